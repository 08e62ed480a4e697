-- With the card goes the customer, whose email the service keeps.
alter table cards_to_forget rename column method_id to id;
alter table cards_to_forget add column kind text not null default 'card' check (kind in ('card', 'customer'));

create or replace function forget_card_of_family() returns trigger language plpgsql as $$
begin
  insert into cards_to_forget (service, kind, id)
  select old.payment_service, kind, id
  from (values ('card', old.payment_method_id), ('customer', old.payment_customer_id)) as kept (kind, id)
  where id is not null
  on conflict do nothing;
  return null;
end $$;

drop trigger families_card_to_forget on families;
create trigger families_card_to_forget after delete on families
  for each row when (old.payment_service is not null) execute function forget_card_of_family();
