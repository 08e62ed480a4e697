-- Families are managed in the office: a version for two people at once.
alter table families add column version integer not null default 1;
