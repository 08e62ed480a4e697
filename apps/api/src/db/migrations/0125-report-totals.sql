-- Totals of reports: figures that a question about a thousand centers reads instead of rows of single learners. What keeps
-- them is apps/api/src/modules/reports/rollup/rollup.sql, which follows here word for word.

-- Tables of differences: who changes something adds a row and waits for nobody. A job merges the rows of one key.
create table center_play_hours (
  learning_center_id uuid not null,
  day date not null,
  two_hours smallint not null,
  seconds bigint not null,
  merged boolean not null default false
);
create table center_active_days (
  learning_center_id uuid not null,
  day date not null,
  -- the last day before it on which the same learners played in this center
  previous_day date not null,
  learners integer not null,
  merged boolean not null default false
);
create table center_mastery_days (
  learning_center_id uuid not null,
  day date not null,
  begun integer not null,
  mastered integer not null,
  merged boolean not null default false
);
create table center_members (
  learning_center_id uuid not null,
  members integer not null,
  merged boolean not null default false
);
-- By day: a thousand centers are one range, and one center is found by skipping from day to day.
create index center_play_hours_day on center_play_hours (day, learning_center_id) include (two_hours, seconds);
create index center_active_days_day on center_active_days (day, learning_center_id) include (previous_day, learners);
create index center_mastery_days_day on center_mastery_days (day, learning_center_id) include (begun, mastered);
create index center_play_days_day on center_play_days (day, learning_center_id);
create index center_members_center on center_members (learning_center_id) include (members);
create index center_play_hours_new on center_play_hours (learning_center_id, day) where not merged;
create index center_active_days_new on center_active_days (learning_center_id, day) where not merged;
create index center_mastery_days_new on center_mastery_days (learning_center_id, day) where not merged;
create index center_members_new on center_members (learning_center_id) where not merged;

-- Mastery of groups alone, which are few beside the activities.
create index learner_reports_groups on learner_reports (item_id, learner_id) where begun_on is null;
-- Families that have moved away.
create index family_centers_left on family_centers (learning_center_id) where until_day < 'infinity';

-- One bit for each month in which the learner played, January the first.
create table learner_years (
  learner_id uuid not null,
  year smallint not null,
  months integer not null,
  primary key (learner_id, year)
);

-- The functions and triggers that rollup.sql replaces.
drop trigger families_center_kept on families;
drop trigger families_center_moved on families;
drop function keep_center_of_family();
drop trigger play_time_summed on play_time;
drop function add_to_center_days();
drop trigger learner_reports_dated on learner_reports;
drop trigger learner_reports_summed on learner_reports;
drop trigger learner_reports_resummed on learner_reports;
drop function date_learner_report();
drop function add_to_mastery_days();
drop function change_mastery_days();
drop trigger family_members_sums_forgotten on family_members;
drop function forget_sums();
drop function slot_of(uuid);

-- Report totals: everything that keeps them, as it is now. Tables: see README.md.

-- 1. The center of a family on each day ------------------------------------------------------------------------------

-- A family that moves counts at its new center from the next day, by the later of both clocks.
create function set_center_of_family() returns trigger language plpgsql as $$
declare
  next_day date;
begin
  if tg_op = 'INSERT' then
    insert into family_centers (family_id, from_day, learning_center_id)
    values (new._id, '-infinity', new.learning_center_id);
    return null;
  end if;
  select max((now() at time zone time_zone)::date) + 1 into next_day
  from learning_centers where _id in (old.learning_center_id, new.learning_center_id);
  delete from family_centers where family_id = new._id and from_day >= next_day;
  update family_centers set until_day = next_day where family_id = new._id and until_day > next_day;
  insert into family_centers (family_id, from_day, learning_center_id)
  values (new._id, next_day, new.learning_center_id);
  return null;
end $$;

create trigger rollup_family_added after insert on families
  for each row execute function set_center_of_family();
