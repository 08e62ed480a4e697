-- What is told above the center is made of cells: one center in one week, month or period that is over. They are counted
-- once, when it is over, by a job; what comes late or moves marks the center as stale, and a stale center is counted anew
-- by whoever asks until the job has been there. Nothing of it is written when somebody plays today.

-- All that was over before this day, by the clock of the center, is counted.
create table counted_centers (
  learning_center_id uuid primary key,
  until_day date not null,
  -- the periods of the reports rate by which it was counted
  periods text not null
);

-- Days of a center of which something has changed since they were counted. Each change is a row of its own, so that one
-- that comes while they are counted stays.
create table stale_centers (
  _id bigint generated always as identity primary key,
  learning_center_id uuid not null,
  from_day date not null,
  until_day date not null,
  marked_at timestamptz not null default now()
);
create index stale_centers_center on stale_centers (learning_center_id);

-- Minutes and who played by the center of that day; what was begun and mastered by the center of today.
create table center_weeks (
  learning_center_id uuid not null,
  week date not null,
  learners integer not null,
  seconds bigint not null,
  together_seconds bigint not null,
  reached integer not null,
  begun integer not null,
  mastered integer not null,
  primary key (learning_center_id, week)
);

create table center_people (
  learning_center_id uuid not null,
  product_id uuid not null,
  people integer not null,
  children integer not null,
  primary key (learning_center_id, product_id)
);

-- Families of a center by the month in which they began and each of the twelve months from it.
create table center_cohorts (
  learning_center_id uuid not null,
  began date not null,
  month date not null,
  families integer not null,
  -- their members when that first month was over
  learners integer not null,
  -- families that played, who of them did, and all members of these families
  played integer not null,
  players integer not null,
  members integer not null,
  primary key (learning_center_id, began, month)
);

create table center_periods (
  learning_center_id uuid not null,
  starts date not null,
  ends date not null,
  -- who was there by its end, who played in the one before, in it, in both, and in it for the first time
  people integer not null,
  before integer not null,
  learners integer not null,
  stayed integer not null,
  began integer not null,
  primary key (learning_center_id, starts)
);

-- What was played of an owner and of a scope.
create table center_content_weeks (
  learning_center_id uuid not null,
  week date not null,
  grouping text not null check (grouping in ('owner', 'scope')),
  -- '' where there is none
  unit text not null,
  learners integer not null,
  seconds bigint not null,
  finishers integer not null,
  finished integer not null,
  primary key (learning_center_id, week, grouping, unit)
);

-- Children who mastered a group, by the month in which they did.
create table center_group_months (
  learning_center_id uuid not null,
  product_id uuid not null,
  item_id uuid not null,
  month date not null,
  mastered integer not null,
  mastered_together integer not null,
  primary key (learning_center_id, product_id, item_id, month)
);

create function mark_center(center uuid, since date, last date) returns void language sql as $$
  insert into stale_centers (learning_center_id, from_day, until_day)
  select center, since, last where exists (select from counted_centers where learning_center_id = center)
$$;

-- Minutes of a day that was counted already.
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
  if exists (select from added where day < (now() at time zone 'Etc/GMT-14')::date) then
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

-- Begun or mastered on a day that was counted already: an activity has a day, a group a moment, which is a day by the
-- clock of the center.
create function mark_reached(learners uuid[], days date[], moments timestamptz[]) returns void language sql as $$
  insert into stale_centers (learning_center_id, from_day, until_day)
  select counted.learning_center_id, min(reached.day), max(reached.day)
  from unnest(learners, days, moments) as change(learner_id, day, moment)
  join family_members as member on member._id = change.learner_id
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  cross join lateral (
    select coalesce(change.day, (change.moment at time zone center.time_zone)::date) as day
  ) as reached
  join counted_centers as counted on counted.learning_center_id = center._id and reached.day < counted.until_day
  group by 1
