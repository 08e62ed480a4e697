-- What games of the library's lists are made with, so that they are made anew as they were.
alter table wordlists
  -- its words have an order of their own, which is that of the list: numbers, days
  add column ranked boolean not null default false;
alter table words
  -- the words that surely do not fit its sentence, in every language; empty: nobody has said it
  add column wrong_in_sentence uuid[] not null default '{}';
