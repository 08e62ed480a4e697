-- The learner's area: looks, goals, groups in groups, play time by the server's clock, points, hours paid in advance.

create table themes (
  name text primary key,
  position integer not null,
  -- keys of pictures, in the order in which they are shown
  scenes text[] not null,
  card_backs text[] not null
);

-- Names of themes and characters; one that is gone is passed over for the default (spec 1 §4, initial settings).
alter table solutions
  add column themes text[] not null default '{}',
  add column characters text[] not null default '{}',
  add column default_theme text,
  add column default_character text,
  add column animations jsonb not null default '{}' check (jsonb_typeof(animations) = 'object');

-- The group it stands in, of the same solution.
alter table activity_groups add column parent_id uuid references activity_groups on delete cascade;
create index activity_groups_parent on activity_groups (parent_id);

create table learning_goals (
  learner_id uuid not null references family_members on delete cascade,
  solution_id uuid not null references solutions on delete cascade,
  level smallint not null,
  subject text not null,
  expired_at timestamptz not null,
  approved_by uuid references family_members on delete set null,
  -- reached; kept until the learner was congratulated
  accomplished_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (learner_id, solution_id)
);
create index learning_goals_expiry on learning_goals (expired_at);
create index learning_goals_solution on learning_goals (solution_id);
create index learning_goals_approver on learning_goals (approved_by);

-- From when to when, by the server's clock: what lies in another row of the learner was counted there. A row may count
-- nothing; it is kept so that sending it again counts nothing either.
alter table play_time
  add column started_at timestamptz,
  add column ended_at timestamptz,
  drop constraint play_time_seconds_check,
  add constraint play_time_seconds_check check (seconds >= 0);
update play_time set ended_at = created_at, started_at = created_at - make_interval(secs => seconds);
alter table play_time
  alter column started_at set not null,
  alter column ended_at set not null;
create index play_time_ended on play_time (learner_id, ended_at);

-- Sums of play_time, which reports read.
create table learner_play_days (
  learner_id uuid not null references family_members on delete cascade,
  day date not null,
  seconds integer not null check (seconds >= 0),
  primary key (learner_id, day)
);
insert into learner_play_days (learner_id, day, seconds)
  select learner_id, day, sum(seconds) from play_time group by learner_id, day;

-- How long a family played on a day, by who sat at the device: what points are granted for.
create table family_play_days (
  family_id uuid not null references families on delete cascade,
  day date not null,
  kind text not null check (kind in ('adult', 'child', 'together')),
  seconds integer not null check (seconds >= 0),
  primary key (family_id, day, kind)
);

-- All that was ever earned; `points` is what is left of it.
alter table families add column cumulative_points integer not null default 0 check (cumulative_points >= 0);
update families set cumulative_points = points;

-- Append-only, each with both balances after it.
create table points_history (
  _id uuid not null,
  family_id uuid not null references families on delete cascade,
  kind text not null check (kind in ('adult', 'child', 'together', 'reversal', 'reward')),
  -- of the learning center's clock
  day date not null,
  delta integer not null,
  points_after integer not null check (points_after >= 0),
  cumulative_points_after integer not null check (cumulative_points_after >= points_after),
  -- the adult who turned in a reward
  learner_id uuid references family_members on delete set null,
  created_at timestamptz not null default now(),
  primary key (family_id, _id)
);
create unique index points_history_once_a_day on points_history (family_id, day, kind)
  where kind in ('adult', 'child', 'together');
create index points_history_latest on points_history (family_id, created_at, _id);
create index points_history_learner on points_history (learner_id);

-- Hours paid in advance. The balance is the sum of the ledger.
create table prepaid_accounts (
  family_id uuid primary key references families on delete cascade,
  total_hours numeric(10, 2) not null check (total_hours >= 0),
  hours_paid numeric(10, 2) not null default 0 check (hours_paid >= 0),
  seconds_remaining integer not null default 0 check (seconds_remaining >= 0),
  hours_in_increment numeric(10, 2) not null default 1,
  cost_per_hour numeric(12, 2) not null default 0,
  discount_percents integer not null default 0 check (discount_percents between 0 and 100),
  bought_out boolean not null default false,
  created_at timestamptz not null default now()
);

-- Append-only. The key of a played minute is the player's; `learner_ids` are those at the device.
create table prepaid_ledger (
  _id uuid not null,
  family_id uuid not null references prepaid_accounts on delete cascade,
  kind text not null check (kind in ('played', 'bought')),
  delta_seconds integer not null,
  seconds_after integer not null check (seconds_after >= 0),
  learner_ids uuid[] not null default '{}',
  started_at timestamptz not null,
  ended_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (family_id, _id)
);
create index prepaid_ledger_ended on prepaid_ledger (family_id, ended_at);