create trigger rollup_family_moved after update of learning_center_id on families
  for each row when (old.learning_center_id is distinct from new.learning_center_id)
  execute function set_center_of_family();

-- 2. Minutes and hours of centers: from play_time ----------------------------------------------------------------------

-- Sixteen rows for a day that many devices add to at once.
create function slot_of(learner uuid) returns smallint language sql immutable parallel safe as
  'select (get_byte(uuid_send(learner), 15) % 16)::smallint';

-- Two hours of the day, the first from 23 to 1.
create function two_hours_of(moment timestamptz, zone text) returns smallint language sql immutable parallel safe as
  'select (((extract(hour from moment at time zone zone)::integer + 1) % 24) / 2)::smallint';

-- Rows are written in the order of their key, so that two that add to the same centers never wait for each other.
create function add_play_to_center() returns trigger language plpgsql as $$
begin
  with played as materialized (
    select place.learning_center_id, added.learner_id, added.day, added.seconds, added.together,
      two_hours_of(added.started_at, center.time_zone) as two_hours
    from added
    join family_members as member on member._id = added.learner_id
    join family_centers as place on place.family_id = member.family_id
      and added.day >= place.from_day and added.day < place.until_day
    join learning_centers as center on center._id = place.learning_center_id
    where added.seconds > 0
  ), hours as (
    insert into center_play_hours (learning_center_id, day, two_hours, seconds)
    select learning_center_id, day, two_hours, sum(seconds) from played group by 1, 2, 3
  )
  insert into center_play_days as center (learning_center_id, day, slot, seconds, together_seconds)
  select learning_center_id, day, slot_of(learner_id), sum(seconds), coalesce(sum(seconds) filter (where together), 0)
  from played group by 1, 2, 3 order by 1, 2, 3
  on conflict (learning_center_id, day, slot) do update set
    seconds = center.seconds + excluded.seconds,
    together_seconds = center.together_seconds + excluded.together_seconds;
  return null;
end $$;

create trigger rollup_play_added after insert on play_time
  referencing new table as added for each statement execute function add_play_to_center();

create view recount_center_play_hours as
  select place.learning_center_id, played.day, two_hours_of(played.started_at, center.time_zone) as two_hours,
    sum(played.seconds)::bigint as seconds
  from play_time as played
  join family_members as member on member._id = played.learner_id
  join family_centers as place on place.family_id = member.family_id
    and played.day >= place.from_day and played.day < place.until_day
  join learning_centers as center on center._id = place.learning_center_id
  where played.seconds > 0 group by 1, 2, 3;

-- Hours are told by the clock that the center has now.
create function recount_hours_of_center() returns trigger language plpgsql as $$
begin
  insert into center_play_hours (learning_center_id, day, two_hours, seconds)
  select learning_center_id, day, two_hours, sum(seconds) from (
    select learning_center_id, day, two_hours, seconds from recount_center_play_hours
      where learning_center_id = new._id
    union all select learning_center_id, day, two_hours, -seconds from center_play_hours
      where learning_center_id = new._id
  ) as change group by 1, 2, 3 having sum(seconds) <> 0;
  return null;
end $$;

create trigger rollup_clock_changed after update of time_zone on learning_centers
  for each row when (old.time_zone is distinct from new.time_zone) execute function recount_hours_of_center();

-- 3. Learners who played: from learner_play_days -----------------------------------------------------------------------

-- Learners are counted by the day on which they played and the day before it on which they played in the same center. In
-- any days from A to B those are different learners who played on one of them, and before it last before A.
create function day_beside(learner uuid, center uuid, moment date, how text) returns date language sql stable as $$
  select case how when 'before' then max(played.day) else min(played.day) end
  from family_members as member
  join family_centers as place on place.family_id = member.family_id and place.learning_center_id = center
  cross join lateral (
    (select day from learner_play_days where how = 'before' and learner_id = learner
      and day >= place.from_day and day < least(place.until_day, moment) order by day desc limit 1)
    union all
    (select day from learner_play_days where how = 'after' and learner_id = learner
      and day >= place.from_day and day < place.until_day and day > moment order by day limit 1)
  ) as played
  where member._id = learner
