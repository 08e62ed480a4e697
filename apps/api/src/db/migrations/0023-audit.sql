-- The record of who changed what is searched and narrowed. An entry is about one row, or about many at once.
alter table audit_log
  alter column row_id drop not null,
  add column row_count integer not null default 1;

create extension if not exists pg_trgm;
create index audit_log_words on audit_log using gin (actor_name gin_trgm_ops, row_title gin_trgm_ops);
create index audit_log_resource on audit_log (resource, at desc);
create index audit_log_action on audit_log (action, at desc);
