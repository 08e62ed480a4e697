-- A half-played game belongs to those who played it, in the order in which they take turns: alone or with others.

-- Whose they were is not known any more, and points in them would go to somebody else.
delete from saved_games where (saved ->> 'players')::integer > 1;

alter table saved_games
  add column others uuid[] not null default '{}',
  drop constraint saved_games_pkey,
  add primary key (learner_id, activity_id, others);
