-- Looked at once an hour for a day: found without reading all payments.
create index payments_timed_out on payments (updated_at) where state = 'failed' and failure = 'timedOut';
