-- Without a rate the cost is not known, and what was known before stays.
create or replace function price_ended_call() returns trigger language plpgsql
  set search_path to 'public', 'pg_temp' as $$
declare
  parts jsonb := price_legs(new.account_id, new.country, new.outcome, new.talk_seconds, new.connected_country,
    new.connected_seconds);
begin
  if parts is not null then
    new.cost_micro := (parts->0->>'amountMicro')::bigint + coalesce((parts->1->>'amountMicro')::bigint, 0);
    new.cost_currency := parts->0->>'currency';
    new.cost_parts := parts;
  elsif new.connected_seconds is not null then
    -- What the first leg alone came to is not what the call costs.
    new.cost_micro := null;
    new.cost_currency := null;
    new.cost_parts := null;
  end if;
  return new;
end
$$;
