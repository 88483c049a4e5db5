-- How much of the sample data there is to be, and when all of it was there. A database that holds any of it calls
-- through no carrier that reaches people.
alter table demo_marks
  add column size text not null default 'small' check (size in ('small', 'full')),
  add column filled_at timestamptz(3);
grant update on demo_marks to ringfence_system;

-- What of it is written: each part is one transaction, so that a process that was killed goes on with the next.
create table demo_parts (
  name text primary key,
  calls integer not null default 0,
  written_at timestamptz(3) not null default now()
);
alter table demo_parts enable row level security, force row level security;
create policy everything_for_system on demo_parts to ringfence_system using (true);
grant select, insert on demo_parts to ringfence_system;

-- The calls of a year that was made up were written by nobody at their time, and say so: as calls from before the
-- database wrote times, they have none. Only while sample data is being filled in, and only where it is.
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
