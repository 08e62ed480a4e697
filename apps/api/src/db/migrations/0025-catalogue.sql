-- What the office manages of the catalogue. `shipped` rows come with the product: they are changed, but not deleted.

alter table activity_templates
  add column version integer not null default 1,
  add column shipped boolean not null default false;
update activity_templates set shipped = true;
-- The state of a group that was generated from words is read from one template alone (spec 3 §4.4).
create unique index activity_templates_default_for_reports on activity_templates (default_for_reports)
  where default_for_reports;

alter table themes
  add column _id uuid not null default gen_random_uuid(),
  add column version integer not null default 1,
  add column shipped boolean not null default false;
alter table themes alter column _id drop default;
alter table themes drop constraint themes_pkey;
alter table themes add primary key (_id);
alter table themes add unique (name);
update themes set shipped = true;

-- Solutions and learners name them; the drawn ones are known by that name too.
create table characters (
  _id uuid primary key,
  version integer not null default 1,
  shipped boolean not null default false,
  name text not null unique,
  position integer not null default 0,
  -- by locale code
  names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  -- keys of pictures; a drawn character needs none
  idle text,
  happy text,
  thinking text,
  celebrating text
);

create table landing_pages (
  _id uuid primary key,
  version integer not null default 1,
  code text not null unique,
  -- by locale code
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object')
);

create table global_buttons (
  _id uuid primary key,
  version integer not null default 1,
  name text not null unique,
  -- by locale code
  labels jsonb not null check (jsonb_typeof(labels) = 'object'),
  pictures jsonb not null default '{}' check (jsonb_typeof(pictures) = 'object'),
  sounds jsonb not null default '{}' check (jsonb_typeof(sounds) = 'object')
);
