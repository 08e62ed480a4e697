-- Building menus: a version for each, so that nobody overwrites what they have not seen, and words that are found fast.

alter table solutions add column menu_version integer not null default 1;

-- What a group was that somebody took out of a menu and may bring back: its entries come with the menu that is saved.
create table removed_activity_groups (
  _id uuid primary key,
  solution_id uuid not null references solutions on delete cascade,
  generated_from uuid,
  default_activity_id uuid,
  pictures jsonb not null,
  removed_at timestamptz not null default now()
);
create index removed_activity_groups_solution on removed_activity_groups (solution_id, removed_at);

create index activities_name_words on activities using gin (activity_name gin_trgm_ops);
create index activity_groups_name_words on activity_groups using gin (name gin_trgm_ops);
create index activities_name on activities (activity_name, _id);
create index activity_groups_name on activity_groups (name, _id);
