-- Texts are managed in the office: a version for two people at once, and a word to those who translate.
alter table strings
  add column version integer not null default 1,
  add column note text;
