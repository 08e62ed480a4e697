-- Spec 1 §2: the activity that stands last in its group, whatever it is called. Until now it was found by its name.
alter table activity_groups add column last_activity_id uuid references activities on delete set null;
create index activity_groups_last_activity on activity_groups (last_activity_id);
alter table removed_activity_groups add column last_activity_id uuid;
update activity_groups as node set last_activity_id = (
  select activity._id from activity_group_items as item
  join activities as activity on activity._id = item.activity_id
  where item.group_id = node._id
    and activity.activity_name in ('I Know These Words', 'Conozco estas palabras', 'Nayajua maneno haya')
  order by item.position desc, activity._id limit 1
);
