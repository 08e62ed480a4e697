-- Films of the installation: uploaded per language, chosen by solutions, templates, activities and the settings.
create table films (
  _id uuid primary key,
  version integer not null default 1,
  shipped boolean not null default false,
  name text not null unique,
  type text not null
    check (type in ('QuickStart', 'ParentVideos', 'Introduction', 'ActivityBuilder', 'ActivityResults')),
  -- by locale code: how it is called, and the keys of the film and of its captions
  titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object'),
  files jsonb not null check (jsonb_typeof(files) = 'object'),
  captions jsonb not null default '{}' check (jsonb_typeof(captions) = 'object'),
  poster text,
  -- of the animation for a mastered result
  character_id uuid references characters (_id),
  position integer not null default 0
);
create index films_character_id on films (character_id);

-- Nothing wrote the columns that these take the place of.
alter table solutions
  add column introduction_film_id uuid references films (_id),
  add column activity_builder_film_id uuid references films (_id),
  drop column animations;
create index solutions_introduction_film_id on solutions (introduction_film_id);
create index solutions_activity_builder_film_id on solutions (activity_builder_film_id);

alter table activity_templates
  add column parent_film_ids uuid[] not null default '{}',
  drop column parent_videos,
  add column team_help_string_id uuid references strings (_id),
  drop column help_strings;
create index activity_templates_team_help_string on activity_templates (team_help_string_id);

delete from config where key in ('parentVideos', 'quickStartVideos');
