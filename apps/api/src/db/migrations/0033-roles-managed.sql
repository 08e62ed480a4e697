-- Roles are managed in the office; those of the product keep what was changed there.
alter table roles
  add column version integer not null default 1,
  alter column flags set default '{}';
