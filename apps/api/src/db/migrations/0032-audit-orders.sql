-- The audit log is read in either direction by each of its columns; rows of equal order are ordered by their key.
drop index audit_log_at;
create index audit_log_at on audit_log (at, _id);
create index audit_log_by_actor on audit_log (actor_name, _id);
create index audit_log_by_resource on audit_log (resource, _id);
create index audit_log_by_action on audit_log (action, _id);
