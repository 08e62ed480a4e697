-- Menus: what a product offers to play, by level and subject.

-- Which solution a learner starts with, by locale code (spec 1 §6). No key to the solution: one that is gone is passed over.
alter table products
  add column default_solutions_for_admins jsonb not null default '{}'
    check (jsonb_typeof(default_solutions_for_admins) = 'object'),
  add column default_solutions_for_members jsonb not null default '{}'
    check (jsonb_typeof(default_solutions_for_members) = 'object');

create table solutions (
  _id uuid primary key,
  product_id uuid not null references products,
  display_name text not null,
  locale text not null,
  position integer not null,
  created_at timestamptz not null default now()
);
create index solutions_product on solutions (product_id, position);

create table activity_groups (
  _id uuid primary key,
  solution_id uuid not null references solutions on delete cascade,
  name text not null,
  level smallint not null check (level > 0),
  subject text not null,
  position integer not null,
  -- the wordlist, where it was generated from one
  generated_from uuid,
  -- the activity of the template that is the default for reports (spec 1 §4, mastery of groups)
  default_activity_id uuid references activities on delete set null
);
create index activity_groups_solution on activity_groups (solution_id, position);
create index activity_groups_default_activity on activity_groups (default_activity_id);

create table activity_group_items (
  group_id uuid not null references activity_groups on delete cascade,
  activity_id uuid not null references activities on delete cascade,
  position integer not null,
  primary key (group_id, activity_id)
);
create index activity_group_items_activity on activity_group_items (activity_id);
