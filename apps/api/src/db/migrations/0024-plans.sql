-- Plans of an organisation: what it purchased for each product, and what of it regions and centers were given. What a
-- region was given is shared by its centers, for who comes after their own are taken.

create table organization_plans (
  master_organization_id uuid not null references master_organizations on delete cascade,
  product_id uuid not null references products,
  plans integer not null default 0 check (plans >= 0),
  unlimited boolean not null default false,
  addons integer not null default 0 check (addons >= 0),
  total_hours numeric(12, 2) not null default 0 check (total_hours >= 0),
  hours_in_increment numeric(12, 2) not null default 0 check (hours_in_increment between 0 and total_hours),
  cost_per_hour numeric(12, 2) not null default 0 check (cost_per_hour >= 0),
  discount_percents integer not null default 0 check (discount_percents between 0 and 100),
  currency_iso_code text not null default 'USD',
  version integer not null default 1,
  primary key (master_organization_id, product_id),
  check (plans > 0 or unlimited)
);

create table plan_assignments (
  _id uuid primary key,
  master_organization_id uuid not null,
  product_id uuid not null,
  region_id uuid references regions on delete cascade,
  learning_center_id uuid references learning_centers on delete cascade,
  plans integer not null check (plans > 0),
  foreign key (master_organization_id, product_id) references organization_plans on delete cascade,
  check ((region_id is null) <> (learning_center_id is null))
);
create unique index plan_assignments_region on plan_assignments (region_id, product_id);
create unique index plan_assignments_center on plan_assignments (learning_center_id, product_id);
create index plan_assignments_organization on plan_assignments (master_organization_id, product_id);

-- A blocked family is out, and its plan is free for another.
alter table families add column blocked_at timestamptz;
create index families_plans on families (learning_center_id, product_id) where blocked_at is null;
