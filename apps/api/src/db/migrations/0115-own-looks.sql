-- What learners are shown of themes and characters that Admin made or changed.
alter table themes
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column reward_pictures text[] not null default '{}',
  add column hidden boolean not null default false;

alter table characters add column hidden boolean not null default false;

-- Nothing could set them so far.
update activity_templates set character_size = null, character_location = null;

alter table activity_templates
  add constraint activity_templates_character_size_check
    check (character_size in ('small', 'medium', 'large')),
  add constraint activity_templates_character_location_check
    check (character_location in ('start', 'end'));
