-- Sums for reports, kept in the transaction that plays and made again from the raw rows by a job.

-- Minutes belong to the learning center that the family had when it played (decisions: Sums in reports). A family that
-- moves counts there from the next day on: minutes of a day never have to be carried from one center to another.
-- No key to the center: what was played there stays in the sums of the others when it is gone.
create table family_centers (
  family_id uuid not null references families on delete cascade,
  from_day date not null,
  -- the first day that is no longer of it
  until_day date not null default 'infinity',
  learning_center_id uuid not null,
  primary key (family_id, from_day),
  check (from_day < until_day)
);
create index family_centers_center on family_centers (learning_center_id);

create function keep_center_of_family() returns trigger language plpgsql as $$
declare
  next_day date;
begin
  if tg_op = 'INSERT' then
    insert into family_centers (family_id, from_day, learning_center_id)
    values (new._id, '-infinity', new.learning_center_id);
    return null;
  end if;
  -- The later of both clocks: a day that has begun anywhere stays whole.
  select max((now() at time zone time_zone)::date) + 1 into next_day
  from learning_centers where _id in (old.learning_center_id, new.learning_center_id);
  delete from family_centers where family_id = new._id and from_day >= next_day;
  update family_centers set until_day = next_day where family_id = new._id and until_day > next_day;
  insert into family_centers (family_id, from_day, learning_center_id)
  values (new._id, next_day, new.learning_center_id);
  return null;
end $$;

create trigger families_center_kept after insert on families
  for each row execute function keep_center_of_family();
create trigger families_center_moved after update of learning_center_id on families
  for each row when (old.learning_center_id is distinct from new.learning_center_id)
  execute function keep_center_of_family();

insert into family_centers (family_id, from_day, learning_center_id)
  select _id, '-infinity', learning_center_id from families;

-- An adult and a child at one device, as points count it.
alter table play_time add column together boolean not null default false;
update play_time set together = true from family_members as own
  where own._id = play_time.learner_id and exists (
    select from play_time as other join family_members as with_whom on with_whom._id = other.learner_id
    where other._id = play_time._id and with_whom.type <> own.type);

alter table learner_play_days
  add column together_seconds integer not null default 0 check (together_seconds between 0 and seconds);
update learner_play_days as played set together_seconds = beat.seconds
  from (select learner_id, day, sum(seconds)::integer as seconds from play_time where together group by 1, 2) as beat
  where beat.learner_id = played.learner_id and beat.day = played.day;

-- By slots, so that a hundred devices of one center seldom wait for one row. What deleted learners had played stays in
-- the sum and is kept apart, because no raw row tells it any more.
create table center_play_days (
  learning_center_id uuid not null,
  day date not null,
  slot smallint not null,
  seconds bigint not null,
  together_seconds bigint not null,
  forgotten_seconds bigint not null default 0,
  forgotten_together_seconds bigint not null default 0,
  primary key (learning_center_id, day, slot)
);

create function slot_of(learner uuid) returns smallint language sql immutable parallel safe as
  'select (get_byte(uuid_send(learner), 15) % 16)::smallint';

-- In the order of the key: two that bring minutes of the same centers wait, and never for each other.
create function add_to_center_days() returns trigger language plpgsql as $$
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

create trigger play_time_summed after insert on play_time
  referencing new table as added for each statement execute function add_to_center_days();

insert into center_play_days (learning_center_id, day, slot, seconds, together_seconds)
  select place.learning_center_id, played.day, slot_of(played.learner_id), sum(played.seconds),
    sum(played.together_seconds)
  from learner_play_days as played
  join family_members as member on member._id = played.learner_id
  join family_centers as place on place.family_id = member.family_id
    and played.day >= place.from_day and played.day < place.until_day
  where played.seconds > 0
  group by 1, 2, 3;

-- Of activities, not of groups: the day on which it was begun and the one on which it was mastered, by the clock of the
-- center of that moment. Mastery follows the learner, so its sums have no center.
alter table learner_reports add column begun_on date, add column mastered_on date;

create table learner_mastery_days (
  learner_id uuid not null references family_members on delete cascade,
  day date not null,
  begun integer not null default 0,
  mastered integer not null default 0,
  primary key (learner_id, day)
);

create function date_learner_report() returns trigger language plpgsql as $$
declare
  zone text;
begin
  if tg_op = 'UPDATE' and (new.begun_on is null or new.date_mastered is not distinct from old.date_mastered) then
    return new;
  end if;
  if tg_op = 'INSERT' and exists (select from activity_groups where _id = new.item_id) then
    return new;
  end if;
  select center.time_zone into zone from family_members as member
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  where member._id = new.learner_id;
  new.mastered_on := (new.date_mastered at time zone zone)::date;
  if tg_op = 'INSERT' then
    new.begun_on := coalesce(new.mastered_on, (now() at time zone zone)::date);
  end if;
  return new;
end $$;

create trigger learner_reports_dated before insert or update of date_mastered on learner_reports
  for each row execute function date_learner_report();

update learner_reports as report set
    mastered_on = (report.date_mastered at time zone center.time_zone)::date,
    begun_on = (coalesce(report.date_mastered, report.updated_at) at time zone center.time_zone)::date
  from family_members as member
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  where member._id = report.learner_id
    and not exists (select from activity_groups where _id = report.item_id);

create function add_to_mastery_days() returns trigger language plpgsql as $$
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

create trigger learner_reports_summed after insert on learner_reports
  referencing new table as added for each statement execute function add_to_mastery_days();

-- Mastered now, or earlier than was known.
create function change_mastery_days() returns trigger language plpgsql as $$
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

create trigger learner_reports_resummed after update on learner_reports
  referencing old table as before new table as after for each statement execute function change_mastery_days();

insert into learner_mastery_days (learner_id, day, begun, mastered)
  select learner_id, day, sum(begun), sum(mastered) from (
    select learner_id, begun_on as day, 1 as begun, 0 as mastered from learner_reports
    union all select learner_id, mastered_on, 0, 1 from learner_reports
  ) as reached
  where day is not null group by 1, 2;
