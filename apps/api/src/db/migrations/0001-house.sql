-- Keys are UUIDv7 made in the app. Times are UTC. Names on the wire are camelCase, here snake_case.

create table locales (
  _id uuid primary key,
  code text not null unique,
  name text not null,
  display_name text not null,
  tts_enabled boolean not null default false,
  position integer not null default 0
);

create table strings (
  _id uuid primary key,
  string_number integer generated always as identity unique,
  key text unique,
  created_at timestamptz not null default now()
);

create table string_values (
  string_id uuid not null references strings on delete cascade,
  locale text not null,
  string_value text not null,
  pretty_value text,
  string_audio text,
  -- written by a person: the texts that come with a new version of the code leave it alone
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (string_id, locale)
);
create index string_values_locale on string_values (locale);

create table config (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table lists (
  _id uuid primary key,
  name text not null unique,
  default_value text,
  options text[] not null
);

create table activity_templates (
  _id uuid primary key,
  alias text not null unique,
  activity_template_name text not null,
  family text not null check (family in ('match', 'spell', 'read', 'choose', 'make')),
  multiplayer boolean not null default false,
  image_required boolean not null default false,
  audio_required boolean not null default false,
  hyphen_allowed boolean not null default true,
  spaces_allowed boolean not null default true,
  max_word_length integer,
  min_words integer,
  default_for_reports boolean not null default false,
  available_for_wordlists boolean not null default false,
  only_for_wordlists boolean not null default false
);

create table roles (
  _id uuid primary key,
  alias text not null unique,
  name text not null,
  redirect text not null check (redirect in ('make', 'admin', 'account')),
  flags jsonb not null,
  permissions jsonb not null
);

create table master_organizations (
  _id uuid primary key,
  name text not null,
  plans_type text not null default 'DEFAULT' check (plans_type in ('PREPAID', 'DEFAULT')),
  currency_iso_code text not null default 'USD',
  rep_id uuid,
  created_at timestamptz not null default now()
);
create index master_organizations_rep on master_organizations (rep_id);

create table regions (
  _id uuid primary key,
  master_organization_id uuid not null references master_organizations,
  name text not null,
  created_at timestamptz not null default now()
);
create index regions_master_organization on regions (master_organization_id);

create table learning_centers (
  _id uuid primary key,
  master_organization_id uuid not null references master_organizations,
  region_id uuid references regions,
  name text not null,
  url text not null unique check (url ~ '^[a-z0-9][a-z0-9-]{1,62}$'),
  expiration_date timestamptz,
  time_zone text not null default 'UTC',
  plans_type text not null default 'DEFAULT' check (plans_type in ('PREPAID', 'DEFAULT')),
  one_person boolean not null default false,
  config jsonb not null,
  points jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index learning_centers_master_organization on learning_centers (master_organization_id);
create index learning_centers_region on learning_centers (region_id);

create table users (
  _id uuid primary key,
  email text not null check (email = lower(email)),
  firstname text not null,
  lastname text not null,
  password_hash text not null,
  temporary_password boolean not null default false,
  role_alias text not null references roles (alias),
  flags jsonb not null default '{}',
  available_scopes uuid[] not null default '{}',
  master_organization_id uuid references master_organizations,
  region_id uuid references regions,
  learning_center_id uuid references learning_centers,
  locale text not null default 'en',
  token_version integer not null default 1,
  blocked_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index users_email on users (email);
create index users_role on users (role_alias);
create index users_master_organization on users (master_organization_id);
create index users_region on users (region_id);
create index users_learning_center on users (learning_center_id);
create index users_name on users (lastname, firstname, _id);

alter table master_organizations add foreign key (rep_id) references users;

create table families (
  _id uuid primary key,
  learning_center_id uuid not null references learning_centers,
  name text not null,
  email text check (email = lower(email)),
  phone text,
  location text,
  locales text[] not null default '{en}',
  currency_iso_code text not null default 'USD',
  is_customer boolean not null default false,
  is_prepaid_customer boolean not null default false,
  addons integer not null default 0,
  created_at timestamptz not null default now()
);
create unique index families_email on families (email);
create index families_learning_center on families (learning_center_id);
create index families_customers on families (_id) where is_customer or is_prepaid_customer;

create table family_members (
  _id uuid primary key,
  family_id uuid not null references families on delete cascade,
  firstname text not null,
  lastname text not null,
  username text not null check (username = lower(username)),
  password_hash text not null,
  yob integer check (yob between 1000 and 9999),
  is_admin boolean not null default false,
  type text not null check (type in ('adult', 'child')),
  settings jsonb not null default '{}',
  face text,
  locale text not null default 'en',
  token_version integer not null default 1,
  blocked_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index family_members_username on family_members (username);
create index family_members_family on family_members (family_id);

create table teacher_families (
  teacher_id uuid not null references users on delete cascade,
  family_id uuid not null references families on delete cascade,
  primary key (teacher_id, family_id)
);
create index teacher_families_family on teacher_families (family_id);

create table outbox_messages (
  _id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  error text,
  attempts integer not null default 0
);
create index outbox_messages_created on outbox_messages (created_at desc);
