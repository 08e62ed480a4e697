-- Who uploaded or copied a file of the makers. A file without a row belongs to nobody: authors and the head office
-- may change it, translators may not.
create table file_owners (
  key text primary key,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null default now()
);
create index file_owners_user on file_owners (user_id);

-- Translators of one kind of activity are asked by the folder they write to.
create index activities_content_folder on activities (content_folder);
