-- Groups of activities that authors put together, in no menu of learners: by educational category, or to be built into menus.
create table made_groups (
  _id uuid primary key,
  kind text not null check (kind in ('edu', 'menu')),
  name text not null,
  version integer not null default 1,
  created_by uuid references users on delete set null,
  updated_at timestamptz not null default now()
);
create unique index made_groups_name on made_groups (kind, lower(name));
create index made_groups_name_words on made_groups using gin (name gin_trgm_ops);
create index made_groups_created_by on made_groups (created_by);

create table made_group_elements (
  group_id uuid not null references made_groups on delete cascade,
  position integer not null,
  activity_id uuid references activities,
  inner_id uuid references made_groups,
  primary key (group_id, position),
  check ((activity_id is null) <> (inner_id is null))
);
create index made_group_elements_activity on made_group_elements (activity_id);
create index made_group_elements_inner on made_group_elements (inner_id);
