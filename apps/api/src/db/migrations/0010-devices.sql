-- Devices people have signed in on. The browser keeps a secret; who reads its hash here cannot pass for the device.
create table known_devices (
  device_hash text not null,
  account_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (device_hash, account_id)
);
create index known_devices_account on known_devices (account_id);
create index known_devices_seen on known_devices (seen_at);

-- Whether the family's faces are offered to who knows its email or its address.
alter table families add column listed_at_sign_in boolean not null default true;
