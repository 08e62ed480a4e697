-- Somebody looked at a sync that waits for approval and decided that nobody is archived.
alter table school_syncs drop constraint school_syncs_state_check;
alter table school_syncs add constraint school_syncs_state_check
  check (state in ('done', 'waiting', 'failed', 'dismissed'));
