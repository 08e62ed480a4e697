-- The table of accounts is narrowed by a person's status and ordered by it. The expressions are those of the section.
create index users_by_status on users (
  (case when blocked_at is not null then 'blocked' when temporary_password then 'temporaryPassword' else 'active' end),
  _id
);
create index users_in_order_of_status on users (
  array_position(
    array['active', 'temporaryPassword', 'blocked'],
    case when blocked_at is not null then 'blocked' when temporary_password then 'temporaryPassword' else 'active' end
  ),
  _id
);

-- A search finds the few names of places first, and the rows by whole names; these would only be taken in their stead.
drop index users_place_words;
drop index families_place_words;
