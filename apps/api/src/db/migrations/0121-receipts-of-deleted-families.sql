-- What was paid stays in the books when a family is deleted, without saying with which card or telephone.
create function forget_paid_with() returns trigger language plpgsql as $$
begin
  new.paid_with := null;
  update receipts set details = details || '{"paidWith": null}' where payment_id = new._id;
  return new;
end $$;
create trigger payments_of_nobody before update of family_id on payments for each row
  when (old.family_id is not null and new.family_id is null) execute function forget_paid_with();

drop trigger receipts_changed on receipts;
create trigger receipts_changed before update on receipts for each row
  when ((old._id, old.number, old.payment_id, old.kind, old.ledger_line_id, old.amount_minor, old.currency_iso_code, old.created_at)
    is distinct from
    (new._id, new.number, new.payment_id, new.kind, new.ledger_line_id, new.amount_minor, new.currency_iso_code, new.created_at)
    or old.details || '{"paidWith": null}' is distinct from new.details || '{"paidWith": null}')
  execute function keep_ledger();
