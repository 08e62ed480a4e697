-- Organisations and accounts are managed in the office: each row has a version. What an organisation or a region says
-- of its configuration goes down to the centers below it.

alter table master_organizations
  add column version integer not null default 1,
  add column config jsonb not null default '{"locales": ["en"], "defaultLocale": "en"}',
  add column config_version integer not null default 1;

alter table regions
  add column config jsonb not null default '{"locales": ["en"], "defaultLocale": "en"}',
  add column config_version integer not null default 1;

alter table learning_centers
  add column version integer not null default 1,
  add column config_version integer not null default 1,
  alter column config set default '{"locales": ["en"], "defaultLocale": "en"}';

alter table users add column version integer not null default 1;

-- What is printed on the card of a code.
alter table organization_codes add column title text not null default '';
create index organization_codes_activated on organization_codes (learning_center_id, activated_at desc, _id);
