-- The ways in: passwords, codes, pending registrations, school sign-in, and access that hangs on payment.

create table products (
  _id uuid primary key,
  name text not null unique,
  one_person boolean not null default false,
  created_at timestamptz not null default now()
);

alter table learning_centers
  add column product_id uuid references products,
  add column locations text[] not null default '{}';

alter table master_organizations add column clever_district_id text unique;

alter table users add column clever_id text;
create unique index users_clever on users (clever_id);

alter table families
  add column product_id uuid references products,
  add column message_locale text not null default 'en',
  add column agree_receive_text_messages boolean not null default false,
  -- what a payment can be taken from again; without it nothing can be resumed
  add column payment_method_id text;

alter table family_members add column clever_id text;
create unique index family_members_clever on family_members (clever_id);

-- Links of limited life that set a password. Only the hash is kept: who reads the table cannot use it.
create table password_links (
  token_hash text primary key,
  user_id uuid references users on delete cascade,
  family_id uuid references families on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check ((user_id is null) <> (family_id is null))
);
create index password_links_user on password_links (user_id);
create index password_links_family on password_links (family_id);
create index password_links_expiry on password_links (expires_at);

-- Counters of failed guesses, shared by all servers (rate-limiter-flexible's own columns).
create table sign_in_guesses (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index sign_in_guesses_expire on sign_in_guesses (expire);

-- Places a person has signed in from: a stranger's failures elsewhere do not shut them out.
create table sign_in_places (
  account_id uuid not null,
  place_hash text not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, place_hash)
);

create table organization_codes (
  _id uuid primary key,
  code text not null unique check (code = upper(code)),
  learning_center_id uuid not null references learning_centers,
  product_id uuid not null references products,
  activated_at timestamptz,
  family_id uuid references families on delete set null,
  created_at timestamptz not null default now()
);
create index organization_codes_center on organization_codes (learning_center_id);

create table pending_registrations (
  _id text primary key,
  email text not null,
  is_paid boolean not null default false,
  is_finished boolean not null default false,
  product_id uuid not null references products,
  learning_center_id uuid not null references learning_centers,
  family_id uuid references families on delete set null,
  created_at timestamptz not null default now()
);

-- Purchase states as sign-in reads them (spec 1 §3); billing writes them.
create table purchases (
  _id uuid primary key,
  family_id uuid not null references families on delete cascade,
  product_id uuid not null references products,
  payment_service_name text not null default 'free',
  is_subscription boolean not null default false,
  is_level_subscription boolean not null default false,
  status text not null default 'Active' check (status in ('Active', 'Pending', 'Expired', 'Canceled', 'Past Due')),
  is_pending boolean not null default false,
  is_refunded boolean not null default false,
  is_rejected boolean not null default false,
  resume_subscription boolean not null default false,
  retry_transaction boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index purchases_family on purchases (family_id);

create table documents (
  _id uuid primary key,
  name text not null,
  locale text not null,
  file_key text not null,
  created_at timestamptz not null default now()
);
