-- Who is removed from a campaign is called through none of the contacts that are the same human. Where only the list that
-- one of them came with is taken back, the others stay: such a target says nothing about the human.
alter table targets add column is_taken_back boolean not null default false;
grant update (is_taken_back) on targets to ringfence_tenant, ringfence_super;

-- As before, and says which of both it was.
drop function mark_called_removed(uuid, uuid[], timestamptz);
create function mark_called_removed(campaign uuid, people uuid[], at timestamptz, taken_back boolean default false)
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
revoke execute on function mark_called_removed(uuid, uuid[], timestamptz, boolean) from public;
grant execute on function mark_called_removed(uuid, uuid[], timestamptz, boolean) to ringfence_tenant, ringfence_super;

-- A list leads to where its people are now, in one step, also where they were moved on since.
set local role ringfence_system;
with recursive led (organization_id, id, into_id) as (
  select organization_id, id, merged_into from lists where merged_into is not null
  union
  select led.organization_id, led.id, next.merged_into
  from led join lists next on next.organization_id = led.organization_id and next.id = led.into_id
  where next.merged_into is not null
)
update lists list set merged_into = led.into_id
from led join lists last on last.organization_id = led.organization_id and last.id = led.into_id
  and last.merged_into is null
where list.organization_id = led.organization_id and list.id = led.id and list.merged_into <> led.into_id;
reset role;
