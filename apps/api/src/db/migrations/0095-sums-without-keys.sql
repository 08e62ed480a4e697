-- Sums are written for learners who are held, by the beat, the report or the rebuild that writes them, so that nobody can go
-- meanwhile. Asking for each sum whether its learner is there took longer than writing it: of millions, most of a rebuild.
alter table learner_play_days drop constraint learner_play_days_learner_id_fkey;
alter table learner_mastery_days drop constraint learner_mastery_days_learner_id_fkey;

-- They still go with their learner.
create function forget_sums() returns trigger language plpgsql as $$
begin
  delete from learner_play_days where learner_id in (select _id from gone);
  delete from learner_mastery_days where learner_id in (select _id from gone);
  return null;
end $$;

create trigger family_members_sums_forgotten after delete on family_members
  referencing old table as gone for each statement execute function forget_sums();
