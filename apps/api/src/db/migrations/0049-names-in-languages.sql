-- The name of an activity in the language of a version, where its translator gave it one.
alter table activity_language_versions
  add column activity_name text generated always as (
    case when jsonb_typeof(data -> 'activityName') = 'string'
      then nullif(btrim(left(data ->> 'activityName', 200)), '') end) stored;
