-- Gift cards: each is redeemed once.
create table gift_cards (
  _id uuid primary key,
  version integer not null default 1,
  code text not null unique check (code = upper(code)),
  -- in whole units of the currency
  value integer not null check (value > 0),
  currency_iso_code text not null,
  -- whose it is to hand out; without one the house itself does
  master_organization_id uuid references master_organizations,
  expires_on date,
  redeemed_at timestamptz,
  redeemed_by uuid references families on delete set null,
  created_at timestamptz not null default now(),
  check (redeemed_by is null or redeemed_at is not null)
);
create index gift_cards_master_organization on gift_cards (master_organization_id);
create index gift_cards_redeemed_by on gift_cards (redeemed_by);

-- Words of all languages; one row is one meaning (spec 3 §3).
create table words (
  _id uuid primary key,
  version integer not null default 1,
  shipped boolean not null default false,
  word text not null,
  picture text,
  -- by locale code
  translations jsonb not null check (jsonb_typeof(translations) = 'object'),
  definitions jsonb not null default '{}' check (jsonb_typeof(definitions) = 'object'),
  sentences jsonb not null default '{}' check (jsonb_typeof(sentences) = 'object'),
  syllables jsonb not null default '{}' check (jsonb_typeof(syllables) = 'object'),
  sounds jsonb not null default '{}' check (jsonb_typeof(sounds) = 'object')
);
create index words_word on words (word, _id);
create index words_word_words on words using gin (word gin_trgm_ops);
