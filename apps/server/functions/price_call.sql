-- The same as priceCall of the domain's price-call.ts. Part of a millionth counts as one.
create or replace function price_call(per_minute bigint, per_call bigint, increment integer, outcome text, seconds integer)
  returns bigint language sql immutable as $$
  select case when outcome in ('withdrawn', 'failed') then 0
    else per_call
      + ((coalesce(seconds, 0) + increment - 1) / increment * increment * per_minute + 59) / 60 end
$$;
