-- Anything that may forbid or permit a call raises the version of the person's ledger. A calculation that was
-- under way meanwhile finds another row than it read, and is not written down. An upload says so itself.
create or replace function reckon_callable_anew() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if current_setting('ringfence.importing', true) = 'on' then
    return null;
  end if;
  -- In the order of their keys, like every other lock on people.
  with chosen as materialized (
    select summary.organization_id, summary.contact_id
    from changed
    join before on before.organization_id = changed.organization_id and before.id = changed.id
    join contact_summaries summary
      on summary.organization_id = changed.organization_id and summary.contact_id = changed.id
    where changed.ledger_version <> before.ledger_version
    order by summary.organization_id, summary.contact_id
    for no key update of summary
  )
  update contact_summaries summary set judge_at = '-infinity'
  from chosen
  where summary.organization_id = chosen.organization_id
    and summary.contact_id = chosen.contact_id;
  return null;
end
$$;
