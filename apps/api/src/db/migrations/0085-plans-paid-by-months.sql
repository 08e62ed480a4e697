-- Families of a prepaid plan pay by the hour, or one month or year after the other.
alter table organization_plans
  add column pays_by text not null default 'hours' check (pays_by in ('hours', 'months', 'year')),
  add column cost_per_period numeric(12, 2) not null default 0 check (cost_per_period >= 0),
  add column total_months integer not null default 0 check (total_months >= 0),
  add column free_trial_weeks integer not null default 0 check (free_trial_weeks >= 0),
  add column price_id text;
