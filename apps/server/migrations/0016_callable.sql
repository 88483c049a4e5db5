-- Who can be called, kept beside each contact and reckoned anew when something is learned.

-- Finds whoever was reckoned under an earlier policy, and whose reckoning has run out.
create index contact_summaries_stale on contact_summaries (organization_id, judged_policy, judge_at);

-- Whatever may forbid or permit a call raises the version of the person's ledger. A reckoning that was
-- under way meanwhile finds another row than it read, and is not written down. An upload says so itself.
create function reckon_callable_anew() returns trigger
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
create trigger contacts_reckoned_anew
  after update on contacts referencing old table as before new table as changed
  for each statement execute function reckon_callable_anew();

-- Whoever marks a debt as paid, disputed or recalled ends calls about it; that they begin again is for
-- admins to decide, like the end of any other reason not to call. Others change nothing, as by a policy.
create function keep_debt_ended() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$$;
create trigger debts_reopened_by_admins
  before update of state on debts
  for each row when (old.state in ('paid', 'disputed', 'recalled', 'closed')
    and new.state in ('open', 'promised'))
  execute function keep_debt_ended();
