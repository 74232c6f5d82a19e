-- Adds accounts, assignment and history of messages, the audit trail, the trash, and a delivery for each recipient.

drop index messages_by_state;
alter table messages add column status text not null default 'open' check (status in ('open', 'answered', 'done'));
-- The id of the person that the message is assigned to.
alter table messages add column assigned_to text;
-- Counts changes, so that a change based on an older version can be refused.
alter table messages add column version integer not null default 0;
alter table messages add column changed_at bigint not null default 0;
-- When anybody first opened the message. The table `reads` says who has opened it.
alter table messages add column first_read_at bigint;
alter table messages add column language text not null default 'en';
alter table messages add column trashed_at bigint;
update messages set status = 'done' where state = 'done';
update messages set first_read_at = received_at where state <> 'new';
update messages set changed_at = received_at;
alter table messages drop column state;
create index messages_by_status on messages (status, received_at desc);
create index messages_by_change on messages (changed_at);
create index messages_by_trash on messages (trashed_at);

-- Each e-mail address gets its own delivery, so that a refused address does not hide or repeat the deliveries to others.
alter table deliveries add column recipient text not null default '';
drop index deliveries_by_time;
create index deliveries_by_channel on deliveries (channel, state, next_at);

-- Channels that have been set up. “ask”: nobody has decided yet whether the channel also gets earlier messages.
create table channels (
  name text primary key,
  added_at bigint not null,
  backfill text not null check (backfill in ('ask', 'done'))
);
insert into channels (name, added_at, backfill) select channel, min(since), 'done' from deliveries group by channel;

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
  -- A hash of the password; empty until the person has chosen one.
  password text not null,
  -- Encrypted with SECRET_KEY, or with the key in the data folder.
  totp_secret text,
  -- The time step of the last code, so that each code works only once.
  totp_step bigint not null,
  created_at bigint not null,
  closed_at bigint
);

-- The ids of sessions, known browsers, invitations and recovery codes are hashes of their tokens.
create table person_sessions (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  stage text not null check (stage in ('password', 'setup', 'full')),
  device text not null,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null
);
create index person_sessions_by_person on person_sessions (person_id);
create table known_browsers (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  expires_at bigint not null
);
create table invitations (
  id text primary key,
  email text not null,
  role text not null check (role in ('reader', 'handler', 'owner')),
  -- Set if the link lets an existing person choose a new password and second factor.
  person_id text references people (id) on delete cascade,
  created_at bigint not null,
  expires_at bigint not null
);
create table passkeys (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  name text not null,
  created_at bigint not null
);
create table challenges (
  id text primary key,
  challenge text not null,
  expires_at bigint not null
);
create table recovery_codes (
  person_id text not null references people (id) on delete cascade,
  id text not null,
  primary key (person_id, id)
);
drop table wrong_passwords;
create table sign_in_failures (
  -- A keyed hash of the network, browser or account.
  origin text primary key,
  failures integer not null,
  last_at bigint not null,
  paused_until bigint not null
);
drop table sessions;
delete from secrets where name = 'password';

create table reads (
  message_id text not null references messages (id) on delete cascade,
  person_id text not null references people (id) on delete cascade,
  at bigint not null,
  primary key (message_id, person_id)
);
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
