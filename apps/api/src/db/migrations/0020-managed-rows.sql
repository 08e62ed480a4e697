-- What is managed in the office: a version for each row, so that nobody overwrites what they have not seen, and the
-- record of who changed what, which outlives the row.

alter table lists add column version integer not null default 1;
alter table locales add column version integer not null default 1;
alter table regions add column version integer not null default 1;

create table audit_log (
  _id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  actor_name text not null,
  action text not null check (action in ('create', 'edit', 'delete')),
  resource text not null,
  row_id uuid not null,
  row_title text not null,
  before jsonb,
  after jsonb
);
create index audit_log_at on audit_log (at desc, _id);
create index audit_log_row on audit_log (row_id, at desc);
create index audit_log_actor on audit_log (actor_id, at desc);
