-- Who of a center played in a month and is in no cohort that tells of it: where they are few, usage would tell of them when
-- the cohorts are taken from it. So it is said of all cohorts of a center and a month together whether they tell who played.
alter table center_cohorts add column is_played_told boolean not null default false;
alter table center_cohorts alter column is_played_told drop default;

-- All of it is counted by the next run.
insert into stale_centers (learning_center_id, from_day, until_day)
  select learning_center_id, '-infinity', 'infinity' from counted_centers;
