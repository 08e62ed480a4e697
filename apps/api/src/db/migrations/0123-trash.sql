-- Deleted rows, kept for 30 days so that they can be restored. A row is moved here as JSON in the transaction that
-- deletes it, so that no other query has to leave it out.

create table trash (
  _id uuid primary key,
  -- what one press deleted: Undo restores all of it
  batch_id uuid not null,
  -- as in the audit log: the resource, or what authors make
  kind text not null,
  row_id uuid not null,
  title text not null,
  content jsonb not null,
  -- [{ "table", "row" }]: rows that were deleted with it
  belonging jsonb not null default '[]',
  -- [{ "table", "key", "values" }]: columns that referred to it and were set to null
  unlinked jsonb not null default '[]',
  -- removed with the last trace of it
  folders text[] not null default '{}',
  deleted_by uuid not null,
  deleted_by_name text not null,
  deleted_at timestamptz not null default now()
);
create index trash_kind on trash (kind, deleted_at desc, _id);
create index trash_batch on trash (batch_id);
create index trash_row on trash (row_id);
create index trash_deleted_at on trash (deleted_at);

alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check
    (action in ('create', 'edit', 'delete', 'restore', 'purge', 'download', 'viewStart', 'viewEnd'));
