-- Lists over all centers are ordered and filtered by these.
create index organization_codes_by_creation on organization_codes (created_at, _id);
create index organization_codes_by_activation on organization_codes (activated_at, _id) where activated_at is not null;
create index purchases_by_creation on purchases (created_at, _id);
create index purchases_by_status on purchases (status, created_at, _id);
create index pending_registrations_by_creation on pending_registrations (created_at, _id) where not is_finished;

-- The status of an account has a value more than these indexes knew. The expressions are those of the section.
drop index users_by_status, users_in_order_of_status;
create index users_by_status on users (
  (case when blocked_at is not null then 'blocked' when temporary_password then 'temporaryPassword'
    when last_seen_at is null and clever_id is null and not is_demo then 'invited' else 'active' end),
  _id
);
create index users_in_order_of_status on users (
  array_position(
    array['active', 'invited', 'temporaryPassword', 'blocked'],
    case when blocked_at is not null then 'blocked' when temporary_password then 'temporaryPassword'
      when last_seen_at is null and clever_id is null and not is_demo then 'invited' else 'active' end
  ),
  _id
);