$$;

-- Row by row before each row is there: so that one statement may write several days of a learner.
create function change_active_days() returns trigger language plpgsql as $$
declare
  changed learner_play_days := case tg_op when 'INSERT' then new else old end;
  sign integer := case tg_op when 'INSERT' then 1 else -1 end;
  month_bit integer := 1 << (extract(month from changed.day)::integer - 1);
  center uuid;
  previous date;
  next date;
begin
  if tg_op = 'INSERT' then
    perform from learner_play_days where learner_id = changed.learner_id and day = changed.day;
    if found then return new; end if;
  end if;
  select place.learning_center_id into center
  from family_members as member join family_centers as place on place.family_id = member.family_id
    and changed.day >= place.from_day and changed.day < place.until_day
  where member._id = changed.learner_id;
  if found then
    previous := coalesce(day_beside(changed.learner_id, center, changed.day, 'before'), '-infinity');
    next := day_beside(changed.learner_id, center, changed.day, 'after');
    insert into center_active_days (learning_center_id, day, previous_day, learners)
    select * from (values (center, changed.day, previous, sign), (center, next, previous, -sign),
      (center, next, changed.day, sign)) as change(learning_center_id, day, previous_day, learners)
    where day is not null;
  end if;
  if tg_op = 'INSERT' then
    insert into learner_years as kept (learner_id, year, months)
    values (changed.learner_id, extract(year from changed.day), month_bit)
    on conflict (learner_id, year) do update set months = kept.months | excluded.months
      where kept.months & excluded.months = 0;
    return new;
  end if;
  update learner_years set months = months & ~month_bit
  where learner_id = changed.learner_id and year = extract(year from changed.day) and not exists (
    select from learner_play_days where learner_id = changed.learner_id and day <> changed.day
      and day >= date_trunc('month', changed.day::timestamp)::date
      and day < (date_trunc('month', changed.day::timestamp) + interval '1 month')::date);
  return old;
end $$;

create trigger rollup_day_changed before insert or delete on learner_play_days for each row
  when (current_setting('flink.rebuilding', true) is distinct from 'on') execute function change_active_days();

-- The day before is read in the order of the key; in another stay at the center it is looked for.
create view recount_center_active_days as
  select learning_center_id, day, previous_day, count(*)::integer as learners from (
    select place.learning_center_id, played.day, case
      when played.previous_day is null then '-infinity'
      when played.previous_day >= place.from_day then played.previous_day
      else coalesce(day_beside(played.learner_id, place.learning_center_id, played.day, 'before'), '-infinity')
    end as previous_day
    from (
      select learner_id, day, lag(day) over (partition by learner_id order by day) as previous_day
      from learner_play_days
    ) as played
    join family_members as member on member._id = played.learner_id
    join family_centers as place on place.family_id = member.family_id
      and played.day >= place.from_day and played.day < place.until_day
  ) as played group by 1, 2, 3;

create view recount_learner_years as
  select learner_id, extract(year from day)::smallint as year,
    bit_or(1 << (extract(month from day)::integer - 1)) as months
  from learner_play_days group by 1, 2;

-- 4. Seconds of families by month: from learner_play_days --------------------------------------------------------------

create function played_at_least(seconds integer[], least_seconds integer) returns integer
  language sql immutable parallel safe as $$
  select coalesce(bit_or(1 << (month::integer - 1)) filter (where played >= least_seconds), 0)
  from unnest(seconds) with ordinality as month(played, month)
$$;

