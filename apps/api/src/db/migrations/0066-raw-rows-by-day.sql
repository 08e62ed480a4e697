-- What is read of all that was played in some days is found without reading the years before. Rows come in the order of
-- time, so a summary of each range of pages is enough: it costs those who play next to nothing.
create index play_time_days on play_time using brin (day) with (autosummarize = on);
create index activity_results_days on activity_results using brin (finished_at) with (autosummarize = on);
