
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE deliveries (
    id text NOT NULL,
    message_id text NOT NULL,
    channel text NOT NULL,
    state text NOT NULL,
    tries integer NOT NULL,
    since bigint NOT NULL,
    next_at bigint NOT NULL,
    leased_until bigint NOT NULL,
    lease text NOT NULL,
    last_error text,
    CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given-up'::text])))
);

CREATE TABLE messages (
    id text NOT NULL,
    form text NOT NULL,
    fields text NOT NULL,
    page text NOT NULL,
    received_at bigint NOT NULL,
    state text NOT NULL,
    suspect text,
    name text NOT NULL,
    subject text NOT NULL,
    excerpt text NOT NULL,
    email text NOT NULL,
    phone text NOT NULL,
    search text NOT NULL,
    CONSTRAINT messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'read'::text, 'done'::text])))
);

CREATE TABLE migrations (
    name text NOT NULL
);

CREATE TABLE secrets (
    name text NOT NULL,
    value text NOT NULL
);

CREATE TABLE sessions (
    id text NOT NULL,
    expires_at bigint NOT NULL
);

CREATE TABLE tries (
    delivery_id text NOT NULL,
    at bigint NOT NULL,
    error text
);

CREATE TABLE wrong_passwords (
    origin text NOT NULL,
    failures integer NOT NULL,
    last_at bigint NOT NULL,
    paused_until bigint NOT NULL
);

INSERT INTO deliveries VALUES ('00000004-0000-4000-8000-000000000000:email', '00000004-0000-4000-8000-000000000000', 'email', 'waiting', 1, 1784211124000, 1784211124000, 1784211270000, 'a-lease', NULL);
INSERT INTO deliveries VALUES ('00000004-0000-4000-8000-000000000000:webhook', '00000004-0000-4000-8000-000000000000', 'webhook', 'waiting', 1, 1784211124000, 1784211124000, 1784211270000, 'a-lease', NULL);
INSERT INTO deliveries VALUES ('00000002-0000-4000-8000-000000000000:webhook', '00000002-0000-4000-8000-000000000000', 'webhook', 'delivered', 1, 1784211122000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000006-0000-4000-8000-000000000000:webhook', '00000006-0000-4000-8000-000000000000', 'webhook', 'delivered', 1, 1784211126000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000003-0000-4000-8000-000000000000:webhook', '00000003-0000-4000-8000-000000000000', 'webhook', 'delivered', 1, 1784211123000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000005-0000-4000-8000-000000000000:webhook', '00000005-0000-4000-8000-000000000000', 'webhook', 'delivered', 1, 1784211125000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000001-0000-4000-8000-000000000000:email', '00000001-0000-4000-8000-000000000000', 'email', 'waiting', 1, 1784211121000, 1784211240000, 0, '', '421 try again later');
INSERT INTO deliveries VALUES ('00000005-0000-4000-8000-000000000000:email', '00000005-0000-4000-8000-000000000000', 'email', 'delivered', 1, 1784211125000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000006-0000-4000-8000-000000000000:email', '00000006-0000-4000-8000-000000000000', 'email', 'delivered', 1, 1784211126000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000003-0000-4000-8000-000000000000:email', '00000003-0000-4000-8000-000000000000', 'email', 'given-up', 1, 1784211123000, 1784211180000, 0, '', '550 no such user');
INSERT INTO deliveries VALUES ('00000001-0000-4000-8000-000000000000:webhook', '00000001-0000-4000-8000-000000000000', 'webhook', 'delivered', 1, 1784211121000, 1784211180000, 0, '', NULL);
INSERT INTO deliveries VALUES ('00000002-0000-4000-8000-000000000000:email', '00000002-0000-4000-8000-000000000000', 'email', 'delivered', 1, 1784211122000, 1784211180000, 0, '', NULL);

