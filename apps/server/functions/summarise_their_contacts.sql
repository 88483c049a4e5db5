-- Of every row that names its contact. Beside an upload, those whom it does not hold are summed up at once, and the others
-- once it has ended.
create or replace function summarise_their_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
  held uuid[];
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    held := '{}';
    if not hold_uploads_off(changed.organization_id) then
      select coalesce(array_agg(contact_id), '{}') into held from (
        select unnest(changed.people) as contact_id
        except
        select free.contact_id from (
          select summary.contact_id from contact_summaries summary
          where summary.organization_id = changed.organization_id
            and summary.contact_id = any(changed.people)
          order by summary.contact_id for no key update skip locked) free) other;
      insert into ledger_raises (organization_id, contact_id)
      select changed.organization_id, unnest(held);
    end if;
    perform summarise_contacts(changed.organization_id,
      array(select unnest(changed.people) except select unnest(held)));
  end loop;
  return null;
end
$$;
