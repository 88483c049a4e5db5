-- The only way in which anything of a person goes, their promises and payments too. It looks by itself, on the
-- database's own clock, whether the law still asks for the records and whether a call is under way, and answers who is gone.
create or replace function erase_contacts(organization uuid, people uuid[])
  returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone uuid[];
begin
  perform set_config('ringfence.erasing', 'on', true);
  -- Those who are writing about them are waited for, and from here on nobody begins to.
  perform from contacts contact
  where contact.organization_id = organization and contact.id = any(people)
  order by contact.id for update;
  select array_agg(retention.contact_id) into gone
  from retention_of(organization, people) retention
  where not retention.is_being_called
    and (retention.kept_until is null or retention.kept_until <= clock_timestamp());
  gone := coalesce(gone, '{}');
  -- A refusal outlives the person's data: the same number is not called when it is uploaded again. One
  -- in writing ends all calls about a debt for good (12 CFR 1006.6(c)), and no debt is left to name.
  insert into kept_stops (organization_id, number_hash, kind, kept_at)
  select distinct organization, sha256(convert_to(organization::text || number.e164, 'UTF8')),
    case suppression.kind when 'cease_written' then 'medium_stop' else suppression.kind end, now()
  from suppressions suppression
  join lateral (
    select suppression.e164 where suppression.e164 is not null
    union
    select phone.e164 from phones phone
    where suppression.e164 is null and phone.organization_id = organization
      and phone.contact_id = suppression.contact_id) number on true
  where suppression.organization_id = organization and suppression.contact_id = any(gone)
    and suppression.lifted_at is null
    and suppression.kind in ('medium_stop', 'number_stop', 'wrong_number', 'reassigned',
      'cease_written')
  on conflict do nothing;
  perform keep_for_linked(organization, gone);
  delete from import_changes
  where organization_id = organization and row_id in (
    select unnest(gone)
    union all
    select id from phones where organization_id = organization and contact_id = any(gone)
    union all
    select id from debts where organization_id = organization and contact_id = any(gone)
    union all
    select id from consents where organization_id = organization and contact_id = any(gone));
  -- First, so that nothing is calculated for people who are on the way out.
  delete from contact_summaries where organization_id = organization and contact_id = any(gone);
  delete from carrier_events event using calls call
  where call.organization_id = organization and call.contact_id = any(gone)
    and event.organization_id = organization and event.call_id = call.id;
  delete from call_corrections where organization_id = organization and contact_id = any(gone);
  delete from promises where organization_id = organization and contact_id = any(gone);
  delete from payments where organization_id = organization and contact_id = any(gone);
  delete from call_debts where organization_id = organization and contact_id = any(gone);
  delete from calls where organization_id = organization and contact_id = any(gone);
  delete from targets where organization_id = organization and contact_id = any(gone);
  delete from decisions where organization_id = organization and contact_id = any(gone);
  delete from suppressions where organization_id = organization and contact_id = any(gone);
  delete from consents where organization_id = organization and contact_id = any(gone);
  delete from inconvenient_times where organization_id = organization and contact_id = any(gone);
  delete from outside_calls where organization_id = organization and contact_id = any(gone);
  delete from contact_notes where organization_id = organization and contact_id = any(gone);
  delete from list_contacts where organization_id = organization and contact_id = any(gone);
  delete from debts where organization_id = organization and contact_id = any(gone);
  delete from phones where organization_id = organization and contact_id = any(gone);
  delete from contacts where organization_id = organization and id = any(gone);
  perform set_config('ringfence.erasing', '', true);
  return query select unnest(gone);
end
$$;

revoke execute on function erase_contacts from public;
grant execute on function erase_contacts to ringfence_system;
