-- What spec 3 §3 names of templates, words and languages, and was not kept yet.
alter table activity_templates
  add column name_string_id uuid references strings,
  add column explanation_string_id uuid references strings,
  add column thumb_filename text,
  add column default_options jsonb not null default '{}' check (jsonb_typeof(default_options) = 'object');
create index activity_templates_name_string on activity_templates (name_string_id);
create index activity_templates_explanation_string on activity_templates (explanation_string_id);

alter table words
  add column related_words jsonb not null default '{}' check (jsonb_typeof(related_words) = 'object'),
  add column definition_sounds jsonb not null default '{}' check (jsonb_typeof(definition_sounds) = 'object');

alter table locales
  -- null: a woman
  add column tts_voice text check (tts_voice in ('female', 'male'));
