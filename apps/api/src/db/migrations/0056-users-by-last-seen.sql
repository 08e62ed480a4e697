-- A moment as it leaves the server. What it is written with follows no setting, so an index may hold it.
create function iso_moment(moment timestamptz) returns text
  language sql immutable parallel safe strict
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- The table of accounts is ordered by when somebody was last there.
create index users_by_last_seen on users (iso_moment(last_seen_at), _id);
