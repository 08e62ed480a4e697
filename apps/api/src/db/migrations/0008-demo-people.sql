-- People whose password everybody knows. They are let in on the machine that runs Flink and nowhere else.

alter table users add column is_demo boolean not null default false;
alter table families add column is_demo boolean not null default false;

-- A demo world that is here already. Nobody has an address in .test; of its families one has no address.
update users set is_demo = true
  where email like '%@flink.test' and exists (select from config where key = 'demoWorld');
update families set is_demo = true
  where exists (select from config where key = 'demoWorld')
    and (email like '%@flink.test'
      or (email is null and _id in (select family_id from family_members where username = 'sam')));
