-- On how many days each learner played, together; and of how many learners what was played together, begun and mastered is
-- a sum. A center in a week is counted with it by the next run.
alter table center_weeks
  add column days integer not null default 0,
  add column together_learners integer not null default 0,
  add column beginners integer not null default 0,
  add column masterers integer not null default 0;

insert into stale_centers (learning_center_id, from_day, until_day)
  select learning_center_id, '-infinity', 'infinity' from counted_centers;

-- A report that is sent is an insert that gives way to an update: both are told of each statement, mostly of nothing.
create or replace function add_to_mastery_days() returns trigger language plpgsql as $$
declare
  late record;
begin
  if not exists (select from added) then
    return null;
  end if;
  insert into learner_mastery_days (learner_id, day, begun, mastered)
  select learner_id, day, sum(begun), sum(mastered) from (
    select learner_id, begun_on as day, 1 as begun, 0 as mastered from added
    union all select learner_id, mastered_on, 0, 1 from added
  ) as change
  where day is not null group by 1, 2 order by 1, 2
  on conflict (learner_id, day) do update set
    begun = learner_mastery_days.begun + excluded.begun,
    mastered = learner_mastery_days.mastered + excluded.mastered;
  -- What is begun and not mastered is begun now.
  select array_agg(learner_id) as learners, array_agg(day) as days, array_agg(moment) as moments into late from (
    select learner_id, begun_on as day, date_mastered as moment from added
    union all select learner_id, mastered_on, date_mastered from added where mastered_on is distinct from begun_on
  ) as change where moment < now() - interval '1 minute';
  if late.learners is not null then
    perform mark_reached(late.learners, late.days, late.moments);
  end if;
  return null;
end $$;

create or replace function change_mastery_days() returns trigger language plpgsql as $$
declare
  late record;
begin
  if not exists (
    select from after join before using (learner_id, item_id)
    where (after.mastered_on, after.date_mastered, after.mastered, after.mastered_together)
      is distinct from (before.mastered_on, before.date_mastered, before.mastered, before.mastered_together)
  ) then
    return null;
  end if;
  insert into learner_mastery_days (learner_id, day, begun, mastered)
  select learner_id, day, 0, sum(mastered) from (
    select after.learner_id, after.mastered_on as day, 1 as mastered
      from after join before using (learner_id, item_id)
      where after.mastered_on is distinct from before.mastered_on
    union all select before.learner_id, before.mastered_on, -1
      from after join before using (learner_id, item_id)
      where after.mastered_on is distinct from before.mastered_on
  ) as change
  where day is not null group by 1, 2 order by 1, 2
  on conflict (learner_id, day) do update set mastered = learner_mastery_days.mastered + excluded.mastered;
  select array_agg(learner_id) as learners, array_agg(day) as days, array_agg(moment) as moments into late from (
    select after.learner_id, change.day, change.moment
    from after join before using (learner_id, item_id),
      lateral (values (after.mastered_on, after.date_mastered), (before.mastered_on, before.date_mastered))
        as change(day, moment)
    where after.mastered_on is distinct from before.mastered_on
    union all select after.learner_id, null, moment
    from after join before using (learner_id, item_id),
      unnest(array[after.date_mastered, before.date_mastered]) as moment
    where after.begun_on is null and (after.date_mastered, after.mastered, after.mastered_together)
      is distinct from (before.date_mastered, before.mastered, before.mastered_together)
  ) as change where moment < now() - interval '1 minute';
  if late.learners is not null then
    perform mark_reached(late.learners, late.days, late.moments);
  end if;
  return null;
end $$;
