-- The call follows in the same statement, and with it everything that its triggers keep. Nothing that was decided
-- about the person, or about anyone who has the number, before this is dialled on.
create or replace function follow_correction() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  corrected record;
begin
  perform set_config('ringfence.correcting', 'on', true);
  update calls call set corrected_outcome = new.outcome
  where call.organization_id = new.organization_id and call.id = new.call_id
    and call.contact_id = new.contact_id and call.state = 'ended'
    and coalesce(call.corrected_outcome, call.outcome) = new.outcome_before
  returning call.e164 into corrected;
  if not found then
    raise exception 'the call has not ended so' using errcode = 'serialization_failure';
  end if;
  perform set_config('ringfence.correcting', '', true);
  perform keep_first_conversations(new.organization_id, array[new.contact_id]);
  perform raise_ledgers(new.organization_id, array(
    select new.contact_id
    union
    select linked_id from linked_contacts(new.organization_id, array[new.contact_id])
    union
    select phone.contact_id from phones phone
    where phone.organization_id = new.organization_id and phone.e164 = corrected.e164));
  return null;
end
$$;
