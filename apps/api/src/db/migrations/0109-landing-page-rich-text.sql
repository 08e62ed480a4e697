alter table landing_pages add column sounds jsonb not null default '{}' check (jsonb_typeof(sounds) = 'object');

-- Plain texts become the HTML that the editor of rich text writes: a paragraph for each line.
update landing_pages set texts = (
  select coalesce(jsonb_object_agg(key, '<p>' || replace(
    replace(replace(replace(value, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '</p><p>') || '</p>'), '{}')
  from jsonb_each_text(texts) where value <> ''
);