$$;

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
  select array_agg(learner_id) as learners, array_agg(day) as days, array_agg(moment) as moments into late from (
    select learner_id, begun_on as day, null::timestamptz as moment from added
    union all select learner_id, mastered_on, null from added where mastered_on is distinct from begun_on
    union all select learner_id, null, date_mastered from added where begun_on is null
  ) as change where day < (now() at time zone 'Etc/GMT-14')::date or moment < now() - interval '1 minute';
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
    select after.learner_id, day, null::timestamptz as moment
    from after join before using (learner_id, item_id), unnest(array[after.mastered_on, before.mastered_on]) as day
    where after.mastered_on is distinct from before.mastered_on
    union all select after.learner_id, null, moment
    from after join before using (learner_id, item_id),
      unnest(array[after.date_mastered, before.date_mastered]) as moment
    where after.begun_on is null and (after.date_mastered, after.mastered, after.mastered_together)
      is distinct from (before.date_mastered, before.mastered, before.mastered_together)
  ) as change where day < (now() at time zone 'Etc/GMT-14')::date or moment < now() - interval '1 minute';
  if late.learners is not null then
    perform mark_reached(late.learners, late.days, late.moments);
  end if;
  return null;
end $$;

-- Of a day, by the clock of the center that the family has now, that was counted already where it was that day.
create function mark_late_result() returns trigger language plpgsql as $$
begin
  insert into stale_centers (learning_center_id, from_day, until_day)
  select counted.learning_center_id, late.day, late.day
  from family_members as member
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  cross join lateral (select (new.finished_at at time zone center.time_zone)::date as day) as late
  join family_centers as place on place.family_id = family._id
    and late.day >= place.from_day and late.day < place.until_day
  join counted_centers as counted on counted.learning_center_id = place.learning_center_id
    and late.day < counted.until_day
  where member._id = new.learner_id;
  return null;
end $$;

create trigger activity_results_late after insert on activity_results
  for each row when (new.finished_at < now() - interval '1 minute') execute function mark_late_result();

-- A family that comes, moves, leaves or changes what it has.
create function mark_family() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform mark_center(center._id, (new.created_at at time zone center.time_zone)::date, 'infinity')
    from learning_centers as center where center._id = new.learning_center_id;
    return null;
  end if;
  -- Also where it has been: what it played is told there.
  perform mark_center(center, '-infinity', 'infinity') from (
    select old.learning_center_id as center
    union select learning_center_id from family_centers where family_id = old._id
  ) as place;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if new.learning_center_id <> old.learning_center_id then
    perform mark_center(new.learning_center_id, '-infinity', 'infinity');
  end if;
  return null;
end $$;

create trigger families_marked after insert on families for each row execute function mark_family();
-- A form that is saved sets all of its columns.
create trigger families_changed after update of learning_center_id, product_id, created_at on families
  for each row when ((old.learning_center_id, old.product_id, old.created_at)
    is distinct from (new.learning_center_id, new.product_id, new.created_at)) execute function mark_family();
create trigger families_left before delete on families for each row execute function mark_family();

create function mark_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform mark_center(center._id, (new.created_at at time zone center.time_zone)::date, 'infinity')
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where family._id = new.family_id;
    return null;
  end if;
  perform mark_center(center, '-infinity', 'infinity') from (
    select learning_center_id as center from families where _id = old.family_id
    union select learning_center_id from family_centers where family_id = old.family_id
  ) as place;
  return case tg_op when 'DELETE' then old else null end;
end $$;

create trigger family_members_marked after insert on family_members for each row execute function mark_member();
create trigger family_members_changed after update of type, created_at, family_id on family_members
  for each row when ((old.type, old.created_at, old.family_id)
    is distinct from (new.type, new.created_at, new.family_id)) execute function mark_member();
create trigger family_members_left before delete on family_members for each row execute function mark_member();

create function mark_clock() returns trigger language plpgsql as $$
begin
  perform mark_center(new._id, '-infinity', 'infinity');
  return null;
end $$;

create trigger learning_centers_clock after update of time_zone, product_id on learning_centers
  for each row when (old.time_zone <> new.time_zone or old.product_id is distinct from new.product_id)
  execute function mark_clock();
