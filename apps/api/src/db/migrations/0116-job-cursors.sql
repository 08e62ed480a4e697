-- Where a job that was stopped goes on.
create table job_cursors (
  name text primary key,
  cursor text not null,
  saved_at timestamptz not null default now()
);
