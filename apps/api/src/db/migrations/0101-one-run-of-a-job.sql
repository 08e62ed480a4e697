-- A queue whose jobs are already waiting or running takes no second one; queues that were made before took one each minute.
do $$
begin
  if to_regclass('pgboss.queue') is not null then
    delete from pgboss.job where state < 'active' and name not like '\_\_pgboss%';
    update pgboss.queue set policy = 'exclusive' where name not like '\_\_pgboss%';
  end if;
end $$;
