-- What somebody corrected a call to. Each correction is a further entry: nobody changes or removes one. The call
-- repeats the last of them (`calls.corrected_outcome`), and everything that follows from how a call ended goes by it.
create table call_corrections (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  outcome_before text not null,
  outcome text not null
    constraint call_corrections_outcome_check check (outcome in ('no_answer', 'busy', 'failed',
      'not_in_service', 'machine', 'right_party', 'wrong_party', 'stop', 'hung_up')),
  reason text not null constraint call_corrections_reason_check check (length(trim(reason)) between 1 and 1000),
  evidence text not null default '',
  -- Whether a limit binds less by it.
  is_loosening boolean not null,
  corrected_by uuid references profiles (id),
  corrected_at timestamptz(3) not null,
  primary key (organization_id, id),
  foreign key (organization_id, call_id) references calls (organization_id, id),
  foreign key (organization_id, contact_id) references contacts (organization_id, id),
  constraint call_corrections_change_check check (outcome <> outcome_before),
  constraint call_corrections_evidence_check
    check (not is_loosening or length(trim(evidence)) between 1 and 1000)
);
create index call_corrections_by_call on call_corrections (organization_id, call_id, id);
create index call_corrections_by_contact on call_corrections (organization_id, contact_id);

alter table call_corrections enable row level security, force row level security;
create policy everything_for_system on call_corrections to ringfence_system using (true);
create policy rows_of_tenant on call_corrections to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on call_corrections to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
create policy own_name_of_ringfence_tenant on call_corrections as restrictive for insert to ringfence_tenant
  with check (corrected_by = (select current_user_id()));
create policy own_name_of_ringfence_super on call_corrections as restrictive for insert to ringfence_super
  with check (corrected_by = (select current_user_id()));
create policy loosened_by_admins on call_corrections as restrictive for insert to ringfence_tenant
  with check (not is_loosening or is_admin(organization_id));
create policy erasing_for_owner on call_corrections to current_user
  using ((select current_setting('ringfence.erasing', true)) = 'on');
grant select, insert on call_corrections to ringfence_system, ringfence_tenant, ringfence_super;

create policy corrected_for_owner on calls for update to current_user
  using ((select current_setting('ringfence.correcting', true)) = 'on');

-- One call may be said to be a stop, corrected, and said to be one after all: each time it is a reason of its own.
drop index suppressions_of_call;
create unique index suppressions_of_call on suppressions (organization_id, call_id, kind)
  where call_id is not null and lifted_at is null;

-- The call follows in the same statement, and with it everything that its triggers keep. Nothing that was decided
-- about the person, or about whoever has the number, before this is dialled on.
create function follow_correction() returns trigger
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
create trigger call_corrections_followed after insert on call_corrections
  for each row execute function follow_correction();

-- What was learned of a call that somebody corrected settles its target, as it does when the call ends: until when it
-- waits, or why it is done, as the retry rules have it. Nobody but the dialer moves targets otherwise.
create policy corrected_for_owner on targets to current_user
  using ((select current_setting('ringfence.correcting', true)) = 'on');
create function settle_corrected(corrected uuid, next_time timestamptz, because text, spent integer)
  returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('ringfence.correcting', 'on', true);
  update targets target
  set state = case when next_time is null then 'done' else 'waiting' end, next_at = next_time,
    not_before = next_time, ended_because = because,
    attempts = greatest(0, target.attempts + spent), verdict = null, decision_id = null
  from calls call
  where call.organization_id = current_organization_id() and call.id = corrected
    and call.corrected_outcome is not null
    and target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
    and target.contact_id = call.contact_id
    and target.state in ('planned', 'waiting', 'blocked', 'done');
  perform set_config('ringfence.correcting', '', true);
end
$$;
revoke execute on function settle_corrected(uuid, timestamptz, text, integer) from public;
grant execute on function settle_corrected(uuid, timestamptz, text, integer)
  to ringfence_tenant, ringfence_super;

