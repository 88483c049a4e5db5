-- Writes down again what is sorted and filtered by, of these people: after every change of what it is made
-- of. What the rules and the clock decide is left as it is, and worked out again.
create or replace function summarise_contacts(organization uuid, people uuid[])
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  -- Others who write about them are waited for, and then everything they wrote is read: of two who change
  -- one person at once, the second sees what the first did. In the order of the keys, like every lock.
  perform from contact_summaries summary
  where summary.organization_id = organization and summary.contact_id = any(people)
  order by summary.contact_id for no key update;
  insert into contact_summaries as summary (organization_id, contact_id, sort_name, open_debts,
    balance_minor, currency, state, has_promise, oldest_debt_on, last_called_at, last_outcome,
    is_suppressed)
  select contact.organization_id, contact.id, sort_text(contact.full_name), owed.open_debts,
    owed.balance_minor, owed.currency, owed.state, owed.has_promise, owed.oldest_debt_on,
    last_call.at, last_call.outcome,
    exists (select from suppressions suppression
      where suppression.organization_id = contact.organization_id
        and suppression.contact_id = contact.id and suppression.lifted_at is null)
  from contacts contact
  cross join lateral summarise_debts(contact.organization_id, contact.id) owed
  left join lateral (
    select past.at, past.outcome from (
      (select call.placing_at as at, coalesce(call.corrected_outcome, call.outcome) as outcome
       from calls call
       where call.organization_id = contact.organization_id and call.contact_id = contact.id
         and call.state = 'ended' and call.placing_at is not null
         and coalesce(call.corrected_outcome, call.outcome) <> 'withdrawn'
       order by call.reserved_at desc limit 1)
      union all
      (select outside.occurred_at, outside.outcome from outside_calls outside
       where outside.organization_id = contact.organization_id and outside.contact_id = contact.id
         and outside.direction = 'outbound'
       order by outside.occurred_at desc limit 1)) past
    order by past.at desc limit 1) last_call on true
  where contact.organization_id = organization and contact.id = any(people)
  order by contact.id
  on conflict (organization_id, contact_id) do update
  set sort_name = excluded.sort_name, open_debts = excluded.open_debts,
    balance_minor = excluded.balance_minor, currency = excluded.currency, state = excluded.state,
    has_promise = excluded.has_promise, oldest_debt_on = excluded.oldest_debt_on,
    last_called_at = excluded.last_called_at, last_outcome = excluded.last_outcome,
    is_suppressed = excluded.is_suppressed, judge_at = '-infinity'
  where (summary.sort_name, summary.open_debts, summary.balance_minor, summary.currency, summary.state,
      summary.has_promise, summary.oldest_debt_on, summary.last_called_at, summary.last_outcome,
      summary.is_suppressed)
    is distinct from (excluded.sort_name, excluded.open_debts, excluded.balance_minor,
      excluded.currency, excluded.state, excluded.has_promise, excluded.oldest_debt_on,
      excluded.last_called_at, excluded.last_outcome, excluded.is_suppressed);
end
$$;

revoke execute on function summarise_contacts from public;
grant execute on function summarise_contacts to ringfence_system;
