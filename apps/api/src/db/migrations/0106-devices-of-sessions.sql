-- What people see of a session in the list of devices on which they are signed in.
alter table sessions
  add column browser text not null default '',
  add column system text not null default '',
  add column renewed_at timestamptz not null default now();
create index sessions_of_people on sessions using gin (account_ids) where ended_at is null;