create function change_family_years() returns trigger language plpgsql as $$
declare
  who uuid := case tg_op when 'DELETE' then old.learner_id else new.learner_id end;
  on_day date := case tg_op when 'DELETE' then old.day else new.day end;
  change integer := case tg_op when 'DELETE' then 0 else new.seconds end
    - case tg_op when 'INSERT' then 0 else old.seconds end;
begin
  if change <> 0 then
    perform add_family_seconds((select family_id from family_members where _id = who), on_day, change);
  end if;
  return null;
end $$;

create function add_family_seconds(family uuid, on_day date, added integer) returns void language plpgsql as $$
declare
  month integer := extract(month from on_day);
begin
  update family_years set seconds[month] = seconds[month] + added
  where family_id = family and year = extract(year from on_day);
  if not found then
    insert into family_years as kept (family_id, year, seconds)
    select _id, extract(year from on_day),
      array(select case place when month then added else 0 end from generate_series(1, 12) as place)
    from families where _id = family
    on conflict (family_id, year) do update set seconds[month] = kept.seconds[month] + added;
  end if;
end $$;

create trigger rollup_seconds_changed after insert or delete or update of seconds on learner_play_days for each row
  when (current_setting('flink.rebuilding', true) is distinct from 'on') execute function change_family_years();

create view recount_family_years as
  select family_id, extract(year from month)::smallint as year, array(
    select coalesce(sum(part.seconds), 0)::integer from generate_series(1, 12) as place
    left join unnest(array_agg(extract(month from month)::integer), array_agg(played.seconds))
      as part(month, seconds) on part.month = place
    group by place order by place) as seconds
  from (
    select member.family_id, date_trunc('month', played.day::timestamp)::date as month,
      sum(played.seconds)::integer as seconds
    from learner_play_days as played join family_members as member on member._id = played.learner_id group by 1, 2
  ) as played group by 1, 2;

-- 5. Mastery: from learner_reports -------------------------------------------------------------------------------------

-- Of activities, not of groups: the days on which it was begun and mastered, by the clock of the center of that moment.
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

create trigger rollup_report_dated before insert or update of date_mastered on learner_reports
  for each row execute function date_learner_report();

create function add_mastery_days() returns trigger language plpgsql as $$
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

create trigger rollup_report_added after insert on learner_reports
  referencing new table as added for each statement execute function add_mastery_days();

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

create trigger rollup_report_changed after update on learner_reports
  referencing old table as before new table as after for each statement execute function change_mastery_days();

-- Mastery belongs to the center that the family has now.
create function change_center_mastery() returns trigger language plpgsql as $$
declare
  center uuid;
  who uuid := case tg_op when 'DELETE' then old.learner_id else new.learner_id end;
begin
  select family.learning_center_id into center
  from family_members as member join families as family on family._id = member.family_id where member._id = who;
  if not found then return null; end if;
  if tg_op <> 'INSERT' then
    insert into center_mastery_days (learning_center_id, day, begun, mastered)
    values (center, old.day, -old.begun, -old.mastered);
  end if;
  if tg_op <> 'DELETE' then
    insert into center_mastery_days (learning_center_id, day, begun, mastered)
    values (center, new.day, new.begun, new.mastered);
  end if;
  return null;
end $$;

create trigger rollup_mastery_changed after insert or update or delete on learner_mastery_days for each row
  when (current_setting('flink.rebuilding', true) is distinct from 'on') execute function change_center_mastery();

create view recount_center_mastery_days as
  select family.learning_center_id, got.day, sum(got.begun)::integer as begun, sum(got.mastered)::integer as mastered
  from learner_mastery_days as got
  join family_members as member on member._id = got.learner_id
  join families as family on family._id = member.family_id group by 1, 2
  having (sum(got.begun), sum(got.mastered)) <> (0, 0);

create view recount_center_members as
  select family.learning_center_id, count(*)::integer as members
  from families as family join family_members as member on member.family_id = family._id group by 1;

-- 6. People who come, move and leave -----------------------------------------------------------------------------------

