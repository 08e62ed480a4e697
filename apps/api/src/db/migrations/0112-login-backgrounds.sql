-- Spec 1 §9: pictures that the sign-in page of a center shows in turn. Those of the whole installation were never set.
alter table master_organizations add column login_backgrounds text[] not null default '{}';
delete from config where key = 'loginBackgrounds';
