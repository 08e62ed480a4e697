-- What is left to write of a translation, without its recordings: a missing recording keeps no language from learners.
alter table activity_works
  add column texts_missing integer not null default 0,
  add column texts_changed integer not null default 0;
update activity_works set texts_missing = parts_missing, texts_changed = parts_changed where language <> '';
create index activity_works_language on activity_works (language, activity_id) where language <> '';
create index activity_language_versions_locale on activity_language_versions (locale, activity_id);

-- The words that a translation was made from, to find similar ones. Null for texts that are no phrases.
alter table translated_phrases add column source text;
update translated_phrases as said
  set source = btrim(regexp_replace(work.translated_from -> said.part ->> 'was', '<[^<>]*>', ' ', 'g'))
  from activity_works as work
  where work.activity_id = said.activity_id and work.language = said.language;
create index translated_phrases_source_words on translated_phrases using gin (source gin_trgm_ops);

-- How a term is said in each language, for everybody who translates.
create table glossary_terms (
  _id uuid primary key,
  version integer not null default 1,
  term text not null unique,
  -- by locale code
  translations jsonb not null check (jsonb_typeof(translations) = 'object'),
  note text
);
create index glossary_terms_languages on glossary_terms using gin (translations);
