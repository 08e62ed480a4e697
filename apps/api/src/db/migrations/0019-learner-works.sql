-- What learners make and keep: a story, a text (spec 2 §7). One row for those who made it together.
create table learner_works (
  _id uuid primary key,
  activity_id uuid not null references activities on delete cascade,
  -- In order, so that the same people are the same work whoever signed in first.
  learner_ids uuid[] not null,
  data jsonb,
  version integer not null default 0,
  saved_at timestamptz not null default now(),
  unique (activity_id, learner_ids)
);

create table learner_work_makers (
  work_id uuid not null references learner_works on delete cascade,
  learner_id uuid not null references family_members on delete cascade,
  primary key (work_id, learner_id)
);
create index learner_work_makers_learner on learner_work_makers (learner_id);

-- Works that are gone, whose files are still to be deleted.
create table forgotten_works (
  _id uuid primary key,
  forgotten_at timestamptz not null default now()
);

-- However a learner is deleted, what bears the learner's voice and words goes along.
create function forget_work_of_maker() returns trigger language plpgsql as $$
begin
  delete from learner_works where _id = old.work_id;
  return null;
end $$;
create trigger learner_work_makers_deleted after delete on learner_work_makers
  for each row execute function forget_work_of_maker();

create function remember_forgotten_work() returns trigger language plpgsql as $$
begin
  insert into forgotten_works (_id) values (old._id) on conflict do nothing;
  return null;
end $$;
create trigger learner_works_deleted after delete on learner_works
  for each row execute function remember_forgotten_work();
