-- What the tables of the office are filtered by and no index knew yet.
create index users_flink_admin on users (_id) where coalesce((flags ->> 'flinkAdmin')::boolean, false);
create index users_flink_make on users (_id) where coalesce((flags ->> 'flinkMake')::boolean, false);
-- A day of the center's own clock.
create index learning_centers_expiry on learning_centers (((expiration_date at time zone time_zone)::date));
create index gift_cards_expiry on gift_cards (expires_on);
create index gift_cards_redeemed on gift_cards (iso_moment(redeemed_at));
create index gift_cards_value on gift_cards (value);
