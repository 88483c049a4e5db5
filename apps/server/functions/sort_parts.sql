-- What follows a place in an order, as conditions that are taken one after another: those who have
-- what it sorts by, between the ends that a filter sets there, then those who lack it.
create or replace function sort_parts(filter jsonb, sort text, descending boolean, after_key text,
    after_id uuid) returns text[] language sql stable as $$
  select array_remove(array[
    case when after_id is null or after_key is not null or sort = 'added' then concat_ws(' and ',
      place || ' is not null',
      place || ' >= ' || quote_literal(case sort when 'oldest_debt' then filter->>'opened_from'
        when 'balance' then nullif(filter->>'balance_from', '0') end),
      place || ' <= ' || quote_literal(case sort when 'oldest_debt' then filter->>'opened_to'
        when 'balance' then filter->>'balance_to' end),
      case when after_id is null or sort = 'added' then behind
        -- By the key of the index: a page deep in a large shape begins where the last one ended.
        when sort = 'next_call' then format('%s %s= %L and summary.contact_id %2$s case when %1$s
          = %3$L then %L::uuid else %L end', place, beyond, after_key, after_id,
          repeat(case when descending then 'f' else '0' end, 32))
        else format('(%s, summary.contact_id) %s (%L, %L)', place, beyond, after_key, after_id)
      end) end,
    case when sort not in ('added', 'name') then concat_ws(' and ', place || ' is null',
      case when after_key is null then behind end) end], null)
  from sort_place(sort) place, (select case when descending then '<' else '>' end) way (beyond),
    lateral (select 'summary.contact_id' || beyond || quote_literal(after_id)) last (behind)
$$;
