-- Lists are filtered by the languages that a field has: an index on the codes, not on the texts.
create function locale_codes(by_locale jsonb) returns text[]
  language sql immutable strict parallel safe
  as $$ select array(select jsonb_object_keys(by_locale)) $$;

create index words_locale_codes on words using gin (
  locale_codes(translations), locale_codes(definitions), locale_codes(related_words), locale_codes(sentences),
  locale_codes(syllables), locale_codes(pronunciations), locale_codes(sounds), locale_codes(definition_sounds)
);
create index string_values_with_audio on string_values (locale, string_id) where string_audio is not null;