create or replace view calls_now with (security_invoker = true) as
  select call.organization_id, call.id, call.direction, call.mode, call.purpose, call.origin,
    call.campaign_id, call.contact_id, call.phone_id, call.e164, call.debt_id,
    -- The one that it leads with first.
    array_prepend(call.debt_id, array(
      select further.debt_id from call_debts further
      where further.organization_id = call.organization_id and further.call_id = call.id
      order by further.debt_id)) as debt_ids,
    call.decision_id, call.attempt, call.caller_id, call.carrier, call.account_id,
    coalesce(live.carrier_call_id, call.carrier_call_id) as carrier_call_id,
    coalesce(live.state, call.state) as state, call.outcome, call.reserved_at,
    coalesce(live.placing_at, call.placing_at) as placing_at,
    coalesce(live.heard_at, call.heard_at) as heard_at,
    coalesce(live.rang, call.rang) as rang,
    coalesce(live.answered_at, call.answered_at) as answered_at,
    coalesce(live.answered_by, call.answered_by) as answered_by,
    coalesce(live.choice, call.choice) as choice,
    coalesce(live.ending, call.ending) as ending, call.ended_at,
    coalesce(live.talk_seconds, call.talk_seconds) as talk_seconds,
    coalesce(live.dropped_at, call.dropped_at) as dropped_at, call.ledger_version,
    coalesce(live.spoken_at, call.spoken_at) as spoken_at, call.reserved_written_at,
    coalesce(live.placing_written_at, call.placing_written_at) as placing_written_at,
    call.corrected_outcome
  from calls call
  left join calls_under_way live
    on live.organization_id = call.organization_id and live.call_id = call.id;

-- Counts, first conversations and summaries go by what a call turned out to be.
create or replace function count_calls()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned where campaign_id is not null group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten where campaign_id is not null group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten) one
      where campaign_id is not null
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('calls', changes);
  end if;
  return null;
end
$$;

create or replace function keep_first_conversations(organization uuid, people uuid[])
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  with talk as (
    select call.contact_id, about.debt_id, call.e164, call.reserved_at as occurred_at
    from calls call
    cross join lateral (
      select call.debt_id
      union all
      select further.debt_id from call_debts further
      where further.organization_id = organization and further.call_id = call.id) about
    where call.organization_id = organization and call.contact_id = any(people)
      and coalesce(call.corrected_outcome, call.outcome) in ('right_party', 'stop')
    union all
    select call.contact_id, debt.id, call.e164, call.occurred_at
    from outside_calls call
    join debts debt on debt.organization_id = organization and debt.contact_id = call.contact_id
      and (debt.id = any(call.debt_ids) or call.debt_ids = '{}'
        and debt.created_at <= call.recorded_at + interval '1 minute')
    where call.organization_id = organization and call.contact_id = any(people)
      and call.outcome = 'conversation'
  ), earliest as materialized (
    select talk.contact_id, talk.debt_id, min(talk.occurred_at) as occurred_at
    from talk
    where not exists (select from suppressions learned
      where learned.organization_id = organization and learned.contact_id = talk.contact_id
        and learned.e164 = talk.e164 and learned.kind = 'wrong_number' and learned.lifted_at is null)
    group by talk.contact_id, talk.debt_id
  ), gone as (
    delete from first_conversations known
    where known.organization_id = organization and known.contact_id = any(people)
      and not exists (select from earliest where earliest.debt_id = known.debt_id)
  )
  insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
  select organization, earliest.debt_id, earliest.contact_id, earliest.occurred_at
  from earliest order by earliest.debt_id
  on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
  where known.occurred_at <> excluded.occurred_at;
end
$$;

create or replace function summarise_contacts(organization uuid, people uuid[])
  returns void
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  -- Whoever writes about them is waited for, and then everything they wrote is read: of two who change
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
  -- Of whoever is held by another, what is shown follows in a moment.
  insert into ledger_raises (organization_id, contact_id)
  select last_call.organization_id, last_call.contact_id from last_call
  where not exists (select from chosen where chosen.organization_id = last_call.organization_id
    and chosen.contact_id = last_call.contact_id);
  return null;
end
$$;

create or replace function erase_contacts(organization uuid, people uuid[])
  returns SETOF uuid
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
declare
  gone uuid[];
begin
  perform set_config('ringfence.erasing', 'on', true);
  -- Whoever is writing about them is waited for, and from here on nobody begins to.
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
  -- First, so that nothing is reckoned for whoever is on the way out.
  delete from contact_summaries where organization_id = organization and contact_id = any(gone);
  delete from carrier_events event using calls call
  where call.organization_id = organization and call.contact_id = any(gone)
    and event.organization_id = organization and event.call_id = call.id;
  delete from call_corrections where organization_id = organization and contact_id = any(gone);
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

-- The history is read along the ids, which begin with the time. What is rare has a way of its own: how calls ended,
-- once they have, and through what number and account they went.
-- Written as a case: under row-level security nothing is looked up in an index by a coalesce.
create index calls_by_outcome on calls
  (organization_id, (case when corrected_outcome is null then outcome else corrected_outcome end), id)
  where outcome is not null;
