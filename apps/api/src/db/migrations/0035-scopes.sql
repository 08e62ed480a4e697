-- What authors sort their activities by; users.available_scopes says who works in which (spec 3 §3, §6).
create table scopes (
  _id uuid primary key,
  name text not null,
  categories jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create unique index scopes_name on scopes (name);
create index users_available_scopes on users using gin (available_scopes);
