-- What is played grows without end, so its raw rows are parted by month: what is asked of some weeks reads those months,
-- an index never grows beyond one, and a month can be taken away as a whole. Each row bears the master organization in
-- which it was played, and every key contains it: a PostgreSQL that spreads tables over servers (Citus) could split these
-- by it. Whoever holds the learner looks for what came before by its id in all months, so what is sent twice is one row
-- also when a month ends in between.
create schema if not exists months;

alter table play_time rename to whole_play_time;
alter table whole_play_time rename constraint play_time_pkey to whole_play_time_pkey;
alter table activity_results rename to whole_activity_results;
alter table whole_activity_results rename constraint activity_results_pkey to whole_activity_results_pkey;
drop index play_time_learner, play_time_ended, play_time_days, activity_results_learner, activity_results_days;

create table play_time (
  _id uuid not null,
  learner_id uuid not null,
  activity_id uuid,
  seconds integer not null check (seconds >= 0),
  -- that of the learning center's clock
  day date not null,
  created_at timestamptz not null default now(),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  together boolean not null default false,
  -- given by the trigger below; not said to be a column without null, so that who writes need not know of it
  master_organization_id uuid check (master_organization_id is not null)
) partition by range (day);

create table activity_results (
  _id uuid not null,
  learner_id uuid not null,
  activity_id uuid not null,
  finished_at timestamptz not null,
  all_problems_count integer not null,
  problems_answered_correctly integer not null,
  problems_answered_incorrectly integer not null,
  -- by the threshold of that day; a later one does not take back what was reached
  mastered boolean not null,
  team_size integer not null check (team_size between 1 and 3),
  created_at timestamptz not null default now(),
  asked text[],
  missed text[],
  master_organization_id uuid check (master_organization_id is not null)
) partition by range (finished_at);

-- What no month has been made for: clocks that are wrong by years. It is read like the others.
create table months.play_time_other partition of play_time default;
create table months.activity_results_other partition of activity_results default;

-- The months of these days, as far as they are not there yet. Rows that came before their month was made move into it.
create function make_months(from_day date, until_day date) returns void language plpgsql as $$
declare
  grown record;
  month date;
  part text;
begin
  -- Two servers that begin at once: the second finds what the first has made.
  perform pg_advisory_xact_lock(hashtext('make_months'));
  for grown in
    select 'play_time' as name, 'day' as clock union all select 'activity_results', 'finished_at'
  loop
    for month in select generate_series(date_trunc('month', from_day), until_day, '1 month')::date loop
      part := format('%s_%s', grown.name, to_char(month, 'YYYY_MM'));
      if to_regclass(format('months.%I', part)) is null then
        execute format('create table months.%I (like %I including defaults including constraints)', part, grown.name);
        execute format('with moved as (delete from months.%I where %I >= %L and %I < %L returning *)
            insert into months.%I select * from moved',
          grown.name || '_other', grown.clock, month || case grown.clock when 'day' then '' else ' 00:00+00' end,
          grown.clock, (month + interval '1 month')::date || case grown.clock when 'day' then '' else ' 00:00+00' end,
          part);
        execute format('alter table %I attach partition months.%I for values from (%L) to (%L)', grown.name, part,
          month || case grown.clock when 'day' then '' else ' 00:00+00' end,
          (month + interval '1 month')::date || case grown.clock when 'day' then '' else ' 00:00+00' end);
      end if;
    end loop;
  end loop;
end $$;

select make_months(
  coalesce(least((select min(day) from whole_play_time), (select min(finished_at)::date from whole_activity_results),
    current_date), current_date),
  (current_date + interval '3 months')::date);

insert into play_time (_id, learner_id, activity_id, seconds, day, created_at, started_at, ended_at, together,
    master_organization_id)
  select played._id, learner_id, activity_id, seconds, day, played.created_at, started_at, ended_at, together,
    center.master_organization_id
  from whole_play_time as played
  join family_members as member on member._id = played.learner_id
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  order by day;
insert into activity_results (_id, learner_id, activity_id, finished_at, all_problems_count,
    problems_answered_correctly, problems_answered_incorrectly, mastered, team_size, created_at, asked, missed,
    master_organization_id)
  select result._id, learner_id, activity_id, finished_at, all_problems_count, problems_answered_correctly,
    problems_answered_incorrectly, mastered, team_size, result.created_at, asked, missed, center.master_organization_id
  from whole_activity_results as result
  join family_members as member on member._id = result.learner_id
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  order by finished_at;
drop table whole_play_time, whole_activity_results;

-- Behind the rows: to keep them up row by row would take the copy many times as long.
alter table play_time add unique (learner_id, _id, day, master_organization_id),
  add foreign key (learner_id) references family_members on delete cascade;
create index play_time_learner on play_time (learner_id, day);
create index play_time_ended on play_time (learner_id, ended_at);
alter table activity_results add unique (_id, learner_id, finished_at, master_organization_id),
  add foreign key (learner_id) references family_members on delete cascade;
create index activity_results_learner on activity_results (learner_id, finished_at);
analyze play_time, activity_results;

create function played_in_organization() returns trigger language plpgsql as $$
begin
  select center.master_organization_id into new.master_organization_id
  from family_members as member
  join families as family on family._id = member.family_id
  join learning_centers as center on center._id = family.learning_center_id
  where member._id = new.learner_id;
  return new;
end $$;

create trigger play_time_organization before insert on play_time
  for each row when (new.master_organization_id is null) execute function played_in_organization();
create trigger activity_results_organization before insert on activity_results
  for each row when (new.master_organization_id is null) execute function played_in_organization();

create trigger play_time_summed after insert on play_time
  referencing new table as added for each statement execute function add_to_center_days();
create trigger activity_results_late after insert on activity_results
  for each row when (new.finished_at < now() - interval '1 minute') execute function mark_late_result();
