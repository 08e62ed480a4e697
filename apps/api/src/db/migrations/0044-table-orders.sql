-- Tables of the office with many rows: the order in which they open and the words that are searched for need no reading
-- of the whole table. The expressions are those that the sections order and search by.
create index users_by_name on users ((lastname || ' ' || firstname), _id);
create index users_name_words on users using gin ((firstname || ' ' || lastname) gin_trgm_ops, email gin_trgm_ops);
create index users_by_role on users (role_alias, _id);
drop index users_role;
create index families_by_name on families (name, _id);
create index learning_centers_by_name on learning_centers (name, _id);
create index learning_centers_words on learning_centers using gin (name gin_trgm_ops, url gin_trgm_ops);
create index strings_by_number on strings (string_number, _id);
