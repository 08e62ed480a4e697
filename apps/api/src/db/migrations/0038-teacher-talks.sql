-- When a teacher talked to a family, and about what: what was said once does not ask for a word again.
create table teacher_talks (
  -- the browser's: sent twice it is one talk, and taken back it is that one
  _id uuid primary key,
  teacher_id uuid not null references users on delete cascade,
  family_id uuid not null references families on delete cascade,
  reasons text[] not null default '{}',
  talked_at timestamptz not null default now()
);
create index teacher_talks_latest on teacher_talks (teacher_id, family_id, talked_at);
create index teacher_talks_family on teacher_talks (family_id);
