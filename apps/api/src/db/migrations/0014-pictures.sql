-- The pictures that an activity shows, in the order of its document: the menu shows some of them without reading the document.
alter table activities
  add column pictures jsonb not null
  generated always as (
    jsonb_path_query_array(data, 'strict $.gameData.**.image ? (@.type() == "string" && @ != "")', '{}', true)
  ) stored;
