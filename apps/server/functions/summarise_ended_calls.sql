-- The dialer hears of many calls a second, so of a call that ended no more is read than it says.
create or replace function summarise_ended_calls()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  if summaries_wait() then
    return null;
  end if;
  with last_call as materialized (
    select distinct on (organization_id, contact_id) organization_id, contact_id, placing_at,
      coalesce(corrected_outcome, outcome) as outcome
    from learned
    where state = 'ended' and placing_at is not null and coalesce(corrected_outcome, outcome) <> 'withdrawn'
    order by organization_id, contact_id, placing_at desc
  ), chosen as materialized (
    select summary.organization_id, summary.contact_id, last_call.placing_at, last_call.outcome
    from last_call
    join contact_summaries summary on summary.organization_id = last_call.organization_id
      and summary.contact_id = last_call.contact_id
    order by summary.organization_id, summary.contact_id
    for no key update of summary skip locked
  ), summarised as (
    update contact_summaries summary
    set last_called_at = chosen.placing_at, last_outcome = chosen.outcome, judge_at = '-infinity'
    from chosen
    where summary.organization_id = chosen.organization_id and summary.contact_id = chosen.contact_id
      and coalesce(summary.last_called_at, '-infinity') <= chosen.placing_at
      and (summary.last_called_at, summary.last_outcome)
        is distinct from (chosen.placing_at, chosen.outcome)
  )
  -- Of people who are held by another, what is shown follows in a moment.
  insert into ledger_raises (organization_id, contact_id)
  select last_call.organization_id, last_call.contact_id from last_call
  where not exists (select from chosen where chosen.organization_id = last_call.organization_id
    and chosen.contact_id = last_call.contact_id);
  return null;
end
$$;
