-- Phrases of translations, so that the next translator sees how the same one was said before.
create table translated_phrases (
  activity_id uuid not null references activities on delete cascade,
  language text not null,
  part text not null,
  -- the words that it was translated from, as a fingerprint
  phrase text not null,
  translation text not null,
  primary key (activity_id, language, part)
);
create index translated_phrases_phrase on translated_phrases (language, phrase);
create index words_translations on words using gin (translations jsonb_path_ops);

-- Spec 3 §3, educational filter entry; one to six for a group.
create table made_group_categories (
  group_id uuid not null references made_groups on delete cascade,
  position smallint not null,
  scope_id uuid not null references scopes,
  grade text,
  level text,
  first_category uuid,
  second_category uuid,
  third_category uuid,
  primary key (group_id, position)
);
create index made_group_categories_scope on made_group_categories (scope_id);

-- The words in an activity, to be searched for. What is larger would not fit into a vector, and must not fail to be saved.
create function activity_words(data jsonb) returns tsvector
  language sql immutable parallel safe
  return case when octet_length(data::text) < 300000
    then jsonb_to_tsvector('pg_catalog.simple'::regconfig, data, '["string"]') else ''::tsvector end;
create index activities_words on activities using gin (activity_words(data));
create index activity_works_words on activity_works using gin (activity_words(draft)) where draft is not null;
