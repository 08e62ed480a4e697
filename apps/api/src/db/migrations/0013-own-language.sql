-- A learner without a language of their own is spoken to in the center's; 'en' for want of an answer hid that.
alter table family_members
  alter column locale drop default,
  alter column locale drop not null;
