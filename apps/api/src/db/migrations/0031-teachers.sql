-- Which products are available to a teacher (spec 3 §3, teacher assignments).
create table teacher_products (
  teacher_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  position integer not null,
  primary key (teacher_id, product_id)
);
create index teacher_products_product on teacher_products (product_id);
