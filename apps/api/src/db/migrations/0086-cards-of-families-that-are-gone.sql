-- A card is not kept at its service for a family that nobody here knows any more. Nothing here says whose it was.
create table cards_to_forget (
  service text not null,
  method_id text not null,
  tried_at timestamptz,
  primary key (service, method_id)
);

create function forget_card_of_family() returns trigger language plpgsql as $$
begin
  insert into cards_to_forget (service, method_id) values (old.payment_service, old.payment_method_id)
  on conflict do nothing;
  return null;
end $$;

create trigger families_card_to_forget after delete on families
  for each row when (old.payment_method_id is not null and old.payment_service is not null)
  execute function forget_card_of_family();
