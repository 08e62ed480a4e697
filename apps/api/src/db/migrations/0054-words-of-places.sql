-- Accounts and families are also looked for by where they belong.
create index users_place_words on users using gin (place_name gin_trgm_ops);
create index families_place_words on families using gin (place_name gin_trgm_ops);
