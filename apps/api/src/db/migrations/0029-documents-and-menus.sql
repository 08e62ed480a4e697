-- Documents, products, solutions and the groups of menus, as they are managed.

alter table documents
  add column version integer not null default 1,
  add column shipped boolean not null default false,
  -- a file that was announced and may have come meanwhile; it takes the place of the other once it is there
  add column upload_key text,
  add column upload_until timestamptz;
alter table documents alter column file_key drop not null;
update documents set shipped = true where file_key like 'documents/%';

alter table products add column version integer not null default 1;
alter table solutions add column version integer not null default 1;
alter table activity_groups add column version integer not null default 1;
