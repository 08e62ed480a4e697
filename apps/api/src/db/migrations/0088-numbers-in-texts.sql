-- The numbers of other texts that stand in a text as #419 (spec 3 §2.3). Cut at each # and not searched for by a pattern,
-- which takes a second for an activity of 7,000,000 bytes.
create function numbers_said(said text) returns integer[]
  language sql immutable parallel safe
  return coalesce((
    select array_agg(distinct substring(part.said from '^\d{1,9}\M')::integer)
    from unnest(string_to_array(said, '#')) with ordinality as part (said, place)
    where part.place > 1 and part.said ~ '^\d{1,9}\M'
  ), '{}');

-- With the text that is its instruction (spec 3 §3, instructionString).
create function numbers_in_activity(data jsonb) returns integer[]
  language sql immutable parallel safe
  return numbers_said(data::text) || case when data #>> '{gameData,instructionString}' ~ '^\d{1,9}$'
    then array[(data #>> '{gameData,instructionString}')::integer] else '{}' end;

-- Where a text is used is asked before it is deleted, and whenever its form is opened.
create index string_values_numbers on string_values using gin (numbers_said(string_value));
create index activities_numbers on activities using gin (numbers_in_activity(data));
create index activities_numbers_of_names on activities using gin (numbers_said(activity_name));
create index activities_name_string on activities (activity_name_string) where activity_name_string is not null;
create index activity_language_versions_numbers
  on activity_language_versions using gin (numbers_in_activity(data));
create index activity_works_numbers on activity_works using gin (numbers_in_activity(draft)) where draft is not null;
