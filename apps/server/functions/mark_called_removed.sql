-- Takes people out of a campaign who are being called at this moment, or back in ($3 null): nothing else of them is
-- touched, because the call is the dialer's. Answers how many there were.
create or replace function mark_called_removed(campaign uuid, people uuid[], at timestamptz, taken_back boolean default false)
  returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  marked integer;
begin
  if current_organization_id() is null then
    return 0;
  end if;
  perform set_config('ringfence.correcting', 'on', true);
  update targets target set removed_at = at, is_taken_back = taken_back and at is not null
  where target.organization_id = current_organization_id() and target.campaign_id = campaign
    and target.contact_id = any(people) and target.state = 'calling'
    and (target.removed_at is null) = (at is not null);
  get diagnostics marked = row_count;
  perform set_config('ringfence.correcting', '', true);
  return marked;
end
$$;

revoke execute on function mark_called_removed from public;
grant execute on function mark_called_removed to ringfence_tenant, ringfence_super;
