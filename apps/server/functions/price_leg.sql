-- Null where the account has no rate for the country.
create or replace function price_leg(account uuid, leg text, country text, outcome text, seconds integer)
  returns jsonb language sql stable set search_path to 'public', 'pg_temp' as $$
  select jsonb_build_object('leg', leg, 'country', price_leg.country, 'seconds', coalesce(seconds, 0),
    'currency', rate.currency, 'perMinuteMicro', rate.per_minute_micro, 'perCallMicro', rate.per_call_micro,
    'incrementSeconds', rate.increment_seconds,
    'amountMicro', price_call(rate.per_minute_micro, rate.per_call_micro, rate.increment_seconds, outcome, seconds))
  from carrier_rates rate
  where rate.account_id = account and (rate.country = price_leg.country or rate.country is null)
  order by rate.country nulls last limit 1
$$;
