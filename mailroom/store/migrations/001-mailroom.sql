-- Runs on SQLite and on PostgreSQL, so it uses only types and syntax that both support. Times are milliseconds since 1970.

create table messages (
  id text primary key,
  form text not null,
  -- The submitted values as JSON.
  fields text not null,
  page text not null,
  language text not null,
  received_at bigint not null,
  status text not null default 'open' check (status in ('open', 'answered', 'done')),
  -- Why the message looks like spam; null for an ordinary message.
  suspect text,
  assigned_to text,
  -- Counts changes, so that a change based on an older version can be refused.
  version integer not null default 0,
  changed_at bigint not null,
  -- When anybody first opened the message. The table `reads` says who has opened it.
  first_read_at bigint,
  trashed_at bigint,
  -- The hash of the token with which its sender follows the message.
  receipt text unique,
  -- The message that this one adds something to.
  added_to text,
  -- The columns below are derived from `fields`, for lists and for search.
  name text not null,
  subject text not null,
  excerpt text not null,
  email text not null,
  phone text not null,
  search text not null
);
create index messages_by_time on messages (received_at desc, id);
create index messages_by_status on messages (status, received_at desc);
create index messages_by_change on messages (changed_at);
-- A partial index, because few messages are in the trash: inserting a new message then does not update it.
create index messages_by_trash on messages (trashed_at) where trashed_at is not null;
create index messages_by_email on messages (email);
create index messages_by_phone on messages (phone);

-- Each e-mail address has a delivery of its own, so that a refused address does not hide or repeat the deliveries to others.
create table deliveries (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  channel text not null,
  recipient text not null,
  state text not null check (state in ('waiting', 'delivered', 'given-up')),
  tries integer not null,
  -- Start of the seven days after which the delivery is given up.
  since bigint not null,
  next_at bigint not null,
  leased_until bigint not null,
  lease text not null,
  last_error text
);
create index deliveries_by_channel on deliveries (channel, state, next_at);
create index deliveries_by_message on deliveries (message_id);

-- The outcome of each try. Without an error, the message was delivered.
create table tries (
  delivery_id text not null references deliveries (id) on delete cascade,
  at bigint not null,
  error text
);
create index tries_by_delivery on tries (delivery_id, at);

-- Single values that are stored between runs, such as the time of the last retention run.
create table memory (
  name text primary key,
  value text not null
);

create table people (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null check (role in ('reader', 'handler', 'owner')),
  -- The account at the OpenID Connect provider, once the person has signed in there.
  issuer text,
  subject text,
  created_at bigint not null,
  closed_at bigint,
  unique (issuer, subject)
);

-- The ids of sessions and links are hashes of their tokens.
create table person_sessions (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  device text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);
create index person_sessions_by_person on person_sessions (person_id);
create table sign_in_links (
  id text primary key,
  -- Null for the link that makes the first owner.
  person_id text references people (id) on delete cascade,
  -- The hash of a cookie of the browser that asked for the link; empty if the link works in every browser.
  browser text not null,
  expires_at bigint not null
);

create table reads (
  message_id text not null references messages (id) on delete cascade,
  person_id text not null references people (id) on delete cascade,
  at bigint not null,
  primary key (message_id, person_id)
);
create index reads_by_person on reads (person_id);
-- The history of a message, with the notes of staff. It is deleted with the message.
create table message_events (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  at bigint not null,
  version integer not null,
  person_id text,
  kind text not null,
  detail text not null
);
create index message_events_by_message on message_events (message_id, at);

-- Entries are kept after messages and accounts are deleted, and never contain what a visitor typed.
create table audit (
  id text primary key,
  at bigint not null,
  person_id text,
  person text not null,
  action text not null,
  subject text not null,
  detail text not null
);
create index audit_by_time on audit (at desc, id);
