-- Reports above the center have the same figures as in the center. Nothing is counted ahead for them any more.
drop trigger activity_results_late on activity_results;
drop function mark_late_result();
drop trigger prepaid_ledger_late on prepaid_ledger;
drop function mark_late_hours();
drop trigger families_marked on families;
drop trigger families_changed on families;
drop trigger families_left on families;
drop function mark_family();
drop trigger family_members_marked on family_members;
drop trigger family_members_changed on family_members;
drop trigger family_members_left on family_members;
drop function mark_member();
drop trigger learning_centers_clock on learning_centers;
drop function mark_clock();

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
  return null;
end $$;

create or replace function add_to_mastery_days() returns trigger language plpgsql as $$
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
  return null;
end $$;

create or replace function change_mastery_days() returns trigger language plpgsql as $$
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
  return null;
end $$;

drop function mark_reached(uuid[], date[], timestamptz[]);
drop function mark_center(uuid, date, date);
drop table counted_centers, stale_centers, center_weeks, center_people, center_cohorts, center_periods,
  center_content_weeks, center_hours_weeks, center_group_months;
