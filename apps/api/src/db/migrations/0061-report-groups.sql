-- Named sets of reports with their own parameters; each is of who made it.
create table report_groups (
  _id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  reports text[] not null check (cardinality(reports) > 0),
  days text not null,
  compared text not null,
  created_at timestamptz not null default now()
);
create index report_groups_owner on report_groups (owner_id, name);
