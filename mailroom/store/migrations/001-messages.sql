-- One file for both stores: types and words that SQLite and PostgreSQL both know. Times are milliseconds since 1970.

create table messages (
  id text primary key,
  form text not null,
  -- what was typed, as JSON
  fields text not null,
  page text not null,
  received_at bigint not null,
  state text not null check (state in ('new', 'read', 'done')),
  -- null: an ordinary message; else why it stands apart
  suspect text,
  -- made from the fields, for lists and for finding a person again
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
  -- the seven days are counted from here
  since bigint not null,
  next_at bigint not null,
  leased_until bigint not null,
  lease text not null,
  last_error text
);
create index deliveries_by_time on deliveries (state, next_at);
create index deliveries_by_message on deliveries (message_id);

-- what became of each try; no error: delivered
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

-- of a session only the hash of what the cookie holds
create table sessions (
  id text primary key,
  expires_at bigint not null
);

-- wrong passwords, by a keyed hash of where they came from
create table wrong_passwords (
  origin text primary key,
  failures integer not null,
  last_at bigint not null,
  paused_until bigint not null
);
