-- Currencies have decimals; the value stays in whole units of its currency.
alter table gift_cards alter column value type numeric(12, 2);
