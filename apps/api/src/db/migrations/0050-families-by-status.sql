-- The expression is that of the section, which is ordered by it.
create index families_by_status on families ((case when blocked_at is null then 'active' else 'blocked' end), _id);
