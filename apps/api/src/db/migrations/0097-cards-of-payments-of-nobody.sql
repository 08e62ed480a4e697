-- With the family goes the card that a payment of it was to keep: the books do not say whose card it was, and its service forgets it.
create function forget_card_of_payment() returns trigger language plpgsql as $$
begin
  insert into cards_to_forget (service, kind, id)
  select old.service, kind, id
  from (values ('card', old.keeps ->> 'methodId'), ('customer', old.keeps ->> 'customerId')) as kept (kind, id)
  where id is not null
  on conflict do nothing;
  new.keeps := null;
  return new;
end $$;

create trigger payments_card_to_forget before update of family_id on payments
  for each row when (old.family_id is not null and new.family_id is null and old.keeps is not null)
  execute function forget_card_of_payment();

insert into cards_to_forget (service, kind, id)
select distinct service, kind, id
from payments,
  lateral (values ('card', keeps ->> 'methodId'), ('customer', keeps ->> 'customerId')) as kept (kind, id)
where family_id is null and keeps is not null and id is not null
on conflict do nothing;
update payments set keeps = null where family_id is null and keeps is not null;
