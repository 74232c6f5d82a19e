-- Runs on SQLite and on PostgreSQL, so it uses only types and syntax that both support. Times are milliseconds since 1970.

create table messages (
  id text primary key,
  form text not null,
  -- The submitted values as JSON.
  fields text not null,
  page text not null,
  received_at bigint not null,
  state text not null check (state in ('new', 'read', 'done')),
  -- Why the message looks like spam; null for an ordinary message.
  suspect text,
  -- The columns below are derived from `fields`, for lists and for search.
  name text not null,
  subject text not null,
  excerpt text not null,
  email text not null,
  phone text not null,
  search text not null
);
create index messages_by_time on messages (received_at desc, id);
create index messages_by_state on messages (state, received_at desc);
create index messages_by_email on messages (email);
create index messages_by_phone on messages (phone);

create table deliveries (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  channel text not null,
  state text not null check (state in ('waiting', 'delivered', 'given-up')),
  tries integer not null,
  -- Start of the seven days after which the delivery is given up.
  since bigint not null,
  next_at bigint not null,
  leased_until bigint not null,
  lease text not null,
  last_error text
);
create index deliveries_by_time on deliveries (state, next_at);
create index deliveries_by_message on deliveries (message_id);

-- The outcome of each try. Without an error, the message was delivered.
create table tries (
  delivery_id text not null references deliveries (id) on delete cascade,
  at bigint not null,
  error text
);
create index tries_by_delivery on tries (delivery_id, at);

create table secrets (
  name text primary key,
  value text not null
);

-- The id is a hash of the token in the session cookie.
create table sessions (
  id text primary key,
  expires_at bigint not null
);

-- Counts wrong passwords. The origin is a keyed hash of the client's network.
create table wrong_passwords (
  origin text primary key,
  failures integer not null,
  last_at bigint not null,
  paused_until bigint not null
);
