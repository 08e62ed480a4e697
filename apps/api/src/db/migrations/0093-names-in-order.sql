-- Names as a person looks for them: á beside a, small letters beside capitals, 2 before 10, a
-- "¿" or a quotation mark before the first letter is none. By the codes of their letters
-- "Árbol" stands behind "zoo". A PostgreSQL without ICU goes on as it did.
do $$
begin
  create collation names (provider = icu, locale = 'und-u-ka-shifted-kn-true');
  create collation names_es (provider = icu, locale = 'es-u-ka-shifted-kn-true');
exception when feature_not_supported then
  create collation names from "C";
  create collation names_es from "C";
end $$;

create index activities_in_order on activities (activity_name collate names, _id);
create index activities_in_order_es on activities (activity_name collate names_es, _id);
