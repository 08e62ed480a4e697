-- The game that was finished last, and the finish that did so: saves of it that come later from another device are
-- refused, and a second finish is recognized.
alter table saved_games add column finished_run uuid;
alter table saved_games add column finish_id uuid;
