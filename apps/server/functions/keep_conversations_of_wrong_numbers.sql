create or replace function keep_conversations_of_wrong_numbers() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  wrong record;
begin
  if current_setting('ringfence.erasing', true) = 'on'
    and current_setting('ringfence.importing', true) is distinct from 'on' then
    return null;
  end if;
  for wrong in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'wrong_number' group by 1 order by 1
  loop
    perform keep_first_conversations(wrong.organization_id, wrong.people);
  end loop;
  return null;
end
$$;
