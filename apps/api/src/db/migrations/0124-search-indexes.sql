-- "Search or jump to": any part of a name by trigrams; names of one or two letters, which no trigram finds, from their
-- beginning.

create index family_members_name_words on family_members using gin ((firstname || ' ' || lastname) gin_trgm_ops);
create index family_members_name_begins on family_members (lower(firstname || ' ' || lastname) text_pattern_ops);
create index families_name_begins on families (lower(name) text_pattern_ops);
create index activities_name_begins on activities (lower(activity_name) text_pattern_ops);
create index words_word_begins on words (lower(word) text_pattern_ops);
create index users_name_begins on users (lower(firstname || ' ' || lastname) text_pattern_ops);
create index learning_centers_name_begins on learning_centers (lower(name) text_pattern_ops);
