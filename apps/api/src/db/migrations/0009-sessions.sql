-- Who is signed in. A token names its session; without a row that is open it opens nothing.

create table sessions (
  _id uuid primary key,
  -- one of the staff, or the learners who play together, in the order in which they take turns
  account_ids uuid[] not null,
  started_at timestamptz not null default now(),
  -- renewing a token does not move it
  expires_at timestamptz not null,
  -- signed out; a moment ahead when another session takes its place and requests are on their way
  ended_at timestamptz
);
create index sessions_expiry on sessions (expires_at);
