-- The next contacts of one organization: by a walk along the order up to a bound, where the planner
-- expects it to fill the page; else, or if it does not, by taking all who match and sorting them.
create or replace function pick_of_organization(home uuid, filter jsonb, sort text,
    descending boolean, after_key text, after_id uuid, most integer, bound integer)
  returns table (id uuid, key text) language plpgsql as $$
declare
  direction text := case when descending then 'desc' else 'asc' end;
  asked record := contacts_matching(filter, home, bound);
  people text := format('from contact_summaries summary %s where summary.organization_id = %L and ',
    case when sort = 'next_call' then format('left join windows_at(%L) next on next.shape_id
      = summary.shape_id and next.organization_id = %L', filter->>'at', home)
    -- People of one list mostly came together: here it is the list that is walked along.
    when sort = 'added' and filter ? 'list_id' then format('join list_contacts member
      on member.organization_id = summary.organization_id and member.list_id = %L
        and member.contact_id = summary.contact_id', filter->>'list_id') end, home);
  chosen text := format('select array_agg(contact_id), array_agg(key::text) from (%%s
    order by key %s, contact_id %1$s limit %%s) chosen', direction);
  part text; ids uuid[]; keys text[];
begin
  foreach part in array sort_parts(filter, sort, descending, after_key, after_id) loop
    ids := '{}';
    if bound * ask_planner(people || part || ' and ' || asked.expected)
        >= most * ask_planner(people || part) then
      -- Windows are walked one after another, and each gives its first.
      execute format(chosen, case when sort = 'next_call' then format('select contact_id,
          opens_at as key from (select shape.id, now.opens_at from callable_shapes shape
            left join windows_at(%L) now on now.organization_id = shape.organization_id
              and now.shape_id = shape.id where shape.organization_id = %L
            union all select null, null order by 2 %s offset 0) next
        cross join lateral (
          (select contact_id from contact_summaries summary where summary.shape_id = next.id
            and %s and %s order by contact_id %3$s limit %6$s)
          union all
          (select contact_id from contact_summaries summary where summary.shape_id is null
            and next.id is null and %4$s and %5$s order by contact_id %3$s limit %6$s)) person',
        filter->>'at', home, direction, part, asked.each, most)
      else format('select contact_id, key from (select summary.*, %s as key %s order by %1$s %3$s,
          summary.contact_id %3$s limit %s) summary where %s', sort_place(sort), people || part,
        direction, bound, asked.each) end, most) into ids, keys;
    end if;
    if coalesce(cardinality(ids), 0) < most then
      execute format(chosen, format('select * from (select summary.contact_id, %s as key %s and %s
        offset 0) taken', sort_place(sort), people || part, asked.taken), most) into ids, keys;
    end if;
    return query select * from unnest(ids, keys);
    most := most - coalesce(cardinality(ids), 0);
    exit when most = 0;
  end loop;
end
$$;
