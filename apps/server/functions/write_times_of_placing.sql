create or replace function write_times_of_placing() returns trigger
  language plpgsql
as $$
begin
  new.placing_written_at := case
    when new.placing_at is null then null
    when tg_op = 'UPDATE' and new.placing_at is not distinct from old.placing_at then old.placing_written_at
    else clock_timestamp() end;
  return new;
end
$$;
