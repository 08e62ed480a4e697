-- The table of families shows, searches and orders by the names of their members. Put together for each of 200,000
-- families that takes seconds, so each family keeps them, the one who holds the account first.
alter table families add column member_names text not null default '';

create function names_of_members(family uuid) returns text language sql stable as $$
  select coalesce(string_agg(firstname, ', ' order by is_admin desc, _id), '')
  from family_members where family_id = family
$$;

create function keep_member_names() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update families set member_names = names_of_members(_id) where _id = old.family_id;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.family_id <> old.family_id) then
    update families set member_names = names_of_members(_id) where _id = new.family_id;
  end if;
  return null;
end $$;

create trigger family_members_names after insert or delete or update of firstname, is_admin, family_id
  on family_members for each row execute function keep_member_names();

update families set member_names = names_of_members(_id);

create index families_words on families using gin (name gin_trgm_ops, email gin_trgm_ops, member_names gin_trgm_ops);
create index families_by_members on families (member_names, _id);
