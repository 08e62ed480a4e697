-- Hours that families played of those they had bought, as a cell like the others: one center in one week that is over.
create table center_hours_weeks (
  learning_center_id uuid not null,
  week date not null,
  product_id uuid not null,
  -- who played them, and how many others of the center played that week
  learners integer not null,
  others integer not null,
  seconds bigint not null,
  primary key (learning_center_id, week, product_id)
);

-- All of it is counted by the next run.
insert into stale_centers (learning_center_id, from_day, until_day)
  select learning_center_id, '-infinity', 'infinity' from counted_centers;

-- Hours of a day that was counted already.
create function mark_late_hours() returns trigger language plpgsql as $$
begin
  insert into stale_centers (learning_center_id, from_day, until_day)
  select counted.learning_center_id, late.day, late.day
  from family_centers as place
  join learning_centers as center on center._id = place.learning_center_id
  cross join lateral (select (new.ended_at at time zone center.time_zone)::date as day) as late
  join counted_centers as counted on counted.learning_center_id = center._id and late.day < counted.until_day
  where place.family_id = new.family_id and late.day >= place.from_day and late.day < place.until_day;
  return null;
end $$;

create trigger prepaid_ledger_late after insert on prepaid_ledger
  for each row when (new.kind in ('played', 'tracked') and new.ended_at < now() - interval '1 minute')
  execute function mark_late_hours();

-- What comes within a minute is never late: a day is counted two minutes after it is over. So who plays reads nothing
-- more, at any hour and by any clock.
create or replace function add_to_center_days() returns trigger language plpgsql as $$
begin
  insert into center_play_days (learning_center_id, day, slot, seconds, together_seconds)
  select place.learning_center_id, added.day, slot_of(added.learner_id), sum(added.seconds),
    coalesce(sum(added.seconds) filter (where added.together), 0)
  from added
  join family_members as member on member._id = added.learner_id
  join family_centers as place on place.family_id = member.family_id
    and added.day >= place.from_day and added.day < place.until_day
  where added.seconds > 0
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (learning_center_id, day, slot) do update set
    seconds = center_play_days.seconds + excluded.seconds,
    together_seconds = center_play_days.together_seconds + excluded.together_seconds;
  if exists (select from added where ended_at < now() - interval '1 minute') then
    -- Of the center of that day, and of the one that the family has now.
    insert into stale_centers (learning_center_id, from_day, until_day)
    select counted.learning_center_id, min(added.day), max(added.day) from added
    join family_members as member on member._id = added.learner_id
    join lateral (
      select place.learning_center_id from family_centers as place where place.family_id = member.family_id
        and added.day >= place.from_day and added.day < place.until_day
      union select family.learning_center_id from families as family where family._id = member.family_id
    ) as center on true
    join counted_centers as counted on counted.learning_center_id = center.learning_center_id
      and added.day < counted.until_day
    group by 1;
  end if;
  return null;
end $$;

create or replace function add_to_mastery_days() returns trigger language plpgsql as $$
declare
  late record;
begin
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
