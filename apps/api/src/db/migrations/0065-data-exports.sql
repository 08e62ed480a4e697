-- What people asked to take along. Its rows are written in parts; each says how far it has come, so that a server that
-- stops in the middle is followed by one that goes on from there.
create table data_exports (
  _id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Where the owner stood: moved elsewhere, they no longer find it.
  standing text not null,
  -- The center whose people stand in its rows; null where it holds sums and payments alone. No key: its file goes when
  -- somebody of that center is deleted, and with its days.
  learning_center_id uuid,
  name text not null check (name <> ''),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  place text,
  locale text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'writing', 'stopped', 'ready', 'failed', 'gone')),
  -- The folder of its parts: another one whenever it begins anew.
  content_id uuid not null,
  -- Who writes it, and until when nobody else does.
  writer uuid,
  held_until timestamptz,
  tries smallint not null default 0,
  parts integer not null default 0,
  rows_written bigint not null default 0,
  rows_total bigint,
  -- The order and the key of the last row that is written.
  after jsonb,
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  until timestamptz
);
create index data_exports_owner on data_exports (owner_id, created_at);
create index data_exports_state on data_exports (state, asked_at);
create index data_exports_center on data_exports (learning_center_id) where learning_center_id is not null;
create unique index data_exports_content on data_exports (content_id);

alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check
    check (action in ('create', 'edit', 'delete', 'download', 'viewStart', 'viewEnd'));
