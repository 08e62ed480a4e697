-- The game that a teacher had made of missed words, as long as nobody has put it anywhere or worked on it: it alone is
-- made anew under its id, and goes with its teacher.
create function is_practice_game(game uuid, teacher uuid) returns boolean language sql stable as $$
  select exists (select 1 from activities where _id = game and generated_from = teacher)
    and not exists (select 1 from activity_group_items where activity_id = game)
    and not exists (select 1 from activity_groups where default_activity_id = game)
    and not exists (select 1 from made_group_elements where activity_id = game)
    and not exists (select 1 from made_groups where default_activity_id = game)
    and not exists (select 1 from activity_works where activity_id = game)
    and not exists (select 1 from activity_language_versions where activity_id = game)
$$;

-- However a teacher is deleted.
create function forget_practice_game() returns trigger language plpgsql as $$
begin
  delete from activities where _id = old.activity_id and is_practice_game(_id, old.teacher_id);
  return null;
end $$;
create trigger teacher_word_games_deleted after delete on teacher_word_games
  for each row execute function forget_practice_game();

-- They are played without an account: no name of a teacher stands there.
update activities set activity_name = split_part(activity_name, ' – ', 1)
where _id in (select activity_id from teacher_word_games) and generated_from in (select teacher_id from teacher_word_games);
