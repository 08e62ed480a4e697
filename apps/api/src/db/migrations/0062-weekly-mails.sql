-- Teachers who want the week of their families by mail, and the Monday of the week that they were told last.
create table teacher_weekly_mails (
  teacher_id uuid primary key references users on delete cascade,
  told_week date not null,
  asked_at timestamptz not null default now()
);
