-- Words are looked for in every language.
create index words_translations_words on words using gin ((translations::text) gin_trgm_ops);
