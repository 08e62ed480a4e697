-- The owner's first minute: a code that makes a SUPER, once. Only its hash is kept.
create table owner_codes (
  code_hash text primary key,
  -- Printed by a start without a SUPER, which it must stay until the code is used; or made by hand for one email.
  made_by text not null check (made_by in ('start', 'command')),
  email text check (email = lower(email)),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((made_by = 'command') = (email is not null))
);

-- Null: the time of whoever looks.
alter table users add column time_zone text;
