alter table pending_registrations add column reminded_at timestamptz;

-- Once a day at most is counted by person, who may have begun more than one registration.
create index pending_registrations_email on pending_registrations (email);