create index calls_by_caller on calls (organization_id, caller_id, account_id, id);

-- Views are saved for the table of contacts and for that of calls, each with names of its own.
alter table saved_views add column kind text not null default 'contacts'
  constraint saved_views_kind_check check (kind in ('contacts', 'calls'));
drop index saved_views_name;
create unique index saved_views_name on saved_views (organization_id, created_by, kind, lower(name));

alter table downloads drop constraint downloads_kind_check,
  add constraint downloads_kind_check check (kind in ('contacts', 'rejections', 'calls'));

-- What a filter of the history asks of each call that is looked at.
create function call_conditions(filter jsonb) returns text
language plpgsql stable as $$
begin
  return concat_ws(' and ', 'true',
    case when filter->>'home' is null then
      '(select organization.deleted_at is null from organizations organization
        where organization.id = call.organization_id)' end,
    case when filter ? 'outcomes' then format('coalesce(call.corrected_outcome, call.outcome) = any(%L::text[])',
      array(select jsonb_array_elements_text(filter->'outcomes'))) end,
    case when filter ? 'campaigns' then format('call.campaign_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'campaigns'))) end,
    case when filter ? 'people' then format('call.contact_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'people'))) end,
    case when filter ? 'caller_id' then format('call.caller_id = %L', filter->>'caller_id') end,
    case when filter ? 'account' then format('call.account_id = %L', filter->>'account') end,
    case when filter ? 'answered_by' then format('call.answered_by = %L', filter->>'answered_by') end,
    case when filter ? 'at_least' then format('call.answered_at is not null and call.talk_seconds >= %s',
      (filter->>'at_least')::integer) end,
    case when filter ? 'from' then format('call.reserved_at >= %L', filter->>'from') end,
    case when filter ? 'to' then format('call.reserved_at < %L', filter->>'to') end,
    case when filter ? 'hour' then format('extract(hour from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'hour')::integer) end,
    case when filter ? 'weekday' then format('extract(dow from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'weekday')::integer) end);
end
$$;

-- The ways along which the calls are walked that a filter can ask for: the most telling thing that it names and that
-- an index is sorted by.
create function call_ways(filter jsonb) returns text[]
language plpgsql stable as $$
declare
  home text := case when filter->>'home' is null then 'true'
    else format('call.organization_id = %L', filter->>'home') end;
  campaigns uuid[] := array(select jsonb_array_elements_text(filter->'campaigns'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  of_campaigns numeric := 'infinity';
  of_outcomes numeric := 'infinity';
begin
  if filter->>'home' is null then
    return array[home];
  end if;
  if filter ? 'outcomes' then
    select coalesce(sum(n), 0) into of_outcomes from campaign_counts count
    where count.organization_id = (filter->>'home')::uuid and count.counted = 'calls' and count.kind = any(outcomes);
  end if;
  if filter ? 'campaigns' then
    select coalesce(sum(n), 0) into of_campaigns from campaign_counts count
    where count.organization_id = (filter->>'home')::uuid and count.counted = 'calls'
      and count.campaign_id = any(campaigns);
  end if;
  if filter ? 'campaigns' and of_campaigns <= of_outcomes then
    return coalesce(nullif(array(select format('%s and call.campaign_id = %L', home, one)
      from unnest(campaigns) one), '{}'), '{false}');
  end if;
  if filter ?| array['caller_id', 'account'] and of_outcomes > 10000 then
    return coalesce(nullif(array(
      with recursive pair as (
        (select call.caller_id, call.account_id from calls call
         where call.organization_id = (filter->>'home')::uuid
         order by call.caller_id, call.account_id limit 1)
        union all
        select further.caller_id, further.account_id from pair
        cross join lateral (
          select call.caller_id, call.account_id from calls call
          where call.organization_id = (filter->>'home')::uuid
            and (call.caller_id, call.account_id) > (pair.caller_id, pair.account_id)
          order by call.caller_id, call.account_id limit 1) further)
      select format('%s and call.caller_id = %L and call.account_id = %L', home, pair.caller_id, pair.account_id)
      from pair
      where pair.account_id is not null
        and (not filter ? 'caller_id' or pair.caller_id = filter->>'caller_id')
        and (not filter ? 'account' or pair.account_id = (filter->>'account')::uuid)), '{}'), '{false}');
  end if;
  if filter ? 'outcomes' then
    return array(select format(
      '%s and case when call.corrected_outcome is null then call.outcome else call.corrected_outcome end = %L
        and call.outcome is not null', home, one) from unnest(outcomes) one);
  end if;
  return array[home];
end
$$;

-- At most so many calls as are looked at in one go, in the order of the ids, as the source of a statement. Those of
-- some people, and those under way, are few: they are taken together and sorted.
create function call_walk(filter jsonb, ways text[], oldest_first boolean, after uuid, steps integer)
  returns text
language plpgsql stable as $$
declare
  bounds text := concat_ws(' and ',
    format(case when oldest_first then 'call.id > %L' else 'call.id < %L' end, after),
    -- An id is made a moment after the time that the call is reserved at.
    case when filter ? 'from' then
      format('call.id >= %L', first_id_of((filter->>'from')::timestamptz - interval '1 minute')) end,
    case when filter ? 'to' then
      format('call.id < %L', first_id_of((filter->>'to')::timestamptz + interval '1 hour')) end);
  sorted text := case when oldest_first then 'order by id' else 'order by id desc' end;
  fields text := 'call.organization_id, call.id, call.contact_id, call.campaign_id, call.caller_id, call.account_id,
    call.outcome, call.corrected_outcome, call.reserved_at, call.answered_at, call.answered_by, call.talk_seconds';
begin
  if filter ? 'people' then
    return format('(with theirs as materialized (select %s from calls call
        where call.organization_id = any(%L::uuid[]) and call.contact_id = any(%L::uuid[]) and %s)
      select * from theirs %s)', fields,
      array(select jsonb_array_elements_text(filter->'organizations')),
      array(select jsonb_array_elements_text(filter->'people')), bounds, sorted);
  end if;
  if filter ? 'under_way' then
    return format('(with under_way as materialized (select %s from calls_under_way live
        join calls call on call.organization_id = live.organization_id and call.id = live.call_id
        where %s and %s)
      select * from under_way %s)', fields,
      case when filter->>'home' is null then 'true' else format('live.organization_id = %L', filter->>'home') end,
      bounds, sorted);
  end if;
  -- Each way as far as all of them together: what comes first of them does not depend on what was left out.
  return format('(select * from (%s) walked %s limit %s)',
    (select string_agg(format('(select %s from calls call where %s and %s %s limit %s)', fields, way, bounds,
       sorted, steps), ' union all ') from unnest(ways) way), sorted, steps);
end
$$;

-- The next calls that match, newest or oldest first, after a place. So that no question takes long, only so many are
-- looked at: where that fills no page, a last row without a match names the place from which to go on.
create function pick_calls(filter jsonb, oldest_first boolean, after uuid, most integer, steps integer)
  returns table (organization_id uuid, id uuid, is_match boolean)
language plpgsql stable rows 100 as $$
declare
  ways text[] := call_ways(filter);
  pace integer := greatest(200, steps / cardinality(ways));
  walk text := call_walk(filter, ways, oldest_first, after, pace);
  sorted text := case when oldest_first then 'order by call.id' else 'order by call.id desc' end;
  found_rows integer;
begin
  return query execute format('select call.organization_id, call.id, true from %s call where %s %s limit %s',
    walk, call_conditions(filter), sorted, most);
  get diagnostics found_rows = row_count;
  if found_rows < most and not filter ?| array['people', 'under_way'] then
    return query execute format('select null::uuid, call.id, false from %s call %s offset %s limit 1',
      walk, sorted, pace - 1);
  end if;
end
$$;

-- How many of the first so many match, how many there were to look at, and how many the planner expects there.
create function count_calls_of(filter jsonb, steps integer, out matching integer, out looked_at integer,
  out expected bigint)
language plpgsql stable as $$
declare
  ways text[] := call_ways(filter);
  pace integer := greatest(200, steps / cardinality(ways));
begin
  execute format('select count(*) filter (where %s), count(*) from %s call', call_conditions(filter),
    call_walk(filter, ways, false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', pace)) into matching, looked_at;
  if looked_at >= pace and not filter ?| array['people', 'under_way'] then
    select sum(planned.expected) into expected from unnest(ways) way
    cross join lateral ask_planner(format('from calls call where %s and %s', way, concat_ws(' and ', 'true',
      case when filter ? 'from' then format('call.id >= %L', first_id_of((filter->>'from')::timestamptz)) end,
      case when filter ? 'to' then format('call.id < %L', first_id_of((filter->>'to')::timestamptz)) end))) planned;
  end if;
end
$$;
grant execute on function call_conditions(jsonb), call_ways(jsonb), call_walk(jsonb, text[], boolean, uuid, integer),
  pick_calls(jsonb, boolean, uuid, integer, integer), count_calls_of(jsonb, integer)
  to ringfence_tenant, ringfence_super, ringfence_system;
