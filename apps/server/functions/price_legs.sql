-- The same as priceLegs of the domain's price-call.ts. Null where the cost is not known: a leg has no rate, or the legs
-- are charged in two currencies.
create or replace function price_legs(account uuid, country text, outcome text, seconds integer, connected_country text,
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
