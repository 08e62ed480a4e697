-- Addresses of what a group shows of itself in the menu; where there are none, pictures of its first activity that has some.
alter table activity_groups add column pictures jsonb not null default '[]';
