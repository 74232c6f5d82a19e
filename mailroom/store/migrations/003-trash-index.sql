-- A partial index, because few messages are in the trash: inserting a new message then does not update it.
drop index messages_by_trash;
create index messages_by_trash on messages (trashed_at) where trashed_at is not null;
