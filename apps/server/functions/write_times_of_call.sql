-- Whatever the application writes there, it is the database's time that stands: of a call that ends, the one
-- that was written when it was placed. The calls of a year that was made up were written by nobody at their time, and say so:
-- as calls from before the database wrote times, they have none. Only while sample data is being filled in, and only where it
-- is.
create or replace function write_times_of_call() returns trigger
language plpgsql
set enable_seqscan to off
as $$
begin
  if tg_op = 'INSERT' then
    if current_setting('ringfence.filling_demo', true) = 'on' and new.state = 'ended'
      and exists (select from demo_marks where size = 'full' and filled_at is null) then
      new.reserved_written_at := null;
      new.placing_written_at := null;
      return new;
    end if;
    new.reserved_written_at := clock_timestamp();
    new.placing_written_at := case when new.placing_at is not null then clock_timestamp() end;
  else
    new.reserved_written_at := old.reserved_written_at;
    new.placing_written_at := case
      when new.placing_at is not distinct from old.placing_at then old.placing_written_at
      else coalesce((
        select live.placing_written_at from calls_under_way live
        where live.organization_id = new.organization_id and live.call_id = new.id
          and live.placing_at = new.placing_at), clock_timestamp()) end;
  end if;
  return new;
end
$$;
