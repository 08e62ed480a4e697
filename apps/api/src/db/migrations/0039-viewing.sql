-- Seeing Flink as another person does: a session of that person's that is bound to the one of who looks, and two entries
-- of the audit log, at its beginning and at its end.
alter table sessions add column viewer_session_id uuid references sessions (_id) on delete cascade;
create index sessions_viewer on sessions (viewer_session_id) where viewer_session_id is not null;

alter table audit_log
  drop constraint audit_log_action_check,
  add constraint audit_log_action_check check (action in ('create', 'edit', 'delete', 'viewStart', 'viewEnd'));
