-- Who had plans of a product and gave all of them back has none; who never had any was never counted. An entry is kept
-- only while there are plans (spec 3 §3), so that it was there is kept here.
create table ended_plans (
  master_organization_id uuid not null references master_organizations on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (master_organization_id, product_id)
);
create index ended_plans_product on ended_plans (product_id);