create function add_center_member() returns trigger language plpgsql as $$
begin
  insert into center_members (learning_center_id, members)
  select learning_center_id, 1 from families where _id = new.family_id;
  return null;
end $$;

create trigger rollup_member_added after insert on family_members
  for each row execute function add_center_member();

-- Totals of learners go while the family is still there to say of which center they are. Minutes of centers stay.
create function remove_learner_totals(learner uuid, family uuid) returns void language sql as $$
  insert into center_members (learning_center_id, members)
  select learning_center_id, -1 from families where _id = family;
  insert into center_play_hours (learning_center_id, day, two_hours, seconds)
  select place.learning_center_id, played.day, two_hours_of(played.started_at, center.time_zone), -sum(played.seconds)
  from play_time as played
  join family_centers as place on place.family_id = family
    and played.day >= place.from_day and played.day < place.until_day
  join learning_centers as center on center._id = place.learning_center_id
  where played.learner_id = learner and played.seconds > 0 group by 1, 2, 3;
  delete from learner_play_days where learner_id = learner;
  delete from learner_mastery_days where learner_id = learner;
  delete from learner_years where learner_id = learner;
$$;

create function remove_totals() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'families' then
    perform remove_learner_totals(_id, family_id) from family_members where family_id = old._id;
  elsif exists (select from families where _id = old.family_id) then
    perform remove_learner_totals(old._id, old.family_id);
  end if;
  return old;
end $$;

create trigger rollup_member_removed before delete on family_members for each row execute function remove_totals();
create trigger rollup_family_removed before delete on families for each row execute function remove_totals();

create function move_center_members() returns trigger language plpgsql as $$
begin
  insert into center_members (learning_center_id, members)
  select center, sign * count(*) from family_members
  cross join (values (old.learning_center_id, -1), (new.learning_center_id, 1)) as change(center, sign)
  where family_id = new._id group by center, sign;
  insert into center_mastery_days (learning_center_id, day, begun, mastered)
  select center, got.day, sign * sum(got.begun), sign * sum(got.mastered)
  from family_members as member join learner_mastery_days as got on got.learner_id = member._id
  cross join (values (old.learning_center_id, -1), (new.learning_center_id, 1)) as change(center, sign)
  where member.family_id = new._id group by center, sign, got.day;
  return null;
end $$;

create trigger rollup_members_moved after update of learning_center_id on families
  for each row when (old.learning_center_id is distinct from new.learning_center_id)
  execute function move_center_members();

-- What these learners played, carried from the centers in which they were counted to those in which they are.
create function move_play(learners uuid[], before family_centers[], after family_centers[]) returns void
  language plpgsql as $$
begin
  with place as (
    select -1 as sign, place.* from unnest(before) as place union all select 1, place.* from unnest(after) as place
  ), played as materialized (
    select place.sign, place.learning_center_id, played.* from place
    join learner_play_days as played on played.learner_id = any(learners)
      and played.day >= place.from_day and played.day < place.until_day
  ), active as (
    insert into center_active_days (learning_center_id, day, previous_day, learners)
    select learning_center_id, day, previous_day, sum(sign) from (
      select sign, learning_center_id, day, coalesce(lag(day) over (
        partition by sign, learner_id, learning_center_id order by day), '-infinity') as previous_day
      from played
    ) as played group by 1, 2, 3 having sum(sign) <> 0
  ), hours as (
    insert into center_play_hours (learning_center_id, day, two_hours, seconds)
    select place.learning_center_id, beat.day, two_hours_of(beat.started_at, center.time_zone),
      sum(place.sign * beat.seconds)
    from place join play_time as beat on beat.learner_id = any(learners) and beat.seconds > 0
      and beat.day >= place.from_day and beat.day < place.until_day
    join learning_centers as center on center._id = place.learning_center_id
    group by 1, 2, 3 having sum(place.sign * beat.seconds) <> 0
  )
  insert into center_play_days as center (learning_center_id, day, slot, seconds, together_seconds)
  select learning_center_id, day, slot_of(learner_id), sum(sign * seconds), sum(sign * together_seconds)
  from played group by 1, 2, 3 having (sum(sign * seconds), sum(sign * together_seconds)) <> (0, 0) order by 1, 2, 3
  on conflict (learning_center_id, day, slot) do update set
    seconds = center.seconds + excluded.seconds,
    together_seconds = center.together_seconds + excluded.together_seconds;
