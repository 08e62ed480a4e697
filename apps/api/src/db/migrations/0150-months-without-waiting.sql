-- Each month is read as a whole: what an index by pages would leave out, the months leave out already.
drop index play_time_days, activity_results_days;
