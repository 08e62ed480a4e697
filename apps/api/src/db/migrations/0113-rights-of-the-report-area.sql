-- Three rights of the Report area now decide what rights of Admin decided before: whoever had those keeps what they could do.
create function granted(permissions jsonb, section text, action text) returns jsonb language sql immutable as $$
  select permissions || jsonb_build_object('flinkAdmin', coalesce(permissions -> 'flinkAdmin', '{}')
    || jsonb_build_object(section, coalesce(permissions -> 'flinkAdmin' -> section, '{}') || jsonb_build_object(action, true)))
$$;
update roles set permissions = granted(permissions, 'families', 'edit')
  where permissions #>> '{admin,families,edit}' = 'true';
update roles set permissions = granted(permissions, 'families', 'assign')
  where permissions #>> '{admin,teachers,edit}' = 'true';
drop function granted(jsonb, text, text);
