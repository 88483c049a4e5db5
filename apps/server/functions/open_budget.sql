create or replace function open_budget() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into dial_budgets (account_id) values (new.id);
  return new;
end
$$;
