-- Few messages are in the trash: a new message does not have to write into this index.
drop index messages_by_trash;
create index messages_by_trash on messages (trashed_at) where trashed_at is not null;