end $$;

create function change_family_centers() returns trigger language plpgsql as $$
declare
  gone family_centers[] := '{}';
  added family_centers[] := '{}';
  places family_centers[];
  family uuid;
begin
  if tg_op <> 'INSERT' then gone := array(select row(place.*)::family_centers from before as place); end if;
  if tg_op <> 'DELETE' then added := array(select row(place.*)::family_centers from after as place); end if;
  for family in select distinct place.family_id from unnest(gone || added) as place loop
    places := array(select place from family_centers as place where place.family_id = family);
    perform move_play(
      array(select _id from family_members where family_id = family),
      array(select place from unnest(places) as place where place.from_day not in (
          select one.from_day from unnest(added) as one where one.family_id = family))
        || array(select place from unnest(gone) as place where place.family_id = family),
      places);
  end loop;
  return null;
end $$;

create trigger rollup_centers_added after insert on family_centers
  referencing new table as after for each statement execute function change_family_centers();
create trigger rollup_centers_changed after update on family_centers
  referencing old table as before new table as after for each statement execute function change_family_centers();
create trigger rollup_centers_removed after delete on family_centers
  referencing old table as before for each statement execute function change_family_centers();

create function move_member_totals() returns trigger language plpgsql as $$
begin
  perform move_play(array[new._id],
    array(select place from family_centers as place where place.family_id = old.family_id),
    array(select place from family_centers as place where place.family_id = new.family_id));
  perform add_family_seconds(change.family, played.day, change.sign * played.seconds)
  from learner_play_days as played cross join (values (old.family_id, -1), (new.family_id, 1)) as change(family, sign)
  where played.learner_id = new._id;
  insert into center_members (learning_center_id, members)
  select learning_center_id, change.sign
  from (values (old.family_id, -1), (new.family_id, 1)) as change(family, sign) join families on _id = change.family;
  insert into center_mastery_days (learning_center_id, day, begun, mastered)
  select family.learning_center_id, got.day, change.sign * got.begun, change.sign * got.mastered
  from (values (old.family_id, -1), (new.family_id, 1)) as change(family, sign)
  join families as family on family._id = change.family
  join learner_mastery_days as got on got.learner_id = new._id;
  return null;
end $$;

create trigger rollup_member_moved after update of family_id on family_members
  for each row when (old.family_id is distinct from new.family_id) execute function move_member_totals();

-- The totals of what is there already.
create table family_years (
  family_id uuid not null references families on delete cascade,
  year smallint not null,
  -- of each month
  seconds integer[] not null,
  -- One bit for each month in which the family played at all, for 20 minutes and for an hour.
  played integer not null generated always as (played_at_least(seconds, 1)) stored,
  played_20 integer not null generated always as (played_at_least(seconds, 1200)) stored,
  played_60 integer not null generated always as (played_at_least(seconds, 3600)) stored,
  primary key (family_id, year)
);
insert into center_play_hours select *, true from recount_center_play_hours;
insert into center_active_days select *, true from recount_center_active_days;
insert into center_mastery_days select *, true from recount_center_mastery_days;
insert into center_members select *, true from recount_center_members;
insert into learner_years select * from recount_learner_years;
insert into family_years (family_id, year, seconds) select * from recount_family_years;
analyze center_play_hours, center_active_days, center_mastery_days, center_members, learner_years, family_years;
