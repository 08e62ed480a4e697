-- A family's link sets passwords one by one: first an adult's own, then those of the children.
alter table password_links
  add column set_for uuid[] not null default '{}',
  -- the first passwords of a new family: nothing to tell anybody about
  add column is_welcome boolean not null default false;

-- A new email of a user counts once the link that was sent to it was opened. Only the hash of its token is kept.
create table email_changes (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  email text not null check (email = lower(email)),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_changes_user on email_changes (user_id);
create index email_changes_expiry on email_changes (expires_at);
