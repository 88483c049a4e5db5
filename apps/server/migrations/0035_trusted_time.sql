-- Calls are judged by the time of day, and a machine's clock can be wrong.

-- Workers whose clock is off the database's at this moment: they place no calls, and every screen says so.
-- One that was killed says nothing any more, and is passed over by seen_at.
create table wrong_clocks (
  worker_id uuid primary key,
  -- Negative: behind.
  seconds_ahead integer not null,
  since timestamptz(3) not null default clock_timestamp(),
  seen_at timestamptz(3) not null default clock_timestamp()
);
alter table wrong_clocks enable row level security, force row level security;
create policy everything_for_system on wrong_clocks to ringfence_system using (true);
create policy told_to_everybody on wrong_clocks for select to ringfence_tenant, ringfence_super using (true);
grant select, insert, update, delete on wrong_clocks to ringfence_system;
grant select on wrong_clocks to ringfence_tenant, ringfence_super;

-- When a call was reserved and placed by the database's own clock, beside what the application says of it.
-- Null: written before this was kept.
alter table calls
  add column reserved_written_at timestamptz(3),
  add column placing_written_at timestamptz(3);

-- Whatever the application writes there, it is the database's time that stands.
create function write_times_of_call() returns trigger
  language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    new.reserved_written_at := clock_timestamp();
    new.placing_written_at := case when new.placing_at is not null then clock_timestamp() end;
  else
    new.reserved_written_at := old.reserved_written_at;
    new.placing_written_at := case when new.placing_at is distinct from old.placing_at
      then clock_timestamp() else old.placing_written_at end;
  end if;
  return new;
end
$$;
create trigger calls_times_by_database
  before insert or update on calls
  for each row execute function write_times_of_call();
