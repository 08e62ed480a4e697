-- The search of activities filters by these two; read from other tables for each of 20,000 rows they took most of its
-- time. Triggers keep them up to date.
alter table activities
  -- the scopes of its categories
  add column scope_ids uuid[] not null default '{}',
  -- draft_valid of the work in its own language; null without a draft
  add column draft_valid boolean;

create function set_activity_scopes() returns trigger language plpgsql as $$
begin
  update activities set scope_ids = found.scope_ids
  from (
    select changed.activity_id, coalesce(array_agg(distinct category.scope_id)
      filter (where category.scope_id is not null), '{}') as scope_ids
    from (select distinct activity_id from changed_categories) as changed
    left join activity_categories as category using (activity_id)
    group by 1
  ) as found
  where activities._id = found.activity_id and activities.scope_ids <> found.scope_ids;
  return null;
end $$;
create trigger activity_categories_inserted after insert on activity_categories
  referencing new table as changed_categories for each statement execute function set_activity_scopes();
create trigger activity_categories_updated after update on activity_categories
  referencing new table as changed_categories for each statement execute function set_activity_scopes();
create trigger activity_categories_deleted after delete on activity_categories
  referencing old table as changed_categories for each statement execute function set_activity_scopes();

create function set_activity_draft_valid() returns trigger language plpgsql as $$
declare
  valid boolean := case when tg_op = 'DELETE' then null else new.draft_valid end;
begin
  update activities set draft_valid = valid
  where _id = coalesce(new.activity_id, old.activity_id) and draft_valid is distinct from valid;
  return null;
end $$;
create trigger activity_works_draft_saved after insert or update of draft_valid on activity_works
  for each row when (new.language = '') execute function set_activity_draft_valid();
create trigger activity_works_draft_deleted after delete on activity_works
  for each row when (old.language = '') execute function set_activity_draft_valid();

update activities set scope_ids = found.scope_ids
from (select activity_id, array_agg(distinct scope_id) as scope_ids from activity_categories group by 1) as found
where _id = found.activity_id;
update activities set draft_valid = work.draft_valid
from activity_works as work
where work.activity_id = _id and work.language = '' and work.draft_valid is not null;

-- Counts and filters without the rows themselves, which hold the content.
create index activities_listed on activities (_id) include
  (activity_name, activity_template_id, locale, monolingual, is_valid, draft_valid, generated_from, created_by, updated_at,
    scope_ids);
