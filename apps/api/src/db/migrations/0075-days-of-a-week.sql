-- On how many days each learner played, together: a center in a week is counted with it by the next run.
alter table center_weeks add column days integer not null default 0;

insert into stale_centers (learning_center_id, from_day, until_day)
  select learning_center_id, '-infinity', 'infinity' from counted_centers;
