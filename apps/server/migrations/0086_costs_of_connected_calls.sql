-- A call that is joined to a staffed line is two to the carrier: the second leg is charged by where the line is, for as
-- long as they spoke. What each leg came to stays with the call, with the rate that was applied.

alter table calls
  -- With a staffed line, and the country of its number.
  add column connected_seconds integer,
  add column connected_country text,
  -- One for each leg; null where the cost is not known, or was kept before its parts were.
  add column cost_parts jsonb,
  add constraint calls_cost_parts_check check (cost_parts is null or cost_micro is not null) not valid;

create or replace view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.direction, call.mode, call.purpose, call.origin,
    call.campaign_id, call.contact_id, call.phone_id, call.e164, call.debt_id,
    -- The one that it leads with first.
    array_prepend(call.debt_id, array(
      select further.debt_id from call_debts further
      where further.organization_id = call.organization_id and further.call_id = call.id
      order by further.debt_id)) as debt_ids,
    call.decision_id, call.attempt, call.caller_id, call.carrier, call.account_id,
    coalesce(live.carrier_call_id, call.carrier_call_id) as carrier_call_id,
    coalesce(live.state, call.state) as state, call.outcome, call.reserved_at,
    coalesce(live.placing_at, call.placing_at) as placing_at,
    coalesce(live.heard_at, call.heard_at) as heard_at,
    coalesce(live.rang, call.rang) as rang,
    coalesce(live.answered_at, call.answered_at) as answered_at,
    coalesce(live.answered_by, call.answered_by) as answered_by,
    coalesce(live.choice, call.choice) as choice,
    coalesce(live.ending, call.ending) as ending, call.ended_at,
    coalesce(live.talk_seconds, call.talk_seconds) as talk_seconds,
    coalesce(live.dropped_at, call.dropped_at) as dropped_at, call.ledger_version,
    coalesce(live.spoken_at, call.spoken_at) as spoken_at, call.reserved_written_at,
    coalesce(live.placing_written_at, call.placing_written_at) as placing_written_at,
    call.corrected_outcome, call.caller_day, call.cost_micro, call.cost_currency, call.country,
    call.connected_seconds, call.connected_country, call.cost_parts
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;

-- Null where the account has no rate for the country.
create function price_leg(account uuid, leg text, country text, outcome text, seconds integer)
  returns jsonb language sql stable set search_path to 'public', 'pg_temp' as $$
  select jsonb_build_object('leg', leg, 'country', price_leg.country, 'seconds', coalesce(seconds, 0),
    'currency', rate.currency, 'perMinuteMicro', rate.per_minute_micro, 'perCallMicro', rate.per_call_micro,
    'incrementSeconds', rate.increment_seconds,
    'amountMicro', price_call(rate.per_minute_micro, rate.per_call_micro, rate.increment_seconds, outcome, seconds))
  from carrier_rates rate
  where rate.account_id = account and (rate.country = price_leg.country or rate.country is null)
  order by rate.country nulls last limit 1
$$;

-- The same as priceLegs of the domain's price-call.ts. Null where the cost is not known: a leg has no rate, or the legs
-- are charged in two currencies.
create function price_legs(account uuid, country text, outcome text, seconds integer, connected_country text,
  connected_seconds integer) returns jsonb language plpgsql stable set search_path to 'public', 'pg_temp' as $$
declare
  own jsonb := price_leg(account, 'call', country, outcome, seconds);
  connected jsonb;
begin
  if own is null then
    return null;
  end if;
  if connected_seconds is null then
    return jsonb_build_array(own);
  end if;
  connected := price_leg(account, 'staffed_line', connected_country, 'transferred', connected_seconds);
  return case when own->>'currency' = connected->>'currency' then jsonb_build_array(own, connected) end;
end
$$;

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
drop trigger calls_priced_again on calls;
create trigger calls_priced_again before update on calls for each row
  when (new.state = 'ended' and (old.state <> 'ended' or new.talk_seconds is distinct from old.talk_seconds
    or new.outcome is distinct from old.outcome
    or new.connected_seconds is distinct from old.connected_seconds))
  execute function price_ended_call();