INSERT INTO messages VALUES ('00000001-0000-4000-8000-000000000000', 'contact', '{"name":"New Person","email":"new@example.com","phone":"(713) 555-0188","message":"Message 1. From New Person."}', '/about', 1784211121000, 'new', NULL, 'New Person', 'Message 1', 'From New Person.', 'new@example.com', '7135550188', 'new person
new@example.com
(713) 555-0188
message 1. from new person.');
INSERT INTO messages VALUES ('00000004-0000-4000-8000-000000000000', 'contact', '{"name":"Suspect Person","email":"suspect@example.com","phone":"(713) 555-0188","message":"Message 4. From Suspect Person."}', '/about', 1784211124000, 'new', 'trap', 'Suspect Person', 'Message 4', 'From Suspect Person.', 'suspect@example.com', '7135550188', 'suspect person
suspect@example.com
(713) 555-0188
message 4. from suspect person.');
INSERT INTO messages VALUES ('00000005-0000-4000-8000-000000000000', 'mortgage', '{"fullName":"Tomas Brandvold","bestContact":"(713) 555-0199","loanType":"Refinance","loanAmount":"1850000","propertyZip":"77007","creditRange":"","notes":"Evidence needed","consent":"yes"}', '/', 1784211125000, 'new', NULL, 'Tomas Brandvold', 'Refinance, $1,850,000, 77007', 'Evidence needed', '', '7135550199', 'tomas brandvold
(713) 555-0199
refinance
1850000
77007

evidence needed
yes');
INSERT INTO messages VALUES ('00000006-0000-4000-8000-000000000000', 'newsletter', '{"email":"reader@example.com","terms":"yes"}', '/blog', 1784211126000, 'new', NULL, 'reader@example.com', 'Wants the letter', '', 'reader@example.com', '', 'reader@example.com
yes');
INSERT INTO messages VALUES ('00000007-0000-4000-8000-000000000000', 'contact', '{"name":"Before Channels","email":"before@example.com","phone":"(713) 555-0188","message":"Message 7. From Before Channels."}', '/about', 1784211127000, 'new', NULL, 'Before Channels', 'Message 7', 'From Before Channels.', 'before@example.com', '7135550188', 'before channels
before@example.com
(713) 555-0188
message 7. from before channels.');
INSERT INTO messages VALUES ('00000002-0000-4000-8000-000000000000', 'contact', '{"name":"Read Person","email":"read@example.com","phone":"(713) 555-0188","message":"Message 2. From Read Person."}', '/about', 1784211122000, 'read', NULL, 'Read Person', 'Message 2', 'From Read Person.', 'read@example.com', '7135550188', 'read person
read@example.com
(713) 555-0188
message 2. from read person.');
INSERT INTO messages VALUES ('00000003-0000-4000-8000-000000000000', 'contact', '{"name":"Done Person","email":"done@example.com","phone":"(713) 555-0188","message":"Message 3. From Done Person."}', '/about', 1784211123000, 'done', NULL, 'Done Person', 'Message 3', 'From Done Person.', 'done@example.com', '7135550188', 'done person
done@example.com
(713) 555-0188
message 3. from done person.');

INSERT INTO migrations VALUES ('001-messages');

INSERT INTO secrets VALUES ('password', 'scrypt:32768:8:1:FfOhV4yDmLZyTubJxyw7qA==:5jorR+r9CDaT5Z7k8xlG/s32NV4Q5Q0noYRKRkWmACI=');
INSERT INTO secrets VALUES ('origins', 'HS3RNCPJUW8nrcgtngDJGELcMB9Q0zD66BTxhxct8/g=');

INSERT INTO sessions VALUES ('4fb7db30567727c00d7cac2ccde11d84657e21a5ea65333e40459794edf41c3d', 1795005432890);

INSERT INTO tries VALUES ('00000002-0000-4000-8000-000000000000:webhook', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000006-0000-4000-8000-000000000000:webhook', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000003-0000-4000-8000-000000000000:webhook', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000005-0000-4000-8000-000000000000:webhook', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000001-0000-4000-8000-000000000000:email', 1784211180000, '421 try again later');
INSERT INTO tries VALUES ('00000005-0000-4000-8000-000000000000:email', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000006-0000-4000-8000-000000000000:email', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000003-0000-4000-8000-000000000000:email', 1784211180000, '550 no such user');
INSERT INTO tries VALUES ('00000001-0000-4000-8000-000000000000:webhook', 1784211180000, NULL);
INSERT INTO tries VALUES ('00000002-0000-4000-8000-000000000000:email', 1784211180000, NULL);

INSERT INTO wrong_passwords VALUES ('ck0lyKfxrz6M+vd6lMUdk7zUa2Jy1WaihezADJ8kCfc=', 1, 1794962233003, 1794962233003);

ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);

ALTER TABLE ONLY secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY wrong_passwords
    ADD CONSTRAINT wrong_passwords_pkey PRIMARY KEY (origin);

CREATE INDEX deliveries_by_message ON deliveries USING btree (message_id);

CREATE INDEX deliveries_by_time ON deliveries USING btree (state, next_at);

CREATE INDEX messages_by_email ON messages USING btree (email);

CREATE INDEX messages_by_phone ON messages USING btree (phone);

CREATE INDEX messages_by_state ON messages USING btree (state, received_at DESC);

CREATE INDEX messages_by_time ON messages USING btree (received_at DESC, id);

CREATE INDEX tries_by_delivery ON tries USING btree (delivery_id, at);

ALTER TABLE ONLY deliveries
    ADD CONSTRAINT deliveries_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY tries
    ADD CONSTRAINT tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES deliveries(id) ON DELETE CASCADE;

