-- Accounts and families are shown and ordered by where they belong: the center, else the region, else the organisation.
-- Looked up for each of 200,000 rows that takes seconds, so each row keeps the name.
alter table users add column place_name text;
alter table families add column place_name text;

create function keep_place_of_user() returns trigger language plpgsql as $$
begin
  new.place_name := coalesce(
    (select name from learning_centers where _id = new.learning_center_id),
    (select name from regions where _id = new.region_id),
    (select name from master_organizations where _id = new.master_organization_id)
  );
  return new;
end $$;

create trigger users_place before insert or update of learning_center_id, region_id, master_organization_id
  on users for each row execute function keep_place_of_user();

create function keep_place_of_family() returns trigger language plpgsql as $$
begin
  new.place_name := (select name from learning_centers where _id = new.learning_center_id);
  return new;
end $$;

create trigger families_place before insert or update of learning_center_id
  on families for each row execute function keep_place_of_family();

create function rename_place() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'learning_centers' then
      update users set place_name = new.name where learning_center_id = new._id;
      update families set place_name = new.name where learning_center_id = new._id;
    when 'regions' then
      update users set place_name = new.name where region_id = new._id and learning_center_id is null;
    else
      update users set place_name = new.name
      where master_organization_id = new._id and region_id is null and learning_center_id is null;
  end case;
  return null;
end $$;

create trigger learning_centers_renamed after update of name on learning_centers
  for each row when (old.name is distinct from new.name) execute function rename_place();
create trigger regions_renamed after update of name on regions
  for each row when (old.name is distinct from new.name) execute function rename_place();
create trigger master_organizations_renamed after update of name on master_organizations
  for each row when (old.name is distinct from new.name) execute function rename_place();

update users set learning_center_id = learning_center_id;
update families set learning_center_id = learning_center_id;

create index users_by_place on users (place_name, _id);
create index families_by_place on families (place_name, _id);
