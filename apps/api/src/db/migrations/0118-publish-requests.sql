-- Authors ask for an activity to be put into a group of a menu; who builds menus decides.
create table publish_requests (
  _id uuid primary key,
  activity_id uuid not null references activities on delete cascade,
  -- null: the group was deleted since
  group_id uuid references activity_groups on delete set null,
  -- as they were called when it was asked, for requests whose group is gone
  group_name text not null,
  menu_name text not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'accepted', 'sentBack', 'withdrawn')),
  comment text not null default '',
  requested_by uuid references users on delete set null,
  requested_at timestamptz not null default now(),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
-- An activity waits once.
create unique index publish_requests_open on publish_requests (activity_id) where state = 'open';
create index publish_requests_activity on publish_requests (activity_id, requested_at desc);
create index publish_requests_group on publish_requests (group_id);
create index publish_requests_requested_by on publish_requests (requested_by, requested_at);
create index publish_requests_decided_by on publish_requests (decided_by);
create index publish_requests_in_order on publish_requests ((state <> 'open'), requested_at, _id);
