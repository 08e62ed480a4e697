-- Who played on which day is told by the key of the sum, without reading the sum itself: a day of nothing is no day.
delete from learner_play_days where seconds = 0;
alter table learner_play_days
  drop constraint learner_play_days_seconds_check,
  add constraint learner_play_days_seconds_check check (seconds > 0);

-- Some weeks of all centers are found without reading the years before.
create index center_weeks_week on center_weeks (week);
create index center_content_weeks_week on center_content_weeks (week);
