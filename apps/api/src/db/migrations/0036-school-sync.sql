-- The lists of a school are kept in step: what links an organisation to its district, which center is which school, who
-- is no longer on the lists, which families a class assigned, and how the last syncs went.

alter table learning_centers add column clever_id text;
create unique index learning_centers_clever on learning_centers (clever_id);

-- Archived by a sync. Who was also blocked by the office stays blocked when they return: only the moment tells.
alter table users add column school_archived_at timestamptz;
alter table families add column school_archived_at timestamptz;
alter table family_members add column school_archived_at timestamptz;

alter table teacher_families add column by_school boolean not null default false;

-- Kept after unlinking, so that the same district finds its people again.
create table school_links (
  master_organization_id uuid primary key references master_organizations on delete cascade,
  district_id text not null,
  district_name text not null,
  -- sealed with a key of the installation; none after unlinking
  sealed_token text,
  product_id uuid references products on delete set null,
  time_zone text not null,
  -- when reading began of the lists that were judged last: older ones are thrown away
  read_at timestamptz,
  linked_at timestamptz not null default now()
);

create table school_syncs (
  _id uuid primary key,
  master_organization_id uuid not null references master_organizations on delete cascade,
  state text not null check (state in ('done', 'waiting', 'failed')),
  asked_by text,
  started_at timestamptz not null,
  ended_at timestamptz not null default now(),
  figures jsonb not null,
  known integer not null default 0,
  -- ids of the school, for who approves; no names are kept
  vanishing text[] not null default '{}',
  error text
);
create index school_syncs_latest on school_syncs (master_organization_id, started_at desc, _id desc);
