-- Made from the migrations by `npm run schema`. Review it; do not edit it.

-- Extensions

create extension btree_gin schema public;
create extension pg_trgm schema public;

-- Functions

CREATE OR REPLACE FUNCTION public.account_load(account uuid)
 RETURNS TABLE(leased integer, under_way integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
    select (select coalesce(sum(lease.calls), 0)::integer
        from unnest(budget.leased_at, budget.leased) as lease (at, calls)
        where lease.at > clock_timestamp() - interval '1 second'), budget.under_way
    from dial_budgets budget join carrier_accounts found on found.id = budget.account_id
    where budget.account_id = account and current_organization_id() is not null
      and (found.organization_id is null or found.organization_id = current_organization_id())
  $function$
;
CREATE OR REPLACE FUNCTION public.account_pace(account uuid)
 RETURNS TABLE(state text, calls_per_second integer, calls_at_once integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select found.state, found.calls_per_second, found.calls_at_once
  from carrier_accounts found
  where found.id = account and current_organization_id() is not null
    and (found.organization_id is null or found.organization_id = current_organization_id())
$function$
;
CREATE OR REPLACE FUNCTION public.account_standing(account uuid, organization uuid, OUT state text, OUT backed_off_until timestamp with time zone)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select found.state, (select budget.backed_off_until from dial_budgets budget
    where budget.account_id = found.id and budget.backed_off_until > clock_timestamp())
  from (values (1)) always
  left join carrier_accounts found on found.id = account
    and (found.organization_id is null or found.organization_id = organization)
$function$
;
CREATE OR REPLACE FUNCTION public.active_accounts()
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select account.id from carrier_accounts account
  where account.state = 'active' and current_organization_id() is not null
    and (account.organization_id is null or account.organization_id = current_organization_id())
$function$
;
CREATE OR REPLACE FUNCTION public.activity_sealed_text(entry activity_entries)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_array(
    entry.organization_id, entry.id,
    to_char(entry.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    entry.actor_kind, entry.actor_id, entry.action, entry.subject_kind, entry.subject_id,
    entry.detail)::text
$function$
;
CREATE OR REPLACE FUNCTION public.add_call_rollups(changes jsonb)
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  with told as materialized (
    select one.organization_id, one.starts_at,
      coalesce(sum(one.n) filter (where one.kind = 'under_way'), 0)::integer as under_way,
      coalesce(sum(one.n) filter (where one.kind = 'no_answer'), 0)::integer as no_answer,
      coalesce(sum(one.n) filter (where one.kind = 'busy'), 0)::integer as busy,
      coalesce(sum(one.n) filter (where one.kind = 'failed'), 0)::integer as failed,
      coalesce(sum(one.n) filter (where one.kind = 'not_in_service'), 0)::integer as not_in_service,
      coalesce(sum(one.n) filter (where one.kind = 'machine'), 0)::integer as machine,
      coalesce(sum(one.n) filter (where one.kind = 'right_party'), 0)::integer as right_party,
      coalesce(sum(one.n) filter (where one.kind = 'wrong_party'), 0)::integer as wrong_party,
      coalesce(sum(one.n) filter (where one.kind = 'stop'), 0)::integer as stop,
      coalesce(sum(one.n) filter (where one.kind = 'hung_up'), 0)::integer as hung_up,
      coalesce(sum(one.n) filter (where one.kind = 'withdrawn'), 0)::integer as withdrawn,
      coalesce(sum(one.n) filter (where one.kind = 'lost'), 0)::integer as lost,
      coalesce(sum(one.n) filter (where one.kind = 'voicemail_left'), 0)::integer as voicemail_left,
      coalesce(sum(one.n) filter (where one.kind = 'fax'), 0)::integer as fax,
      coalesce(sum(one.n) filter (where one.kind = 'transferred'), 0)::integer as transferred,
      coalesce(sum(one.n) filter (where one.kind = 'promise'), 0)::integer as promise,
      coalesce(sum(one.n) filter (where one.kind = 'dispute'), 0)::integer as dispute,
      coalesce(sum(one.n) filter (where one.kind = 'taken_for_machine'), 0)::integer as taken_for_machine
    from jsonb_to_recordset(changes) as one (organization_id uuid, starts_at timestamptz, kind text, n bigint)
    group by 1, 2
  ), change as materialized (
    select told.*, free.slot from told
    left join lateral (
      select kept.slot from call_rollups kept
      where kept.organization_id = told.organization_id and kept.starts_at = told.starts_at
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update call_rollups kept
    set under_way = kept.under_way + change.under_way, no_answer = kept.no_answer + change.no_answer,
      busy = kept.busy + change.busy, failed = kept.failed + change.failed,
      not_in_service = kept.not_in_service + change.not_in_service, machine = kept.machine + change.machine,
      right_party = kept.right_party + change.right_party, wrong_party = kept.wrong_party + change.wrong_party,
      stop = kept.stop + change.stop, hung_up = kept.hung_up + change.hung_up,
      withdrawn = kept.withdrawn + change.withdrawn, lost = kept.lost + change.lost,
      voicemail_left = kept.voicemail_left + change.voicemail_left, fax = kept.fax + change.fax,
      transferred = kept.transferred + change.transferred, promise = kept.promise + change.promise,
      dispute = kept.dispute + change.dispute,
      taken_for_machine = kept.taken_for_machine + change.taken_for_machine
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into call_rollups (organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost, voicemail_left, fax, transferred, promise, dispute, taken_for_machine)
  select organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost, voicemail_left, fax, transferred, promise, dispute, taken_for_machine
  from change where slot is null
$function$
;
CREATE OR REPLACE FUNCTION public.add_caller_id_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
begin
  insert into caller_id_totals (organization_id, caller_id, placed, answered)
  values (new.organization_id, new.caller_id, new.placed, new.answered)
  on conflict (organization_id, caller_id) do update
  set placed = caller_id_totals.placed + excluded.placed
      - case when tg_op = 'UPDATE' then old.placed else 0 end,
    answered = caller_id_totals.answered + excluded.answered
      - case when tg_op = 'UPDATE' then old.answered else 0 end;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.add_campaign_counts(counting text, changes jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  with change as materialized (
    select one.organization_id, one.campaign_id, one.kind, one.n, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, campaign_id uuid, kind text, n bigint)
    left join lateral (
      select count.slot from campaign_counts count
      where count.organization_id = one.organization_id and count.campaign_id = one.campaign_id
        and count.counted = counting and count.kind = one.kind
      order by count.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update campaign_counts count set n = count.n + change.n
    from change
    where count.organization_id = change.organization_id and count.campaign_id = change.campaign_id
      and count.counted = counting and count.kind = change.kind and count.slot = change.slot
  )
  insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
  select organization_id, campaign_id, counting, kind, n from change where slot is null
$function$
;
CREATE OR REPLACE FUNCTION public.add_cost_rollups(changes jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
  with change as materialized (
    select one.organization_id, one.starts_at, one.campaign_id, one.currency, one.calls, one.amount_micro, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, starts_at timestamptz, campaign_id uuid,
      currency text, calls bigint, amount_micro bigint)
    left join lateral (
      select kept.slot from cost_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.campaign_id is not distinct from one.campaign_id and kept.currency = one.currency
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update cost_rollups kept set calls = kept.calls + change.calls,
      amount_micro = kept.amount_micro + change.amount_micro
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into cost_rollups (organization_id, starts_at, campaign_id, currency, calls, amount_micro)
  select organization_id, starts_at, campaign_id, currency, calls, amount_micro from change where slot is null
$function$
;
CREATE OR REPLACE FUNCTION public.add_decision_rollups(changes jsonb)
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes)
      as one (organization_id uuid, starts_at timestamptz, verdict text, code text, n bigint)
    left join lateral (
      select kept.slot from decision_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.verdict = one.verdict and kept.code = one.code
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update decision_rollups kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.verdict = change.verdict and kept.code = change.code and kept.slot = change.slot
  )
  insert into decision_rollups (organization_id, starts_at, verdict, code, n)
  select organization_id, starts_at, verdict, code, n from change where slot is null
$function$
;
CREATE OR REPLACE FUNCTION public.add_shape_counts(changes jsonb)
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, shape_id uuid, n bigint)
    left join lateral (
      select kept.slot from shape_counts kept
      where kept.organization_id = one.organization_id and kept.shape_id = one.shape_id
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update shape_counts kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.shape_id = change.shape_id
      and kept.slot = change.slot
  )
  insert into shape_counts (organization_id, shape_id, n)
  select organization_id, shape_id, n from change where slot is null
$function$
;
CREATE OR REPLACE FUNCTION public.analyse_import_people()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  lock table import_people in share update exclusive mode nowait;
  analyze import_people;
  return true;
exception when lock_not_available then
  return false;
end
$function$
;
CREATE OR REPLACE FUNCTION public.analyse_import_rows()
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  lock table import_rows in share update exclusive mode nowait;
  analyze import_rows;
  return true;
exception when lock_not_available then
  return false;
end
$function$
;
CREATE OR REPLACE FUNCTION public.analyse_imported()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  analyze (skip_locked) contacts, phones, debts, consents, list_contacts, contact_summaries;
end
$function$
;
CREATE OR REPLACE FUNCTION public.announce_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into live_events (organization_id, event)
    select distinct membership.organization_id, '{"kind": "notifications_changed"}'::jsonb
    from told join user_organizations membership on membership.user_id = told.user_id;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.are_had(words bigint[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select words <> '{}' and 0 < all (words) $function$
;
CREATE OR REPLACE FUNCTION public.ask_planner(matching text, OUT expected numeric, OUT cost numeric)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  plan json;
begin
  execute format('explain (format json) select %s', matching) into plan;
  expected := plan->0->'Plan'->>'Plan Rows';
  cost := plan->0->'Plan'->>'Total Cost';
end
$function$
;
CREATE OR REPLACE FUNCTION public.call_conditions(filter jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  return concat_ws(' and ', 'true',
    case when filter->>'home' is null then
      '(select organization.deleted_at is null from organizations organization
        where organization.id = call.organization_id)' end,
    case when filter ? 'outcomes' then format('coalesce(call.corrected_outcome, call.outcome) = any(%L::text[])',
      array(select jsonb_array_elements_text(filter->'outcomes'))) end,
    case when filter ? 'placed' then
      format('coalesce(call.corrected_outcome, call.outcome) is distinct from %L', 'withdrawn') end,
    case when filter ? 'campaigns' then format('call.campaign_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'campaigns'))) end,
    case when filter ? 'origin' then format('call.origin = %L', filter->>'origin') end,
    case when filter ? 'people' then format('call.contact_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'people'))) end,
    case when filter ? 'caller_id' then format('call.caller_id = %L', filter->>'caller_id') end,
    case when filter ? 'account' then format('call.account_id = %L', filter->>'account') end,
    case when filter ? 'answered_by' then format('call.answered_by = %L', filter->>'answered_by') end,
    case when filter ? 'at_least' then format('call.answered_at is not null and call.talk_seconds >= %s',
      (filter->>'at_least')::integer) end,
    case when filter ? 'at_most' then format('call.answered_at is not null and call.talk_seconds <= %s',
      (filter->>'at_most')::integer) end,
    -- Where people are searched for, their calls are walked and not those under way.
    case when filter ? 'under_way' and filter ?| array['people', 'state'] then
      format('exists (select from calls_under_way live where live.organization_id = call.organization_id
        and live.call_id = call.id and %s)',
        case when filter ? 'state' then format('live.state = %L', filter->>'state') else 'true' end) end,
    happened_condition(filter),
    -- Of what is under way, this is kept beside it.
    case when filter ?| array['placed_after', 'placed_until'] then format('(select true
      from (select coalesce(call.placing_at, (select live.placing_at from calls_under_way live
        where live.organization_id = call.organization_id and live.call_id = call.id))) placed (at)
      where %s)', concat_ws(' and ',
        case when filter ? 'placed_after' then format('placed.at > %L', filter->>'placed_after') end,
        case when filter ? 'placed_until' then format('placed.at <= %L', filter->>'placed_until') end)) end,
    case when filter ? 'from' then format('call.reserved_at >= %L', filter->>'from') end,
    case when filter ? 'to' then format('call.reserved_at < %L', filter->>'to') end,
    case when filter ? 'hour' then format('extract(hour from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'hour')::integer) end,
    case when filter ? 'weekday' then format('extract(dow from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'weekday')::integer) end);
end
$function$
;
CREATE OR REPLACE FUNCTION public.call_walk(filter jsonb, ways text[], oldest_first boolean, after uuid, steps integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  is_heard boolean := ways = '{nobody_free}' and not filter ?| array['people', 'under_way'];
  key text := case when is_heard then 'event.call_id' else 'call.id' end;
  bounds text := concat_ws(' and ',
    format('%s %s %L', key, case when oldest_first then '>' else '<' end, after),
    -- An id is made a moment after the time that the call is reserved at.
    case when filter ? 'from' then
      format('%s >= %L', key, first_id_of((filter->>'from')::timestamptz - interval '1 minute')) end,
    case when filter ? 'to' then
      format('%s < %L', key, first_id_of((filter->>'to')::timestamptz + interval '1 hour')) end,
    -- It is placed within seconds after it is reserved.
    case when filter ? 'placed_after' then
      format('%s >= %L', key, first_id_of((filter->>'placed_after')::timestamptz - interval '1 minute')) end,
    case when filter ? 'placed_until' then
      format('%s < %L', key, first_id_of((filter->>'placed_until')::timestamptz + interval '1 hour')) end);
  sorted text := case when oldest_first then 'order by id' else 'order by id desc' end;
  fields text := 'call.organization_id, call.id, call.contact_id, call.campaign_id, call.caller_id, call.account_id,
    call.origin, call.outcome, call.corrected_outcome, call.reserved_at, call.answered_at, call.answered_by,
    call.talk_seconds, call.state, call.choice, call.spoken_at, call.placing_at';
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
  -- Found by what was heard on them, and each then read by its key.
  if is_heard then
    return format('(select %1$s from (select distinct event.organization_id, event.call_id from carrier_events event
        where event.organization_id = %2$L and found_nobody(event.content) and %3$s
        order by event.call_id %5$s limit %4$s) found
      cross join lateral (select * from calls
        where calls.organization_id = found.organization_id and calls.id = found.call_id offset 0) call
      order by found.call_id %5$s)', fields, filter->>'home', bounds, steps,
      case when oldest_first then 'asc' else 'desc' end);
  end if;
  -- Each way as far as all of them together: what comes first of them does not depend on what was left out.
  return format('(select * from (%s) walked %s limit %s)',
    (select string_agg(format('(select %s from calls call where %s and %s %s limit %s)', fields, way, bounds,
       sorted, steps), ' union all ') from unnest(ways) way), sorted, steps);
end
$function$
;
CREATE OR REPLACE FUNCTION public.call_ways(filter jsonb)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  home text := case when filter->>'home' is null then 'true'
    else format('call.organization_id = %L', filter->>'home') end;
  campaigns uuid[] := array(select jsonb_array_elements_text(filter->'campaigns'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  of_campaigns numeric := 'infinity';
  of_outcomes numeric := 'infinity';
  of_happened numeric := count_happened(filter);
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
  if filter ? 'happened' and of_happened <= least(of_campaigns, of_outcomes) then
    return array[happened_way(filter)];
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
$function$
;
CREATE OR REPLACE FUNCTION public.check_account_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if new.account_id is not null and not exists (
    select from carrier_accounts account
    where account.id = new.account_id
      and (account.organization_id is null or account.organization_id = new.organization_id)
  ) then
    raise exception 'the account belongs to nobody here' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.check_call_debt()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (
    select from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id
      and call.contact_id = new.contact_id and call.debt_id <> new.debt_id
  ) then
    raise exception 'the call is not with this person, or leads with this debt'
      using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.contacts_matching(filter jsonb, home uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  members text := format('from list_contacts where organization_id = %L and list_id = %L', home,
    filter->>'list_id');
  few constant integer := 2000;
  expected numeric;
begin
  if filter ? 'query' then
    return summaries_found(find_by_others(filter, home) || case
      when are_had(count_words(filter->>'query', home)) then array[find_by_name(filter, home)]
      else '{}' end, filter, home);
  end if;
  if not filter ? 'list_id' then
    return format('from contact_summaries summary where %s and %s',
      case when home is null then searched_organizations('summary.organization_id')
        else format('summary.organization_id = %L', home) end, summary_conditions(filter));
  end if;
  select planned.expected into expected from ask_planner(members) planned;
  -- Where few are expected, each is looked up by itself. Of far more than the planner knows of, it would go
  -- through the same end of an order for every one of them.
  return format('from (select organization_id, contact_id %s) member %s where %s', members,
    case when expected < few then 'cross join lateral (select * from contact_summaries summary
        where summary.organization_id = member.organization_id
          and summary.contact_id = member.contact_id offset 0) summary'
      else 'join contact_summaries summary on summary.organization_id = member.organization_id
        and summary.contact_id = member.contact_id' end, summary_conditions(filter));
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_calls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
  taken jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned where campaign_id is not null group by 1, 2, 3) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome) as kind, count(*) as n
      from learned
      where campaign_id is not null and is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
      group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten where campaign_id is not null group by 1, 2, 3) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, coalesce(corrected_outcome, outcome) as kind, -count(*) as n
      from forgotten
      where campaign_id is not null and is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
      group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten) one
      where campaign_id is not null
      group by 1, 2, 3 having sum(n) <> 0) part;
    select jsonb_agg(part) into taken from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, answered_by, coalesce(corrected_outcome, outcome) as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, answered_by, coalesce(corrected_outcome, outcome), -1 from forgotten) one
      where campaign_id is not null and is_taken_for_machine(answered_by, kind)
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('calls', changes);
  end if;
  if taken is not null then
    perform add_campaign_counts('taken_for_machine', taken);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_calls_of(filter jsonb, steps integer, OUT matching integer, OUT looked_at integer, OUT expected bigint)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  ways text[] := call_ways(filter);
  pace integer := greatest(200, steps / cardinality(ways));
begin
  execute format('select count(*) filter (where %s), count(*) from %s call', call_conditions(filter),
    call_walk(filter, ways, false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', pace)) into matching, looked_at;
  if looked_at >= pace and not filter ?| array['people', 'under_way'] then
    -- A planner does not know how many such calls there are. It is counted, but not by the periods of calls.
    if ways = array[happened_way(filter)] then
      expected := case when filter ?| array['from', 'to', 'placed_until']
          or filter->>'happened' = 'nobody_free' and filter ? 'placed_after' then looked_at
        else greatest(looked_at, count_happened(filter)) end;
      return;
    end if;
    select sum(planned.expected) into expected from unnest(ways) way
    cross join lateral ask_planner(format('from calls call where %s and %s', way, concat_ws(' and ', 'true',
      case when filter ? 'from' then format('call.id >= %L', first_id_of((filter->>'from')::timestamptz)) end,
      case when filter ? 'to' then format('call.id < %L', first_id_of((filter->>'to')::timestamptz)) end,
      case when filter ? 'placed_after' then
        format('call.id >= %L', first_id_of((filter->>'placed_after')::timestamptz)) end,
      case when filter ? 'placed_until' then
        format('call.id < %L', first_id_of((filter->>'placed_until')::timestamptz)) end))) planned;
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_calls_of_account(account uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select ((select count(*) from calls_under_way live
      where live.account_id = account and live.state <> 'reserved')
    + (select count(*) from caller_id_verifications verification
      where verification.account_id = account and verification.state <> 'ended'
        and verification.requested_at > clock_timestamp() - interval '5 minutes'))::integer
$function$
;
CREATE OR REPLACE FUNCTION public.count_changed_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not exists (select from forgotten join learned
      on learned.organization_id = forgotten.organization_id and learned.id = forgotten.id
      where learned.full_name <> forgotten.full_name) then
    return null;
  end if;
  insert into search_words as known (organization_id, word, people)
  select changed.organization_id, left(word, 200), sum(changed.weight)
  from (
    select organization_id, search_name, 1 as weight from learned
    union all
    select organization_id, search_name, -1 from forgotten) changed
  cross join lateral words_of(changed.search_name) as word
  group by 1, 2 having sum(changed.weight) <> 0 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  delete from search_words known using (
    select distinct organization_id, left(word, 200) as word from forgotten
    cross join lateral words_of(search_name) as word) gone
  where known.organization_id = gone.organization_id and known.word = gone.word and known.people <= 0;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_contacts(filter jsonb, OUT people bigint, OUT is_exact boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET random_page_cost TO '1.1'
AS $function$
declare
  most_counted constant integer := 10000;
  home uuid;
  matching text;
begin
  people := 0;
  is_exact := true;
  if searched_organizations('x') is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  matching := contacts_matching(filter, home);
  execute format('select count(*) from (select %s limit %s) counted', matching, most_counted + 1)
    into people;
  if people > most_counted then
    -- The planner takes half of all organizations for deleted, of which hardly any is.
    people := greatest(people, (select expected from ask_planner(case when home is null
      then replace(matching, searched_organizations('summary.organization_id'), 'true')
      else matching end))::bigint);
    is_exact := false;
  end if;
end
$function$
;
alter function count_contacts(jsonb) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.count_found(found_by text[], most integer)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  found text;
  had integer;
  people numeric := 0;
begin
  foreach found in array found_by loop
    execute format('select count(*) from (select from (%s) found limit %s) counted', found, most) into had;
    people := people + had;
  end loop;
  return people;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_gone_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  with gone as materialized (
    select contact.organization_id, left(word, 200) as word, count(*) as people
    from forgotten contact cross join lateral words_of(contact.search_name) as word
    group by 1, 2 order by 1, 2
  )
  update search_words known set people = known.people - gone.people from gone
  where known.organization_id = gone.organization_id and known.word = gone.word;
  delete from search_words known using (
    select distinct organization_id, left(word, 200) as word from forgotten
    cross join lateral words_of(search_name) as word) gone
  where known.organization_id = gone.organization_id and known.word = gone.word and known.people <= 0;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_happened(filter jsonb)
 RETURNS numeric
 LANGUAGE sql
 STABLE
AS $function$
  select case filter->>'happened'
    when 'abandoned' then (select coalesce(sum(abandoned), 0) from campaign_days
      where organization_id = (filter->>'home')::uuid
        and (not filter ? 'placed_after'
          or day >= ((filter->>'placed_after')::timestamptz at time zone 'UTC')::date))
    when 'nobody_free' then (select coalesce(sum(found_nobody), 0) from breaker_counts
      where organization_id = (filter->>'home')::uuid) end
$function$
;
CREATE OR REPLACE FUNCTION public.count_new_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if coalesce(current_setting('ringfence.importing', true) = 'on', false) then
    return null;
  end if;
  -- In one order, so that two who write at once never wait for each other.
  insert into search_words as known (organization_id, word, people)
  select contact.organization_id, left(word, 200), count(*)
  from learned contact cross join lateral words_of(contact.search_name) as word
  group by 1, 2 order by 1, 2
  on conflict (organization_id, word) do update set people = known.people + excluded.people;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_shapes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, count(*) as n from learned
      where shape_id is not null group by 1, 2) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, -count(*) as n from forgotten
      where shape_id is not null group by 1, 2) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, shape_id, sum(n) as n from (
        select organization_id, shape_id, 1 as n from learned
        union all
        select organization_id, shape_id, -1 from forgotten) one
      where shape_id is not null group by 1, 2 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_shape_counts(changes);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_targets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, count(*) as n
      from learned group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, -count(*) as n
      from forgotten group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, kind_of_target(state, ended_because), -1 from forgotten) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('targets', changes);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.count_words(query text, home uuid)
 RETURNS bigint[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  pattern text;
  had bigint;
  counts bigint[] := '{}';
begin
  for pattern in
    select case when length(word) < 3 then '' else '%' end || word || '%'
    from regexp_split_to_table(search_text(query), '\s+') as word where word <> ''
  loop
    execute format('select coalesce(sum(people), 0) from search_words where word like %L and %s', pattern,
      case when home is null then 'true' else format('organization_id = %L', home) end) into had;
    counts := counts || had;
  end loop;
  return counts;
end
$function$
;
CREATE OR REPLACE FUNCTION public.create_month_parts(month timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  parent text;
  part text;
  beginning timestamptz := date_trunc('month', month, 'UTC');
begin
  -- Processes that start together make a part once.
  perform pg_advisory_xact_lock(hashtext('ringfence months'));
  foreach parent in array array['decisions', 'calls', 'carrier_events'] loop
    part := parent || to_char(beginning at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent,
      first_id_of(beginning), first_id_of(beginning + interval '1 month'));
    execute format('alter table %I enable row level security, force row level security', part);
  end loop;
end
$function$
;
CREATE OR REPLACE FUNCTION public.current_api_key_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('ringfence.api_key_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.current_organization_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select named.id
  from (select named_organization_id()) as named (id)
  where is_super_administrator() or is_member(named.id)
$function$
;
CREATE OR REPLACE FUNCTION public.current_user_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('ringfence.user_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.date_debt_states()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into debt_states (organization_id, debt_id, before, state, import_id)
  select learned.organization_id, learned.id, forgotten.state, learned.state,
    nullif(current_setting('ringfence.storing_import', true), '')::uuid
  from learned
  join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
  where learned.state <> forgotten.state;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.date_phone_states()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into phone_states (organization_id, phone_id, before, state, import_id)
  select learned.organization_id, learned.id, forgotten.state, learned.state,
    nullif(current_setting('ringfence.storing_import', true), '')::uuid
  from learned
  join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
  where learned.state <> forgotten.state;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.discard_recordings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.state <> 'deleted' then
    insert into discarded_recordings (organization_id, store_key)
    values (old.organization_id, 'recordings/' || old.organization_id || '/' || old.id);
    if old.state <> 'kept' then
      insert into discarded_recordings (organization_id, account_id, carrier_recording_id)
      values (old.organization_id, old.account_id, old.carrier_recording_id);
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.end_availability()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from available_members where session_id = old.id;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.erase_contacts(organization uuid, people uuid[])
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.expect_contacts(filter jsonb, home uuid, words bigint[], others numeric, OUT total numeric, OUT matching numeric, OUT looked_at numeric)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  everybody text := format('from contact_summaries summary where summary.organization_id = %L', home);
  named numeric := 1;
  members numeric;
begin
  select greatest(planned.expected, 1) into total from ask_planner(everybody) planned;
  matching := total;
  if summary_conditions(filter) <> 'true' then
    select planned.expected into matching
      from ask_planner(format('%s and %s', everybody, summary_conditions(filter))) planned;
  end if;
  looked_at := matching;
  if filter ? 'list_id' then
    select planned.expected into members from ask_planner(format(
      'from list_contacts where organization_id = %L and list_id = %L', home, filter->>'list_id')) planned;
    matching := matching * members / total;
    looked_at := members;
  end if;
  if filter ? 'query' then
    -- As if words came together by chance.
    select exp(sum(ln(had / total))) into named from unnest(words) as had where are_had(words);
    looked_at := others + coalesce(named, 0) * total;
    matching := matching * least(looked_at / total, 1);
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.expected_by_words(query text, home uuid, total numeric)
 RETURNS numeric
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  expected numeric := total;
  had bigint;
begin
  foreach had in array count_words(query, home) loop
    expected := expected * had / greatest(total, 1);
  end loop;
  return expected;
end
$function$
;
CREATE OR REPLACE FUNCTION public.find_by_name(filter jsonb, home uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  own numeric;
  everybody numeric;
begin
  if home is not null then
    select planned.expected into own from ask_planner(format(
      'from contacts where organization_id = %L', home)) planned;
    select planned.expected into everybody from ask_planner('from contacts') planned;
  end if;
  return format($q$select contact.organization_id, contact.id from contacts contact
    cross join lateral (select contact.id as contact_id,
      left(trim(regexp_replace(contact.search_name, '\s+', ' ', 'g')), 100) collate "C" as sort_name) summary
    where %s and %s$q$,
    case when home is null then 'true'
      when own * 3 > everybody then format('(contact.organization_id = %L) is true', home)
      else format('contact.organization_id = %L', home) end,
    name_condition(filter->>'query', 'contact.search_name'));
end
$function$
;
CREATE OR REPLACE FUNCTION public.find_by_others(filter jsonb, home uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  wanted text := lower(trim(filter->>'query'));
  beyond constant text := U&'\+10FFFF';
  at_home text := case when home is null then 'true' else format('contact.organization_id = %L', home) end;
  people text := format('select contact.organization_id, contact.id from contacts contact where %s and ',
    at_home);
  shown text := people || 'not is_derived_reference(contact.external_reference) and ';
  begins text := shown || format('lower(contact.external_reference) collate "C" >= %L
    and lower(contact.external_reference) collate "C" < %L', wanted, wanted || beyond);
  ends text := shown || format('reverse(lower(contact.external_reference)) collate "C" >= %L
    and reverse(lower(contact.external_reference)) collate "C" < %L', reverse(wanted),
    reverse(wanted) || beyond);
  found_by text[] := '{}';
  is_known boolean;
begin
  if wanted <> '' then
    found_by := array[begins] || case when length(wanted) >= 3 then array[ends] else '{}' end;
  end if;
  if length(wanted) >= 3 and wanted ~ '\d' then
    execute format('select exists (%s) or exists (%s)', begins, ends) into is_known;
    if not is_known then
      found_by := array[shown || format('lower(contact.external_reference) like %L',
        '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%')];
    end if;
  end if;
  if length(wanted) >= 3 then
    found_by := found_by || (people || format('contact.email is not null
      and lower(contact.email) collate "C" >= %L and lower(contact.email) collate "C" < %L',
      wanted, wanted || beyond));
  end if;
  if filter ? 'last_four' or jsonb_array_length(filter->'numbers') > 0 then
    found_by := found_by || format('select contact.organization_id, contact.contact_id from phones contact
      where %s and %s', at_home, case when filter ? 'last_four'
        then format('right(contact.e164, 4) = %L', filter->>'last_four')
        else format('contact.e164 = any(%L)',
          array(select jsonb_array_elements_text(filter->'numbers'))) end);
  end if;
  return found_by;
end
$function$
;
CREATE OR REPLACE FUNCTION public.find_campaign_of_promise()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.campaign_id := (select call.campaign_id from calls call
    where call.organization_id = new.organization_id and call.id = new.call_id);
  return new;
end
  $function$
;
CREATE OR REPLACE FUNCTION public.find_closed(organization uuid, campaign uuid, moment timestamp with time zone, beyond timestamp with time zone, most integer)
 RETURNS TABLE(contact_id uuid)
 LANGUAGE sql
AS $function$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until <= beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
        and target.open_until <= beyond
      order by target.open_until limit 1)
    from window_end where window_end.open_until is not null
  )
  select closed.contact_id
  from window_end
  cross join lateral (
    select target.contact_id from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) closed
  limit most
$function$
;
CREATE OR REPLACE FUNCTION public.find_contacts(query text, numbers text[], last_four text, of_list uuid, after uuid, most integer)
 RETURNS TABLE(organization_id uuid, id uuid)
 LANGUAGE sql
 SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select picked.organization_id, picked.id
  from pick_contacts(jsonb_strip_nulls(jsonb_build_object('query', query, 'numbers', to_jsonb(numbers),
      'last_four', last_four, 'list_id', of_list)), 'added', false, null, after, most) picked
$function$
;
alter function find_contacts(text,text[],text,uuid,uuid,integer) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.find_due(organization uuid, campaign uuid, moment timestamp with time zone, beyond timestamp with time zone, most integer)
 RETURNS TABLE(contact_id uuid, next_at timestamp with time zone)
 LANGUAGE sql
AS $function$
  with recursive window_end as (
    (select target.open_until from targets target
     where target.organization_id = organization and target.campaign_id = campaign
       and target.state = 'waiting' and target.open_until > beyond
     order by target.open_until limit 1)
    union all
    select (select target.open_until from targets target
      where target.organization_id = organization and target.campaign_id = campaign
        and target.state = 'waiting' and target.open_until > window_end.open_until
      order by target.open_until limit 1)
    from window_end where window_end.open_until <= moment + interval '2 days'
  )
  select due.contact_id, due.next_at
  from (select open_until from window_end union select 'infinity') window_end
  cross join lateral (
    select target.contact_id, target.next_at from targets target
    where target.organization_id = organization and target.campaign_id = campaign
      and target.state = 'waiting' and target.open_until = window_end.open_until
      and target.next_at <= moment
    order by target.next_at, target.contact_id limit most
    for update skip locked) due
  order by due.next_at, due.contact_id
  limit most
$function$
;
CREATE OR REPLACE FUNCTION public.find_named(kind text, query text, most integer)
 RETURNS TABLE(organization_id uuid, id uuid)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 10
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  reached text := searched_organizations('thing.organization_id');
  named text;
begin
  if kind not in ('lists', 'campaigns') then
    raise exception 'nothing is found by name among %', kind;
  end if;
  select string_agg(format('search_text(thing.name) like %L', pattern), ' and ')
    into named from search_patterns(query) as pattern;
  if reached is null or named is null then
    return;
  end if;
  return query execute format('select thing.organization_id, thing.id from %I thing
    where %s and %s order by thing.id desc limit %s',
    kind, reached, named, most);
end
$function$
;
alter function find_named(text,text,integer) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.find_words_like(wanted text, most integer)
 RETURNS TABLE(word text, people bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 20
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  reached text := searched_organizations('search_words.organization_id');
begin
  if reached is null or 0 < all (count_words(wanted, current_organization_id())) then
    return;
  end if;
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return query execute format('select search_words.word::text, sum(search_words.people)
    from search_words where search_words.word %% %L and %s
    group by search_words.word order by similarity(search_words.word, %1$L) desc, 2 desc limit %3$s',
    wanted, reached, most);
end
$function$
;
alter function find_words_like(text,integer) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.first_id_of(moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select encode(
    substring(int8send((extract(epoch from moment) * 1000)::bigint) from 3)
      || '\x7000'::bytea || '\x0000000000000000'::bytea,
    'hex')::uuid
$function$
;
CREATE OR REPLACE FUNCTION public.fold_creditor(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')))
$function$
;
CREATE OR REPLACE FUNCTION public.follow_birth()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' or new.born_on is distinct from old.born_on then
    new.birth_year := extract(year from new.born_on);
  elsif new.birth_year is distinct from extract(year from new.born_on) then
    new.born_on := null;
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.follow_correction()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.found_nobody(content jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select content @> '{"facts": [{"kind": "nobody_answered"}]}'
$function$
;
CREATE OR REPLACE FUNCTION public.frees_minor(known_on date, known_year integer, told_on date, told_year integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select of_age_on(known_on, known_year) > (now() at time zone 'Etc/GMT+12')::date
    and of_age_on(told_on, told_year) < of_age_on(known_on, known_year)
$function$
;
CREATE OR REPLACE FUNCTION public.happened_condition(filter jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case filter->>'happened'
    when 'abandoned' then 'is_abandoned(call.state, call.outcome, call.answered_at, call.answered_by, call.choice,
      call.spoken_at)'
    -- Asked of each call that is looked at: joined, all that was ever heard so would be read for each page.
    when 'nobody_free' then '(select true from carrier_events event
      where event.organization_id = call.organization_id and event.call_id = call.id
        and found_nobody(event.content) limit 1)' end
$function$
;
CREATE OR REPLACE FUNCTION public.happened_way(filter jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case filter->>'happened'
    when 'abandoned' then format('call.organization_id = %L and %s', filter->>'home', happened_condition(filter))
    when 'nobody_free' then 'nobody_free' end
$function$
;
CREATE OR REPLACE FUNCTION public.hold_uploads_off(organization uuid)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  select coalesce(current_setting('ringfence.importing', true) = 'on', false)
    or pg_try_advisory_xact_lock_shared(hashtextextended('ringfence storing ' || organization, 0))
$function$
;
CREATE OR REPLACE FUNCTION public.is_abandoned(state text, outcome text, answered_at timestamp with time zone, answered_by text, choice text, spoken_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select state = 'ended' and choice is null and spoken_at is null
    and (coalesce(outcome = 'hung_up', false)
      or answered_at is not null and coalesce(answered_by in ('human', 'unknown'), true))
$function$
;
CREATE OR REPLACE FUNCTION public.is_admin(organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id() and role = 'admin')
$function$
;
CREATE OR REPLACE FUNCTION public.is_derived_reference(reference text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select reference ~ '^auto-\d{4}-[0-9a-f]{16}$' $function$
;
CREATE OR REPLACE FUNCTION public.is_member(organization uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (
    select from user_organizations
    where organization_id = organization and user_id = current_user_id())
$function$
;
CREATE OR REPLACE FUNCTION public.is_number_of_anybody(number text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from phones phone where phone.e164 = number)
    or exists (select from organizations organization
      where exists (select from suppressions restriction
          where restriction.organization_id = organization.id and restriction.e164 = number)
        or exists (select from kept_stops kept where kept.organization_id = organization.id
          and kept.number_hash = sha256(convert_to(organization.id::text || number, 'UTF8'))))
$function$
;
CREATE OR REPLACE FUNCTION public.is_same_name(one text, other text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select one = other
    or replace(search_text(one), ' ', '') = replace(search_text(other), ' ', '')
    or (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(one)), '\s+') as word)
      = (select string_agg(word, ' ' order by word)
        from regexp_split_to_table(trim(search_text(other)), '\s+') as word)
$function$
;
CREATE OR REPLACE FUNCTION public.is_shut_out(person uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select exists (select from auth.users
    where id = person and (deleted_at is not null or banned_until > moment))
$function$
;
alter function is_shut_out(uuid,timestamp with time zone) owner to ringfence_auth;
CREATE OR REPLACE FUNCTION public.is_super_administrator()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select current_setting('role', true) = 'ringfence_super' $function$
;
CREATE OR REPLACE FUNCTION public.is_taken_for_machine(answered_by text, shown_outcome text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select coalesce(answered_by = 'machine' and shown_outcome in ('right_party', 'transferred', 'promise', 'dispute',
    'wrong_party', 'stop', 'hung_up'), false)
$function$
;
CREATE OR REPLACE FUNCTION public.keep_approved_scripts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.state <> 'draft' then raise exception 'an approved script cannot be deleted' using errcode = '23514'; end if;
    return old;
  end if;
  if old.state <> 'draft' and (new.content is distinct from old.content or new.approved_by is distinct from old.approved_by
      or new.approved_at is distinct from old.approved_at or new.written_by is distinct from old.written_by
      or new.state = 'draft') then
    raise exception 'an approved script cannot be changed' using errcode = '23514';
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_conversations_of_wrong_numbers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  wrong record;
begin
  if current_setting('ringfence.erasing', true) = 'on'
    and current_setting('ringfence.importing', true) is distinct from 'on' then
    return null;
  end if;
  for wrong in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'wrong_number' group by 1 order by 1
  loop
    perform keep_first_conversations(wrong.organization_id, wrong.people);
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_conversations_outside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  talked record;
begin
  -- Whoever is on the way out takes theirs along.
  if current_setting('ringfence.erasing', true) = 'on'
    and current_setting('ringfence.importing', true) is distinct from 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into first_conversations as known (organization_id, debt_id, contact_id, occurred_at)
    select call.organization_id, debt.id, call.contact_id, min(call.occurred_at)
    from learned call
    join debts debt on debt.organization_id = call.organization_id
      and debt.contact_id = call.contact_id
      and (debt.id = any(call.debt_ids) or call.debt_ids = '{}')
    where call.outcome = 'conversation' and not exists (select from suppressions wrong
      where wrong.organization_id = call.organization_id and wrong.contact_id = call.contact_id
        and wrong.e164 = call.e164 and wrong.kind = 'wrong_number' and wrong.lifted_at is null)
    group by call.organization_id, debt.id, call.contact_id
    order by call.organization_id, debt.id
    on conflict (organization_id, debt_id) do update set occurred_at = excluded.occurred_at
    where excluded.occurred_at < known.occurred_at;
    return null;
  end if;
  for talked in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where outcome = 'conversation' group by 1 order by 1
  loop
    perform keep_first_conversations(talked.organization_id, talked.people);
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_debt_ended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_first_conversations(organization uuid, people uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
      and coalesce(call.corrected_outcome, call.outcome) in ('right_party', 'transferred', 'promise', 'dispute', 'stop')
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
$function$
;
CREATE OR REPLACE FUNCTION public.keep_for_linked(organization uuid, gone uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into suppressions (organization_id, contact_id, kind, e164, place, source, evidence, note,
    recorded_by, started_at, recorded_at)
  select distinct on (linked.linked_id, restriction.kind, restriction.e164, restriction.place) organization,
    linked.linked_id, restriction.kind, restriction.e164, restriction.place, restriction.source,
    restriction.evidence, restriction.note, restriction.recorded_by, restriction.started_at,
    restriction.recorded_at
  from linked_contacts(organization, gone) linked
  join suppressions restriction on restriction.organization_id = organization
    and restriction.contact_id = linked.contact_id and restriction.lifted_at is null
    and restriction.debt_id is null
    and restriction.kind in ('medium_stop', 'deceased', 'attorney', 'incarcerated', 'cease_written',
      'bankruptcy', 'wrong_number', 'reassigned', 'number_stop', 'work_prohibited', 'place_inconvenient')
  where linked.linked_id <> all (gone)
    and not exists (select from suppressions own
      where own.organization_id = organization and own.contact_id = linked.linked_id
        and own.kind = restriction.kind and own.e164 is not distinct from restriction.e164
        and own.place is not distinct from restriction.place
        and own.debt_id is null and own.lifted_at is null)
  order by linked.linked_id, restriction.kind, restriction.e164, restriction.place,
    restriction.started_at;
  insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
    evidence, recorded_by, recorded_at, started_at)
  select distinct on (linked.linked_id, slot.id) organization, linked.linked_id, slot.days,
    slot.from_minute, slot.to_minute, slot.source, slot.evidence, slot.recorded_by, slot.recorded_at,
    slot.started_at
  from linked_contacts(organization, gone) linked
  join inconvenient_times slot on slot.organization_id = organization
    and slot.contact_id = linked.contact_id and slot.lifted_at is null
  where linked.linked_id <> all (gone)
  order by linked.linked_id, slot.id;
end
$function$
;
CREATE OR REPLACE FUNCTION public.keep_number_marked()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_user = 'ringfence_tenant' and not is_admin(new.organization_id) then
    return null;
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.kind_of_target(state text, ended_because text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when state = 'done' and ended_because in ('campaign_stopped', 'cancelled', 'removed') then 'stopped'
    else state end
$function$
;
CREATE OR REPLACE FUNCTION public.left_out_since(organization uuid, campaign uuid, person uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from campaign_lists own
      where own.organization_id = organization and own.campaign_id = campaign and own.is_excluded) then
    return removed_by_name_at(organization, campaign, person);
  end if;
  return least(removed_by_name_at(organization, campaign, person), (
    select min(coalesce(own.changed_at, now())) from campaign_lists own
    where own.organization_id = organization and own.campaign_id = campaign and own.is_excluded
      and exists (select from list_contacts member
        where member.organization_id = organization
          and member.contact_id = any(array(
            select person union all
            select linked.linked_id from linked_contacts(organization, array[person]) linked))
          and member.list_id = any(array(
            select unnest(array[list.id, list.merged_into]) from lists list
            where list.organization_id = organization and list.id = own.list_id)))));
end $function$
;
CREATE OR REPLACE FUNCTION public.linked_contacts(organization uuid, people uuid[])
 RETURNS TABLE(contact_id uuid, linked_id uuid)
 LANGUAGE plpgsql
 STABLE ROWS 10
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  return query
  with recursive walk (contact_id, linked_id) as (
    (select link.contact_id, link.other_id from person_links link
     where link.organization_id = organization and link.contact_id = any(people)
     union
     select link.other_id, link.contact_id from person_links link
     where link.organization_id = organization and link.other_id = any(people))
    union
    select walk.contact_id, next.linked_id
    from walk cross join lateral (
      select link.other_id as linked_id from person_links link
      where link.organization_id = organization and link.contact_id = walk.linked_id
      union all
      select link.contact_id from person_links link
      where link.organization_id = organization and link.other_id = walk.linked_id) next
    where next.linked_id <> walk.contact_id
  )
  select walk.contact_id, walk.linked_id from walk
  where not exists (select from person_partings parted
    where parted.organization_id = organization
      and parted.contact_id = least(walk.contact_id, walk.linked_id)
      and parted.other_id = greatest(walk.contact_id, walk.linked_id));
end $function$
;
CREATE OR REPLACE FUNCTION public.mark_called_removed(campaign uuid, people uuid[], at timestamp with time zone, taken_back boolean DEFAULT false)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.mark_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_by_import := coalesce(nullif(current_setting('ringfence.storing_import', true), '')::uuid,
    '00000000-0000-0000-0000-000000000000');
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.mark_targets_named(campaign uuid, people uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if current_organization_id() is null then
    return;
  end if;
  perform set_config('ringfence.correcting', 'on', true);
  update targets target set is_named = true
  where target.organization_id = current_organization_id() and target.campaign_id = campaign
    and target.contact_id = any(people) and not target.is_named;
  perform set_config('ringfence.correcting', '', true);
end
$function$
;
CREATE OR REPLACE FUNCTION public.may_be_same_name(one text, other text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  several constant text := '&|/|\m(and|or|y)\M|\m(inc|llc|llp|ltd|corp|corporation|company|co|plc|trust|srl|sa)\M';
  words text[];
  others text[];
  initials text[];
  other_initials text[];
  middle text[];
begin
  if is_same_name(one, other) then return true; end if;
  if lower(one) ~ several or lower(other) ~ several then return false; end if;
  if name_generation(one) <> name_generation(other) then return false; end if;
  select array_agg(word order by nth) filter (where length(word) > 1),
    coalesce(array_agg(word order by word) filter (where length(word) = 1), '{}')
  into words, initials
  from unnest(plain_name_words(one)) with ordinality as part (word, nth);
  select array_agg(word order by nth) filter (where length(word) > 1),
    coalesce(array_agg(word order by word) filter (where length(word) = 1), '{}')
  into others, other_initials
  from unnest(plain_name_words(other)) with ordinality as part (word, nth);
  if coalesce(cardinality(words), 0) < 2 or coalesce(cardinality(others), 0) < 2 then return false; end if;
  if cardinality(words) > cardinality(others) then
    select words, others, initials, other_initials into others, words, other_initials, initials;
  end if;
  if not words <@ others then return false; end if;
  -- The given name is the same: José María is not María.
  if cardinality(words) < cardinality(others) and not (words[1] = others[1]
    or others[1] = words[cardinality(words)] and others[2] = words[1]
    or words[1] = others[cardinality(others)] and words[2] = others[1]) then
    return false;
  end if;
  select coalesce(array_agg(left(word, 1)), '{}') into middle from unnest(others) as word
  where word <> all (words);
  -- What stands in the middle of both agrees.
  if initials = '{}' or (other_initials = '{}' and middle = '{}') then return true; end if;
  return initials && (other_initials || middle);
end
$function$
;
CREATE OR REPLACE FUNCTION public.membership_condition(filter jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when filter ? 'list_id' then format('exists (select from list_contacts member
    where member.organization_id = summary.organization_id and member.list_id = %L
      and member.contact_id = summary.contact_id offset 0)', filter->>'list_id') else 'true' end
$function$
;
CREATE OR REPLACE FUNCTION public.name_condition(query text, column_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select string_agg(format('%s like %L', column_name, pattern), ' and ')
  from search_patterns(query) as pattern
$function$
;
CREATE OR REPLACE FUNCTION public.name_generation(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when found in ('jr', 'junior', 'hijo') then 'jr'
    when found in ('sr', 'senior', 'padre') then 'sr'
    when found in ('ii', '2nd') then 'ii'
    when found in ('iii', '3rd') then 'iii'
    when found in ('iv', '4th') then 'iv'
  end
  from (select substring(trim(search_text(name))
    from '^\S+\s+\S.*\m(jr|sr|junior|senior|ii|iii|iv|2nd|3rd|4th|hijo|padre)\M') as found) suffix
$function$
;
CREATE OR REPLACE FUNCTION public.name_letters(search_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select replace(search_name, ' ', '') $function$
;
CREATE OR REPLACE FUNCTION public.name_shape(search_name text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ((length(replace(search_name, ' ', '')) * 32
    + length(translate(search_name, ' aeiou', ''))) * 32
    + length(translate(search_name, ' rstln', ''))) * 32
    + length(translate(search_name, ' abcdmz', ''))
$function$
;
CREATE OR REPLACE FUNCTION public.name_words(search_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select string_agg(word, ' ' order by word)
  from unnest(string_to_array(translate(search_name, E'\t\n\r\f', '    '), ' ')) as word
  where word <> ''
$function$
;
CREATE OR REPLACE FUNCTION public.named_organization_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ select nullif(current_setting('ringfence.organization_id', true), '')::uuid $function$
;
CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select encode(
    overlay(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(moment.microseconds / 1000) from 3) from 1 for 6)
      placing int2send((28672 + moment.microseconds % 1000 * 4096 / 1000)::int2) from 7 for 2),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (microseconds)
$function$
;
CREATE OR REPLACE FUNCTION public.numbered_id(base uuid, number integer)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (left(base::text, 28) || lpad(to_hex(number), 8, '0'))::uuid $function$
;
CREATE OR REPLACE FUNCTION public.of_age_on(born_on date, birth_year integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce((born_on - 1 + interval '18 years')::date + 1, make_date(birth_year + 19, 1, 1),
    '-infinity'::date)
$function$
;
CREATE OR REPLACE FUNCTION public.open_budget()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into dial_budgets (account_id) values (new.id);
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.openness_of_role(role text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case role when 'other' then 0 when 'co_debtor' then 1 when 'guardian' then 3
    when 'representative' then 3 else 2 end
$function$
;
CREATE OR REPLACE FUNCTION public.pick_by_column(filter jsonb, sort text, descending boolean, after_key text, after_id uuid, most integer)
 RETURNS TABLE(organization_id uuid, id uuid, key text)
 LANGUAGE plpgsql
 SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
 SET random_page_cost TO '1.1'
 SET jit TO 'off'
AS $function$
declare
  short_walk constant integer := 2000;
  home uuid;
  direction text := case when descending then 'desc' else 'asc' end;
  place text := sort_place(sort);
  -- In microseconds a person, as measured.
  walking numeric := case when not filter ? 'query' then 1.2 + (filter ? 'list_id')::integer
    when sort = 'added' then 1.4 else 0.5 end;
  taking numeric := case when filter ? 'query' then 8 else 3 end;
  -- People of one name stand together in the order of names, and a walk may have to pass many others.
  spread numeric := case when filter ? 'query' and sort = 'name' then 16 else 1.5 end;
  -- Whom a search finds by something else than a name: taken beside the walk, or, if these are many, asked
  -- of on it.
  few_others constant integer := 10000;
  words bigint[] := '{}';
  found_by text[];
  others numeric := 0;
  searched text;
  beside text := '';
  matching text;
  part text;
  width integer;
  hits integer;
  needed numeric;
  total numeric;
  expected numeric;
  looked_at numeric;
  is_whole boolean;
  organizations uuid[];
  ids uuid[];
  keys text[];
  missing integer := most;
begin
  if searched_organizations('x') is null or place is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  if filter ? 'query' then
    words := count_words(filter->>'query', home);
    found_by := find_by_others(filter, home);
    others := count_found(found_by, few_others);
    searched := search_condition(filter, are_had(words),
      case when others < few_others then '{}' else found_by end);
  end if;
  if home is not null and filter ?| array['query', 'list_id'] then
    select told.* into total, expected, looked_at from expect_contacts(filter, home, words, others) told;
  end if;
  foreach part in array sort_parts(filter, sort, descending, after_key, after_id) loop
    is_whole := false;
    -- Where a walk is as dear as taking them all, these are taken.
    width := case when home is null or filter ? 'query' and searched is null
      or looked_at * taking < short_walk * walking then 0 else short_walk end;
    if filter ? 'query' and others < few_others then
      beside := format('union select summary.organization_id, summary.contact_id, %s %s and %s',
        place, summaries_found(found_by, filter, home), part);
    end if;
    while not is_whole and width > 0 loop
      execute format('with walked as materialized (%s)
        select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text), (select count(*) from walked)
        from (select * from (select * from walked %s) found
          order by found.key %s, found.contact_id %3$s limit %s) picked',
        walk_query(filter, sort, descending, home, part, width, searched, missing), beside, direction, missing)
        into organizations, ids, keys, hits;
      is_whole := hits = missing;
      if not is_whole then
        execute format('select count(*) < %s from (%s) walked', width,
          walk_query(case when sort = 'added' and filter ? 'list_id'
              then jsonb_build_object('list_id', filter->'list_id') else '{}' end,
            sort, descending, home, part, width, null, width)) into is_whole;
      end if;
      exit when is_whole;
      if total is null then
        select told.* into total, expected, looked_at from expect_contacts(filter, home, words, others) told;
      end if;
      needed := spread * missing
        * case when hits >= 5 then width::numeric / hits else total / greatest(expected, 1) end;
      exit when greatest(needed, 2 * width) * walking > looked_at * taking;
      -- It ends by itself with the last one who is needed, so it may go further than that is likely to be;
      -- and always further than the last, because the planner may know nothing yet of most people.
      width := greatest(4 * width, least(total, 3 * needed));
    end loop;
    if not is_whole and home is null and not filter ? 'query' then
      -- Across organizations each gives its first, and of these the first are taken.
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select picked.* from organizations organization cross join lateral (
            select summary.organization_id, summary.contact_id, %s as key from contact_summaries summary
            where summary.organization_id = organization.id and %s and %s
            order by %1$s %5$s, summary.contact_id %5$s limit %4$s) picked
          where organization.deleted_at is null
          order by picked.key %5$s, picked.contact_id %5$s limit %4$s) picked',
        place, part, summary_conditions(filter), missing, direction)
        into organizations, ids, keys;
    elsif not is_whole then
      matching := contacts_matching(filter, home);
      if sort = 'name' and are_had(words) and filter - array['query', 'numbers', 'last_four', 'at'] = '{}' then
        -- Of people of a name, only the first in its order are looked up.
        matching := summaries_found(found_by || format('(%s and %s and %s
          order by summary.sort_name %s, summary.contact_id %4$s limit %s)', find_by_name(filter, home),
          case when home is null then searched_organizations('contact.organization_id') else 'true' end,
          part, direction, missing), filter, home);
      end if;
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select * from (
            select summary.organization_id, summary.contact_id, %s as key %s and %s offset 0) picked
          order by picked.key %s, picked.contact_id %4$s limit %s) picked',
        place, matching, part, direction, missing)
        into organizations, ids, keys;
    end if;
    return query select * from unnest(organizations, ids, keys);
    missing := missing - coalesce(cardinality(ids), 0);
    exit when missing = 0;
  end loop;
end
$function$
;
alter function pick_by_column(jsonb,text,boolean,text,uuid,integer) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.pick_by_next_call(filter jsonb, descending boolean, after_key text, after_id uuid, most integer, few integer DEFAULT 20000)
 RETURNS TABLE(organization_id uuid, id uuid, key text)
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  home uuid := searched_home(filter);
  direction text := case when descending then 'desc' else 'asc' end;
  beyond text := case when descending then '<' else '>' end;
  after text := case when after_id is null then 'true'
    when after_key is null
      then format('next.opens_at is null and summary.contact_id %s %L', beyond, after_id)
    else format('(next.opens_at is null or (next.opens_at, summary.contact_id) %s (%L, %L))', beyond,
      after_key, after_id) end;
  reached text := case when home is null then searched_organizations('summary.organization_id')
    else format('summary.organization_id = %L', home) end;
  wanted text := format('%s and %s and %s', reached, summary_conditions(filter), membership_condition(filter));
  expected numeric := 0;
  found integer;
begin
  if not filter ? 'query' then
    select planned.expected into expected from ask_planner(contacts_matching(filter, home)) planned;
  end if;
  if expected < few then
    return query execute format('select summary.organization_id, summary.contact_id, next.opens_at::text
      from (select summary.organization_id, summary.contact_id, summary.shape_id %s offset 0) summary
      left join windows_at(%L) next on next.organization_id = summary.organization_id
        and next.shape_id = summary.shape_id
      where %s order by next.opens_at %s nulls last, summary.contact_id %4$s limit %5$s',
      contacts_matching(filter, home), filter->>'at', after, direction, most);
    return;
  end if;
  if after_id is null or after_key is not null then
    return query execute format('select summary.organization_id, summary.contact_id, next.opens_at::text
      from (select standing.* from windows_at(%L) standing where %s and %s
        order by standing.opens_at %s offset 0) next
      cross join lateral (
        select summary.organization_id, summary.contact_id from contact_summaries summary
        where summary.organization_id = next.organization_id and summary.shape_id = next.shape_id
          and %s and %s
        order by summary.contact_id %4$s limit %7$s) summary
      order by next.opens_at %4$s, summary.contact_id %4$s limit %7$s', filter->>'at',
      case when home is null then 'true' else format('standing.organization_id = %L', home) end,
      case when after_key is null then 'true'
        else format('standing.opens_at %s= %L::timestamptz', beyond, after_key) end,
      direction, wanted,
      -- By the key of the index: a page deep in a large shape begins where the last one ended.
      case when after_key is null then 'true'
        else format('summary.contact_id %s case when next.opens_at = %L::timestamptz then %L::uuid else %L::uuid end',
          beyond, after_key, after_id,
          case when descending then 'ffffffff-ffff-ffff-ffff-ffffffffffff'
            else '00000000-0000-0000-0000-000000000000' end) end, most);
    get diagnostics found = row_count;
    most := most - found;
  end if;
  -- Who cannot be called at all, or has not been judged, comes last in either direction.
  return query execute format('select summary.organization_id, summary.contact_id, null::text
    from (
      select summary.* from callable_shapes shape
      cross join lateral (
        select summary.organization_id, summary.contact_id from contact_summaries summary
        where summary.organization_id = shape.organization_id and summary.shape_id = shape.id
          and %1$s and %2$s
        order by summary.contact_id %3$s limit %4$s) summary
      where not exists (select from unnest(shape.closes_at) closes_at where closes_at > %5$L) and %6$s
      union all
      (select summary.organization_id, summary.contact_id from contact_summaries summary
       where summary.shape_id is null and %1$s and %2$s
       order by summary.contact_id %3$s limit %4$s)) summary
    order by summary.contact_id %3$s limit %4$s', wanted,
    case when after_id is null or after_key is not null then 'true'
      else format('summary.contact_id %s %L', beyond, after_id) end,
    direction, most, filter->>'at',
    case when home is null then 'true' else format('shape.organization_id = %L', home) end);
end
$function$
;
CREATE OR REPLACE FUNCTION public.pick_calls(filter jsonb, oldest_first boolean, after uuid, most integer, steps integer)
 RETURNS TABLE(organization_id uuid, id uuid, is_match boolean)
 LANGUAGE plpgsql
 STABLE ROWS 100
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.pick_contacts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid, most integer)
 RETURNS TABLE(organization_id uuid, id uuid, key text)
 LANGUAGE plpgsql
 SECURITY DEFINER ROWS 50
 SET search_path TO 'public', 'pg_temp'
 SET random_page_cost TO '1.1'
 SET jit TO 'off'
AS $function$
begin
  if sort <> 'next_call' then
    return query select * from pick_by_column(filter, sort, descending, after_key, after_id, most);
  elsif searched_organizations('x') is not null
    and not (filter ? 'list_id' and searched_home(filter) is null) then
    return query select * from pick_by_next_call(filter, descending, after_key, after_id, most);
  end if;
end
$function$
;
alter function pick_contacts(jsonb,text,boolean,text,uuid,integer) owner to ringfence_search;
CREATE OR REPLACE FUNCTION public.plain_name_words(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(word order by nth), '{}')
  from regexp_split_to_table(trim(search_text(translate(name, '''’`', ''))), '\s+')
    with ordinality as part (word, nth)
  where word <> ''
    and not (nth = 1 and word in ('mr', 'mrs', 'ms', 'miss', 'mx', 'dr', 'dra', 'prof', 'rev', 'hon', 'sr', 'sra',
      'srta', 'don', 'dona'))
    and not (nth > 2 and word in ('jr', 'sr', 'junior', 'senior', 'ii', 'iii', 'iv', '2nd', '3rd', '4th', 'esq', 'md',
      'phd', 'dds', 'cpa', 'rn', 'hijo', 'padre'))
$function$
;
CREATE OR REPLACE FUNCTION public.price_call(per_minute bigint, per_call bigint, increment integer, outcome text, seconds integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when outcome in ('withdrawn', 'failed') then 0
    else per_call
      + ((coalesce(seconds, 0) + increment - 1) / increment * increment * per_minute + 59) / 60 end
$function$
;
CREATE OR REPLACE FUNCTION public.price_ended_call()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  parts jsonb := price_legs(new.account_id, new.country, new.outcome, new.talk_seconds, new.connected_country,
    new.connected_seconds);
begin
  if parts is not null then
    new.cost_micro := (parts->0->>'amountMicro')::bigint + coalesce((parts->1->>'amountMicro')::bigint, 0);
    new.cost_currency := parts->0->>'currency';
    new.cost_parts := parts;
  elsif new.connected_seconds is not null then
    -- What the first leg alone came to is not what the call costs.
    new.cost_micro := null;
    new.cost_currency := null;
    new.cost_parts := null;
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.price_leg(account uuid, leg text, country text, outcome text, seconds integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object('leg', leg, 'country', price_leg.country, 'seconds', coalesce(seconds, 0),
    'currency', rate.currency, 'perMinuteMicro', rate.per_minute_micro, 'perCallMicro', rate.per_call_micro,
    'incrementSeconds', rate.increment_seconds,
    'amountMicro', price_call(rate.per_minute_micro, rate.per_call_micro, rate.increment_seconds, outcome, seconds))
  from carrier_rates rate
  where rate.account_id = account and (rate.country = price_leg.country or rate.country is null)
  order by rate.country nulls last limit 1
$function$
;
CREATE OR REPLACE FUNCTION public.price_legs(account uuid, country text, outcome text, seconds integer, connected_country text, connected_seconds integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own jsonb := price_leg(account, 'call', country, outcome, seconds);
  connected jsonb;
begin
  if own is null then
    return null;
  end if;
  if connected_seconds is null then
    return jsonb_build_array(own);
  end if;
  connected := price_leg(account, 'staffed_line', connected_country, 'transferred', connected_seconds);
  return case when own->>'currency' = connected->>'currency' then jsonb_build_array(own, connected) end;
end
$function$
;
CREATE OR REPLACE FUNCTION public.quarter_of(moment timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select date_bin('15 minutes', moment, '2000-01-01T00:00:00Z')
$function$
;
CREATE OR REPLACE FUNCTION public.queue_activity_for_sealing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into activity_unsealed (organization_id, entry_id) values (new.organization_id, new.id);
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.raise_ledger_versions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people, array_agg(distinct e164) as numbers
    from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)
      union
      select phone.contact_id from phones phone
      where phone.organization_id = changed.organization_id and phone.e164 = any(changed.numbers)));
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.raise_ledger_versions_of_linked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(contact_id) || array_agg(other_id) as people
    from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)));
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.raise_ledger_versions_of_persons()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)));
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.raise_ledgers(organization uuid, people uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if hold_uploads_off(organization) then
    with chosen as materialized (
      select contact.id from contacts contact
      where contact.organization_id = organization and contact.id = any(people)
      order by contact.id
      for no key update
    )
    update contacts contact set ledger_version = contact.ledger_version + 1
    from chosen where contact.organization_id = organization and contact.id = chosen.id;
  else
    insert into ledger_raises (organization_id, contact_id)
    select organization, contact.id from contacts contact
    where contact.organization_id = organization and contact.id = any(people);
  end if;
end
$function$
;
CREATE OR REPLACE FUNCTION public.raise_ledgers_of_co_debtors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'bankruptcy' group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select distinct stayed.contact_id from stayed_debts(changed.organization_id, changed.people) stayed));
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.reckon_callable_anew()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$function$
;
CREATE OR REPLACE FUNCTION public.refuse_change_but_erasing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('ringfence.erasing', true) = 'on'
    and current_user = (select tableowner from pg_tables
      where schemaname = tg_table_schema and tablename = tg_table_name) then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation';
end
$function$
;
CREATE OR REPLACE FUNCTION public.refuse_deleted_organization()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from organizations
    where id = new.organization_id and deleted_at is not null) then
    raise exception 'nobody joins a deleted organization' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.refuse_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what was learned of a person is not unlearned: the version rises by one'
    using errcode = 'integrity_constraint_violation';
end
$function$
;
CREATE OR REPLACE FUNCTION public.remove_imported(organization uuid, import uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform set_config('ringfence.erasing', 'on', true);
  perform from contacts contact
  where contact.organization_id = organization and contact.import_id = import
  order by contact.id for update;
  if exists (
    select from calls call join contacts contact
      on contact.organization_id = call.organization_id and contact.id = call.contact_id
    where call.organization_id = organization and contact.import_id = import) then
    raise exception 'somebody of this upload was called' using errcode = 'integrity_constraint_violation';
  end if;
  delete from payments where organization_id = organization and import_id = import;
  delete from suppressions where organization_id = organization and import_id = import;
  delete from inconvenient_times where organization_id = organization and import_id = import;
  delete from outside_calls where organization_id = organization and import_id = import;
  delete from consents where organization_id = organization and import_id = import;
  delete from contact_notes where organization_id = organization and import_id = import;
  delete from list_contacts where organization_id = organization and import_id = import;
  delete from debts where organization_id = organization and import_id = import;
  delete from phones where organization_id = organization and import_id = import;
  delete from contact_summaries summary using contacts contact
  where contact.organization_id = organization and contact.import_id = import
    and summary.organization_id = organization and summary.contact_id = contact.id;
  delete from contacts where organization_id = organization and import_id = import;
  delete from lists list where list.organization_id = organization and list.import_id = import
    and not exists (select from list_contacts member
      where member.organization_id = organization and member.list_id = list.id)
    and not exists (select from campaigns campaign
      where campaign.organization_id = organization and campaign.list_id = list.id)
    and not exists (select from imports other
      where other.organization_id = organization and other.list_id = list.id);
  perform set_config('ringfence.erasing', '', true);
end
$function$
;
CREATE OR REPLACE FUNCTION public.removed_by_name_at(organization uuid, campaign uuid, person uuid)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
begin
  if not exists (select from campaign_people_removed gone
      where gone.organization_id = organization and gone.campaign_id = campaign) then
    return null;
  end if;
  return (select min(gone.removed_at) from campaign_people_removed gone
    where gone.organization_id = organization and gone.campaign_id = campaign
      and gone.contact_id = any(array(
        select person union all
        select linked.linked_id from linked_contacts(organization, array[person]) linked)));
end $function$
;
CREATE OR REPLACE FUNCTION public.retention_of(organization uuid, people uuid[])
 RETURNS TABLE(contact_id uuid, last_activity_at timestamp with time zone, kept_until timestamp with time zone, is_being_called boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select contact.id, activity.last_at,
    (activity.last_at at time zone 'UTC' + interval '3 years') at time zone 'UTC',
    exists (select from calls call
      where call.organization_id = organization and call.contact_id = contact.id
        and call.state <> 'ended')
  from contacts contact
  cross join lateral (
    select max(debt.updated_at) as learned_at,
      max(debt.notice_sent_on)::timestamp at time zone 'UTC' as notice_at
    from debts debt
    where debt.organization_id = organization and debt.contact_id = contact.id) debts
  cross join lateral (
    select max(coalesce(call.ended_at, call.reserved_at)) as called_at
    from calls call
    where call.organization_id = organization and call.contact_id = contact.id
      and call.placing_at is not null) ours
  cross join lateral (
    select max(call.occurred_at) as called_at
    from outside_calls call
    where call.organization_id = organization and call.contact_id = contact.id) theirs
  cross join lateral (
    select case when coalesce(ours.called_at, theirs.called_at, debts.notice_at) is not null
      then greatest(ours.called_at, theirs.called_at, debts.notice_at, debts.learned_at) end
      as last_at) activity
  where contact.organization_id = organization and contact.id = any(people)
$function$
;
CREATE OR REPLACE FUNCTION public.roll_up_calls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned group by 1, 2, 3
      union all
      select organization_id, quarter_of(reserved_at), 'taken_for_machine', count(*)
      from learned where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome)) group by 1, 2) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten group by 1, 2, 3
      union all
      select organization_id, quarter_of(reserved_at), 'taken_for_machine', -count(*)
      from forgotten where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome)) group by 1, 2) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, starts_at, kind, sum(n) as n from (
        select organization_id, quarter_of(reserved_at) as starts_at,
          coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, quarter_of(reserved_at),
          coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten
        union all
        select organization_id, quarter_of(reserved_at), 'taken_for_machine', 1 from learned
        where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
        union all
        select organization_id, quarter_of(reserved_at), 'taken_for_machine', -1 from forgotten
        where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_call_rollups(changes);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.roll_up_costs()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        count(*) as calls, sum(cost_micro) as amount_micro
      from learned where cost_micro is not null group by 1, 2, 3, 4) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        -count(*) as calls, -sum(cost_micro) as amount_micro
      from forgotten where cost_micro is not null group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, currency,
        sum(calls) as calls, sum(amount_micro) as amount_micro from (
        select organization_id, reserved_at, campaign_id, cost_currency as currency, 1 as calls,
          cost_micro as amount_micro
        from learned where cost_micro is not null
        union all
        select organization_id, reserved_at, campaign_id, cost_currency, -1, -cost_micro
        from forgotten where cost_micro is not null) one
      group by 1, 2, 3, 4 having sum(calls) <> 0 or sum(amount_micro) <> 0) part;
  end if;
  if changes is not null then
    perform add_cost_rollups(changes);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.roll_up_decisions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        count(*) as n
      from learned decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        -count(*) as n
      from forgotten decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  end if;
  if changes is not null then
    perform add_decision_rollups(changes);
  end if;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.said_of_decision(decided text, reasons jsonb)
 RETURNS TABLE(verdict text, code text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select decided, ''
  union all
  select distinct reason->>'verdict', reason->>'code' from jsonb_array_elements(reasons) reason
  where reason->>'verdict' <> 'allow'
$function$
;
CREATE OR REPLACE FUNCTION public.same_persons(organization uuid, people uuid[])
 RETURNS TABLE(contact_id uuid, other_id uuid, because text)
 LANGUAGE plpgsql
 STABLE
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  numbers text[];
begin
  select array_agg(distinct phone.e164) into numbers from phones phone
  where phone.organization_id = organization and phone.contact_id = any(array(select unnest(people)))
    and phone.state <> 'wrong';
  select array_agg(shared.e164) into numbers from (
    select phone.e164 from phones phone
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
    group by phone.e164 having count(*) > 1) shared;
  return query
  with alike as (
    select distinct 'birth_date' as because, peer.born_on::text as fact, peer.id, peer.search_name,
      name_shape(peer.search_name) as shape, true as is_told
    from contacts one
    cross join lateral (
      select contact.id, contact.born_on, contact.search_name from contacts contact
      where contact.organization_id = organization and contact.born_on = one.born_on
        and name_shape(contact.search_name) = name_shape(one.search_name)
      offset 0) peer
    where one.organization_id = organization and one.id = any(array(select unnest(people)))
      and one.born_on is not null
    union all
    select 'number', phone.e164, contact.id, contact.search_name, name_shape(contact.search_name),
      contact.id = any(people)
    from phones phone
    join contacts contact on contact.organization_id = organization and contact.id = phone.contact_id
    where phone.organization_id = organization and phone.e164 = any(array(select unnest(numbers)))
      and phone.state <> 'wrong'
  ), counted as (
    select alike.*, count(*) over shaped as people_alike, bool_or(alike.is_told) over shaped as is_asked
    from alike window shaped as (partition by alike.because, alike.fact, alike.shape)
  ), few as materialized (
    select counted.because, counted.fact, counted.id, counted.search_name from counted
    where counted.people_alike > 1 and counted.is_asked
      and not (counted.because = 'number' and exists (select from suppressions wrong
        where wrong.organization_id = organization and wrong.contact_id = counted.id
          and wrong.e164 = counted.fact and wrong.kind in ('wrong_number', 'reassigned')
          and wrong.lifted_at is null))
  ), keyed as (
    select few.because, 'words ' || few.fact || ' ' || name_words(few.search_name) as key, few.id
    from few
    union all
    select few.because, 'letters ' || few.fact || ' ' || name_letters(few.search_name), few.id
    from few
  ), class as materialized (
    select keyed.because, keyed.key, keyed.id, first_value(keyed.id)
        over (partition by keyed.because, keyed.key order by keyed.id) as first_id
    from keyed
  ), pair as (
    select class.because, class.first_id as one, class.id as other
    from class where class.id <> class.first_id
    union all
    -- Whoever was parted from the first is linked with every other one whom they were not parted from.
    select class.because, least(class.id, peer.id), greatest(class.id, peer.id)
    from class join class peer
      on peer.because = class.because and peer.key = class.key and peer.id <> class.id
    where exists (select from person_partings parted
      where parted.organization_id = organization and parted.contact_id = class.first_id
        and parted.other_id = class.id)
  )
  select distinct on (pair.one, pair.other) pair.one, pair.other, pair.because from pair
  where not exists (select from person_partings parted
    where parted.organization_id = organization and parted.contact_id = pair.one
      and parted.other_id = pair.other)
  order by pair.one, pair.other, pair.because;
end
$function$
;
CREATE OR REPLACE FUNCTION public.search_condition(filter jsonb, is_named boolean, found_by text[])
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select nullif(concat_ws(' or ',
    case when is_named then name_condition(filter->>'query', $c$(' ' || summary.sort_name)$c$) end,
    case when is_named then format('octet_length(summary.sort_name) >= 100 and exists (
      select from contacts contact where contact.organization_id = summary.organization_id
        and contact.id = summary.contact_id and %s)', name_condition(filter->>'query', 'contact.search_name')) end,
    case when found_by <> '{}' then format('exists (select from (%s) found
      where found.organization_id = summary.organization_id and found.id = summary.contact_id)',
      array_to_string(found_by, ' union ')) end), '')
$function$
;
CREATE OR REPLACE FUNCTION public.search_patterns(query text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct case when length(word) < 3 then '% ' || word || '%' else '%' || word || '%' end
  from regexp_split_to_table(search_text(query), '\s+') as word
  where word <> ''
$function$
;
CREATE OR REPLACE FUNCTION public.search_text(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ' ' || translate(
    lower(case
      when octet_length(name) = length(name) then name
      else regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')
    end),
    '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~', repeat(' ', 32))
$function$
;
CREATE OR REPLACE FUNCTION public.searched_home(filter jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  home uuid := current_organization_id();
begin
  if filter ? 'list_id' then
    execute format('select list.organization_id from lists list where list.id = %L and %s limit 1',
      filter->>'list_id', searched_organizations('list.organization_id')) into home;
  end if;
  return home;
end
$function$
;
CREATE OR REPLACE FUNCTION public.searched_organizations(column_name text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when current_organization_id() is not null
      then format('%s = %L', column_name, current_organization_id())
    when is_super_administrator() and named_organization_id() is null
      then format('(select organizations.deleted_at is null from organizations
        where organizations.id = %s)', column_name)
  end
$function$
;
CREATE OR REPLACE FUNCTION public.settle_corrected(corrected uuid, next_time timestamp with time zone, because text, spent integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform set_config('ringfence.correcting', 'on', true);
  update targets target
  set state = case when next_time is null
      or coalesce(target.cancelled_at, target.removed_at, gone.removed_at) is not null then 'done' else 'waiting' end,
    next_at = case when next_time is not null
      and coalesce(target.cancelled_at, target.removed_at, gone.removed_at) is null
      then greatest(next_time, target.moved_to) end,
    not_before = next_time, removed_at = coalesce(target.removed_at, gone.removed_at),
    ended_because = coalesce(because, case when target.cancelled_at is not null then 'cancelled'
      when coalesce(target.removed_at, gone.removed_at) is not null then 'removed' end),
    attempts = greatest(0, target.attempts + spent), verdict = null, decision_id = null
  from calls call
  left join lateral (select min(removed.removed_at) as removed_at from campaign_people_removed removed
    where removed.organization_id = call.organization_id and removed.campaign_id = call.campaign_id
      and removed.contact_id in (select call.contact_id
        union all
        select linked.linked_id from linked_contacts(call.organization_id, array[call.contact_id]) linked)) gone
    on true
  where call.organization_id = current_organization_id() and call.id = corrected
    and call.corrected_outcome is not null
    and target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
    and target.contact_id = call.contact_id
    and target.state in ('planned', 'waiting', 'blocked', 'done');
  perform set_config('ringfence.correcting', '', true);
end
$function$
;
CREATE OR REPLACE FUNCTION public.sort_parts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place text := sort_place(sort);
  beyond text := case when descending then '<' else '>' end;
  bounds record := sort_range(filter, sort);
  is_begun boolean := after_id is not null;
begin
  return array_remove(array[
    case when not is_begun and sort in ('added', 'name') then bounds.keyed
      when not is_begun then format('%s is not null and %s', place, bounds.keyed)
      when sort = 'added' then format('%s %s %L', place, beyond, after_id)
      when after_key is not null then format('(%s, summary.contact_id) %s (%L, %L) and %s',
        place, beyond, after_key, after_id, bounds.keyed) end,
    case when not bounds.may_lack then null
      when not is_begun or after_key is not null then format('%s is null', place)
      else format('%s is null and summary.contact_id %s %L', place, beyond, after_id) end], null);
end
$function$
;
CREATE OR REPLACE FUNCTION public.sort_place(sort text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case sort when 'added' then 'summary.contact_id' when 'name' then 'summary.sort_name'
    when 'balance' then '(case when summary.open_debts > 0 then summary.balance_minor end)'
    when 'oldest_debt' then 'summary.oldest_debt_on' when 'last_call' then 'summary.last_called_at' end
$function$
;
CREATE OR REPLACE FUNCTION public.sort_range(filter jsonb, sort text, OUT keyed text, OUT may_lack boolean)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place text := sort_place(sort);
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  settled constant text[] := array['paid', 'recalled', 'closed'];
  is_settled boolean := filter ? 'states' and states <@ settled;
  owes boolean := filter ? 'states' and not states && settled
    or (filter->>'balance_from')::bigint > 0 or filter ? 'currency';
  bounds text[] := '{}';
begin
  keyed := 'true';
  may_lack := sort not in ('added', 'name');
  case sort
    when 'balance' then
      may_lack := not coalesce(owes, false);
      bounds := array[
        case when (filter->>'balance_from')::bigint > 0
          then format('%s >= %L::bigint', place, filter->>'balance_from') end,
        case when filter ? 'balance_to' then format('%s <= %L::bigint', place, filter->>'balance_to') end,
        case when is_settled then 'false' end];
    when 'oldest_debt' then
      may_lack := not (filter ? 'opened_from' or filter ? 'opened_to');
      bounds := array[
        case when filter ? 'opened_from' then format('%s >= %L::date', place, filter->>'opened_from') end,
        case when filter ? 'opened_to' then format('%s <= %L::date', place, filter->>'opened_to') end,
        case when is_settled then 'false' end];
    when 'last_call' then
      may_lack := not filter ? 'outcomes' or 'none' = any(outcomes);
      bounds := array[case when outcomes = array['none'] then 'false' end];
    else null;
  end case;
  keyed := coalesce(array_to_string(array_remove(bounds, null), ' and '), '');
  keyed := case when keyed = '' then 'true' else keyed end;
end
$function$
;
CREATE OR REPLACE FUNCTION public.sort_text(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select left(trim(regexp_replace(search_text(name), '\s+', ' ', 'g')), 100) $function$
;
CREATE OR REPLACE FUNCTION public.stayed_debts(organization uuid, people uuid[])
 RETURNS TABLE(debt_id uuid, contact_id uuid, started_at timestamp with time zone, lifted_at timestamp with time zone)
 LANGUAGE sql
 STABLE
AS $function$
  with bankrupt as materialized (
    select stay.contact_id, stay.debt_id, stay.started_at, stay.lifted_at from suppressions stay
    where stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = any(people)
    union
    select linked.linked_id, null, stay.started_at, stay.lifted_at
    from linked_contacts(organization, people) linked
    join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = linked.contact_id and stay.debt_id is null
  )
  select owed.id, owed.contact_id, bankrupt.started_at, bankrupt.lifted_at
  from bankrupt
  join debts debt on debt.organization_id = organization and debt.contact_id = bankrupt.contact_id
    and debt.id = coalesce(bankrupt.debt_id, debt.id)
  join debts owed on owed.organization_id = organization and owed.reference = debt.reference
    and owed.person_role = 'co_debtor'
    and fold_creditor(owed.creditor) is not distinct from fold_creditor(debt.creditor)
    and owed.contact_id <> debt.contact_id
$function$
;
CREATE OR REPLACE FUNCTION public.stays_of_co_debtors(organization uuid, people uuid[])
 RETURNS TABLE(debt_id uuid, contact_id uuid, started_at timestamp with time zone, lifted_at timestamp with time zone)
 LANGUAGE plpgsql
 STABLE
 SET enable_seqscan TO 'off'
AS $function$
#variable_conflict use_column
begin
  if not exists (select from debts owed where owed.organization_id = organization
      and owed.contact_id = any(people) and owed.person_role = 'co_debtor') then
    return;
  end if;
  return query
  with shared as materialized (
    select owed.id, owed.contact_id, debt.id as debt_id, debt.contact_id as debtor_id
    from debts owed
    join debts debt on debt.organization_id = organization and debt.reference = owed.reference
      and fold_creditor(debt.creditor) is not distinct from fold_creditor(owed.creditor)
      and debt.contact_id <> owed.contact_id
    where owed.organization_id = organization and owed.contact_id = any(people)
      and owed.person_role = 'co_debtor'
  ), linked as materialized (
    select human.contact_id, human.linked_id
    from linked_contacts(organization, array(select distinct debtor_id from shared)) human
  )
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = shared.debtor_id and coalesce(stay.debt_id, shared.debt_id) = shared.debt_id
  union
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join linked on linked.contact_id = shared.debtor_id
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = linked.linked_id and stay.debt_id is null;
end $function$
;
CREATE OR REPLACE FUNCTION public.summaries_found(found_by text[], filter jsonb, home uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select format('from (select * from (%s) found order by organization_id, id) found
    cross join lateral (select * from contact_summaries summary
      where summary.organization_id = found.organization_id and summary.contact_id = found.id
      offset 0) summary
    where %s and %s and %s',
    case when found_by = '{}' then 'select null::uuid as organization_id, null::uuid as id where false'
      else array_to_string(found_by, ' union ') end,
    case when home is null then searched_organizations('summary.organization_id')
      else format('summary.organization_id = %L', home) end,
    summary_conditions(filter), membership_condition(filter))
$function$
;
CREATE OR REPLACE FUNCTION public.summaries_wait()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(current_setting('ringfence.importing', true) = 'on'
    or current_setting('ringfence.erasing', true) = 'on', false)
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_contacts(organization uuid, people uuid[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_debts(organization uuid, person uuid)
 RETURNS TABLE(open_debts integer, balance_minor bigint, currency text, state text, has_promise boolean, oldest_debt_on date)
 LANGUAGE sql
 STABLE
AS $function$
  select count(*) filter (where debt.is_owed)::integer,
    coalesce(sum(debt.balance_minor) filter (where debt.is_owed and debt.currency = debt.main_currency),
      0)::bigint,
    max(debt.main_currency) filter (where debt.is_owed),
    case when bool_or(debt.state = 'disputed') then 'disputed'
      when bool_or(debt.state = 'promised') then 'promised'
      when bool_or(debt.state = 'open') then 'open'
      when bool_or(debt.state = 'paid') then 'paid'
      when bool_or(debt.state = 'recalled') then 'recalled'
      else 'closed' end,
    coalesce(bool_or(debt.state = 'promised'), false),
    min(debt.opened_on) filter (where debt.is_owed)
  from (
    select one.*, first_value(one.currency)
        over (order by one.is_owed desc, one.balance_minor desc, one.id) as main_currency
    from (
      select debts.*, debts.state in ('open', 'promised', 'disputed') as is_owed from debts
      where debts.organization_id = organization and debts.contact_id = person) one) debt
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_ended_calls()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_new_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in select organization_id, array_agg(id) as people from learned group by 1 order by 1 loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_renamed_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select learned.organization_id, array_agg(learned.id) as people from learned
    join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
    where forgotten.full_name <> learned.full_name group by 1 order by 1
  loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.summarise_their_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$
;
CREATE OR REPLACE FUNCTION public.summary_conditions(filter jsonb)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  owed text := sort_place('balance');
begin
  return (select coalesce(string_agg(condition, ' and '), 'true') from (values
    (case when filter ? 'states' then format('summary.state = any(%L::text[])', states) end),
    (case when not filter ? 'outcomes' then null
      when outcomes = array['none'] then 'summary.last_called_at is null'
      when 'none' = any(outcomes)
        then format('(summary.last_called_at is null or summary.last_outcome = any(%L::text[]))', outcomes)
      else format('summary.last_called_at is not null and summary.last_outcome = any(%L::text[])',
        outcomes) end),
    (case when filter ? 'currency' then format('summary.currency = %L', filter->>'currency') end),
    (case when (filter->>'balance_from')::bigint > 0
      then format('%s >= %L::bigint', owed, filter->>'balance_from') end),
    (case when filter ? 'balance_to' then case when (filter->>'balance_from')::bigint > 0
      then format('%s <= %L::bigint', owed, filter->>'balance_to')
      else format('(%s <= %L::bigint or %1$s is null)', owed, filter->>'balance_to') end end),
    (case when filter ? 'opened_from'
      then format('summary.oldest_debt_on >= %L::date', filter->>'opened_from') end),
    (case when filter ? 'opened_to'
      then format('summary.oldest_debt_on <= %L::date', filter->>'opened_to') end),
    (case when filter ? 'zone' then format('summary.zone = %L', filter->>'zone') end),
    (case filter->>'promised' when 'true' then 'summary.has_promise'
      when 'false' then 'not summary.has_promise' end),
    (case filter->>'suppressed' when 'true' then 'summary.is_suppressed'
      when 'false' then 'not summary.is_suppressed' end),
    (case when filter->>'callable' = 'never'
        then 'summary.shape_id in (select shape.id from callable_shapes shape where shape.closes_at = ''{}'')'
      when filter ? 'callable' then format('summary.shape_id in (select standing.shape_id
        from windows_at(%L) standing where %s and standing.opens_at %s %1$L::timestamptz)', filter->>'at',
        case when current_organization_id() is null then 'true'
          else format('standing.organization_id = %L', current_organization_id()) end,
        case filter->>'callable' when 'now' then '<=' else '>' end) end)
  ) as told (condition));
end
$function$
;
CREATE OR REPLACE FUNCTION public.told_reasons(said jsonb, asked text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case when asked is null then said else (
    select jsonb_agg(reason.content order by reason.nth)
    from (
      select rule.nth, coalesce(
        (select one from jsonb_array_elements(said) one where one->>'code' = rule.content->>'code'),
        rule.content || '{"verdict": "allow", "until": null, "liftedBy": null}') as content
      from rule_sets known, jsonb_array_elements(known.rules) with ordinality as rule (content, nth)
      where known.id = asked
      union all
      -- What follows from the rules together is none of them.
      select 1000 + one.nth, one.content
      from jsonb_array_elements(said) with ordinality as one (content, nth)
      where not exists (select from rule_sets known, jsonb_array_elements(known.rules) rule
        where known.id = asked and rule->>'code' = one.content->>'code')
    ) reason) end
$function$
;
CREATE OR REPLACE FUNCTION public.wait_of_target(next_at timestamp with time zone, not_before timestamp with time zone, moved_to timestamp with time zone, hour_at timestamp with time zone, verdict text, held_by text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
    select case when next_at <= moved_to then 'chosen_time'
      when next_at = hour_at then 'best_hour'
      when verdict = 'defer' and (not_before is null or next_at > not_before)
        then case when held_by is null then 'lawful_time' else held_by end
      when not_before is not null then 'retry' end
  $function$
;
CREATE OR REPLACE FUNCTION public.walk_query(filter jsonb, sort text, descending boolean, home uuid, part text, width integer, searched text, most integer)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  direction text := case when descending then 'desc' else 'asc' end;
  is_along_list boolean := sort = 'added' and filter ? 'list_id';
  place text := case when is_along_list then 'member.contact_id' else sort_place(sort) end;
  steps text := format('select %s, %s as key from %s and %s order by %2$s %5$s, %6$s %5$s limit %7$s',
    case when searched is null then 'summary.*'
      else 'summary.organization_id, summary.contact_id, summary.sort_name' end,
    place,
    case when is_along_list then format('list_contacts member join contact_summaries summary
        on summary.organization_id = member.organization_id and summary.contact_id = member.contact_id
      where member.organization_id = %L and member.list_id = %L', home, filter->>'list_id')
      else format('contact_summaries summary where summary.organization_id = %L', home) end,
    case when is_along_list then replace(part, 'summary.contact_id', place) else part end, direction,
    case when is_along_list then place else 'summary.contact_id' end, width);
  asked_first text := format('select * from (%s) summary where %s
    order by summary.key %s, summary.contact_id %3$s', steps,
    coalesce(searched, summary_conditions(filter)), direction);
  found text := case when searched is null
    then format('(%s) summary', asked_first)
    else format('(%s) named cross join lateral (select * from contact_summaries summary
        where summary.organization_id = named.organization_id and summary.contact_id = named.contact_id
          and %s offset 0) summary', asked_first, summary_conditions(filter)) end;
begin
  return format('select %1$s.organization_id, %1$s.contact_id, %1$s.key from %2$s where %3$s
    order by %1$s.key %4$s, %1$s.contact_id %4$s limit %5$s',
    case when searched is null then 'summary' else 'named' end, found,
    case when is_along_list then 'true' else membership_condition(filter) end, direction, most);
end
$function$
;
CREATE OR REPLACE FUNCTION public.welcome_profile()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into notifications (user_id, kind) values (new.id, 'first_steps'), (new.id, 'welcome');
  return null;
end
$function$
;
CREATE OR REPLACE FUNCTION public.windows_at(moment timestamp with time zone)
 RETURNS TABLE(organization_id uuid, shape_id uuid, opens_at timestamp with time zone, closes_at timestamp with time zone, deferred_by text)
 LANGUAGE sql
 STABLE
AS $function$
  select shape.organization_id, shape.id, next.opens_at, next.closes_at, next.deferred_by
  from callable_shapes shape
  cross join lateral (
    select each.* from unnest(shape.opens_at, shape.closes_at, shape.deferred_by)
      as each (opens_at, closes_at, deferred_by)
    where each.closes_at > moment
    order by each.closes_at limit 1) next
$function$
;
CREATE OR REPLACE FUNCTION public.withdraw_reminder()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.reminder_state := 'withdrawn';
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.words_of(search_name text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE ROWS 3
AS $function$ select distinct word from unnest(string_to_array(search_name, ' ')) as word where word <> '' $function$
;
CREATE OR REPLACE FUNCTION public.write_times_of_call()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if tg_op = 'INSERT' then
    if current_setting('ringfence.filling_demo', true) = 'on' and new.state = 'ended'
      and exists (select from demo_marks where size = 'full' and filled_at is null) then
      new.reserved_written_at := null;
      new.placing_written_at := null;
      return new;
    end if;
    new.reserved_written_at := clock_timestamp();
    new.placing_written_at := case when new.placing_at is not null then clock_timestamp() end;
  else
    new.reserved_written_at := old.reserved_written_at;
    new.placing_written_at := case
      when new.placing_at is not distinct from old.placing_at then old.placing_written_at
      else coalesce((
        select live.placing_written_at from calls_under_way live
        where live.organization_id = new.organization_id and live.call_id = new.id
          and live.placing_at = new.placing_at), clock_timestamp()) end;
  end if;
  return new;
end
$function$
;
CREATE OR REPLACE FUNCTION public.write_times_of_placing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.placing_written_at := case
    when new.placing_at is null then null
    when tg_op = 'UPDATE' and new.placing_at is not distinct from old.placing_at then old.placing_written_at
    else clock_timestamp() end;
  return new;
end
$function$
;

-- Tables

create table auth.challenges (
  factor_id uuid not null,
  id uuid not null default new_id(),
  tries integer not null default 0,
  verified_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null
);
create table auth.factors (
  user_id uuid not null,
  id uuid not null default new_id(),
  friendly_name text not null default ''::text,
  factor_type text not null,
  status text not null,
  secret text not null,
  last_used_step bigint,
  last_challenged_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
create table auth.flow_states (
  id uuid not null default new_id(),
  provider text not null,
  authentication_method text not null,
  state_hash bytea,
  code_hash bytea,
  code_challenge text,
  redirect_to text not null,
  nonce text,
  provider_verifier text,
  linking_user_id uuid,
  linking_session_id uuid,
  user_id uuid,
  sealed_provider_tokens bytea,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null
);
create table auth.identities (
  user_id uuid not null,
  id uuid not null default new_id(),
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}'::jsonb,
  last_sign_in_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now()
);
create table auth.known_devices (
  user_id uuid not null,
  mark_hash bytea not null,
  used_at timestamp(3) with time zone not null
);
create table auth.messages (
  id uuid not null default new_id(),
  channel text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamp(3) with time zone not null default now(),
  next_try_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  useless_after timestamp(3) with time zone not null,
  sent_at timestamp(3) with time zone,
  dropped_at timestamp(3) with time zone
);
create table auth.one_time_tokens (
  user_id uuid not null,
  purpose text not null,
  token_hash bytea not null,
  code_hash bytea not null,
  sent_to text not null,
  tries integer not null default 0,
  code_challenge text,
  chosen_password text,
  chosen_metadata jsonb,
  created_at timestamp(3) with time zone not null default now(),
  code_expires_at timestamp(3) with time zone not null,
  link_expires_at timestamp(3) with time zone not null
);
create table auth.rate_limits (
  limit_name text not null,
  subject_hash bytea not null,
  window_started_at timestamp(3) with time zone not null,
  hits integer not null
);
create table auth.refresh_tokens (
  session_id uuid not null,
  id uuid not null default new_id(),
  parent_id uuid,
  token_hash bytea not null,
  used_at timestamp(3) with time zone,
  sealed_successor bytea,
  created_at timestamp(3) with time zone not null default now(),
  used_agent_hash bytea
);
create table auth.sessions (
  id uuid not null default new_id(),
  user_id uuid not null,
  assurance_level text not null,
  authentication_methods jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  refreshed_at timestamp(3) with time zone not null default now(),
  user_agent text,
  address text,
  ended_at timestamp(3) with time zone
);
create table auth.sign_up_choices (
  login text not null,
  chosen_password text not null,
  created_at timestamp(3) with time zone not null
);
create table auth.signing_keys (
  id uuid not null default new_id(),
  jwk jsonb not null,
  created_at timestamp(3) with time zone not null default now(),
  kid text not null,
  signs_from timestamp(3) with time zone,
  verifies_until timestamp(3) with time zone
);
create table auth.users (
  id uuid not null default new_id(),
  email text,
  encrypted_password text,
  email_confirmed_at timestamp(3) with time zone,
  last_sign_in_at timestamp(3) with time zone,
  banned_until timestamp(3) with time zone,
  app_metadata jsonb not null default '{}'::jsonb,
  user_metadata jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  email_proven_at timestamp(3) with time zone,
  phone text,
  phone_confirmed_at timestamp(3) with time zone,
  invited_at timestamp(3) with time zone,
  confirmation_sent_at timestamp(3) with time zone,
  recovery_sent_at timestamp(3) with time zone,
  new_email text,
  email_change_sent_at timestamp(3) with time zone,
  email_change_half_confirmed boolean not null default false,
  new_phone text,
  role text not null default 'authenticated'::text,
  deleted_at timestamp(3) with time zone
);
create table abandonment_resumes (
  organization_id uuid not null,
  campaign_id uuid not null,
  resumed_at timestamp(3) with time zone not null,
  day date not null,
  answered integer not null,
  abandoned integer not null
);
create table activity_entries (
  organization_id uuid not null,
  id uuid not null default new_id(),
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  actor_kind text not null,
  actor_id uuid,
  action text not null,
  subject_kind text,
  subject_id uuid,
  detail jsonb not null default '{}'::jsonb
);
create table activity_heads (
  organization_id uuid not null,
  "position" bigint not null,
  hash bytea not null,
  signed_at timestamp(3) with time zone not null,
  key_id text not null,
  signature bytea not null,
  time_stamp bytea,
  time_stamped_at timestamp(3) with time zone
);
create table activity_seals (
  organization_id uuid not null,
  "position" bigint not null,
  entry_id uuid not null,
  hash bytea not null,
  sealed_at timestamp(3) with time zone not null default clock_timestamp(),
  content_hash bytea
);
create table activity_unsealed (
  organization_id uuid not null,
  entry_id uuid not null
);
create table answer_hour_tries (
  organization_id uuid not null,
  tried_at timestamp(3) with time zone not null,
  failures integer not null
);
create table answer_hours (
  organization_id uuid not null,
  zone text not null,
  weekday integer not null,
  hour integer not null,
  placed bigint not null,
  answered bigint not null,
  counted_at timestamp(3) with time zone not null
);
create table api_keys (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  prefix text not null,
  secret_hash bytea not null,
  previous_hash bytea,
  previous_until timestamp(3) with time zone,
  scopes text[] not null,
  owner_id uuid not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  rotated_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  revoked_at timestamp(3) with time zone,
  revoked_by uuid
);
create table audit_findings (
  organization_id uuid not null,
  audit_id uuid not null,
  "position" integer not null,
  kind text not null,
  code text not null,
  citation text not null default ''::text,
  call_id uuid,
  contact_id uuid,
  decision_id uuid,
  entry_id uuid,
  occurred_at timestamp(3) with time zone,
  detail text not null default ''::text
);
create table audits (
  organization_id uuid not null,
  id uuid not null default new_id(),
  cause text not null,
  asked_by uuid,
  started_at timestamp(3) with time zone not null,
  heard_at timestamp(3) with time zone not null,
  finished_at timestamp(3) with time zone,
  calls integer not null default 0,
  decisions integer not null default 0,
  violations integer not null default 0,
  chain_entries integer not null default 0,
  chain_faults integer not null default 0,
  chain_position bigint not null default 0,
  chain_hash bytea
);
create table available_members (
  organization_id uuid not null,
  user_id uuid not null,
  session_id uuid not null,
  since timestamp(3) with time zone not null,
  until timestamp(3) with time zone not null
);
create table breaker_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  ended bigint not null default 0,
  failed bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  reached bigint not null default 0,
  answered bigint not null default 0,
  asked bigint not null default 0,
  found_nobody bigint not null default 0,
  not_in_service bigint not null default 0
);
create table breaker_limits (
  organization_id uuid not null,
  kind text not null,
  is_on boolean not null,
  ordinary_percent integer
);
create table breaker_minutes (
  organization_id uuid not null,
  campaign_id uuid not null,
  minute timestamp with time zone not null,
  caller_id text not null,
  ended bigint not null default 0,
  failed bigint not null default 0,
  not_in_service bigint not null default 0,
  refused bigint not null default 0,
  hung_up_early bigint not null default 0,
  reached bigint not null default 0,
  answered bigint not null default 0,
  asked bigint not null default 0,
  found_nobody bigint not null default 0
);
create table call_corrections (
  organization_id uuid not null,
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  outcome_before text not null,
  outcome text not null,
  reason text not null,
  evidence text not null default ''::text,
  is_loosening boolean not null,
  corrected_by uuid,
  corrected_at timestamp(3) with time zone not null
);
create table call_debts (
  organization_id uuid not null,
  contact_id uuid not null,
  call_id uuid not null,
  debt_id uuid not null
);
create table call_halts (
  id uuid not null default new_id(),
  organization_id uuid,
  note text not null default ''::text,
  started_by uuid not null,
  started_at timestamp(3) with time zone not null,
  by_super_administrator boolean not null default is_super_administrator(),
  lifted_by uuid,
  lifted_at timestamp(3) with time zone
);
create table call_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  slot uuid not null default new_id(),
  under_way integer not null default 0,
  no_answer integer not null default 0,
  busy integer not null default 0,
  failed integer not null default 0,
  not_in_service integer not null default 0,
  machine integer not null default 0,
  right_party integer not null default 0,
  wrong_party integer not null default 0,
  stop integer not null default 0,
  hung_up integer not null default 0,
  withdrawn integer not null default 0,
  lost integer not null default 0,
  voicemail_left integer not null default 0,
  fax integer not null default 0,
  transferred integer not null default 0,
  promise integer not null default 0,
  dispute integer not null default 0,
  taken_for_machine integer not null default 0
);
create table callable_shapes (
  organization_id uuid not null,
  id uuid not null default new_id(),
  opens_at timestamp(3) with time zone[] not null,
  closes_at timestamp(3) with time zone[] not null,
  deferred_by text[] not null,
  blocked_by text
);
create table callbacks (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid,
  call_id uuid,
  asked_how text not null,
  asked_at timestamp(3) with time zone not null,
  suits text not null,
  wants_someone boolean not null default false,
  consent_id uuid,
  state text not null default 'open'::text,
  recorded_by uuid,
  settled_by uuid,
  settled_at timestamp(3) with time zone,
  campaign_id uuid,
  not_before timestamp(3) with time zone,
  wanted_at timestamp(3) with time zone
);
create table caller_id_days (
  organization_id uuid not null,
  caller_id text not null,
  day date not null,
  placed integer not null,
  answered integer not null
);
create table caller_id_pools (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  state text not null default 'active'::text,
  account_id uuid,
  created_at timestamp(3) with time zone not null default now()
);
create table caller_id_rests (
  organization_id uuid not null,
  id uuid not null default new_id(),
  caller_id_id uuid not null,
  started_at timestamp(3) with time zone not null,
  until timestamp(3) with time zone not null,
  because text not null,
  recent_placed integer not null,
  recent_answered integer not null,
  past_placed integer not null,
  past_answered integer not null,
  others_placed integer not null,
  others_answered integer not null,
  ended_at timestamp(3) with time zone,
  ended_by uuid,
  end_reason text
);
create table caller_id_totals (
  organization_id uuid not null,
  caller_id text not null,
  placed bigint not null,
  answered bigint not null
);
create table caller_id_verifications (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  language text not null default 'en'::text,
  account_id uuid not null,
  called_from text not null,
  purpose text not null default 'verification'::text,
  requested_by uuid not null,
  requested_at timestamp(3) with time zone not null,
  zones text[] not null,
  calls_before integer not null,
  code bytea,
  code_key text,
  state text not null default 'placing'::text,
  outcome text,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  ending text,
  ended_at timestamp(3) with time zone,
  talk_seconds integer,
  spoken_at timestamp(3) with time zone,
  carrier_call_id text,
  carrier_said text,
  wrong_codes integer not null default 0,
  verified_at timestamp(3) with time zone,
  script_id uuid,
  script_version integer,
  contact_id uuid
);
create table caller_ids (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  state text not null default 'active'::text,
  created_at timestamp(3) with time zone not null default now(),
  account_id uuid,
  verified_how text,
  verified_at timestamp(3) with time zone,
  pool_id uuid,
  daily_limit integer,
  counted_on date,
  calls_counted integer not null default 0,
  last_used_at timestamp(3) with time zone,
  rests_until timestamp(3) with time zone
);
create table calls (
  organization_id uuid not null,
  id uuid not null default new_id(),
  campaign_id uuid,
  contact_id uuid not null,
  phone_id uuid not null,
  e164 text not null,
  debt_id uuid not null,
  decision_id uuid not null,
  attempt integer not null,
  caller_id text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'::text,
  outcome text,
  reserved_at timestamp(3) with time zone not null,
  placing_at timestamp(3) with time zone,
  heard_at timestamp(3) with time zone not null,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  choice text,
  ending text,
  ended_at timestamp(3) with time zone,
  talk_seconds integer,
  dropped_at timestamp(3) with time zone,
  ledger_version bigint not null default 0,
  spoken_at timestamp(3) with time zone,
  reserved_written_at timestamp(3) with time zone,
  placing_written_at timestamp(3) with time zone,
  account_id uuid,
  direction text not null default 'outbound'::text,
  mode text not null default 'prerecorded'::text,
  purpose text not null default 'collect'::text,
  origin text not null default 'campaign'::text,
  corrected_outcome text,
  caller_day date,
  country text,
  cost_micro bigint,
  cost_currency text,
  connected_seconds integer,
  connected_country text,
  cost_parts jsonb
) partition by RANGE (id);
create table calls_under_way (
  organization_id uuid not null,
  call_id uuid not null,
  campaign_id uuid,
  contact_id uuid not null,
  e164 text not null,
  carrier text not null,
  carrier_call_id text,
  state text not null default 'reserved'::text,
  reserved_at timestamp(3) with time zone not null,
  placing_at timestamp(3) with time zone,
  placing_written_at timestamp(3) with time zone,
  heard_at timestamp(3) with time zone not null,
  rang boolean not null default false,
  answered_at timestamp(3) with time zone,
  answered_by text,
  choice text,
  ending text,
  talk_seconds integer,
  spoken_at timestamp(3) with time zone,
  dropped_at timestamp(3) with time zone,
  failed_at timestamp(3) with time zone,
  ledger_version bigint not null,
  policy_version integer not null,
  account_id uuid,
  hours_set_at timestamp(3) with time zone
);
create table campaign_breakers (
  organization_id uuid not null,
  campaign_id uuid not null,
  kind text not null,
  level numeric not null default 0,
  calls bigint not null default 0,
  events bigint not null default 0,
  recent_calls bigint not null default 0,
  recent_events bigint not null default 0
);
create table campaign_counts (
  organization_id uuid not null,
  campaign_id uuid not null,
  counted text not null,
  kind text not null,
  slot uuid not null default new_id(),
  n bigint not null
);
create table campaign_days (
  organization_id uuid not null,
  campaign_id uuid not null,
  day date not null,
  answered integer not null,
  abandoned integer not null
);
create table campaign_lists (
  organization_id uuid not null,
  campaign_id uuid not null,
  list_id uuid not null,
  is_excluded boolean not null,
  changed_at timestamp(3) with time zone,
  was_excluded boolean,
  taken_out_to uuid
);
create table campaign_people_removed (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  removed_at timestamp(3) with time zone not null,
  removed_by uuid not null,
  is_taken_out boolean not null default false
);
create table campaign_returns (
  organization_id uuid not null,
  campaign_id uuid not null,
  removed_at timestamp(3) with time zone not null,
  gone_through_to uuid not null default '00000000-0000-0000-0000-000000000000'::uuid,
  has_passed_over boolean not null default false
);
create table campaign_schedules (
  organization_id uuid not null,
  campaign_id uuid not null,
  set_at timestamp(3) with time zone not null,
  starts_at timestamp(3) with time zone,
  ends_at timestamp(3) with time zone,
  hours jsonb
);
create table campaigns (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  list_id uuid,
  script_id text not null,
  script_version integer not null,
  caller_id text,
  spoken_name text not null,
  most_attempts integer not null,
  state text not null default 'running'::text,
  paused_because text,
  started_by uuid not null,
  started_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  planned_at timestamp(3) with time zone,
  paused_for text,
  plan_position uuid,
  to_plan_count integer,
  is_ending boolean not null default false,
  account_id uuid,
  caller_pool_id uuid,
  origin text not null default 'campaign'::text,
  days_before integer,
  retry jsonb,
  calls_per_second integer,
  calls_at_once integer,
  call_order text not null default 'even'::text,
  plan_since timestamp(3) with time zone
);
create table carrier_accounts (
  id uuid not null default new_id(),
  organization_id uuid,
  carrier text not null,
  title text not null,
  settings jsonb not null default '{}'::jsonb,
  secrets bytea not null,
  secrets_key text not null,
  calls_per_second integer not null,
  calls_at_once integer not null,
  state text not null default 'active'::text,
  origin text not null default 'people'::text,
  created_at timestamp(3) with time zone not null default now(),
  created_by uuid,
  version integer not null default 1,
  checked_at timestamp(3) with time zone,
  health text,
  health_detail text
);
create table carrier_events (
  organization_id uuid not null,
  call_id uuid not null,
  key text not null,
  kind text not null,
  occurred_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone not null,
  content jsonb not null
) partition by RANGE (call_id);
create table carrier_rates (
  account_id uuid not null,
  id uuid not null default new_id(),
  organization_id uuid,
  country text,
  currency text not null,
  per_minute_micro bigint not null,
  per_call_micro bigint not null,
  increment_seconds integer not null
);
create table connected_calls (
  organization_id uuid not null,
  call_id uuid not null,
  line_id uuid not null,
  turn integer not null,
  taken_at timestamp(3) with time zone not null
);
create table consents (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text,
  kind text not null,
  obtained_how text not null,
  obtained_by text not null,
  obtained_on date not null,
  import_id uuid,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  revoked_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone,
  received_at timestamp(3) with time zone,
  evidence text not null default ''::text,
  revoked_by uuid,
  revoked_evidence text not null default ''::text,
  revoked_for uuid,
  from_minute integer,
  to_minute integer,
  place text,
  is_without_scope boolean not null default false,
  changed_by_import uuid,
  call_id uuid
);
create table contact_action_changes (
  organization_id uuid not null,
  action_id uuid not null,
  contact_id uuid not null,
  added_at timestamp(3) with time zone,
  import_id uuid,
  suppression_id uuid
);
create table contact_actions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  kind text not null,
  content jsonb not null,
  selection jsonb not null,
  state text not null default 'waiting'::text,
  done integer not null default 0,
  changed integer not null default 0,
  total integer,
  after_id uuid,
  failure text,
  created_by uuid not null,
  is_super_administrator boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  finished_at timestamp(3) with time zone,
  api_key_id uuid,
  is_total_exact boolean not null default true,
  undoes_id uuid
);
create table contact_notes (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  content text not null,
  import_id uuid,
  recorded_by uuid not null,
  recorded_at timestamp(3) with time zone not null default now(),
  changed_by_import uuid
);
create table contact_summaries (
  organization_id uuid not null,
  contact_id uuid not null,
  sort_name text not null,
  open_debts integer not null default 0,
  balance_minor bigint not null default 0,
  currency text,
  state text not null default 'closed'::text,
  has_promise boolean not null default false,
  oldest_debt_on date,
  last_called_at timestamp(3) with time zone,
  last_outcome text,
  is_suppressed boolean not null default false,
  zone text,
  judged_policy integer not null default '-1'::integer,
  judge_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  shape_id uuid,
  near_limit_until timestamp(3) with time zone
);
create table contacts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  external_reference text not null,
  full_name text not null,
  email text,
  language text not null default 'en'::text,
  region text,
  postal_code text,
  country text not null,
  confirmed_zone text,
  created_at timestamp(3) with time zone not null default now(),
  search_name text generated always as (search_text(full_name)) stored,
  ledger_version bigint not null default 0,
  birth_year integer,
  address text,
  city text,
  custom jsonb not null default '{}'::jsonb,
  revision integer not null default 0,
  changed_at timestamp(3) with time zone,
  changed_by uuid,
  import_id uuid,
  born_on date,
  is_service_member boolean not null default false
);
create table cost_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  slot uuid not null default new_id(),
  campaign_id uuid,
  currency text not null,
  calls bigint not null,
  amount_micro bigint not null
);
create table custom_fields (
  organization_id uuid not null,
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  import_id uuid
);
create table debt_states (
  organization_id uuid not null,
  debt_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  import_id uuid
);
create table debts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  reference text not null,
  creditor text,
  balance_minor bigint not null,
  currency text not null,
  state text not null default 'open'::text,
  created_at timestamp(3) with time zone not null default now(),
  updated_at timestamp(3) with time zone not null default now(),
  account_group text,
  notice_sent_on date,
  original_minor bigint,
  opened_on date,
  due_on date,
  charged_off_on date,
  import_id uuid,
  kind text,
  is_time_barred boolean not null default false,
  person_role text,
  first_contact_at timestamp(3) with time zone,
  changed_by_import uuid
);
create table decision_rollups (
  organization_id uuid not null,
  starts_at timestamp(3) with time zone not null,
  verdict text not null,
  code text not null,
  slot uuid not null default new_id(),
  n integer not null
);
create table decisions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  campaign_id uuid,
  contact_id uuid not null,
  decided_at timestamp(3) with time zone not null,
  verdict text not null,
  until timestamp(3) with time zone,
  lifted_by text,
  reasons jsonb not null,
  zones jsonb not null,
  attempts_before integer not null,
  attempts_after integer not null,
  facts jsonb not null,
  facts_hash bytea not null,
  tzdata_version text not null,
  policy_version integer not null default 0,
  rule_set text
) partition by RANGE (id);
create table demo_marks (
  id boolean not null default true,
  loaded_at timestamp(3) with time zone not null default now(),
  size text not null default 'small'::text,
  filled_at timestamp(3) with time zone
);
create table demo_parts (
  name text not null,
  calls integer not null default 0,
  written_at timestamp(3) with time zone not null default now()
);
create table dial_budgets (
  account_id uuid not null,
  calls_per_second numeric not null default 0,
  "position" bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  backed_off_until timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  backed_off_because text,
  failures integer not null default 0,
  listener_id uuid,
  listens_until timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  leased_at timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  leased integer[] not null default '{}'::integer[]
);
create table discarded_recordings (
  organization_id uuid not null,
  id uuid not null default new_id(),
  store_key text,
  account_id uuid,
  carrier_recording_id text,
  created_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  next_at timestamp(3) with time zone not null default now(),
  failure text
);
create table downloads (
  organization_id uuid not null,
  id uuid not null default new_id(),
  token_hash bytea not null,
  kind text not null,
  content jsonb not null,
  created_by uuid not null,
  is_super_administrator boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  api_key_id uuid
);
create table evidence_keys (
  id text not null,
  public_key bytea not null,
  private_key bytea not null,
  secrets_key text not null,
  created_at timestamp(3) with time zone not null,
  retired_at timestamp(3) with time zone
);
create table first_conversations (
  organization_id uuid not null,
  debt_id uuid not null,
  contact_id uuid not null,
  occurred_at timestamp(3) with time zone not null
);
create table idempotency_keys (
  organization_id uuid not null,
  user_id uuid not null,
  key text not null,
  operation text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamp(3) with time zone not null default now()
);
create table import_callable (
  organization_id uuid not null,
  import_id uuid not null,
  contact_id uuid not null,
  reason text not null,
  line integer not null,
  is_waiting boolean not null default true
);
create table import_changes (
  organization_id uuid not null,
  import_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  before jsonb not null
);
create table import_chunks (
  organization_id uuid not null,
  import_id uuid not null,
  "position" integer not null,
  content bytea not null
);
create table import_layouts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  kind text not null,
  header jsonb not null,
  mapping jsonb not null,
  used_at timestamp(3) with time zone not null default now(),
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  destination jsonb
);
create table import_people (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text not null,
  external_reference text,
  full_name text,
  birth_year integer,
  email text,
  address text,
  city text,
  region text,
  postal_code text,
  country text,
  language text,
  confirmed_zone text,
  note text,
  custom jsonb,
  consent boolean,
  do_not_call boolean,
  e164 text,
  line_type text,
  label text,
  place text,
  more_phones jsonb,
  debt_reference text,
  creditor text,
  balance_minor bigint,
  original_minor bigint,
  currency text,
  opened_on date,
  due_on date,
  charged_off_on date,
  notice_sent_on date,
  account_group text,
  debt_state text,
  more_debts jsonb,
  content jsonb,
  "position" integer not null,
  is_first boolean not null,
  contact_id uuid not null,
  is_known boolean not null,
  born_on date,
  restrictions jsonb,
  inconvenient jsonb,
  is_service_member boolean,
  debt_kind text,
  is_time_barred boolean,
  person_role text,
  first_contact_on date
);
create table import_rejections (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  reason text not null,
  column_name text,
  cells jsonb not null,
  value text not null default ''::text
);
create table import_rows (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  cells text not null,
  external_reference text,
  full_name text,
  birth_year integer,
  email text,
  address text,
  city text,
  region text,
  postal_code text,
  country text,
  language text,
  confirmed_zone text,
  note text,
  custom jsonb,
  consent boolean,
  do_not_call boolean,
  e164 text,
  line_type text,
  label text,
  place text,
  more_phones jsonb,
  debt_reference text,
  creditor text,
  balance_minor bigint,
  original_minor bigint,
  currency text,
  opened_on date,
  due_on date,
  charged_off_on date,
  notice_sent_on date,
  account_group text,
  debt_state text,
  more_debts jsonb,
  content jsonb,
  born_on date,
  restrictions jsonb,
  inconvenient jsonb,
  is_service_member boolean,
  debt_kind text,
  is_time_barred boolean,
  person_role text,
  first_contact_on date
);
create table import_warnings (
  organization_id uuid not null,
  import_id uuid not null,
  line integer not null,
  code text not null,
  column_name text,
  value text not null default ''::text
);
create table imports (
  organization_id uuid not null,
  id uuid not null default new_id(),
  list_id uuid,
  file_name text not null,
  header jsonb not null default '[]'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  row_count integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  rejected integer not null default 0,
  consents integer not null default 0,
  obtained_how text,
  obtained_by text,
  obtained_on date,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  kind text not null default 'debtors'::text,
  state text not null,
  list_name text,
  file_bytes bigint not null default 0,
  fingerprint text not null default ''::text,
  inspection jsonb,
  mapping jsonb,
  duplicate integer not null default 0,
  findings jsonb,
  done bigint not null default 0,
  total bigint not null default 0,
  step integer not null default 0,
  tries integer not null default 0,
  heard_at timestamp(3) with time zone,
  asked_by uuid,
  asked_as text not null default 'profile'::text,
  reading jsonb,
  failure text,
  failure_detail text not null default ''::text,
  checked_at timestamp(3) with time zone,
  stored_at timestamp(3) with time zone,
  undone_at timestamp(3) with time zone,
  undone_by uuid,
  api_key_id uuid,
  compared_with text,
  draft jsonb,
  failure_reason text,
  failure_values jsonb not null default '{}'::jsonb,
  confirms_callable boolean not null default false,
  waiting integer not null default 0,
  waits_since timestamp with time zone,
  marks_changes boolean not null default false
);
create table inconvenient_times (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  days text[] not null,
  from_minute integer not null,
  to_minute integer not null,
  source text not null,
  evidence text not null default ''::text,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  started_at timestamp(3) with time zone not null,
  lifted_at timestamp(3) with time zone,
  lifted_by uuid,
  import_id uuid,
  changed_by_import uuid,
  call_id uuid,
  callback_id uuid
);
create table invitations (
  organization_id uuid not null,
  id uuid not null default new_id(),
  email text not null,
  role text not null default 'member'::text,
  token_hash bytea not null,
  invited_by uuid not null,
  created_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  accepted_at timestamp(3) with time zone,
  accepted_by uuid,
  revoked_at timestamp(3) with time zone
);
create table kept_stops (
  organization_id uuid not null,
  number_hash bytea not null,
  kind text not null,
  kept_at timestamp(3) with time zone not null
);
create table ledger_raises (
  organization_id uuid not null,
  contact_id uuid not null,
  id uuid not null default new_id()
);
create table licences (
  organization_id uuid not null,
  id uuid not null default new_id(),
  region text not null,
  number text not null,
  expires_on date,
  created_at timestamp(3) with time zone not null default now()
);
create table line_lookups (
  organization_id uuid not null,
  phone_id uuid not null,
  line_type text,
  carrier text not null,
  looked_up_at timestamp(3) with time zone not null,
  tries integer not null default 1,
  next_at timestamp(3) with time zone
);
create table list_contacts (
  organization_id uuid not null,
  list_id uuid not null,
  contact_id uuid not null,
  added_at timestamp(3) with time zone not null default now(),
  import_id uuid,
  changed_by_import uuid
);
create table list_figures (
  organization_id uuid not null,
  list_id uuid not null,
  contacts integer not null,
  balances jsonb not null,
  callable_now integer not null,
  callable_later integer not null,
  callable_never integer not null,
  callable_unknown integer not null,
  called integer not null,
  counted_at timestamp(3) with time zone not null
);
create table lists (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  archived_at timestamp(3) with time zone,
  archived_by uuid,
  merged_into uuid,
  import_id uuid
);
create table live_events (
  organization_id uuid not null,
  id uuid not null default new_id(),
  sequence bigint,
  event jsonb not null,
  created_at timestamp(3) with time zone not null default clock_timestamp()
);
create table notifications (
  user_id uuid not null,
  id uuid not null default new_id(),
  organization_id uuid,
  kind text not null,
  subject_kind text,
  subject_id uuid,
  figures jsonb not null default '{}'::jsonb,
  created_at timestamp(3) with time zone not null default clock_timestamp(),
  read_at timestamp(3) with time zone
);
create table organizations (
  id uuid not null default new_id(),
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  zone text,
  suspended_at timestamp(3) with time zone,
  suspended_by uuid,
  suspended_because text,
  deleted_at timestamp(3) with time zone,
  deleted_by uuid,
  calls_per_second integer,
  calls_at_once integer
);
create table outside_calls (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null,
  debt_ids uuid[] not null default '{}'::uuid[],
  direction text not null,
  outcome text not null,
  occurred_at timestamp(3) with time zone not null,
  evidence text not null default ''::text,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  import_id uuid,
  changed_by_import uuid
);
create table pace_budgets (
  organization_id uuid not null,
  holder_id uuid not null,
  campaign_id uuid generated always as (NULLIF(holder_id, organization_id)) stored,
  calls_per_second numeric not null default 0,
  "position" bigint not null default 0,
  under_way integer not null default 0,
  counted_at timestamp(3) with time zone not null default '-infinity'::timestamp with time zone,
  leased_at timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  leased integer[] not null default '{}'::integer[]
);
create table payments (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  amount_minor bigint not null,
  applied_minor bigint not null,
  currency text not null,
  paid_on date not null,
  payer_reference text,
  source text not null,
  import_id uuid,
  recorded_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  reversed_at timestamp(3) with time zone,
  reversed_by uuid,
  changed_by_import uuid
);
create table person_links (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null,
  because text not null,
  linked_by uuid,
  linked_at timestamp(3) with time zone not null default now(),
  import_id uuid
);
create table person_partings (
  organization_id uuid not null,
  contact_id uuid not null,
  other_id uuid not null,
  because text not null,
  parted_by uuid not null,
  parted_at timestamp(3) with time zone not null
);
create table phone_states (
  organization_id uuid not null,
  phone_id uuid not null,
  id uuid not null default new_id(),
  before text not null,
  state text not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  import_id uuid
);
create table phones (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  e164 text not null,
  line_type text not null default 'unknown'::text,
  state text not null default 'active'::text,
  created_at timestamp(3) with time zone not null default now(),
  place text,
  label text,
  "position" integer not null default 0,
  import_id uuid,
  reassigned_checked_on date,
  reassigned_answer text,
  changed_by_import uuid
);
create table policies (
  organization_id uuid not null,
  version integer not null,
  content jsonb not null,
  created_by uuid,
  created_at timestamp(3) with time zone not null
);
create table profiles (
  id uuid not null default new_id(),
  email text not null,
  full_name text not null default ''::text,
  created_at timestamp(3) with time zone not null default now()
);
create table promises (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  debt_id uuid not null,
  plan_id uuid not null,
  amount_minor bigint not null,
  currency text not null,
  due_on date not null,
  state text not null default 'open'::text,
  made_how text not null,
  call_id uuid,
  recorded_by uuid,
  made_at timestamp(3) with time zone not null,
  recorded_at timestamp(3) with time zone not null default now(),
  opened_at timestamp(3) with time zone not null,
  settled_at timestamp(3) with time zone,
  cancelled_because text,
  cancelled_by uuid,
  earlier_periods jsonb not null default '[]'::jsonb,
  reminder_consent_id uuid,
  reminder_state text,
  reminder_campaign_id uuid,
  campaign_id uuid
);
create table recordings (
  organization_id uuid not null,
  id uuid not null default new_id(),
  call_id uuid not null,
  contact_id uuid not null,
  account_id uuid not null,
  carrier_recording_id text not null,
  state text not null default 'to_fetch'::text,
  seconds integer not null,
  announced_words text not null,
  announced_at timestamp(3) with time zone not null,
  bytes bigint,
  content_type text,
  sha256 bytea,
  peaks smallint[],
  created_at timestamp(3) with time zone not null default now(),
  tries integer not null default 0,
  next_at timestamp(3) with time zone default now(),
  failure text,
  fetched_at timestamp(3) with time zone,
  delete_after timestamp(3) with time zone not null,
  deleted_at timestamp(3) with time zone,
  deleted_because text,
  deleted_by uuid
);
create table rule_sets (
  id text not null,
  rules jsonb not null,
  first_used_at timestamp(3) with time zone not null default now()
);
create table saved_views (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  content jsonb not null,
  is_shared boolean not null default false,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  kind text not null default 'contacts'::text
);
create table script_versions (
  organization_id uuid not null,
  script_id uuid not null,
  version integer not null,
  content jsonb not null,
  state text not null default 'draft'::text,
  revision integer not null default 0,
  written_by uuid not null,
  written_at timestamp(3) with time zone not null default now(),
  approved_by uuid,
  approved_at timestamp(3) with time zone,
  withdrawn_by uuid,
  withdrawn_at timestamp(3) with time zone,
  connects boolean not null generated always as ((content @? '$."parts"[*]?(@."kind" == "connect")'::jsonpath)) stored
);
create table scripts (
  organization_id uuid not null,
  id uuid not null default new_id(),
  name text not null,
  purpose text not null,
  created_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  archived_at timestamp(3) with time zone
);
create table search_words (
  organization_id uuid not null,
  word text not null,
  people integer not null
);
create table shape_counts (
  organization_id uuid not null,
  shape_id uuid not null,
  slot uuid not null default new_id(),
  n integer not null
);
create table staffed_lines (
  organization_id uuid not null,
  id uuid not null default new_id(),
  e164 text not null,
  label text not null default ''::text,
  takes_ring_backs boolean not null default true,
  takes_transfers boolean not null default false,
  "position" integer not null default 0,
  places integer not null default 1,
  hours jsonb,
  zone text not null,
  verified_how text,
  verified_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now()
);
create table states_dated (
  id boolean not null default true,
  since timestamp(3) with time zone not null default now()
);
create table suppressions (
  organization_id uuid not null,
  id uuid not null default new_id(),
  contact_id uuid not null,
  kind text not null,
  e164 text,
  debt_id uuid,
  source text not null,
  note text not null default ''::text,
  call_id uuid,
  recorded_by uuid,
  started_at timestamp(3) with time zone not null default now(),
  lifted_at timestamp(3) with time zone,
  lifted_by uuid,
  recorded_at timestamp(3) with time zone not null default now(),
  evidence text not null default ''::text,
  lifted_because text not null default ''::text,
  is_mistake boolean not null default false,
  import_id uuid,
  lifted_ground text,
  place text,
  changed_by_import uuid
);
create table targets (
  organization_id uuid not null,
  campaign_id uuid not null,
  contact_id uuid not null,
  phone_id uuid,
  debt_id uuid,
  state text not null default 'planned'::text,
  next_at timestamp(3) with time zone,
  not_before timestamp(3) with time zone,
  attempts integer not null default 0,
  verdict text,
  decision_id uuid,
  ended_because text,
  open_until timestamp(3) with time zone not null default 'infinity'::timestamp with time zone,
  moved_to timestamp(3) with time zone,
  cancelled_at timestamp(3) with time zone,
  moved_before timestamp(3) with time zone,
  removed_at timestamp(3) with time zone,
  hour_arm text,
  hour_at timestamp(3) with time zone,
  held_by text,
  is_taken_back boolean not null default false,
  is_named boolean not null default false
);
create table user_organizations (
  organization_id uuid not null,
  user_id uuid not null,
  role text not null default 'member'::text,
  created_at timestamp(3) with time zone not null default now()
);
create table wrong_clocks (
  worker_id uuid not null,
  seconds_ahead integer not null,
  since timestamp(3) with time zone not null default clock_timestamp(),
  seen_at timestamp(3) with time zone not null default clock_timestamp()
);

-- Sequences

create sequence live_events_sequence;

-- Constraints

alter table auth.challenges add constraint challenges_pkey PRIMARY KEY (factor_id, id);
alter table auth.challenges add constraint challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES auth.factors(id) ON DELETE CASCADE;
alter table auth.challenges add constraint challenges_tries_check CHECK ((tries >= 0));
alter table auth.factors add constraint factors_id_key UNIQUE (id);
alter table auth.factors add constraint factors_pkey PRIMARY KEY (user_id, id);
alter table auth.factors add constraint factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.factors add constraint factors_factor_type_check CHECK ((factor_type = 'totp'::text));
alter table auth.factors add constraint factors_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'verified'::text])));
alter table auth.flow_states add constraint flow_states_code_hash_key UNIQUE (code_hash);
alter table auth.flow_states add constraint flow_states_state_hash_key UNIQUE (state_hash);
alter table auth.flow_states add constraint flow_states_pkey PRIMARY KEY (id);
alter table auth.flow_states add constraint flow_states_linking_session_id_fkey FOREIGN KEY (linking_session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_linking_user_id_fkey FOREIGN KEY (linking_user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.flow_states add constraint flow_states_check CHECK (((code_hash IS NULL) = (user_id IS NULL)));
alter table auth.flow_states add constraint flow_states_code_challenge_check CHECK ((code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'::text));
alter table auth.flow_states add constraint flow_states_code_hash_check CHECK ((length(code_hash) = 32));
alter table auth.flow_states add constraint flow_states_state_hash_check CHECK ((length(state_hash) = 32));
alter table auth.identities add constraint identities_provider_provider_id_key UNIQUE (provider, provider_id);
alter table auth.identities add constraint identities_pkey PRIMARY KEY (user_id, id);
alter table auth.identities add constraint identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.identities add constraint identities_provider_check CHECK ((provider <> ''::text));
alter table auth.identities add constraint identities_provider_id_check CHECK ((provider_id <> ''::text));
alter table auth.known_devices add constraint known_devices_pkey PRIMARY KEY (user_id, mark_hash);
alter table auth.known_devices add constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.known_devices add constraint known_devices_mark_hash_check CHECK ((length(mark_hash) = 32));
alter table auth.messages add constraint messages_pkey PRIMARY KEY (id);
alter table auth.messages add constraint messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text])));
alter table auth.messages add constraint messages_tries_check CHECK ((tries >= 0));
alter table auth.one_time_tokens add constraint one_time_tokens_token_hash_key UNIQUE (token_hash);
alter table auth.one_time_tokens add constraint one_time_tokens_pkey PRIMARY KEY (user_id, purpose);
alter table auth.one_time_tokens add constraint one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.one_time_tokens add constraint one_time_tokens_code_challenge_check CHECK ((code_challenge ~ '^[A-Za-z0-9._~-]{43,128}$'::text));
alter table auth.one_time_tokens add constraint one_time_tokens_code_hash_check CHECK ((length(code_hash) = 32));
alter table auth.one_time_tokens add constraint one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirmation'::text, 'invite'::text, 'recovery'::text, 'magiclink'::text, 'email_change_current'::text, 'email_change_new'::text, 'phone_confirmation'::text, 'phone_change'::text, 'reauthentication'::text])));
alter table auth.one_time_tokens add constraint one_time_tokens_token_hash_check CHECK ((length(token_hash) = 32));
alter table auth.one_time_tokens add constraint one_time_tokens_tries_check CHECK ((tries >= 0));
alter table auth.rate_limits add constraint rate_limits_pkey PRIMARY KEY (limit_name, subject_hash);
alter table auth.rate_limits add constraint rate_limits_hits_check CHECK ((hits > 0));
alter table auth.rate_limits add constraint rate_limits_subject_hash_check CHECK ((length(subject_hash) = 32));
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_key UNIQUE (session_id, parent_id);
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_key UNIQUE (token_hash);
alter table auth.refresh_tokens add constraint refresh_tokens_pkey PRIMARY KEY (session_id, id);
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.sessions(id) ON DELETE CASCADE;
alter table auth.refresh_tokens add constraint refresh_tokens_session_id_parent_id_fkey FOREIGN KEY (session_id, parent_id) REFERENCES auth.refresh_tokens(session_id, id) ON DELETE SET NULL (parent_id);
alter table auth.refresh_tokens add constraint refresh_tokens_check CHECK (((sealed_successor IS NULL) OR (used_at IS NOT NULL)));
alter table auth.refresh_tokens add constraint refresh_tokens_token_hash_check CHECK ((length(token_hash) = 32));
alter table auth.refresh_tokens add constraint refresh_tokens_used_agent_hash_check CHECK ((length(used_agent_hash) = 32));
alter table auth.sessions add constraint sessions_pkey PRIMARY KEY (id);
alter table auth.sessions add constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;
alter table auth.sessions add constraint sessions_assurance_level_check CHECK ((assurance_level = ANY (ARRAY['aal1'::text, 'aal2'::text])));
alter table auth.sign_up_choices add constraint sign_up_choices_pkey PRIMARY KEY (login);
alter table auth.sign_up_choices add constraint sign_up_choices_login_check CHECK ((login <> ''::text));
alter table auth.signing_keys add constraint signing_keys_kid_key UNIQUE (kid);
alter table auth.signing_keys add constraint signing_keys_pkey PRIMARY KEY (id);
alter table auth.signing_keys add constraint signing_keys_check CHECK (((signs_from IS NOT NULL) OR (verifies_until IS NOT NULL)));
alter table auth.users add constraint users_pkey PRIMARY KEY (id);
alter table auth.users add constraint users_check CHECK (((email_proven_at IS NULL) OR ((email IS NOT NULL) AND (email_confirmed_at IS NOT NULL))));
alter table auth.users add constraint users_email_check CHECK ((email <> ''::text));
alter table auth.users add constraint users_new_email_check CHECK ((new_email <> ''::text));
alter table auth.users add constraint users_new_phone_check CHECK ((new_phone ~ '^[1-9][0-9]{1,14}$'::text));
alter table auth.users add constraint users_phone_check CHECK ((phone ~ '^[1-9][0-9]{1,14}$'::text));
alter table auth.users add constraint users_role_check CHECK ((role <> ''::text));
alter table abandonment_resumes add constraint abandonment_resumes_pkey PRIMARY KEY (organization_id, campaign_id, resumed_at, day);
alter table abandonment_resumes add constraint abandonment_resumes_organization_id_campaign_id_day_fkey FOREIGN KEY (organization_id, campaign_id, day) REFERENCES campaign_days(organization_id, campaign_id, day);
alter table activity_entries add constraint activity_entries_pkey PRIMARY KEY (organization_id, id);
alter table activity_entries add constraint activity_entries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table activity_entries add constraint activity_entries_action_check CHECK ((action ~ '^[a-z_]+\.[a-z_]+$'::text));
alter table activity_entries add constraint activity_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['profile'::text, 'super_administrator'::text, 'system'::text])));
alter table activity_entries add constraint activity_entries_check CHECK (((actor_kind = 'system'::text) = (actor_id IS NULL)));
alter table activity_entries add constraint activity_entries_check1 CHECK (((subject_kind IS NULL) = (subject_id IS NULL)));
alter table activity_heads add constraint activity_heads_pkey PRIMARY KEY (organization_id, "position");
alter table activity_heads add constraint activity_heads_key_id_fkey FOREIGN KEY (key_id) REFERENCES evidence_keys(id);
alter table activity_heads add constraint activity_heads_organization_id_position_fkey FOREIGN KEY (organization_id, "position") REFERENCES activity_seals(organization_id, "position");
alter table activity_heads add constraint activity_heads_check CHECK (((time_stamped_at IS NULL) = (time_stamp IS NULL)));
alter table activity_heads add constraint activity_heads_hash_check CHECK ((length(hash) = 32));
alter table activity_heads add constraint activity_heads_signature_check CHECK ((length(signature) = 64));
alter table activity_heads add constraint activity_heads_time_stamp_check CHECK (((length(time_stamp) >= 1) AND (length(time_stamp) <= 65536)));
alter table activity_seals add constraint activity_seals_organization_id_entry_id_key UNIQUE (organization_id, entry_id);
alter table activity_seals add constraint activity_seals_pkey PRIMARY KEY (organization_id, "position");
alter table activity_seals add constraint activity_seals_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table activity_seals add constraint activity_seals_content_hash_check CHECK ((length(content_hash) = 32));
alter table activity_seals add constraint activity_seals_hash_check CHECK ((length(hash) = 32));
alter table activity_seals add constraint activity_seals_position_check CHECK (("position" > 0));
alter table activity_unsealed add constraint activity_unsealed_pkey PRIMARY KEY (organization_id, entry_id);
alter table activity_unsealed add constraint activity_unsealed_organization_id_entry_id_fkey FOREIGN KEY (organization_id, entry_id) REFERENCES activity_entries(organization_id, id);
alter table answer_hour_tries add constraint answer_hour_tries_pkey PRIMARY KEY (organization_id);
alter table answer_hour_tries add constraint answer_hour_tries_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table answer_hour_tries add constraint answer_hour_tries_failures_check CHECK ((failures >= 0));
alter table answer_hours add constraint answer_hours_pkey PRIMARY KEY (organization_id, zone, weekday, hour);
alter table answer_hours add constraint answer_hours_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table answer_hours add constraint answer_hours_check CHECK (((answered >= 0) AND (answered <= placed)));
alter table answer_hours add constraint answer_hours_hour_check CHECK (((hour >= 0) AND (hour <= 23)));
alter table answer_hours add constraint answer_hours_placed_check CHECK ((placed > 0));
alter table answer_hours add constraint answer_hours_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6)));
alter table api_keys add constraint api_keys_previous_hash_key UNIQUE (previous_hash);
alter table api_keys add constraint api_keys_secret_hash_key UNIQUE (secret_hash);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (organization_id, id);
alter table api_keys add constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table api_keys add constraint api_keys_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES profiles(id);
alter table api_keys add constraint api_keys_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table api_keys add constraint api_keys_previous_hash_check CHECK ((length(previous_hash) = 32));
alter table api_keys add constraint api_keys_scopes_check CHECK ((cardinality(scopes) > 0));
alter table api_keys add constraint api_keys_secret_hash_check CHECK ((length(secret_hash) = 32));
alter table audit_findings add constraint audit_findings_pkey PRIMARY KEY (organization_id, audit_id, "position");
alter table audit_findings add constraint audit_findings_organization_id_audit_id_fkey FOREIGN KEY (organization_id, audit_id) REFERENCES audits(organization_id, id) ON DELETE CASCADE;
alter table audit_findings add constraint audit_findings_kind_check CHECK ((kind = ANY (ARRAY['violation'::text, 'facts'::text, 'chain'::text])));
alter table audit_findings add constraint audit_findings_position_check CHECK (("position" > 0));
alter table audits add constraint audits_pkey PRIMARY KEY (organization_id, id);
alter table audits add constraint audits_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES profiles(id);
alter table audits add constraint audits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table audits add constraint audits_cause_check CHECK ((cause = ANY (ARRAY['nightly'::text, 'asked'::text, 'command'::text, 'check'::text])));
alter table audits add constraint audits_chain_hash_check CHECK ((length(chain_hash) = 32));
alter table available_members add constraint available_members_pkey PRIMARY KEY (organization_id, user_id);
alter table available_members add constraint available_members_organization_id_user_id_fkey FOREIGN KEY (organization_id, user_id) REFERENCES user_organizations(organization_id, user_id) ON DELETE CASCADE;
alter table available_members add constraint available_members_check CHECK ((until > since));
alter table breaker_counts add constraint breaker_counts_pkey PRIMARY KEY (organization_id, campaign_id);
alter table breaker_counts add constraint breaker_counts_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table breaker_limits add constraint breaker_limits_pkey PRIMARY KEY (organization_id, kind);
alter table breaker_limits add constraint breaker_limits_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table breaker_limits add constraint breaker_limits_check CHECK (((ordinary_percent IS NULL) = (kind = ANY (ARRAY['answer_rate'::text, 'caller_id'::text]))));
alter table breaker_limits add constraint breaker_limits_kind_check CHECK ((kind = ANY (ARRAY['carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table breaker_limits add constraint breaker_limits_ordinary_percent_check CHECK (((ordinary_percent >= 5) AND (ordinary_percent <= 30)));
alter table breaker_minutes add constraint breaker_minutes_pkey PRIMARY KEY (organization_id, campaign_id, minute, caller_id);
alter table breaker_minutes add constraint breaker_minutes_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table call_corrections add constraint call_corrections_pkey PRIMARY KEY (organization_id, id);
alter table call_corrections add constraint call_corrections_corrected_by_fkey FOREIGN KEY (corrected_by) REFERENCES profiles(id);
alter table call_corrections add constraint call_corrections_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id);
alter table call_corrections add constraint call_corrections_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table call_corrections add constraint call_corrections_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_corrections add constraint call_corrections_change_check CHECK ((outcome <> outcome_before));
alter table call_corrections add constraint call_corrections_evidence_check CHECK (((NOT is_loosening) OR ((length(TRIM(BOTH FROM evidence)) >= 1) AND (length(TRIM(BOTH FROM evidence)) <= 1000))));
alter table call_corrections add constraint call_corrections_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'busy'::text, 'failed'::text, 'not_in_service'::text, 'machine'::text, 'voicemail_left'::text, 'fax'::text, 'right_party'::text, 'transferred'::text, 'dispute'::text, 'wrong_party'::text, 'stop'::text, 'hung_up'::text])));
alter table call_corrections add constraint call_corrections_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 1000)));
alter table call_debts add constraint call_debts_pkey PRIMARY KEY (organization_id, call_id, debt_id);
alter table call_debts add constraint call_debts_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id);
alter table call_debts add constraint call_debts_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table call_debts add constraint call_debts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_halts add constraint call_halts_pkey PRIMARY KEY (id);
alter table call_halts add constraint call_halts_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table call_halts add constraint call_halts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table call_halts add constraint call_halts_started_by_fkey FOREIGN KEY (started_by) REFERENCES profiles(id);
alter table call_halts add constraint call_halts_check CHECK (((lifted_at IS NULL) = (lifted_by IS NULL)));
alter table call_halts add constraint call_halts_check1 CHECK (((organization_id IS NOT NULL) OR by_super_administrator));
alter table call_rollups add constraint call_rollups_pkey PRIMARY KEY (organization_id, starts_at, slot);
alter table call_rollups add constraint call_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table callable_shapes add constraint callable_shapes_organization_id_opens_at_closes_at_deferred_key UNIQUE NULLS NOT DISTINCT (organization_id, opens_at, closes_at, deferred_by, blocked_by);
alter table callable_shapes add constraint callable_shapes_pkey PRIMARY KEY (organization_id, id);
alter table callable_shapes add constraint callable_shapes_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table callable_shapes add constraint callable_shapes_check CHECK ((cardinality(closes_at) = cardinality(opens_at)));
alter table callable_shapes add constraint callable_shapes_check1 CHECK ((cardinality(deferred_by) = cardinality(opens_at)));
alter table callable_shapes add constraint callable_shapes_check2 CHECK (((blocked_by IS NULL) OR (cardinality(opens_at) = 0)));
alter table callbacks add constraint callbacks_pkey PRIMARY KEY (organization_id, id);
alter table callbacks add constraint callbacks_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table callbacks add constraint callbacks_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table callbacks add constraint callbacks_organization_id_debt_id_fkey FOREIGN KEY (organization_id, debt_id) REFERENCES debts(organization_id, id) ON DELETE SET NULL (debt_id);
alter table callbacks add constraint callbacks_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table callbacks add constraint callbacks_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES profiles(id);
alter table callbacks add constraint callbacks_asked_how_check CHECK ((asked_how = ANY (ARRAY['call'::text, 'member'::text, 'program'::text])));
alter table callbacks add constraint callbacks_call_check CHECK (((campaign_id IS NULL) OR (not_before IS NOT NULL)));
alter table callbacks add constraint callbacks_check CHECK (((asked_how = 'call'::text) = (recorded_by IS NULL)));
alter table callbacks add constraint callbacks_check1 CHECK (((asked_how <> 'call'::text) OR (call_id IS NOT NULL)));
alter table callbacks add constraint callbacks_check2 CHECK (((state = 'open'::text) = (settled_at IS NULL)));
alter table callbacks add constraint callbacks_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'not_reached'::text, 'cancelled'::text])));
alter table callbacks add constraint callbacks_suits_check CHECK ((suits = ANY (ARRAY['morning'::text, 'afternoon'::text, 'evening'::text])));
alter table callbacks add constraint callbacks_wanted_check CHECK (((wanted_at IS NULL) OR ((asked_how <> 'call'::text) AND (wanted_at >= asked_at) AND ((wanted_at - asked_at) <= '7 days'::interval))));
alter table caller_id_days add constraint caller_id_days_pkey PRIMARY KEY (organization_id, caller_id, day);
alter table caller_id_days add constraint caller_id_days_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_pools add constraint caller_id_pools_organization_id_id_account_id_key UNIQUE (organization_id, id, account_id);
alter table caller_id_pools add constraint caller_id_pools_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_pools add constraint caller_id_pools_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table caller_id_pools add constraint caller_id_pools_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_pools add constraint caller_id_pools_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table caller_id_pools add constraint caller_id_pools_state_check CHECK ((state = ANY (ARRAY['active'::text, 'removed'::text])));
alter table caller_id_rests add constraint caller_id_rests_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_rests add constraint caller_id_rests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES profiles(id);
alter table caller_id_rests add constraint caller_id_rests_organization_id_caller_id_id_fkey FOREIGN KEY (organization_id, caller_id_id) REFERENCES caller_ids(organization_id, id) ON DELETE CASCADE;
alter table caller_id_rests add constraint caller_id_rests_because_check CHECK ((because = 'answer_rate'::text));
alter table caller_id_rests add constraint caller_id_rests_check CHECK ((until > started_at));
alter table caller_id_rests add constraint caller_id_rests_check1 CHECK ((((ended_at IS NULL) = (ended_by IS NULL)) AND ((ended_at IS NULL) = (end_reason IS NULL))));
alter table caller_id_rests add constraint caller_id_rests_end_reason_check CHECK (((length(TRIM(BOTH FROM end_reason)) >= 1) AND (length(TRIM(BOTH FROM end_reason)) <= 500)));
alter table caller_id_totals add constraint caller_id_totals_pkey PRIMARY KEY (organization_id, caller_id);
alter table caller_id_totals add constraint caller_id_totals_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_verifications add constraint caller_id_verifications_pkey PRIMARY KEY (organization_id, id);
alter table caller_id_verifications add constraint caller_id_verifications_contact_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE SET NULL (contact_id);
alter table caller_id_verifications add constraint caller_id_verifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_id_verifications add constraint caller_id_verifications_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES profiles(id);
alter table caller_id_verifications add constraint caller_id_verifications_script_fkey FOREIGN KEY (organization_id, script_id, script_version) REFERENCES script_versions(organization_id, script_id, version);
alter table caller_id_verifications add constraint caller_id_verifications_answered_by_check CHECK ((answered_by = ANY (ARRAY['human'::text, 'machine'::text, 'fax'::text, 'operator'::text, 'unknown'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_calls_before_check CHECK (((calls_before >= 0) AND (calls_before <= 2)));
alter table caller_id_verifications add constraint caller_id_verifications_check CHECK (((state = 'ended'::text) = (outcome IS NOT NULL)));
alter table caller_id_verifications add constraint caller_id_verifications_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table caller_id_verifications add constraint caller_id_verifications_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'busy'::text, 'failed'::text, 'not_in_service'::text, 'machine'::text, 'fax'::text, 'hung_up'::text, 'withdrawn'::text, 'lost'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_purpose_check CHECK ((purpose = 'verification'::text));
alter table caller_id_verifications add constraint caller_id_verifications_state_check CHECK ((state = ANY (ARRAY['placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text, 'ended'::text])));
alter table caller_id_verifications add constraint caller_id_verifications_words_check CHECK ((((code IS NULL) = (script_id IS NOT NULL)) AND ((code IS NULL) = (code_key IS NULL)) AND ((script_id IS NULL) = (script_version IS NULL)) AND ((contact_id IS NULL) OR (script_id IS NOT NULL)) AND ((verified_at IS NULL) OR (script_id IS NULL))));
alter table caller_id_verifications add constraint caller_id_verifications_wrong_codes_check CHECK (((wrong_codes >= 0) AND (wrong_codes <= 5)));
alter table caller_ids add constraint caller_ids_organization_id_e164_key UNIQUE (organization_id, e164);
alter table caller_ids add constraint caller_ids_pkey PRIMARY KEY (organization_id, id);
alter table caller_ids add constraint caller_ids_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table caller_ids add constraint caller_ids_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table caller_ids add constraint caller_ids_pool_account_fkey FOREIGN KEY (organization_id, pool_id, account_id) REFERENCES caller_id_pools(organization_id, id, account_id) ON UPDATE CASCADE;
alter table caller_ids add constraint caller_ids_pool_fkey FOREIGN KEY (organization_id, pool_id) REFERENCES caller_id_pools(organization_id, id);
alter table caller_ids add constraint caller_ids_calls_counted_check CHECK ((calls_counted >= 0));
alter table caller_ids add constraint caller_ids_daily_limit_check CHECK (((daily_limit >= 1) AND (daily_limit <= 100000)));
alter table caller_ids add constraint caller_ids_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table caller_ids add constraint caller_ids_state_check CHECK ((state = ANY (ARRAY['active'::text, 'resting'::text])));
alter table caller_ids add constraint caller_ids_verified_check CHECK (((verified_how IS NULL) = (verified_at IS NULL)));
alter table caller_ids add constraint caller_ids_verified_how_check CHECK ((verified_how = ANY (ARRAY['carrier'::text, 'code'::text])));
alter table calls add constraint calls_pkey PRIMARY KEY (organization_id, id);
alter table calls add constraint calls_organization_id_campaign_id_contact_id_fkey FOREIGN KEY (organization_id, campaign_id, contact_id) REFERENCES targets(organization_id, campaign_id, contact_id);
alter table calls add constraint calls_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table calls add constraint calls_organization_id_contact_id_phone_id_fkey FOREIGN KEY (organization_id, contact_id, phone_id) REFERENCES phones(organization_id, contact_id, id);
alter table calls add constraint calls_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table calls add constraint calls_attempt_check CHECK ((attempt > 0));
alter table calls add constraint calls_campaign_check CHECK (
CASE
    WHEN (campaign_id IS NULL) THEN (origin <> 'campaign'::text)
    ELSE (origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text]))
END);
alter table calls add constraint calls_check CHECK (((state = 'ended'::text) = (outcome IS NOT NULL)));
alter table calls add constraint calls_check1 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL)));
alter table calls add constraint calls_cost_check CHECK (((cost_micro IS NULL) = (cost_currency IS NULL)));
alter table calls add constraint calls_cost_parts_check CHECK (((cost_parts IS NULL) OR (cost_micro IS NOT NULL))) NOT VALID;
alter table calls add constraint calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text])));
alter table calls add constraint calls_mode_check CHECK ((mode = ANY (ARRAY['human'::text, 'prerecorded'::text, 'ai'::text])));
alter table calls add constraint calls_origin_check CHECK ((origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text, 'member'::text, 'person'::text])));
alter table calls add constraint calls_purpose_check CHECK ((purpose = ANY (ARRAY['collect'::text, 'location'::text, 'legal_notice'::text])));
alter table calls add constraint calls_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text, 'ended'::text])));
alter table calls_under_way add constraint calls_under_way_pkey PRIMARY KEY (organization_id, call_id);
alter table calls_under_way add constraint calls_under_way_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'placing'::text, 'queued'::text, 'ringing'::text, 'answered'::text])));
alter table campaign_breakers add constraint campaign_breakers_pkey PRIMARY KEY (organization_id, campaign_id, kind);
alter table campaign_breakers add constraint campaign_breakers_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_breakers add constraint campaign_breakers_kind_check CHECK ((kind = ANY (ARRAY['carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table campaign_breakers add constraint campaign_breakers_level_check CHECK ((level >= (0)::numeric));
alter table campaign_counts add constraint campaign_counts_pkey PRIMARY KEY (organization_id, campaign_id, counted, kind, slot);
alter table campaign_counts add constraint campaign_counts_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_counts add constraint campaign_counts_counted_check CHECK ((counted = ANY (ARRAY['targets'::text, 'calls'::text, 'taken_for_machine'::text])));
alter table campaign_days add constraint campaign_days_pkey PRIMARY KEY (organization_id, campaign_id, day);
alter table campaign_days add constraint campaign_days_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table campaign_lists add constraint campaign_lists_pkey PRIMARY KEY (organization_id, campaign_id, list_id);
alter table campaign_lists add constraint campaign_lists_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_lists add constraint campaign_lists_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_pkey PRIMARY KEY (organization_id, campaign_id, contact_id);
alter table campaign_people_removed add constraint campaign_people_removed_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table campaign_people_removed add constraint campaign_people_removed_removed_by_fkey FOREIGN KEY (removed_by) REFERENCES profiles(id);
alter table campaign_returns add constraint campaign_returns_pkey PRIMARY KEY (organization_id, campaign_id, removed_at);
alter table campaign_returns add constraint campaign_returns_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_schedules add constraint campaign_schedules_pkey PRIMARY KEY (organization_id, campaign_id, set_at);
alter table campaign_schedules add constraint campaign_schedules_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table campaign_schedules add constraint campaign_schedules_check CHECK ((ends_at > starts_at));
alter table campaign_schedules add constraint campaign_schedules_hours_check CHECK (((jsonb_typeof(hours) = 'array'::text) AND (jsonb_array_length(hours) = 7)));
alter table campaigns add constraint campaigns_pkey PRIMARY KEY (organization_id, id);
alter table campaigns add constraint campaigns_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE SET NULL;
alter table campaigns add constraint campaigns_caller_pool_fkey FOREIGN KEY (organization_id, caller_pool_id) REFERENCES caller_id_pools(organization_id, id);
alter table campaigns add constraint campaigns_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table campaigns add constraint campaigns_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table campaigns add constraint campaigns_started_by_fkey FOREIGN KEY (started_by) REFERENCES profiles(id);
alter table campaigns add constraint campaigns_call_order_check CHECK ((call_order = ANY (ARRAY['even'::text, 'balance'::text, 'age'::text, 'last_contact'::text, 'best_hour'::text])));
alter table campaigns add constraint campaigns_caller_check CHECK (((caller_id IS NULL) <> (caller_pool_id IS NULL)));
alter table campaigns add constraint campaigns_caller_id_check CHECK ((caller_id ~ '^\+[1-9]\d{6,14}$'::text));
alter table campaigns add constraint campaigns_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table campaigns add constraint campaigns_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table campaigns add constraint campaigns_check CHECK (((state = ANY (ARRAY['stopped'::text, 'finished'::text])) = (finished_at IS NOT NULL)));
alter table campaigns add constraint campaigns_days_before_check CHECK (((days_before >= 1) AND (days_before <= 30)));
alter table campaigns add constraint campaigns_days_check CHECK (((origin = 'promise'::text) = (days_before IS NOT NULL)));
alter table campaigns add constraint campaigns_list_check CHECK (((origin = 'campaign'::text) = (list_id IS NOT NULL)));
alter table campaigns add constraint campaigns_most_attempts_check CHECK (((most_attempts >= 1) AND (most_attempts <= 7)));
alter table campaigns add constraint campaigns_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table campaigns add constraint campaigns_origin_check CHECK ((origin = ANY (ARRAY['campaign'::text, 'callback'::text, 'promise'::text])));
alter table campaigns add constraint campaigns_paused_for_check CHECK ((paused_for = ANY (ARRAY['carrier'::text, 'abandonment'::text, 'script'::text, 'carrier_failures'::text, 'dead_numbers'::text, 'refusals'::text, 'early_hang_ups'::text, 'nobody_free'::text, 'answer_rate'::text, 'caller_id'::text])));
alter table campaigns add constraint campaigns_paused_for_state_check CHECK (((paused_for IS NULL) OR (state = 'paused'::text)));
alter table campaigns add constraint campaigns_planned_check CHECK (((state <> 'finished'::text) OR (planned_at IS NOT NULL)));
alter table campaigns add constraint campaigns_retry_check CHECK ((jsonb_typeof(retry) = 'object'::text));
alter table campaigns add constraint campaigns_state_check CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'stopped'::text, 'finished'::text])));
alter table carrier_accounts add constraint carrier_accounts_organization_id_id_key UNIQUE (organization_id, id);
alter table carrier_accounts add constraint carrier_accounts_pkey PRIMARY KEY (id);
alter table carrier_accounts add constraint carrier_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table carrier_accounts add constraint carrier_accounts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table carrier_accounts add constraint carrier_accounts_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table carrier_accounts add constraint carrier_accounts_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table carrier_accounts add constraint carrier_accounts_check CHECK (((health IS NULL) = (checked_at IS NULL)));
alter table carrier_accounts add constraint carrier_accounts_check1 CHECK (((origin = 'people'::text) OR (organization_id IS NULL)));
alter table carrier_accounts add constraint carrier_accounts_health_check CHECK ((health = ANY (ARRAY['ready'::text, 'refused'::text, 'unreachable'::text])));
alter table carrier_accounts add constraint carrier_accounts_origin_check CHECK ((origin = ANY (ARRAY['environment'::text, 'people'::text])));
alter table carrier_accounts add constraint carrier_accounts_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text));
alter table carrier_accounts add constraint carrier_accounts_state_check CHECK ((state = ANY (ARRAY['active'::text, 'resting'::text])));
alter table carrier_events add constraint carrier_events_pkey PRIMARY KEY (organization_id, call_id, key);
alter table carrier_rates add constraint carrier_rates_account_id_country_key UNIQUE NULLS NOT DISTINCT (account_id, country);
alter table carrier_rates add constraint carrier_rates_pkey PRIMARY KEY (account_id, id);
alter table carrier_rates add constraint carrier_rates_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE CASCADE;
alter table carrier_rates add constraint carrier_rates_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table carrier_rates add constraint carrier_rates_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table carrier_rates add constraint carrier_rates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table carrier_rates add constraint carrier_rates_increment_seconds_check CHECK (((increment_seconds >= 1) AND (increment_seconds <= 3600)));
alter table carrier_rates add constraint carrier_rates_per_call_micro_check CHECK (((per_call_micro >= 0) AND (per_call_micro <= 1000000000)));
alter table carrier_rates add constraint carrier_rates_per_minute_micro_check CHECK (((per_minute_micro >= 0) AND (per_minute_micro <= 1000000000)));
alter table connected_calls add constraint connected_calls_pkey PRIMARY KEY (organization_id, call_id);
alter table connected_calls add constraint connected_calls_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls_under_way(organization_id, call_id) ON DELETE CASCADE;
alter table connected_calls add constraint connected_calls_organization_id_line_id_fkey FOREIGN KEY (organization_id, line_id) REFERENCES staffed_lines(organization_id, id) ON DELETE CASCADE;
alter table consents add constraint consents_pkey PRIMARY KEY (organization_id, id);
alter table consents add constraint consents_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table consents add constraint consents_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table consents add constraint consents_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES profiles(id);
alter table consents add constraint consents_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439)));
alter table consents add constraint consents_hours_check CHECK (((from_minute IS NULL) = (to_minute IS NULL)));
alter table consents add constraint consents_kind_check CHECK ((kind = ANY (ARRAY['tcpa'::text, 'frequency'::text, 'reminder'::text, 'time_place'::text])));
alter table consents add constraint consents_number_check CHECK (((kind <> 'tcpa'::text) OR (e164 IS NOT NULL)));
alter table consents add constraint consents_order_check CHECK ((revoked_at >= COALESCE(received_at, LEAST(((obtained_on)::timestamp without time zone AT TIME ZONE 'UTC'::text), recorded_at)))) NOT VALID;
alter table consents add constraint consents_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table consents add constraint consents_recorded_by_check CHECK (((recorded_by IS NOT NULL) OR (call_id IS NOT NULL)));
alter table consents add constraint consents_scope_check CHECK (((kind <> 'time_place'::text) OR is_without_scope OR ((expires_at IS NOT NULL) AND ((from_minute IS NOT NULL) OR (place IS NOT NULL) OR (e164 IS NOT NULL)))));
alter table consents add constraint consents_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440)));
alter table contact_action_changes add constraint contact_action_changes_pkey PRIMARY KEY (organization_id, action_id, contact_id);
alter table contact_action_changes add constraint contact_action_changes_organization_id_action_id_fkey FOREIGN KEY (organization_id, action_id) REFERENCES contact_actions(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_organization_id_suppression_id_fkey FOREIGN KEY (organization_id, suppression_id) REFERENCES suppressions(organization_id, id) ON DELETE CASCADE;
alter table contact_action_changes add constraint contact_action_changes_check CHECK (((added_at IS NULL) <> (suppression_id IS NULL)));
alter table contact_actions add constraint contact_actions_pkey PRIMARY KEY (organization_id, id);
alter table contact_actions add constraint contact_actions_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table contact_actions add constraint contact_actions_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table contact_actions add constraint contact_actions_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table contact_actions add constraint contact_actions_organization_id_undoes_id_fkey FOREIGN KEY (organization_id, undoes_id) REFERENCES contact_actions(organization_id, id);
alter table contact_actions add constraint contact_actions_kind_check CHECK ((kind = ANY (ARRAY['add_to_list'::text, 'remove_from_list'::text, 'restrict'::text, 'note'::text, 'merge_lists'::text])));
alter table contact_actions add constraint contact_actions_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'cancelled'::text, 'failed'::text])));
alter table contact_notes add constraint contact_notes_pkey PRIMARY KEY (organization_id, id);
alter table contact_notes add constraint contact_notes_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table contact_notes add constraint contact_notes_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table contact_notes add constraint contact_notes_content_check CHECK (((length(content) >= 1) AND (length(content) <= 2000)));
alter table contact_summaries add constraint contact_summaries_pkey PRIMARY KEY (organization_id, contact_id);
alter table contact_summaries add constraint contact_summaries_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table contact_summaries add constraint contact_summaries_organization_id_shape_id_fkey FOREIGN KEY (organization_id, shape_id) REFERENCES callable_shapes(organization_id, id);
alter table contact_summaries add constraint contact_summaries_state_check CHECK ((state = ANY (ARRAY['open'::text, 'promised'::text, 'paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])));
alter table contacts add constraint contacts_organization_id_external_reference_key UNIQUE (organization_id, external_reference);
alter table contacts add constraint contacts_pkey PRIMARY KEY (organization_id, id);
alter table contacts add constraint contacts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES profiles(id);
alter table contacts add constraint contacts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table contacts add constraint contacts_birth_check CHECK (((born_on IS NULL) OR ((birth_year)::numeric = EXTRACT(year FROM born_on)))) NOT VALID;
alter table contacts add constraint contacts_birth_year_check CHECK (((birth_year >= 1880) AND (birth_year <= 2100)));
alter table contacts add constraint contacts_born_on_check CHECK (((born_on >= '1880-01-01'::date) AND (born_on <= '2100-12-31'::date)));
alter table contacts add constraint contacts_country_check CHECK ((country ~ '^[A-Z]{2}$'::text));
alter table contacts add constraint contacts_custom_check CHECK ((jsonb_typeof(custom) = 'object'::text));
alter table contacts add constraint contacts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])));
alter table cost_rollups add constraint cost_rollups_pkey PRIMARY KEY (organization_id, starts_at, slot);
alter table cost_rollups add constraint cost_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table custom_fields add constraint custom_fields_pkey PRIMARY KEY (organization_id, name);
alter table custom_fields add constraint custom_fields_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table custom_fields add constraint custom_fields_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table debt_states add constraint debt_states_pkey PRIMARY KEY (organization_id, debt_id, id);
alter table debt_states add constraint debt_states_organization_id_debt_id_fkey FOREIGN KEY (organization_id, debt_id) REFERENCES debts(organization_id, id) ON DELETE CASCADE;
alter table debts add constraint debts_of_contact UNIQUE (organization_id, contact_id, id);
alter table debts add constraint debts_organization_id_contact_id_reference_key UNIQUE (organization_id, contact_id, reference);
alter table debts add constraint debts_pkey PRIMARY KEY (organization_id, id);
alter table debts add constraint debts_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table debts add constraint debts_balance_minor_check CHECK ((balance_minor >= 0));
alter table debts add constraint debts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table debts add constraint debts_kind_check CHECK ((kind = ANY (ARRAY['medical'::text, 'student'::text, 'rent'::text, 'other'::text])));
alter table debts add constraint debts_original_minor_check CHECK ((original_minor >= 0));
alter table debts add constraint debts_person_role_check CHECK ((person_role = ANY (ARRAY['debtor'::text, 'co_debtor'::text, 'spouse'::text, 'guardian'::text, 'representative'::text, 'other'::text])));
alter table debts add constraint debts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'promised'::text, 'paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])));
alter table decision_rollups add constraint decision_rollups_pkey PRIMARY KEY (organization_id, starts_at, verdict, code, slot);
alter table decision_rollups add constraint decision_rollups_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table decision_rollups add constraint decision_rollups_verdict_check CHECK ((verdict = ANY (ARRAY['defer'::text, 'block'::text])));
alter table decisions add constraint decisions_of_contact UNIQUE (organization_id, contact_id, id);
alter table decisions add constraint decisions_pkey PRIMARY KEY (organization_id, id);
alter table decisions add constraint decisions_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table decisions add constraint decisions_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table decisions add constraint decisions_check CHECK (((verdict = 'defer'::text) = (until IS NOT NULL)));
alter table decisions add constraint decisions_check1 CHECK (((verdict = 'block'::text) = (lifted_by IS NOT NULL)));
alter table decisions add constraint decisions_facts_hash_check CHECK ((length(facts_hash) = 32));
alter table decisions add constraint decisions_verdict_check CHECK ((verdict = ANY (ARRAY['allow'::text, 'defer'::text, 'block'::text])));
alter table demo_marks add constraint demo_marks_pkey PRIMARY KEY (id);
alter table demo_marks add constraint demo_marks_id_check CHECK (id);
alter table demo_marks add constraint demo_marks_size_check CHECK ((size = ANY (ARRAY['small'::text, 'full'::text])));
alter table demo_parts add constraint demo_parts_pkey PRIMARY KEY (name);
alter table dial_budgets add constraint dial_budgets_pkey PRIMARY KEY (account_id);
alter table dial_budgets add constraint dial_budgets_account_id_fkey FOREIGN KEY (account_id) REFERENCES carrier_accounts(id) ON DELETE CASCADE;
alter table discarded_recordings add constraint discarded_recordings_pkey PRIMARY KEY (organization_id, id);
alter table discarded_recordings add constraint discarded_recordings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table discarded_recordings add constraint discarded_recordings_carrier_recording_id_check CHECK (((length(carrier_recording_id) >= 1) AND (length(carrier_recording_id) <= 200)));
alter table discarded_recordings add constraint discarded_recordings_failure_check CHECK ((failure = ANY (ARRAY['account_gone'::text, 'carrier_away'::text, 'store_full'::text, 'store_away'::text])));
alter table discarded_recordings add constraint discarded_recordings_place_check CHECK ((((store_key IS NULL) <> (carrier_recording_id IS NULL)) AND ((carrier_recording_id IS NULL) = (account_id IS NULL))));
alter table discarded_recordings add constraint discarded_recordings_store_key_check CHECK (((length(store_key) >= 1) AND (length(store_key) <= 500)));
alter table downloads add constraint downloads_token_hash_key UNIQUE (token_hash);
alter table downloads add constraint downloads_pkey PRIMARY KEY (organization_id, id);
alter table downloads add constraint downloads_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table downloads add constraint downloads_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table downloads add constraint downloads_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table downloads add constraint downloads_kind_check CHECK ((kind = ANY (ARRAY['contacts'::text, 'rejections'::text, 'calls'::text, 'evidence'::text])));
alter table downloads add constraint downloads_token_hash_check CHECK ((length(token_hash) = 32));
alter table evidence_keys add constraint evidence_keys_pkey PRIMARY KEY (id);
alter table evidence_keys add constraint evidence_keys_id_check CHECK ((id ~ '^[0-9a-f]{16}$'::text));
alter table evidence_keys add constraint evidence_keys_public_key_check CHECK ((length(public_key) = 32));
alter table first_conversations add constraint first_conversations_pkey PRIMARY KEY (organization_id, debt_id);
alter table first_conversations add constraint first_conversations_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_pkey PRIMARY KEY (organization_id, user_id, key);
alter table idempotency_keys add constraint idempotency_keys_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table idempotency_keys add constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)));
alter table idempotency_keys add constraint idempotency_keys_request_hash_check CHECK ((length(request_hash) = 32));
alter table import_callable add constraint import_callable_pkey PRIMARY KEY (organization_id, import_id, contact_id, reason);
alter table import_callable add constraint import_callable_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table import_callable add constraint import_callable_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_callable add constraint import_callable_reason_check CHECK ((reason = ANY (ARRAY['debt_reopened'::text, 'debt_added'::text, 'number_added'::text, 'consent_given'::text, 'line_type_told'::text, 'notice_added'::text, 'creditor_changed'::text, 'address_changed'::text, 'place_changed'::text])));
alter table import_changes add constraint import_changes_pkey PRIMARY KEY (organization_id, import_id, table_name, row_id);
alter table import_changes add constraint import_changes_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_changes add constraint import_changes_table_name_check CHECK ((table_name = ANY (ARRAY['contacts'::text, 'phones'::text, 'debts'::text, 'consents'::text, 'suppressions'::text, 'payments'::text, 'given'::text])));
alter table import_chunks add constraint import_chunks_pkey PRIMARY KEY (organization_id, import_id, "position");
alter table import_chunks add constraint import_chunks_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table import_chunks add constraint import_chunks_content_check CHECK (((length(content) >= 1) AND (length(content) <= 8388608)));
alter table import_chunks add constraint import_chunks_position_check CHECK (("position" >= 0));
alter table import_layouts add constraint import_layouts_pkey PRIMARY KEY (organization_id, id);
alter table import_layouts add constraint import_layouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table import_layouts add constraint import_layouts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table import_layouts add constraint import_layouts_kind_check CHECK ((kind = ANY (ARRAY['debtors'::text, 'calls'::text, 'consents'::text, 'restrictions'::text, 'payments'::text])));
alter table import_layouts add constraint import_layouts_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table import_rejections add constraint import_rejections_pkey PRIMARY KEY (organization_id, import_id, line);
alter table import_rejections add constraint import_rejections_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id);
alter table import_rejections add constraint import_rejections_line_check CHECK ((line > 0));
alter table import_warnings add constraint import_warnings_organization_id_import_id_fkey FOREIGN KEY (organization_id, import_id) REFERENCES imports(organization_id, id) ON DELETE CASCADE;
alter table imports add constraint imports_pkey PRIMARY KEY (organization_id, id);
alter table imports add constraint imports_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES profiles(id);
alter table imports add constraint imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table imports add constraint imports_organization_id_api_key_id_fkey FOREIGN KEY (organization_id, api_key_id) REFERENCES api_keys(organization_id, id);
alter table imports add constraint imports_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table imports add constraint imports_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table imports add constraint imports_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES profiles(id);
alter table imports add constraint imports_asked_as_check CHECK ((asked_as = ANY (ARRAY['profile'::text, 'super_administrator'::text])));
alter table imports add constraint imports_kind_check CHECK ((kind = ANY (ARRAY['debtors'::text, 'calls'::text, 'consents'::text, 'restrictions'::text, 'payments'::text])));
alter table imports add constraint imports_obtained_how_check CHECK ((obtained_how = ANY (ARRAY['given_to_creditor'::text, 'given_to_us'::text, 'written_agreement'::text, 'not_known'::text])));
alter table imports add constraint imports_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'inspecting'::text, 'matching'::text, 'checking'::text, 'checked'::text, 'storing'::text, 'stored'::text, 'undoing'::text, 'undone'::text, 'cancelled'::text, 'failed'::text])));
alter table inconvenient_times add constraint inconvenient_times_pkey PRIMARY KEY (organization_id, id);
alter table inconvenient_times add constraint inconvenient_times_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table inconvenient_times add constraint inconvenient_times_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table inconvenient_times add constraint inconvenient_times_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table inconvenient_times add constraint inconvenient_times_days_check CHECK ((days <@ ARRAY['mon'::text, 'tue'::text, 'wed'::text, 'thu'::text, 'fri'::text, 'sat'::text, 'sun'::text]));
alter table inconvenient_times add constraint inconvenient_times_from_minute_check CHECK (((from_minute >= 0) AND (from_minute <= 1439)));
alter table inconvenient_times add constraint inconvenient_times_order_check CHECK ((lifted_at >= started_at)) NOT VALID;
alter table inconvenient_times add constraint inconvenient_times_source_check CHECK ((source = ANY (ARRAY['person'::text, 'call'::text, 'import'::text, 'letter'::text, 'email'::text, 'creditor'::text, 'attorney'::text, 'court'::text, 'employer'::text, 'records'::text, 'other'::text])));
alter table inconvenient_times add constraint inconvenient_times_to_minute_check CHECK (((to_minute >= 1) AND (to_minute <= 1440)));
alter table invitations add constraint invitations_token_hash_key UNIQUE (token_hash);
alter table invitations add constraint invitations_pkey PRIMARY KEY (organization_id, id);
alter table invitations add constraint invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES profiles(id);
alter table invitations add constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES profiles(id);
alter table invitations add constraint invitations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table invitations add constraint invitations_check CHECK (((accepted_at IS NULL) = (accepted_by IS NULL)));
alter table invitations add constraint invitations_check1 CHECK (((accepted_at IS NULL) OR (revoked_at IS NULL)));
alter table invitations add constraint invitations_email_check CHECK ((email = lower(email)));
alter table invitations add constraint invitations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])));
alter table invitations add constraint invitations_token_hash_check CHECK ((length(token_hash) = 32));
alter table kept_stops add constraint kept_stops_pkey PRIMARY KEY (organization_id, number_hash, kind);
alter table kept_stops add constraint kept_stops_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table kept_stops add constraint kept_stops_kind_check CHECK ((kind = ANY (ARRAY['medium_stop'::text, 'number_stop'::text, 'wrong_number'::text, 'reassigned'::text])));
alter table kept_stops add constraint kept_stops_number_hash_check CHECK ((length(number_hash) = 32));
alter table ledger_raises add constraint ledger_raises_pkey PRIMARY KEY (organization_id, contact_id, id);
alter table ledger_raises add constraint ledger_raises_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table licences add constraint licences_organization_id_region_number_key UNIQUE (organization_id, region, number);
alter table licences add constraint licences_pkey PRIMARY KEY (organization_id, id);
alter table licences add constraint licences_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table licences add constraint licences_number_check CHECK (((length(TRIM(BOTH FROM number)) >= 1) AND (length(TRIM(BOTH FROM number)) <= 100)));
alter table licences add constraint licences_region_check CHECK ((region ~ '^[A-Z]{2}$'::text));
alter table line_lookups add constraint line_lookups_pkey PRIMARY KEY (organization_id, phone_id);
alter table line_lookups add constraint line_lookups_organization_id_phone_id_fkey FOREIGN KEY (organization_id, phone_id) REFERENCES phones(organization_id, id) ON DELETE CASCADE;
alter table line_lookups add constraint line_lookups_carrier_check CHECK (((length(carrier) >= 1) AND (length(carrier) <= 100)));
alter table line_lookups add constraint line_lookups_check CHECK (((line_type IS NULL) = (next_at IS NOT NULL)));
alter table line_lookups add constraint line_lookups_line_type_check CHECK ((line_type = ANY (ARRAY['mobile'::text, 'landline'::text, 'voip'::text, 'unknown'::text])));
alter table line_lookups add constraint line_lookups_tries_check CHECK ((tries >= 1));
alter table list_contacts add constraint list_contacts_pkey PRIMARY KEY (organization_id, list_id, contact_id);
alter table list_contacts add constraint list_contacts_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table list_contacts add constraint list_contacts_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id);
alter table list_figures add constraint list_figures_pkey PRIMARY KEY (organization_id, list_id);
alter table list_figures add constraint list_figures_organization_id_list_id_fkey FOREIGN KEY (organization_id, list_id) REFERENCES lists(organization_id, id) ON DELETE CASCADE;
alter table lists add constraint lists_pkey PRIMARY KEY (organization_id, id);
alter table lists add constraint lists_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES profiles(id);
alter table lists add constraint lists_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table lists add constraint lists_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table lists add constraint lists_organization_id_merged_into_fkey FOREIGN KEY (organization_id, merged_into) REFERENCES lists(organization_id, id);
alter table lists add constraint lists_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table live_events add constraint live_events_pkey PRIMARY KEY (organization_id, id);
alter table live_events add constraint live_events_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_pkey PRIMARY KEY (user_id, id);
alter table notifications add constraint notifications_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table notifications add constraint notifications_check CHECK (((subject_kind IS NULL) = (subject_id IS NULL)));
alter table organizations add constraint organizations_pkey PRIMARY KEY (id);
alter table organizations add constraint organizations_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES profiles(id);
alter table organizations add constraint organizations_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES profiles(id);
alter table organizations add constraint organizations_calls_at_once_check CHECK (((calls_at_once >= 1) AND (calls_at_once <= 50000)));
alter table organizations add constraint organizations_calls_per_second_check CHECK (((calls_per_second >= 1) AND (calls_per_second <= 1000)));
alter table organizations add constraint organizations_check CHECK (((suspended_at IS NULL) = (suspended_because IS NULL)));
alter table organizations add constraint organizations_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table outside_calls add constraint outside_calls_pkey PRIMARY KEY (organization_id, id);
alter table outside_calls add constraint outside_calls_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table outside_calls add constraint outside_calls_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table outside_calls add constraint outside_calls_direction_check CHECK ((direction = ANY (ARRAY['outbound'::text, 'inbound'::text])));
alter table outside_calls add constraint outside_calls_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table outside_calls add constraint outside_calls_outcome_check CHECK ((outcome = ANY (ARRAY['no_answer'::text, 'voicemail'::text, 'dropped'::text, 'conversation'::text, 'busy'::text, 'not_in_service'::text])));
alter table pace_budgets add constraint pace_budgets_pkey PRIMARY KEY (organization_id, holder_id);
alter table pace_budgets add constraint pace_budgets_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id) ON DELETE CASCADE;
alter table pace_budgets add constraint pace_budgets_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table payments add constraint payments_pkey PRIMARY KEY (organization_id, id);
alter table payments add constraint payments_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table payments add constraint payments_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table payments add constraint payments_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table payments add constraint payments_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table payments add constraint payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES profiles(id);
alter table payments add constraint payments_amount_minor_check CHECK ((amount_minor > 0));
alter table payments add constraint payments_check CHECK (((applied_minor >= 0) AND (applied_minor <= amount_minor)));
alter table payments add constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table payments add constraint payments_payer_reference_check CHECK (((length(payer_reference) >= 1) AND (length(payer_reference) <= 100)));
alter table payments add constraint payments_source_check CHECK ((source = ANY (ARRAY['member'::text, 'program'::text, 'file'::text])));
alter table person_links add constraint person_links_pkey PRIMARY KEY (organization_id, contact_id, other_id);
alter table person_links add constraint person_links_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES profiles(id);
alter table person_links add constraint person_links_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_links add constraint person_links_organization_id_other_id_fkey FOREIGN KEY (organization_id, other_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_links add constraint person_links_because_check CHECK ((because = ANY (ARRAY['birth_date'::text, 'number'::text, 'person'::text])));
alter table person_links add constraint person_links_check CHECK ((contact_id < other_id));
alter table person_partings add constraint person_partings_pkey PRIMARY KEY (organization_id, contact_id, other_id);
alter table person_partings add constraint person_partings_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_partings add constraint person_partings_organization_id_other_id_fkey FOREIGN KEY (organization_id, other_id) REFERENCES contacts(organization_id, id) ON DELETE CASCADE;
alter table person_partings add constraint person_partings_parted_by_fkey FOREIGN KEY (parted_by) REFERENCES profiles(id);
alter table person_partings add constraint person_partings_because_check CHECK ((because <> ''::text));
alter table person_partings add constraint person_partings_check CHECK ((contact_id < other_id));
alter table phone_states add constraint phone_states_pkey PRIMARY KEY (organization_id, phone_id, id);
alter table phone_states add constraint phone_states_organization_id_phone_id_fkey FOREIGN KEY (organization_id, phone_id) REFERENCES phones(organization_id, id) ON DELETE CASCADE;
alter table phones add constraint phones_of_contact UNIQUE (organization_id, contact_id, id);
alter table phones add constraint phones_organization_id_contact_id_e164_key UNIQUE (organization_id, contact_id, e164);
alter table phones add constraint phones_pkey PRIMARY KEY (organization_id, id);
alter table phones add constraint phones_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table phones add constraint phones_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table phones add constraint phones_line_type_check CHECK ((line_type = ANY (ARRAY['mobile'::text, 'landline'::text, 'voip'::text, 'unknown'::text])));
alter table phones add constraint phones_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table phones add constraint phones_reassigned_answer_check CHECK ((reassigned_answer = ANY (ARRAY['no'::text, 'yes'::text, 'no_data'::text])));
alter table phones add constraint phones_reassigned_check CHECK (((reassigned_checked_on IS NULL) = (reassigned_answer IS NULL)));
alter table phones add constraint phones_state_check CHECK ((state = ANY (ARRAY['active'::text, 'wrong'::text, 'disconnected'::text, 'stopped'::text])));
alter table policies add constraint policies_pkey PRIMARY KEY (organization_id, version);
alter table policies add constraint policies_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table policies add constraint policies_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table policies add constraint policies_version_check CHECK ((version > 0));
alter table profiles add constraint profiles_pkey PRIMARY KEY (id);
alter table promises add constraint promises_pkey PRIMARY KEY (organization_id, id);
alter table promises add constraint promises_cancelled_by_fkey FOREIGN KEY (cancelled_by) REFERENCES profiles(id);
alter table promises add constraint promises_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table promises add constraint promises_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table promises add constraint promises_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table promises add constraint promises_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table promises add constraint promises_organization_id_reminder_campaign_id_fkey FOREIGN KEY (organization_id, reminder_campaign_id) REFERENCES campaigns(organization_id, id);
alter table promises add constraint promises_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table promises add constraint promises_amount_minor_check CHECK ((amount_minor > 0));
alter table promises add constraint promises_cancelled_because_check CHECK ((cancelled_because = ANY (ARRAY['asked'::text, 'mistake'::text, 'replaced'::text, 'debt_ended'::text])));
alter table promises add constraint promises_check CHECK (((state = 'open'::text) = (settled_at IS NULL)));
alter table promises add constraint promises_check1 CHECK (((state = 'cancelled'::text) = (cancelled_because IS NOT NULL)));
alter table promises add constraint promises_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text));
alter table promises add constraint promises_made_how_check CHECK ((made_how = ANY (ARRAY['call'::text, 'member'::text, 'program'::text])));
alter table promises add constraint promises_reminder_check CHECK (((reminder_consent_id IS NULL) = (reminder_state IS NULL)));
alter table promises add constraint promises_reminder_state_check CHECK ((reminder_state = ANY (ARRAY['waiting'::text, 'scheduled'::text, 'called'::text, 'missed'::text, 'withdrawn'::text])));
alter table promises add constraint promises_state_check CHECK ((state = ANY (ARRAY['open'::text, 'kept'::text, 'broken'::text, 'cancelled'::text])));
alter table recordings add constraint recordings_organization_id_call_id_carrier_recording_id_key UNIQUE (organization_id, call_id, carrier_recording_id);
alter table recordings add constraint recordings_pkey PRIMARY KEY (organization_id, id);
alter table recordings add constraint recordings_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES profiles(id);
alter table recordings add constraint recordings_organization_id_call_id_fkey FOREIGN KEY (organization_id, call_id) REFERENCES calls(organization_id, id) ON DELETE CASCADE;
alter table recordings add constraint recordings_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table recordings add constraint recordings_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table recordings add constraint recordings_announced_words_check CHECK ((length(TRIM(BOTH FROM announced_words)) >= 1));
alter table recordings add constraint recordings_bytes_check CHECK ((bytes > 0));
alter table recordings add constraint recordings_carrier_recording_id_check CHECK (((length(carrier_recording_id) >= 1) AND (length(carrier_recording_id) <= 200)));
alter table recordings add constraint recordings_content_type_check CHECK (((length(content_type) >= 1) AND (length(content_type) <= 200)));
alter table recordings add constraint recordings_deleted_because_check CHECK ((deleted_because = ANY (ARRAY['retention'::text, 'admin'::text])));
alter table recordings add constraint recordings_deleted_check CHECK ((((state = 'deleted'::text) = (deleted_at IS NOT NULL)) AND ((deleted_at IS NULL) = (deleted_because IS NULL))));
alter table recordings add constraint recordings_failure_check CHECK ((failure = ANY (ARRAY['account_gone'::text, 'carrier_away'::text, 'carrier_lost_it'::text, 'store_full'::text, 'store_away'::text])));
alter table recordings add constraint recordings_kept_check CHECK (((state = 'kept'::text) <= ((sha256 IS NOT NULL) AND (bytes IS NOT NULL) AND (content_type IS NOT NULL) AND (fetched_at IS NOT NULL))));
alter table recordings add constraint recordings_next_check CHECK (((state = 'to_fetch'::text) = (next_at IS NOT NULL)));
alter table recordings add constraint recordings_peaks_check CHECK ((array_length(peaks, 1) <= 200));
alter table recordings add constraint recordings_retention_check CHECK (((deleted_at IS NULL) OR (deleted_at >= delete_after)));
alter table recordings add constraint recordings_seconds_check CHECK ((seconds >= 0));
alter table recordings add constraint recordings_sha256_check CHECK ((length(sha256) = 32));
alter table recordings add constraint recordings_state_check CHECK ((state = ANY (ARRAY['to_fetch'::text, 'kept'::text, 'failed'::text, 'deleted'::text])));
alter table rule_sets add constraint rule_sets_pkey PRIMARY KEY (id);
alter table rule_sets add constraint rule_sets_id_check CHECK ((id ~ '^[0-9a-f]{32}$'::text));
alter table rule_sets add constraint rule_sets_rules_check CHECK ((jsonb_typeof(rules) = 'array'::text));
alter table saved_views add constraint saved_views_pkey PRIMARY KEY (organization_id, id);
alter table saved_views add constraint saved_views_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table saved_views add constraint saved_views_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table saved_views add constraint saved_views_kind_check CHECK ((kind = ANY (ARRAY['contacts'::text, 'calls'::text, 'campaigns'::text])));
alter table saved_views add constraint saved_views_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 100)));
alter table script_versions add constraint script_versions_pkey PRIMARY KEY (organization_id, script_id, version);
alter table script_versions add constraint script_versions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_organization_id_script_id_fkey FOREIGN KEY (organization_id, script_id) REFERENCES scripts(organization_id, id);
alter table script_versions add constraint script_versions_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_written_by_fkey FOREIGN KEY (written_by) REFERENCES profiles(id);
alter table script_versions add constraint script_versions_check CHECK (((state = 'draft'::text) = (approved_at IS NULL)));
alter table script_versions add constraint script_versions_check1 CHECK (((approved_at IS NULL) = (approved_by IS NULL)));
alter table script_versions add constraint script_versions_check2 CHECK (((withdrawn_at IS NOT NULL) = (state = 'withdrawn'::text)));
alter table script_versions add constraint script_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'withdrawn'::text])));
alter table script_versions add constraint script_versions_version_check CHECK ((version >= 1));
alter table scripts add constraint scripts_pkey PRIMARY KEY (organization_id, id);
alter table scripts add constraint scripts_created_by_fkey FOREIGN KEY (created_by) REFERENCES profiles(id);
alter table scripts add constraint scripts_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table scripts add constraint scripts_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 200)));
alter table scripts add constraint scripts_purpose_check CHECK ((purpose = ANY (ARRAY['reminder'::text, 'promise'::text, 'broken_promise'::text, 'callback'::text, 'other'::text])));
alter table search_words add constraint search_words_pkey PRIMARY KEY (organization_id, word);
alter table search_words add constraint search_words_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table shape_counts add constraint shape_counts_pkey PRIMARY KEY (organization_id, shape_id, slot);
alter table shape_counts add constraint shape_counts_organization_id_shape_id_fkey FOREIGN KEY (organization_id, shape_id) REFERENCES callable_shapes(organization_id, id) ON DELETE CASCADE;
alter table staffed_lines add constraint staffed_lines_organization_id_e164_key UNIQUE (organization_id, e164);
alter table staffed_lines add constraint staffed_lines_pkey PRIMARY KEY (organization_id, id);
alter table staffed_lines add constraint staffed_lines_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table staffed_lines add constraint staffed_lines_check CHECK (((verified_how IS NULL) = (verified_at IS NULL)));
alter table staffed_lines add constraint staffed_lines_e164_check CHECK ((e164 ~ '^\+[1-9]\d{6,14}$'::text));
alter table staffed_lines add constraint staffed_lines_label_check CHECK ((length(label) <= 100));
alter table staffed_lines add constraint staffed_lines_places_check CHECK (((places >= 1) AND (places <= 500)));
alter table staffed_lines add constraint staffed_lines_verified_how_check CHECK ((verified_how = ANY (ARRAY['carrier'::text, 'code'::text, 'demo'::text])));
alter table states_dated add constraint states_dated_pkey PRIMARY KEY (id);
alter table states_dated add constraint states_dated_id_check CHECK (id);
alter table suppressions add constraint suppressions_pkey PRIMARY KEY (organization_id, id);
alter table suppressions add constraint suppressions_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES profiles(id);
alter table suppressions add constraint suppressions_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table suppressions add constraint suppressions_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table suppressions add constraint suppressions_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES profiles(id);
alter table suppressions add constraint suppressions_ground_check CHECK (((kind <> 'bankruptcy'::text) OR (lifted_at IS NULL) OR is_mistake OR (lifted_ground IS NOT NULL))) NOT VALID;
alter table suppressions add constraint suppressions_kind_check CHECK ((kind = ANY (ARRAY['medium_stop'::text, 'number_stop'::text, 'cease_written'::text, 'attorney'::text, 'dispute_open'::text, 'dispute_oral'::text, 'orig_creditor_request'::text, 'bankruptcy'::text, 'paid'::text, 'deceased'::text, 'wrong_number'::text, 'reassigned'::text, 'work_prohibited'::text, 'place_inconvenient'::text, 'identity_theft'::text, 'incarcerated'::text])));
alter table suppressions add constraint suppressions_lifted_ground_check CHECK ((lifted_ground = ANY (ARRAY['dismissed'::text, 'not_discharged'::text])));
alter table suppressions add constraint suppressions_number_check CHECK (((kind <> ALL (ARRAY['number_stop'::text, 'wrong_number'::text, 'reassigned'::text])) OR (e164 IS NOT NULL)));
alter table suppressions add constraint suppressions_number_or_place_check CHECK (
CASE
    WHEN (kind = 'place_inconvenient'::text) THEN ((e164 IS NULL) <> (place IS NULL))
    ELSE (place IS NULL)
END);
alter table suppressions add constraint suppressions_order_check CHECK ((lifted_at >= started_at)) NOT VALID;
alter table suppressions add constraint suppressions_place_check CHECK ((place = ANY (ARRAY['home'::text, 'work'::text, 'personal'::text, 'other'::text])));
alter table suppressions add constraint suppressions_source_check CHECK ((source = ANY (ARRAY['person'::text, 'call'::text, 'import'::text, 'letter'::text, 'email'::text, 'creditor'::text, 'attorney'::text, 'court'::text, 'employer'::text, 'records'::text, 'other'::text])));
alter table targets add constraint targets_pkey PRIMARY KEY (organization_id, campaign_id, contact_id);
alter table targets add constraint targets_organization_id_campaign_id_fkey FOREIGN KEY (organization_id, campaign_id) REFERENCES campaigns(organization_id, id);
alter table targets add constraint targets_organization_id_contact_id_debt_id_fkey FOREIGN KEY (organization_id, contact_id, debt_id) REFERENCES debts(organization_id, contact_id, id);
alter table targets add constraint targets_organization_id_contact_id_fkey FOREIGN KEY (organization_id, contact_id) REFERENCES contacts(organization_id, id);
alter table targets add constraint targets_organization_id_contact_id_phone_id_fkey FOREIGN KEY (organization_id, contact_id, phone_id) REFERENCES phones(organization_id, contact_id, id);
alter table targets add constraint targets_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL)));
alter table targets add constraint targets_check1 CHECK (((verdict IS NULL) = (decision_id IS NULL)));
alter table targets add constraint targets_check2 CHECK (((state <> 'blocked'::text) OR (verdict = 'block'::text)));
alter table targets add constraint targets_check3 CHECK (((ended_because <> 'cancelled'::text) OR (cancelled_at IS NOT NULL)));
alter table targets add constraint targets_check4 CHECK (((ended_because <> 'removed'::text) OR (removed_at IS NOT NULL)));
alter table targets add constraint targets_hour_arm_check CHECK ((hour_arm = ANY (ARRAY['best'::text, 'even'::text]))) NOT VALID;
alter table targets add constraint targets_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'calling'::text, 'done'::text, 'blocked'::text])));
alter table targets add constraint targets_verdict_check CHECK ((verdict = ANY (ARRAY['defer'::text, 'block'::text])));
alter table user_organizations add constraint user_organizations_pkey PRIMARY KEY (organization_id, user_id);
alter table user_organizations add constraint user_organizations_organization_id_fkey FOREIGN KEY (organization_id) REFERENCES organizations(id);
alter table user_organizations add constraint user_organizations_user_id_fkey FOREIGN KEY (user_id) REFERENCES profiles(id) ON DELETE CASCADE;
alter table user_organizations add constraint user_organizations_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'member'::text])));
alter table wrong_clocks add constraint wrong_clocks_pkey PRIMARY KEY (worker_id);

-- Indexes

CREATE INDEX challenges_by_end ON auth.challenges USING btree (expires_at);
CREATE UNIQUE INDEX factors_name ON auth.factors USING btree (user_id, friendly_name) WHERE (friendly_name <> ''::text);
CREATE INDEX flow_states_by_end ON auth.flow_states USING btree (expires_at);
CREATE INDEX flow_states_by_linking ON auth.flow_states USING btree (linking_user_id) WHERE (linking_user_id IS NOT NULL);
CREATE INDEX flow_states_by_linking_session ON auth.flow_states USING btree (linking_session_id) WHERE (linking_session_id IS NOT NULL);
CREATE INDEX flow_states_by_user ON auth.flow_states USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX known_devices_by_use ON auth.known_devices USING btree (user_id, used_at DESC);
CREATE INDEX messages_by_age ON auth.messages USING btree (created_at DESC, id DESC);
CREATE INDEX messages_texts ON auth.messages USING btree (sent_at) WHERE (channel = 'sms'::text);
CREATE INDEX messages_waiting ON auth.messages USING btree (next_try_at) WHERE ((sent_at IS NULL) AND (dropped_at IS NULL));
CREATE INDEX one_time_tokens_by_end ON auth.one_time_tokens USING btree (link_expires_at) WHERE (purpose <> ALL (ARRAY['confirmation'::text, 'phone_confirmation'::text]));
CREATE INDEX one_time_tokens_by_recipient ON auth.one_time_tokens USING btree (sent_to);
CREATE INDEX rate_limits_by_age ON auth.rate_limits USING btree (window_started_at);
CREATE INDEX refresh_tokens_by_use ON auth.refresh_tokens USING btree (used_at) WHERE (used_at IS NOT NULL);
CREATE UNIQUE INDEX refresh_tokens_living ON auth.refresh_tokens USING btree (session_id) WHERE (used_at IS NULL);
CREATE INDEX refresh_tokens_sealed ON auth.refresh_tokens USING btree (session_id) WHERE (sealed_successor IS NOT NULL);
CREATE INDEX sessions_by_age ON auth.sessions USING btree (refreshed_at);
CREATE INDEX sessions_by_user ON auth.sessions USING btree (user_id);
CREATE INDEX sign_up_choices_by_age ON auth.sign_up_choices USING btree (created_at);
CREATE INDEX users_by_age ON auth.users USING btree (created_at DESC, id DESC);
CREATE INDEX users_by_new_email ON auth.users USING btree (new_email) WHERE (new_email IS NOT NULL);
CREATE INDEX users_by_new_phone ON auth.users USING btree (new_phone) WHERE (new_phone IS NOT NULL);
CREATE UNIQUE INDEX users_email ON auth.users USING btree (lower(email));
CREATE INDEX users_never_confirmed ON auth.users USING btree (created_at) WHERE ((email_confirmed_at IS NULL) AND (phone_confirmed_at IS NULL) AND (last_sign_in_at IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX users_phone ON auth.users USING btree (phone);
CREATE INDEX activity_entries_by_action ON public.activity_entries USING btree (organization_id, action, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_action_across ON public.activity_entries USING btree (action, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_actor ON public.activity_entries USING btree (organization_id, actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX activity_entries_by_actor_and_time ON public.activity_entries USING btree (actor_id, occurred_at DESC, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX activity_entries_by_contact ON public.activity_entries USING btree (organization_id, subject_id) WHERE (subject_kind = 'contact'::text);
CREATE INDEX activity_entries_by_subject ON public.activity_entries USING btree (organization_id, subject_id) WHERE (subject_kind <> 'contact'::text);
CREATE INDEX activity_entries_by_subject_and_time ON public.activity_entries USING btree (subject_id, occurred_at DESC, id DESC) WHERE (subject_id IS NOT NULL);
CREATE INDEX activity_entries_by_time ON public.activity_entries USING btree (organization_id, occurred_at DESC, id DESC);
CREATE INDEX activity_entries_by_time_across ON public.activity_entries USING btree (occurred_at DESC, id DESC);
CREATE INDEX audits_newest ON public.audits USING btree (id);
CREATE INDEX available_members_by_profile ON public.available_members USING btree (user_id);
CREATE INDEX available_members_by_session ON public.available_members USING btree (session_id);
CREATE INDEX breaker_minutes_by_caller ON public.breaker_minutes USING btree (organization_id, caller_id);
CREATE INDEX breaker_minutes_by_minute ON public.breaker_minutes USING btree (minute);
CREATE INDEX call_corrections_by_call ON public.call_corrections USING btree (organization_id, call_id, id);
CREATE INDEX call_corrections_by_contact ON public.call_corrections USING btree (organization_id, contact_id);
CREATE INDEX call_debts_by_contact ON public.call_debts USING btree (organization_id, contact_id, debt_id);
CREATE UNIQUE INDEX call_halts_in_force ON public.call_halts USING btree (COALESCE(organization_id, '00000000-0000-0000-0000-000000000000'::uuid), by_super_administrator) WHERE (lifted_at IS NULL);
CREATE INDEX callbacks_by_debt ON public.callbacks USING btree (organization_id, debt_id);
CREATE INDEX callbacks_everywhere ON public.callbacks USING btree (id);
CREATE INDEX callbacks_of_contact ON public.callbacks USING btree (organization_id, contact_id, id);
CREATE INDEX callbacks_of_organization ON public.callbacks USING btree (organization_id, id);
CREATE INDEX callbacks_of_state ON public.callbacks USING btree (organization_id, state, id);
CREATE INDEX callbacks_of_state_everywhere ON public.callbacks USING btree (state, id);
CREATE UNIQUE INDEX callbacks_one_open ON public.callbacks USING btree (organization_id, contact_id) WHERE (state = 'open'::text);
CREATE INDEX caller_id_pools_by_account ON public.caller_id_pools USING btree (account_id);
CREATE UNIQUE INDEX caller_id_pools_by_name ON public.caller_id_pools USING btree (organization_id, lower(name)) WHERE (state = 'active'::text);
CREATE INDEX caller_id_rests_by_number ON public.caller_id_rests USING btree (organization_id, caller_id_id, started_at);
CREATE INDEX caller_id_verifications_by_contact ON public.caller_id_verifications USING btree (organization_id, contact_id) WHERE (contact_id IS NOT NULL);
CREATE INDEX caller_id_verifications_by_number ON public.caller_id_verifications USING btree (e164, requested_at);
CREATE INDEX caller_id_verifications_by_script ON public.caller_id_verifications USING btree (organization_id, script_id, script_version) WHERE (script_id IS NOT NULL);
CREATE INDEX caller_id_verifications_under_way ON public.caller_id_verifications USING btree (account_id) WHERE (state <> 'ended'::text);
CREATE INDEX caller_ids_by_account ON public.caller_ids USING btree (account_id);
CREATE INDEX caller_ids_by_pool ON public.caller_ids USING btree (organization_id, pool_id, e164) WHERE (pool_id IS NOT NULL);
CREATE UNIQUE INDEX caller_ids_verified_once ON public.caller_ids USING btree (e164) WHERE (verified_at IS NOT NULL);
CREATE INDEX calls_abandoned ON ONLY public.calls USING btree (organization_id, id) WHERE is_abandoned(state, outcome, answered_at, answered_by, choice, spoken_at);
CREATE INDEX calls_by_caller ON ONLY public.calls USING btree (organization_id, caller_id, account_id, id);
CREATE INDEX calls_by_campaign ON ONLY public.calls USING btree (organization_id, campaign_id, id);
CREATE INDEX calls_by_carrier_call ON ONLY public.calls USING btree (carrier_call_id) WHERE (carrier_call_id IS NOT NULL);
CREATE INDEX calls_by_contact ON ONLY public.calls USING btree (organization_id, contact_id, reserved_at);
CREATE INDEX calls_by_id ON ONLY public.calls USING btree (id);
CREATE INDEX calls_by_number ON ONLY public.calls USING btree (organization_id, e164, reserved_at);
CREATE INDEX calls_by_outcome ON ONLY public.calls USING btree (organization_id, (
CASE
    WHEN (corrected_outcome IS NULL) THEN outcome
    ELSE corrected_outcome
END), id) WHERE (outcome IS NOT NULL);
CREATE INDEX calls_under_way_by_account ON public.calls_under_way USING btree (account_id);
CREATE INDEX calls_under_way_by_contact ON public.calls_under_way USING btree (organization_id, contact_id);
CREATE INDEX calls_under_way_by_number ON public.calls_under_way USING btree (organization_id, e164);
CREATE INDEX calls_under_way_reserved ON public.calls_under_way USING btree (account_id, organization_id, campaign_id) WHERE (placing_at IS NULL);
CREATE INDEX campaign_lists_by_list ON public.campaign_lists USING btree (organization_id, list_id);
CREATE INDEX campaign_people_removed_by_contact ON public.campaign_people_removed USING btree (organization_id, contact_id);
CREATE INDEX campaign_people_removed_pending ON public.campaign_people_removed USING btree (organization_id, campaign_id, contact_id) WHERE (NOT is_taken_out);
CREATE INDEX campaigns_by_account ON public.campaigns USING btree (account_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX campaigns_by_caller ON public.campaigns USING btree (organization_id, caller_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX campaigns_by_caller_pool ON public.campaigns USING btree (organization_id, caller_pool_id) WHERE ((caller_pool_id IS NOT NULL) AND (state = ANY (ARRAY['running'::text, 'paused'::text])));
CREATE INDEX campaigns_by_id ON public.campaigns USING btree (id);
CREATE INDEX campaigns_by_name_part ON public.campaigns USING gin (organization_id, search_text(name) gin_trgm_ops);
CREATE INDEX campaigns_ending ON public.campaigns USING btree (organization_id, id) WHERE is_ending;
CREATE UNIQUE INDEX campaigns_one_standing ON public.campaigns USING btree (organization_id, origin) WHERE ((origin <> 'campaign'::text) AND (state = ANY (ARRAY['running'::text, 'paused'::text])));
CREATE INDEX campaigns_running ON public.campaigns USING btree (organization_id, id) WHERE (state = 'running'::text);
CREATE UNIQUE INDEX carrier_accounts_of_environment ON public.carrier_accounts USING btree (carrier, ((settings ->> 'sid'::text))) WHERE (origin = 'environment'::text);
CREATE INDEX carrier_events_found_nobody ON ONLY public.carrier_events USING btree (organization_id, call_id) WHERE found_nobody(content);
CREATE INDEX carrier_rates_by_organization ON public.carrier_rates USING btree (organization_id);
CREATE INDEX connected_calls_by_line ON public.connected_calls USING btree (organization_id, line_id);
CREATE INDEX consents_by_contact ON public.consents USING btree (organization_id, contact_id, e164);
CREATE INDEX consents_by_number ON public.consents USING btree (organization_id, e164) WHERE (revoked_at IS NULL);
CREATE INDEX consents_by_refusal ON public.consents USING btree (organization_id, revoked_for) WHERE (revoked_for IS NOT NULL);
CREATE INDEX contact_action_changes_by_contact ON public.contact_action_changes USING btree (organization_id, contact_id);
CREATE INDEX contact_action_changes_by_suppression ON public.contact_action_changes USING btree (organization_id, suppression_id) WHERE (suppression_id IS NOT NULL);
CREATE INDEX contact_actions_by_undone ON public.contact_actions USING btree (organization_id, undoes_id) WHERE (undoes_id IS NOT NULL);
CREATE UNIQUE INDEX contact_actions_undone_once ON public.contact_actions USING btree (organization_id, undoes_id) WHERE ((undoes_id IS NOT NULL) AND (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text])));
CREATE INDEX contact_actions_unfinished ON public.contact_actions USING btree (id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX contact_notes_by_contact ON public.contact_notes USING btree (organization_id, contact_id, id);
CREATE INDEX contact_summaries_by_balance ON public.contact_summaries USING btree (organization_id, (
CASE
    WHEN (open_debts > 0) THEN balance_minor
    ELSE NULL::bigint
END), contact_id) INCLUDE (sort_name, open_debts, balance_minor);
CREATE INDEX contact_summaries_by_last_call ON public.contact_summaries USING btree (organization_id, last_called_at, contact_id) INCLUDE (sort_name);
CREATE INDEX contact_summaries_by_name ON public.contact_summaries USING btree (organization_id, sort_name, contact_id);
CREATE INDEX contact_summaries_by_oldest_debt ON public.contact_summaries USING btree (organization_id, oldest_debt_on, contact_id) INCLUDE (sort_name);
CREATE INDEX contact_summaries_by_outcome ON public.contact_summaries USING btree (organization_id, last_outcome) WHERE (last_outcome IS NOT NULL);
CREATE INDEX contact_summaries_by_shape ON public.contact_summaries USING btree (organization_id, shape_id, contact_id);
CREATE INDEX contact_summaries_by_state ON public.contact_summaries USING btree (organization_id, state);
CREATE INDEX contact_summaries_by_zone ON public.contact_summaries USING btree (organization_id, zone) WHERE (zone IS NOT NULL);
CREATE INDEX contact_summaries_near_limit ON public.contact_summaries USING btree (organization_id, near_limit_until, contact_id) WHERE (near_limit_until IS NOT NULL);
CREATE INDEX contact_summaries_promised ON public.contact_summaries USING btree (organization_id) WHERE has_promise;
CREATE INDEX contact_summaries_stale ON public.contact_summaries USING btree (organization_id, judged_policy, judge_at);
CREATE INDEX contact_summaries_suppressed ON public.contact_summaries USING btree (organization_id) WHERE is_suppressed;
CREATE INDEX contacts_by_birth ON public.contacts USING btree (organization_id, born_on, name_shape(search_name)) WHERE (born_on IS NOT NULL);
CREATE INDEX contacts_by_email ON public.contacts USING btree (organization_id, lower(email) COLLATE "C") WHERE (email IS NOT NULL);
CREATE INDEX contacts_by_email_across ON public.contacts USING btree (lower(email) COLLATE "C") WHERE (email IS NOT NULL);
CREATE INDEX contacts_by_id ON public.contacts USING btree (id);
CREATE INDEX contacts_by_name_part ON public.contacts USING gin (organization_id, search_name gin_trgm_ops);
CREATE INDEX contacts_by_reference_beginning ON public.contacts USING btree (lower(external_reference) COLLATE "C", organization_id) WHERE (NOT is_derived_reference(external_reference));
CREATE INDEX contacts_by_reference_end ON public.contacts USING btree (reverse(lower(external_reference)) COLLATE "C", organization_id) WHERE (NOT is_derived_reference(external_reference));
CREATE INDEX contacts_by_reference_part ON public.contacts USING gin (organization_id, lower(external_reference) gin_trgm_ops) WHERE (NOT is_derived_reference(external_reference));
CREATE INDEX cost_rollups_by_campaign ON public.cost_rollups USING btree (organization_id, campaign_id, starts_at);
CREATE INDEX debts_by_reference ON public.debts USING btree (organization_id, reference);
CREATE INDEX decisions_held_back ON ONLY public.decisions USING btree (organization_id, decided_at, id) WHERE (verdict <> 'allow'::text);
CREATE INDEX discarded_recordings_in_turn ON public.discarded_recordings USING btree (next_at);
CREATE UNIQUE INDEX evidence_keys_one_signs ON public.evidence_keys USING btree (((retired_at IS NULL))) WHERE (retired_at IS NULL);
CREATE INDEX first_conversations_by_contact ON public.first_conversations USING btree (organization_id, contact_id);
CREATE INDEX idempotency_keys_by_age ON public.idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_by_person ON public.idempotency_keys USING btree (user_id, key);
CREATE INDEX import_callable_by_contact ON public.import_callable USING btree (organization_id, contact_id);
CREATE INDEX import_callable_by_line ON public.import_callable USING btree (organization_id, import_id, line, contact_id);
CREATE INDEX import_changes_by_row ON public.import_changes USING btree (organization_id, row_id);
CREATE UNIQUE INDEX import_layouts_name ON public.import_layouts USING btree (organization_id, kind, lower(name));
CREATE INDEX import_people_by_position ON public.import_people USING btree (organization_id, import_id, "position");
CREATE INDEX import_rows_by_line ON public.import_rows USING btree (organization_id, import_id, line);
CREATE INDEX import_warnings_by_import ON public.import_warnings USING btree (organization_id, import_id, code, line);
CREATE INDEX imports_by_id ON public.imports USING btree (id);
CREATE INDEX imports_by_list ON public.imports USING btree (organization_id, list_id, id);
CREATE INDEX imports_newest ON public.imports USING btree (organization_id, id);
CREATE INDEX imports_open ON public.imports USING btree (state, heard_at) WHERE (state <> ALL (ARRAY['stored'::text, 'undone'::text, 'cancelled'::text, 'failed'::text]));
CREATE INDEX inconvenient_times_by_contact ON public.inconvenient_times USING btree (organization_id, contact_id);
CREATE INDEX inconvenient_times_by_import ON public.inconvenient_times USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX invitations_open ON public.invitations USING btree (organization_id, email) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));
CREATE INDEX line_lookups_waiting ON public.line_lookups USING btree (organization_id, next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX list_contacts_by_contact ON public.list_contacts USING btree (organization_id, contact_id);
CREATE INDEX lists_by_id ON public.lists USING btree (id);
CREATE INDEX lists_by_name_part ON public.lists USING gin (organization_id, search_text(name) gin_trgm_ops);
CREATE UNIQUE INDEX lists_name ON public.lists USING btree (organization_id, lower(name));
CREATE INDEX live_events_by_age ON public.live_events USING btree (created_at);
CREATE UNIQUE INDEX live_events_in_order ON public.live_events USING btree (organization_id, sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX live_events_in_order_across ON public.live_events USING btree (sequence) WHERE (sequence IS NOT NULL);
CREATE INDEX live_events_not_relayed ON public.live_events USING btree (id) WHERE (sequence IS NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX organizations_by_age ON public.organizations USING btree (created_at, id);
CREATE INDEX organizations_by_name ON public.organizations USING btree (lower(name), id);
CREATE INDEX outside_calls_by_contact ON public.outside_calls USING btree (organization_id, contact_id, occurred_at);
CREATE INDEX outside_calls_by_number ON public.outside_calls USING btree (organization_id, e164, occurred_at);
CREATE INDEX payments_by_contact ON public.payments USING btree (organization_id, contact_id, paid_on DESC, id DESC);
CREATE INDEX payments_by_day ON public.payments USING btree (organization_id, paid_on DESC, id DESC);
CREATE INDEX payments_by_debt ON public.payments USING btree (organization_id, debt_id);
CREATE INDEX payments_by_import ON public.payments USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX payments_by_reference ON public.payments USING btree (organization_id, payer_reference) WHERE (payer_reference IS NOT NULL);
CREATE INDEX payments_everywhere ON public.payments USING btree (paid_on DESC, id DESC);
CREATE INDEX payments_received ON public.payments USING btree (organization_id, paid_on, currency) INCLUDE (amount_minor) WHERE (reversed_at IS NULL);
CREATE INDEX person_links_by_import ON public.person_links USING btree (organization_id, import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX person_links_by_other ON public.person_links USING btree (organization_id, other_id);
CREATE INDEX person_partings_by_other ON public.person_partings USING btree (organization_id, other_id);
CREATE INDEX phones_by_last_four ON public.phones USING btree ("right"(e164, 4), organization_id, contact_id);
CREATE INDEX phones_by_number ON public.phones USING btree (organization_id, e164);
CREATE INDEX phones_by_number_across ON public.phones USING btree (e164);
CREATE INDEX profiles_by_email ON public.profiles USING btree (lower(email), id);
CREATE UNIQUE INDEX profiles_email ON public.profiles USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX promises_by_contact ON public.promises USING btree (organization_id, contact_id, made_at DESC);
CREATE INDEX promises_by_debt ON public.promises USING btree (organization_id, debt_id);
CREATE INDEX promises_by_due ON public.promises USING btree (organization_id, due_on DESC, id DESC);
CREATE INDEX promises_by_made ON public.promises USING btree (organization_id, made_at, currency) INCLUDE (amount_minor);
CREATE INDEX promises_by_made_at ON public.promises USING btree (organization_id, made_at DESC, id DESC);
CREATE INDEX promises_by_settled ON public.promises USING btree (organization_id, settled_at, state, currency) INCLUDE (amount_minor) WHERE (settled_at IS NOT NULL);
CREATE INDEX promises_by_state ON public.promises USING btree (organization_id, state, due_on DESC, id DESC);
CREATE INDEX promises_by_state_made_at ON public.promises USING btree (organization_id, state, made_at DESC, id DESC);
CREATE INDEX promises_due_everywhere ON public.promises USING btree (due_on DESC, id DESC);
CREATE INDEX promises_made_everywhere ON public.promises USING btree (made_at DESC, id DESC);
CREATE INDEX promises_of_campaign_by_due ON public.promises USING btree (organization_id, campaign_id, due_on DESC, id DESC) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_of_campaign_by_made ON public.promises USING btree (organization_id, campaign_id, made_at DESC, id DESC) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_of_campaign_by_state ON public.promises USING btree (organization_id, campaign_id, state, currency) INCLUDE (amount_minor) WHERE (campaign_id IS NOT NULL);
CREATE INDEX promises_open ON public.promises USING btree (organization_id, due_on, id) INCLUDE (currency, amount_minor) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX promises_reminded ON public.promises USING btree (organization_id, contact_id) WHERE (reminder_state = 'scheduled'::text);
CREATE INDEX promises_to_remind ON public.promises USING btree (organization_id, due_on, id) WHERE (reminder_state = 'waiting'::text);
CREATE INDEX recordings_by_contact ON public.recordings USING btree (organization_id, contact_id);
CREATE INDEX recordings_to_delete ON public.recordings USING btree (delete_after) WHERE (state <> 'deleted'::text);
CREATE INDEX recordings_to_fetch ON public.recordings USING btree (next_at) WHERE (state = 'to_fetch'::text);
CREATE UNIQUE INDEX saved_views_name ON public.saved_views USING btree (organization_id, created_by, kind, lower(name));
CREATE UNIQUE INDEX script_versions_one_draft ON public.script_versions USING btree (organization_id, script_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX scripts_by_name ON public.scripts USING btree (organization_id, lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX search_words_by_part ON public.search_words USING gin (organization_id, word gin_trgm_ops);
CREATE INDEX staffed_lines_in_turn ON public.staffed_lines USING btree (organization_id, "position", id);
CREATE INDEX suppressions_by_contact ON public.suppressions USING btree (organization_id, contact_id);
CREATE INDEX suppressions_by_number ON public.suppressions USING btree (organization_id, e164) WHERE (e164 IS NOT NULL);
CREATE INDEX suppressions_of_bankrupt ON public.suppressions USING btree (organization_id, contact_id) WHERE (kind = 'bankruptcy'::text);
CREATE UNIQUE INDEX suppressions_of_call ON public.suppressions USING btree (organization_id, call_id, kind) WHERE ((call_id IS NOT NULL) AND (lifted_at IS NULL));
CREATE INDEX targets_by_contact ON public.targets USING btree (organization_id, contact_id);
CREATE INDEX targets_by_wait ON public.targets USING btree (organization_id, campaign_id, wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by), next_at, contact_id) WHERE ((state = 'waiting'::text) AND (wait_of_target(next_at, not_before, moved_to, hour_at, verdict, held_by) IS NOT NULL));
CREATE INDEX targets_calling ON public.targets USING btree (organization_id, campaign_id) WHERE (state = 'calling'::text);
CREATE INDEX targets_cancelled ON public.targets USING btree (organization_id, campaign_id, cancelled_at DESC, contact_id DESC) WHERE ((state = 'done'::text) AND (ended_because = 'cancelled'::text));
CREATE INDEX targets_due ON public.targets USING btree (organization_id, campaign_id, next_at, contact_id) WHERE (state = 'waiting'::text);
CREATE INDEX targets_not_called ON public.targets USING btree (organization_id, decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_not_called_across ON public.targets USING btree (decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_not_called_by_campaign ON public.targets USING btree (organization_id, campaign_id, decision_id) WHERE (verdict IS NOT NULL);
CREATE INDEX targets_open ON public.targets USING btree (organization_id, campaign_id, open_until, next_at, contact_id) WHERE (state = 'waiting'::text);
CREATE INDEX targets_planned ON public.targets USING btree (organization_id, campaign_id, contact_id) WHERE (state = 'planned'::text);
CREATE INDEX targets_removed ON public.targets USING btree (organization_id, campaign_id, removed_at, contact_id) WHERE (removed_at IS NOT NULL);
CREATE INDEX targets_settled ON public.targets USING btree (organization_id, campaign_id, kind_of_target(state, ended_because), contact_id) WHERE (state = ANY (ARRAY['done'::text, 'blocked'::text]));
CREATE INDEX user_organizations_by_age ON public.user_organizations USING btree (organization_id, created_at, user_id);
CREATE INDEX user_organizations_by_user ON public.user_organizations USING btree (user_id, created_at DESC);

-- Triggers

CREATE TRIGGER ended_sessions_end_availability AFTER UPDATE OF ended_at ON auth.sessions FOR EACH ROW WHEN ((new.ended_at IS NOT NULL)) EXECUTE FUNCTION end_availability();
CREATE TRIGGER sessions_end_availability AFTER DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION end_availability();
CREATE TRIGGER activity_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER activity_entries_wait_for_seal AFTER INSERT ON public.activity_entries FOR EACH ROW EXECUTE FUNCTION queue_activity_for_sealing();
CREATE TRIGGER activity_seals_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.activity_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER call_corrections_followed AFTER INSERT ON public.call_corrections FOR EACH ROW EXECUTE FUNCTION follow_correction();
CREATE TRIGGER debt_of_call BEFORE INSERT OR UPDATE ON public.call_debts FOR EACH ROW EXECUTE FUNCTION check_call_debt();
CREATE TRIGGER caller_id_days_in_total AFTER INSERT OR UPDATE OF placed, answered ON public.caller_id_days FOR EACH ROW EXECUTE FUNCTION add_caller_id_day();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.caller_id_pools FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.caller_ids FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER calls_costs_rolled_up AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_costs_rolled_up_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_costs_rolled_up_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_costs();
CREATE TRIGGER calls_counted AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_counted_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_counted_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_calls();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_rolled_up AFTER INSERT ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_rolled_up_again AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_rolled_up_less AFTER DELETE ON public.calls REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_calls();
CREATE TRIGGER calls_summarised AFTER UPDATE ON public.calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_ended_calls();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_2026_11 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_2026_11 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_2026_11 FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_2026_12 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_2026_12 FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_2026_12 FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_priced BEFORE INSERT ON public.calls_default FOR EACH ROW WHEN (((new.state = 'ended'::text) AND (new.cost_micro IS NULL))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_priced_again BEFORE UPDATE ON public.calls_default FOR EACH ROW WHEN (((new.state = 'ended'::text) AND ((old.state <> 'ended'::text) OR (new.talk_seconds IS DISTINCT FROM old.talk_seconds) OR (new.outcome IS DISTINCT FROM old.outcome) OR (new.connected_seconds IS DISTINCT FROM old.connected_seconds)))) EXECUTE FUNCTION price_ended_call();
CREATE TRIGGER calls_times_by_database BEFORE INSERT OR UPDATE ON public.calls_default FOR EACH ROW EXECUTE FUNCTION write_times_of_call();
CREATE TRIGGER calls_under_way_times_by_database BEFORE INSERT OR UPDATE OF placing_at, placing_written_at ON public.calls_under_way FOR EACH ROW EXECUTE FUNCTION write_times_of_placing();
CREATE TRIGGER account_owner BEFORE INSERT OR UPDATE OF account_id ON public.campaigns FOR EACH ROW EXECUTE FUNCTION check_account_owner();
CREATE TRIGGER budget AFTER INSERT ON public.carrier_accounts FOR EACH ROW EXECUTE FUNCTION open_budget();
CREATE TRIGGER carrier_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.carrier_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();
CREATE TRIGGER consents_change_ledger AFTER UPDATE ON public.consents REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER consents_marked BEFORE UPDATE ON public.consents FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER contact_notes_marked BEFORE UPDATE ON public.contact_notes FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER contact_summaries_rolled_up AFTER INSERT ON public.contact_summaries REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contact_summaries_rolled_up_again AFTER UPDATE ON public.contact_summaries REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contact_summaries_rolled_up_less AFTER DELETE ON public.contact_summaries REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_shapes();
CREATE TRIGGER contacts_add_words AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_new_words();
CREATE TRIGGER contacts_change_words AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_changed_words();
CREATE TRIGGER contacts_drop_words AFTER DELETE ON public.contacts REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_gone_words();
CREATE TRIGGER contacts_follow_birth BEFORE INSERT ON public.contacts FOR EACH ROW WHEN ((new.born_on IS NOT NULL)) EXECUTE FUNCTION follow_birth();
CREATE TRIGGER contacts_follow_birth_anew BEFORE UPDATE OF born_on, birth_year ON public.contacts FOR EACH ROW WHEN ((new.born_on IS NOT NULL)) EXECUTE FUNCTION follow_birth();
CREATE TRIGGER contacts_leave_service_by_admins BEFORE UPDATE OF is_service_member ON public.contacts FOR EACH ROW WHEN ((old.is_service_member AND (NOT new.is_service_member))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER contacts_ledger_only_rises BEFORE UPDATE OF ledger_version ON public.contacts FOR EACH ROW WHEN ((((new.ledger_version <> old.ledger_version) AND (new.ledger_version <> (old.ledger_version + 1))) AND (NOT ((CURRENT_USER = 'ringfence_system'::name) AND (new.ledger_version > old.ledger_version))))) EXECUTE FUNCTION refuse_version();
CREATE TRIGGER contacts_of_age_by_admins BEFORE UPDATE OF born_on, birth_year ON public.contacts FOR EACH ROW WHEN (frees_minor(old.born_on, old.birth_year, new.born_on, new.birth_year)) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER contacts_reckoned_anew AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reckon_callable_anew();
CREATE TRIGGER contacts_summarised AFTER INSERT ON public.contacts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_new_contacts();
CREATE TRIGGER contacts_summarised_anew AFTER UPDATE ON public.contacts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_renamed_contacts();
CREATE TRIGGER debts_marked BEFORE UPDATE ON public.debts FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER debts_opened_by_admins BEFORE UPDATE OF is_time_barred, kind, person_role, first_contact_at ON public.debts FOR EACH ROW WHEN (((old.is_time_barred AND (NOT new.is_time_barred)) OR ((old.kind = 'medical'::text) AND (new.kind IS DISTINCT FROM 'medical'::text)) OR (openness_of_role(new.person_role) > openness_of_role(old.person_role)) OR (old.first_contact_at < COALESCE(new.first_contact_at, 'infinity'::timestamp with time zone)))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER debts_reopened_by_admins BEFORE UPDATE OF state ON public.debts FOR EACH ROW WHEN (((old.state = ANY (ARRAY['paid'::text, 'disputed'::text, 'recalled'::text, 'closed'::text])) AND (new.state = ANY (ARRAY['open'::text, 'promised'::text])))) EXECUTE FUNCTION keep_debt_ended();
CREATE TRIGGER debts_states_dated AFTER UPDATE ON public.debts REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION date_debt_states();
CREATE TRIGGER debts_summarised AFTER INSERT ON public.debts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER debts_summarised_anew AFTER UPDATE ON public.debts REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER debts_summarised_less AFTER DELETE ON public.debts REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER decisions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_but_erasing();
CREATE TRIGGER decisions_rolled_up AFTER INSERT ON public.decisions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION roll_up_decisions();
CREATE TRIGGER decisions_rolled_up_less AFTER DELETE ON public.decisions REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION roll_up_decisions();
CREATE TRIGGER inconvenient_times_change_ledger AFTER UPDATE ON public.inconvenient_times REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER inconvenient_times_marked BEFORE UPDATE ON public.inconvenient_times FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER inconvenient_times_raise_ledger AFTER INSERT ON public.inconvenient_times REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER list_contacts_marked BEFORE UPDATE ON public.list_contacts FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER notifications_are_announced AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION announce_notifications();
CREATE TRIGGER outside_calls_keep_conversations AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_outside();
CREATE TRIGGER outside_calls_keep_conversations_less AFTER DELETE ON public.outside_calls REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_outside();
CREATE TRIGGER outside_calls_marked BEFORE UPDATE ON public.outside_calls FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER outside_calls_raise_ledger AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER outside_calls_summarised AFTER INSERT ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER outside_calls_summarised_anew AFTER UPDATE ON public.outside_calls REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER outside_calls_summarised_less AFTER DELETE ON public.outside_calls REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER payments_change_ledger AFTER UPDATE ON public.payments REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER payments_marked BEFORE UPDATE ON public.payments FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER payments_raise_ledger AFTER INSERT ON public.payments REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER person_links_drop_ledger AFTER DELETE ON public.person_links REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_links_raise_ledger AFTER INSERT ON public.person_links REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_partings_drop_ledger AFTER DELETE ON public.person_partings REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER person_partings_raise_ledger AFTER INSERT ON public.person_partings REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_linked();
CREATE TRIGGER phones_freed_by_admins BEFORE UPDATE OF state ON public.phones FOR EACH ROW WHEN (((old.state = ANY (ARRAY['stopped'::text, 'wrong'::text])) AND (new.state <> ALL (ARRAY['stopped'::text, 'wrong'::text])))) EXECUTE FUNCTION keep_number_marked();
CREATE TRIGGER phones_marked BEFORE UPDATE ON public.phones FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER phones_states_dated AFTER UPDATE ON public.phones REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION date_phone_states();
CREATE TRIGGER policies_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.policies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER profiles_are_welcomed AFTER INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION welcome_profile();
CREATE TRIGGER promises_change_ledger AFTER UPDATE ON public.promises REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER promises_of_campaigns BEFORE INSERT ON public.promises FOR EACH ROW WHEN ((new.call_id IS NOT NULL)) EXECUTE FUNCTION find_campaign_of_promise();
CREATE TRIGGER promises_raise_ledger AFTER INSERT ON public.promises REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions_of_persons();
CREATE TRIGGER promises_withdraw_reminder BEFORE UPDATE ON public.promises FOR EACH ROW WHEN (((new.state <> 'open'::text) AND (new.reminder_state = ANY (ARRAY['waiting'::text, 'scheduled'::text])))) EXECUTE FUNCTION withdraw_reminder();
CREATE TRIGGER recordings_discarded BEFORE DELETE ON public.recordings FOR EACH ROW EXECUTE FUNCTION discard_recordings();
CREATE TRIGGER recordings_discarded_again BEFORE UPDATE OF state ON public.recordings FOR EACH ROW WHEN ((new.state = 'deleted'::text)) EXECUTE FUNCTION discard_recordings();
CREATE TRIGGER approved_stays BEFORE DELETE OR UPDATE ON public.script_versions FOR EACH ROW EXECUTE FUNCTION keep_approved_scripts();
CREATE TRIGGER suppressions_change_co_debtors AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledgers_of_co_debtors();
CREATE TRIGGER suppressions_change_ledger AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER suppressions_keep_conversations AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_keep_conversations_anew AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_keep_conversations_less AFTER DELETE ON public.suppressions REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION keep_conversations_of_wrong_numbers();
CREATE TRIGGER suppressions_marked BEFORE UPDATE ON public.suppressions FOR EACH ROW WHEN ((NOT (old.changed_by_import IS DISTINCT FROM new.changed_by_import))) EXECUTE FUNCTION mark_changed();
CREATE TRIGGER suppressions_raise_co_debtors AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledgers_of_co_debtors();
CREATE TRIGGER suppressions_raise_ledger AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION raise_ledger_versions();
CREATE TRIGGER suppressions_summarised AFTER INSERT ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER suppressions_summarised_anew AFTER UPDATE ON public.suppressions REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER suppressions_summarised_less AFTER DELETE ON public.suppressions REFERENCING OLD TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION summarise_their_contacts();
CREATE TRIGGER targets_counted AFTER INSERT ON public.targets REFERENCING NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER targets_counted_again AFTER UPDATE ON public.targets REFERENCING OLD TABLE AS forgotten NEW TABLE AS learned FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER targets_counted_less AFTER DELETE ON public.targets REFERENCING OLD TABLE AS forgotten FOR EACH STATEMENT EXECUTE FUNCTION count_targets();
CREATE TRIGGER memberships_of_living_organizations AFTER INSERT ON public.user_organizations FOR EACH ROW EXECUTE FUNCTION refuse_deleted_organization();

-- Row-level security

alter table auth.challenges enable row level security, force row level security;
alter table auth.factors enable row level security, force row level security;
alter table auth.flow_states enable row level security, force row level security;
alter table auth.identities enable row level security, force row level security;
alter table auth.known_devices enable row level security, force row level security;
alter table auth.messages enable row level security, force row level security;
alter table auth.one_time_tokens enable row level security, force row level security;
alter table auth.rate_limits enable row level security, force row level security;
alter table auth.refresh_tokens enable row level security, force row level security;
alter table auth.sessions enable row level security, force row level security;
alter table auth.sign_up_choices enable row level security, force row level security;
alter table auth.signing_keys enable row level security, force row level security;
alter table auth.users enable row level security, force row level security;
alter table abandonment_resumes enable row level security, force row level security;
alter table activity_entries enable row level security, force row level security;
alter table activity_heads enable row level security, force row level security;
alter table activity_seals enable row level security, force row level security;
alter table activity_unsealed enable row level security, force row level security;
alter table answer_hour_tries enable row level security, force row level security;
alter table answer_hours enable row level security, force row level security;
alter table api_keys enable row level security, force row level security;
alter table audit_findings enable row level security, force row level security;
alter table audits enable row level security, force row level security;
alter table available_members enable row level security, force row level security;
alter table breaker_counts enable row level security, force row level security;
alter table breaker_limits enable row level security, force row level security;
alter table breaker_minutes enable row level security, force row level security;
alter table call_corrections enable row level security, force row level security;
alter table call_debts enable row level security, force row level security;
alter table call_halts enable row level security, force row level security;
alter table call_rollups enable row level security, force row level security;
alter table callable_shapes enable row level security, force row level security;
alter table callbacks enable row level security, force row level security;
alter table caller_id_days enable row level security, force row level security;
alter table caller_id_pools enable row level security, force row level security;
alter table caller_id_rests enable row level security, force row level security;
alter table caller_id_totals enable row level security, force row level security;
alter table caller_id_verifications enable row level security, force row level security;
alter table caller_ids enable row level security, force row level security;
alter table calls enable row level security, force row level security;
alter table calls_under_way enable row level security, force row level security;
alter table campaign_breakers enable row level security, force row level security;
alter table campaign_counts enable row level security, force row level security;
alter table campaign_days enable row level security, force row level security;
alter table campaign_lists enable row level security, force row level security;
alter table campaign_people_removed enable row level security, force row level security;
alter table campaign_returns enable row level security, force row level security;
alter table campaign_schedules enable row level security, force row level security;
alter table campaigns enable row level security, force row level security;
alter table carrier_accounts enable row level security, force row level security;
alter table carrier_events enable row level security, force row level security;
alter table carrier_rates enable row level security, force row level security;
alter table connected_calls enable row level security, force row level security;
alter table consents enable row level security, force row level security;
alter table contact_action_changes enable row level security, force row level security;
alter table contact_actions enable row level security, force row level security;
alter table contact_notes enable row level security, force row level security;
alter table contact_summaries enable row level security, force row level security;
alter table contacts enable row level security, force row level security;
alter table cost_rollups enable row level security, force row level security;
alter table custom_fields enable row level security, force row level security;
alter table debt_states enable row level security, force row level security;
alter table debts enable row level security, force row level security;
alter table decision_rollups enable row level security, force row level security;
alter table decisions enable row level security, force row level security;
alter table demo_marks enable row level security, force row level security;
alter table demo_parts enable row level security, force row level security;
alter table dial_budgets enable row level security, force row level security;
alter table discarded_recordings enable row level security, force row level security;
alter table downloads enable row level security, force row level security;
alter table evidence_keys enable row level security, force row level security;
alter table first_conversations enable row level security, force row level security;
alter table idempotency_keys enable row level security, force row level security;
alter table import_callable enable row level security, force row level security;
alter table import_changes enable row level security, force row level security;
alter table import_chunks enable row level security, force row level security;
alter table import_layouts enable row level security, force row level security;
alter table import_rejections enable row level security, force row level security;
alter table import_warnings enable row level security, force row level security;
alter table imports enable row level security, force row level security;
alter table inconvenient_times enable row level security, force row level security;
alter table invitations enable row level security, force row level security;
alter table kept_stops enable row level security, force row level security;
alter table ledger_raises enable row level security, force row level security;
alter table licences enable row level security, force row level security;
alter table line_lookups enable row level security, force row level security;
alter table list_contacts enable row level security, force row level security;
alter table list_figures enable row level security, force row level security;
alter table lists enable row level security, force row level security;
alter table live_events enable row level security, force row level security;
alter table notifications enable row level security, force row level security;
alter table organizations enable row level security, force row level security;
alter table outside_calls enable row level security, force row level security;
alter table pace_budgets enable row level security, force row level security;
alter table payments enable row level security, force row level security;
alter table person_links enable row level security, force row level security;
alter table person_partings enable row level security, force row level security;
alter table phone_states enable row level security, force row level security;
alter table phones enable row level security, force row level security;
alter table policies enable row level security, force row level security;
alter table profiles enable row level security, force row level security;
alter table promises enable row level security, force row level security;
alter table recordings enable row level security, force row level security;
alter table rule_sets enable row level security, force row level security;
alter table saved_views enable row level security, force row level security;
alter table script_versions enable row level security, force row level security;
alter table scripts enable row level security, force row level security;
alter table search_words enable row level security, force row level security;
alter table shape_counts enable row level security, force row level security;
alter table staffed_lines enable row level security, force row level security;
alter table states_dated enable row level security, force row level security;
alter table suppressions enable row level security, force row level security;
alter table targets enable row level security, force row level security;
alter table user_organizations enable row level security, force row level security;
alter table wrong_clocks enable row level security, force row level security;

-- Policies

create policy everything_for_auth on auth.challenges for all to ringfence_auth using (true);
create policy everything_for_auth on auth.factors for all to ringfence_auth using (true);
create policy everything_for_auth on auth.flow_states for all to ringfence_auth using (true);
create policy everything_for_auth on auth.identities for all to ringfence_auth using (true);
create policy everything_for_auth on auth.known_devices for all to ringfence_auth using (true);
create policy everything_for_auth on auth.messages for all to ringfence_auth using (true);
create policy handed_over_by_system on auth.messages for insert to ringfence_system with check ((channel = 'email'::text));
create policy everything_for_auth on auth.one_time_tokens for all to ringfence_auth using (true);
create policy everything_for_auth on auth.rate_limits for all to ringfence_auth using (true);
create policy everything_for_auth on auth.refresh_tokens for all to ringfence_auth using (true);
create policy everything_for_auth on auth.sessions for all to ringfence_auth using (true);
create policy everything_for_auth on auth.sign_up_choices for all to ringfence_auth using (true);
create policy everything_for_auth on auth.signing_keys for all to ringfence_auth using (true);
create policy everything_for_auth on auth.users for all to ringfence_auth using (true);
create policy everything_for_system on public.abandonment_resumes for all to ringfence_system using (true);
create policy only_admins_resume on public.abandonment_resumes as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy rows_for_super on public.abandonment_resumes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.abandonment_resumes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_entries_for_super on public.activity_entries for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy activity_entry_of_tenant on public.activity_entries for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_for_auth on public.activity_entries for insert to ringfence_auth with check (true);
create policy everything_for_system on public.activity_entries for all to ringfence_system using (true);
create policy own_activity_entry_of_person on public.activity_entries for insert to ringfence_tenant with check (((( SELECT current_organization_id() AS current_organization_id) IS NULL) AND is_member(organization_id) AND (actor_kind = 'profile'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy own_activity_entry_of_super on public.activity_entries for insert to ringfence_super with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (actor_kind = 'super_administrator'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy own_activity_entry_of_tenant on public.activity_entries for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (actor_kind = 'profile'::text) AND (actor_id = ( SELECT current_user_id() AS current_user_id))));
create policy everything_for_system on public.activity_heads for all to ringfence_system using (true);
create policy only_admins_add_time_stamps on public.activity_heads as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.activity_heads for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.activity_heads for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy activity_seal_of_tenant on public.activity_seals for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.activity_seals for all to ringfence_system using (true);
create policy rows_for_super on public.activity_seals for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.activity_unsealed for all to ringfence_system using (true);
create policy queue_for_owner on public.activity_unsealed for insert to owner with check (true);
create policy erasing_for_owner on public.answer_hour_tries for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.answer_hour_tries for all to ringfence_system using (true);
create policy rows_for_super on public.answer_hour_tries for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.answer_hour_tries for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.answer_hours for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.answer_hours for all to ringfence_system using (true);
create policy rows_for_super on public.answer_hours for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.answer_hours for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.api_keys for all to ringfence_system using (true);
create policy rows_for_super on public.api_keys for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.api_keys for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.audit_findings for all to ringfence_system using (true);
create policy rows_for_super on public.audit_findings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.audit_findings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.audits for all to ringfence_system using (true);
create policy rows_for_super on public.audits for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.audits for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.available_members for all to ringfence_system using (true);
create policy only_oneself_adds on public.available_members as restrictive for insert to ringfence_tenant with check ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy only_oneself_changes on public.available_members as restrictive for update to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy only_oneself_removes on public.available_members as restrictive for delete to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_owner on public.available_members for all to owner using (true);
create policy rows_for_super on public.available_members for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.available_members for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_counts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_counts for all to ringfence_system using (true);
create policy rows_for_super on public.breaker_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_limits for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_limits for all to ringfence_system using (true);
create policy only_admins_add on public.breaker_limits as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.breaker_limits as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.breaker_limits for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_limits for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.breaker_minutes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.breaker_minutes for all to ringfence_system using (true);
create policy rows_for_super on public.breaker_minutes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.breaker_minutes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.call_corrections for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.call_corrections for all to ringfence_system using (true);
create policy loosened_by_admins on public.call_corrections as restrictive for insert to ringfence_tenant with check (((NOT is_loosening) OR is_admin(organization_id)));
create policy own_name_of_ringfence_super on public.call_corrections as restrictive for insert to ringfence_super with check ((corrected_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.call_corrections as restrictive for insert to ringfence_tenant with check ((corrected_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.call_corrections for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_corrections for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.call_debts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.call_debts for all to ringfence_system using (true);
create policy rows_for_super on public.call_debts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_debts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.call_debts for select to owner using (true);
create policy everything_for_system on public.call_halts for all to ringfence_system using (true);
create policy halt_of_super on public.call_halts for insert to ringfence_super with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_at IS NULL) AND (started_by = ( SELECT current_user_id() AS current_user_id)) AND by_super_administrator));
create policy halt_of_tenant on public.call_halts for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_at IS NULL) AND (started_by = ( SELECT current_user_id() AS current_user_id)) AND (NOT by_super_administrator)));
create policy halts_for_super on public.call_halts for select to ringfence_super using (((organization_id IS NULL) OR (organization_id = COALESCE(( SELECT named_organization_id() AS named_organization_id), organization_id))));
create policy halts_that_hold_here on public.call_halts for select to ringfence_tenant using (((organization_id IS NULL) OR (organization_id = ( SELECT current_organization_id() AS current_organization_id))));
create policy lifting_of_super on public.call_halts for update to ringfence_super using (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_at IS NULL))) with check (((organization_id = ( SELECT named_organization_id() AS named_organization_id)) AND (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy lifting_of_tenant on public.call_halts for update to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_at IS NULL) AND (NOT by_super_administrator))) with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy only_admins_halt on public.call_halts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_lift on public.call_halts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy everything_for_system on public.call_rollups for all to ringfence_system using (true);
create policy rollups_for_owner on public.call_rollups for all to owner using (true);
create policy rows_for_super on public.call_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.call_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.callable_shapes for select to ringfence_search using (true);
create policy everything_for_system on public.callable_shapes for all to ringfence_system using (true);
create policy rows_for_super on public.callable_shapes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.callable_shapes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.callbacks for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.callbacks as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.callbacks as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_settling_of_ringfence_super on public.callbacks as restrictive for update to ringfence_super with check (((settled_by IS NULL) OR (settled_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_settling_of_ringfence_tenant on public.callbacks as restrictive for update to ringfence_tenant with check (((settled_by IS NULL) OR (settled_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.callbacks for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.callbacks for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_days for all to ringfence_system using (true);
create policy rows_for_super on public.caller_id_days for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_days for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_pools for all to ringfence_system using (true);
create policy only_admins_add on public.caller_id_pools as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.caller_id_pools as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_pools for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_pools for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_rests for all to ringfence_system using (true);
create policy only_admins_change on public.caller_id_rests as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_rests for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_rests for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_totals for all to ringfence_system using (true);
create policy rows_for_super on public.caller_id_totals for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_totals for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_id_verifications for all to ringfence_system using (true);
create policy only_admins_change on public.caller_id_verifications as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_see on public.caller_id_verifications as restrictive for select to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.caller_id_verifications for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_id_verifications for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.caller_ids for all to ringfence_system using (true);
create policy only_admins_add on public.caller_ids as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.caller_ids as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.caller_ids as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.caller_ids as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.caller_ids for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.caller_ids for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy corrected_for_owner on public.calls for update to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy erasing_for_owner on public.calls for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.calls for all to ringfence_system using (true);
create policy rows_for_super on public.calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.calls for select to owner using (true);
create policy everything_for_system on public.calls_under_way for all to ringfence_system using (true);
create policy rows_for_super on public.calls_under_way for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.calls_under_way for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_breakers for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_breakers for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_breakers as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.campaign_breakers as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_breakers for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_breakers for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy counts_for_owner on public.campaign_counts for all to owner using (true);
create policy everything_for_system on public.campaign_counts for all to ringfence_system using (true);
create policy rows_for_super on public.campaign_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.campaign_days for all to ringfence_system using (true);
create policy rows_for_super on public.campaign_days for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_days for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_lists for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_lists for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_lists as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.campaign_lists as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.campaign_lists as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_lists for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_lists for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_people_removed for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_people_removed for all to ringfence_system using (true);
create policy in_their_own_name on public.campaign_people_removed as restrictive for insert to ringfence_tenant with check ((removed_by = ( SELECT current_user_id() AS current_user_id)));
create policy only_admins_add on public.campaign_people_removed as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_delete on public.campaign_people_removed as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_update on public.campaign_people_removed as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy read_for_corrections on public.campaign_people_removed for select to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.campaign_people_removed for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_people_removed for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_returns for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_returns for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_returns as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_delete on public.campaign_returns as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_update on public.campaign_returns as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.campaign_returns for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_returns for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.campaign_schedules for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.campaign_schedules for all to ringfence_system using (true);
create policy only_admins_add on public.campaign_schedules as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy rows_for_super on public.campaign_schedules for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaign_schedules for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.campaigns for select to ringfence_search using (true);
create policy everything_for_system on public.campaigns for all to ringfence_system using (true);
create policy removing_for_owner on public.campaigns for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.campaigns for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.campaigns for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy accounts_for_super on public.carrier_accounts for select to ringfence_super using (((organization_id IS NULL) OR (organization_id = ( SELECT named_organization_id() AS named_organization_id))));
create policy addition_of_super on public.carrier_accounts for insert to ringfence_super with check (((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))) AND (origin = 'people'::text)));
create policy change_of_super on public.carrier_accounts for update to ringfence_super using ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id)))) with check ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))));
create policy everything_for_system on public.carrier_accounts for all to ringfence_system using (true);
create policy only_admins_add on public.carrier_accounts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.carrier_accounts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.carrier_accounts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy owners_for_owner on public.carrier_accounts for select to owner using (true);
create policy removal_of_super on public.carrier_accounts for delete to ringfence_super using ((NOT (organization_id IS DISTINCT FROM ( SELECT named_organization_id() AS named_organization_id))));
create policy rows_of_tenant on public.carrier_accounts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id))) with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (origin = 'people'::text)));
create policy erasing_for_owner on public.carrier_events for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.carrier_events for all to ringfence_system using (true);
create policy rows_for_super on public.carrier_events for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.carrier_events for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.carrier_rates for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.carrier_rates for all to ringfence_system using (true);
create policy only_admins_add on public.carrier_rates as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.carrier_rates as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.carrier_rates as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.carrier_rates for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.carrier_rates for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.connected_calls for all to ringfence_system using (true);
create policy rows_for_super on public.connected_calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.connected_calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.consents for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.consents for all to ringfence_system using (true);
create policy only_admins_restore on public.consents as restrictive for update to ringfence_tenant using (((revoked_at IS NULL) OR is_admin(organization_id))) with check (((revoked_at IS NOT NULL) OR is_admin(organization_id)));
create policy own_name_on_consent on public.consents as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_consent_of_super on public.consents as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_revoking_of_ringfence_super on public.consents as restrictive for update to ringfence_super with check (((revoked_by IS NULL) OR (revoked_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_revoking_of_ringfence_tenant on public.consents as restrictive for update to ringfence_tenant with check (((revoked_by IS NULL) OR (revoked_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.consents for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.consents for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.contact_action_changes for all to ringfence_system using (true);
create policy only_admins_take_back on public.contact_action_changes as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.contact_action_changes as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_actions on public.contact_action_changes as restrictive for insert to ringfence_super, ringfence_tenant with check ((EXISTS ( SELECT
   FROM contact_actions action
  WHERE ((action.organization_id = contact_action_changes.organization_id) AND (action.id = contact_action_changes.action_id) AND (action.created_by = ( SELECT current_user_id() AS current_user_id))))));
create policy rows_for_super on public.contact_action_changes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_action_changes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.contact_actions for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.contact_actions as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.contact_actions as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_or_admins on public.contact_actions as restrictive for update to ringfence_tenant using (((created_by = ( SELECT current_user_id() AS current_user_id)) OR is_admin(organization_id)));
create policy rows_for_super on public.contact_actions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_actions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.contact_notes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.contact_notes for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.contact_notes as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.contact_notes as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.contact_notes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_notes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.contact_summaries for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.contact_summaries for select to ringfence_search using (true);
create policy everything_for_system on public.contact_summaries for all to ringfence_system using (true);
create policy rows_for_super on public.contact_summaries for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contact_summaries for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summaries_for_owner on public.contact_summaries for all to owner using (true);
create policy erasing_for_owner on public.contacts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.contacts for select to ringfence_search using (true);
create policy everything_for_system on public.contacts for all to ringfence_system using (true);
create policy ledger_for_owner on public.contacts for all to owner using (true);
create policy rows_for_super on public.contacts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.contacts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.cost_rollups for all to ringfence_system using (true);
create policy rows_for_super on public.cost_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.cost_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy sums_for_owner on public.cost_rollups for all to owner using (true);
create policy everything_for_system on public.custom_fields for all to ringfence_system using (true);
create policy rows_for_super on public.custom_fields for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.custom_fields for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.debt_states for all to ringfence_system using (true);
create policy kept_by_owner on public.debt_states for all to owner using (true);
create policy rows_for_super on public.debt_states for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.debt_states for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy debts_for_owner on public.debts for select to owner using (true);
create policy erasing_for_owner on public.debts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.debts for all to ringfence_system using (true);
create policy rows_for_super on public.debts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.debts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.debts for select to owner using (true);
create policy everything_for_system on public.decision_rollups for all to ringfence_system using (true);
create policy rollups_for_owner on public.decision_rollups for all to owner using (true);
create policy rows_for_super on public.decision_rollups for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.decision_rollups for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.decisions for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.decisions for all to ringfence_system using (true);
create policy rows_for_super on public.decisions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.decisions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.demo_marks for all to ringfence_system using (true);
create policy everything_for_system on public.demo_parts for all to ringfence_system using (true);
create policy budget_for_owner on public.dial_budgets for insert to owner with check (true);
create policy budgets_of_seen_accounts on public.dial_budgets for select to ringfence_super, ringfence_tenant using ((account_id IN ( SELECT carrier_accounts.id
   FROM carrier_accounts)));
create policy everything_for_system on public.dial_budgets for all to ringfence_system using (true);
create policy standing_for_owner on public.dial_budgets for select to owner using (true);
create policy erasing_for_owner on public.discarded_recordings for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.discarded_recordings for all to ringfence_system using (true);
create policy only_admins_add on public.discarded_recordings as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.discarded_recordings as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.discarded_recordings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.discarded_recordings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.downloads for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.downloads as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.downloads as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.downloads for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.downloads for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.evidence_keys for all to ringfence_system using (true);
create policy everything_for_system on public.first_conversations for all to ringfence_system using (true);
create policy kept_by_owner on public.first_conversations for all to owner using (true);
create policy rows_for_super on public.first_conversations for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.first_conversations for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy answer_kept_by_auth on public.idempotency_keys for insert to ringfence_auth with check (true);
create policy everything_for_system on public.idempotency_keys for all to ringfence_system using (true);
create policy own_keys on public.idempotency_keys as restrictive for all to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy own_keys_of_super on public.idempotency_keys as restrictive for all to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.idempotency_keys for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.idempotency_keys for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_callable for all to ringfence_system using (true);
create policy rows_for_super on public.import_callable for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_callable for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.import_changes for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.import_changes for all to ringfence_system using (true);
create policy rows_for_super on public.import_changes for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_changes for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_chunks for all to ringfence_system using (true);
create policy rows_for_super on public.import_chunks for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_chunks for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_layouts for all to ringfence_system using (true);
create policy only_where_named on public.import_layouts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_name_of_ringfence_super on public.import_layouts as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.import_layouts as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.import_layouts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_layouts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_rejections for all to ringfence_system using (true);
create policy rows_for_super on public.import_rejections for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_rejections for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.import_warnings for all to ringfence_system using (true);
create policy rows_for_super on public.import_warnings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.import_warnings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.imports for all to ringfence_system using (true);
create policy removing_for_owner on public.imports for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.imports for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.imports for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.inconvenient_times for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.inconvenient_times for all to ringfence_system using (true);
create policy only_admins_lift on public.inconvenient_times as restrictive for update to ringfence_tenant using ((is_admin(organization_id) OR (callback_id IS NOT NULL)));
create policy own_name_of_ringfence_super on public.inconvenient_times as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.inconvenient_times as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_on_lifting_of_ringfence_super on public.inconvenient_times as restrictive for update to ringfence_super with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_lifting_of_ringfence_tenant on public.inconvenient_times as restrictive for update to ringfence_tenant with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.inconvenient_times for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.inconvenient_times for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.invitations for all to ringfence_system using (true);
create policy only_admins on public.invitations as restrictive for all to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.invitations for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.invitations for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.kept_stops for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.kept_stops for all to ringfence_system using (true);
create policy rows_for_super on public.kept_stops for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.kept_stops for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.ledger_raises for all to ringfence_system using (true);
create policy raises_for_owner on public.ledger_raises for all to owner using (true);
create policy rows_for_super on public.ledger_raises for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.ledger_raises for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.licences for all to ringfence_system using (true);
create policy only_admins_add on public.licences as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.licences as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.licences as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.licences as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.licences for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.licences for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.line_lookups for all to ringfence_system using (true);
create policy rows_for_super on public.line_lookups for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.line_lookups for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.list_contacts for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.list_contacts for select to ringfence_search using (true);
create policy everything_for_system on public.list_contacts for all to ringfence_system using (true);
create policy only_admins_take_off on public.list_contacts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.list_contacts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.list_contacts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.list_contacts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.list_figures for all to ringfence_system using (true);
create policy rows_for_super on public.list_figures for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.list_figures for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.lists for select to ringfence_search using (true);
create policy everything_for_system on public.lists for all to ringfence_system using (true);
create policy removing_for_owner on public.lists for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy rows_for_super on public.lists for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.lists for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.live_events for all to ringfence_system using (true);
create policy live_event_for_auth on public.live_events for insert to ringfence_auth with check (true);
create policy live_event_for_owner on public.live_events for insert to owner with check ((event = '{"kind": "notifications_changed"}'::jsonb));
create policy live_event_of_person on public.live_events for insert to ringfence_tenant with check (((( SELECT current_organization_id() AS current_organization_id) IS NULL) AND is_member(organization_id)));
create policy live_event_of_tenant on public.live_events for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy rows_for_super on public.live_events for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.notifications for all to ringfence_system using (true);
create policy own_notifications on public.notifications for select to ringfence_tenant using (((user_id = ( SELECT current_user_id() AS current_user_id)) AND ((organization_id IS NULL) OR is_member(organization_id))));
create policy own_notifications_of_super on public.notifications for select to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy reading_own_notifications on public.notifications for update to ringfence_tenant using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy reading_own_notifications_of_super on public.notifications for update to ringfence_super using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy telling_members on public.notifications for insert to ringfence_tenant with check (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (EXISTS ( SELECT
   FROM user_organizations membership
  WHERE ((membership.organization_id = notifications.organization_id) AND (membership.user_id = notifications.user_id))))));
create policy telling_members_of_super on public.notifications for insert to ringfence_super with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy welcome_for_owner on public.notifications for insert to owner with check ((kind = ANY (ARRAY['welcome'::text, 'first_steps'::text])));
create policy everything_for_search on public.organizations for select to ringfence_search using (true);
create policy everything_for_system on public.organizations for all to ringfence_system using (true);
create policy only_current_organization on public.organizations as restrictive for update to ringfence_tenant using (((id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(id)));
create policy organization_for_auth on public.organizations for select to ringfence_auth using (true);
create policy organization_for_owner on public.organizations for select to owner using (true);
create policy organization_of_tenant on public.organizations for all to ringfence_tenant using (((id = ( SELECT current_organization_id() AS current_organization_id)) OR is_member(id)));
create policy organizations_for_super on public.organizations for all to ringfence_super using ((deleted_at IS NULL)) with check ((id = ( SELECT named_organization_id() AS named_organization_id)));
create policy erasing_for_owner on public.outside_calls for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.outside_calls for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.outside_calls as restrictive for insert to ringfence_super with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.outside_calls as restrictive for insert to ringfence_tenant with check ((recorded_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.outside_calls for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.outside_calls for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.outside_calls for select to owner using (true);
create policy erasing_for_owner on public.pace_budgets for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.pace_budgets for all to ringfence_system using (true);
create policy rows_for_super on public.pace_budgets for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.pace_budgets for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.payments for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.payments for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.payments as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_of_ringfence_tenant on public.payments as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_reversing_of_ringfence_super on public.payments as restrictive for update to ringfence_super with check (((reversed_by IS NULL) OR (reversed_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_reversing_of_ringfence_tenant on public.payments as restrictive for update to ringfence_tenant with check (((reversed_by IS NULL) OR (reversed_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.payments for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.payments for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.person_links for all to ringfence_system using (true);
create policy only_admins_unlink on public.person_links as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy persons_for_owner on public.person_links for all to owner using (true);
create policy rows_for_super on public.person_links for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.person_links for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.person_partings for all to ringfence_system using (true);
create policy only_admins_part on public.person_partings as restrictive for insert to ringfence_tenant with check ((is_admin(organization_id) AND (parted_by = ( SELECT current_user_id() AS current_user_id))));
create policy persons_for_owner on public.person_partings for all to owner using (true);
create policy rows_for_super on public.person_partings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.person_partings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.phone_states for all to ringfence_system using (true);
create policy kept_by_owner on public.phone_states for all to owner using (true);
create policy rows_for_super on public.phone_states for select to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END);
create policy rows_of_tenant on public.phone_states for select to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.phones for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_search on public.phones for select to ringfence_search using (true);
create policy everything_for_system on public.phones for all to ringfence_system using (true);
create policy numbers_for_owner on public.phones for select to owner using (true);
create policy rows_for_super on public.phones for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.phones for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.policies for all to ringfence_system using (true);
create policy only_admins_decide on public.policies as restrictive for insert to ringfence_tenant with check ((is_admin(organization_id) AND (created_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_policy_of_super on public.policies as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.policies for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.policies for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.profiles for all to ringfence_system using (true);
create policy profile_for_auth on public.profiles for all to ringfence_auth using (true);
create policy profile_of_tenant on public.profiles for all to ringfence_tenant using (((id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM user_organizations
  WHERE ((user_organizations.user_id = profiles.id) AND (user_organizations.organization_id = ( SELECT current_organization_id() AS current_organization_id))))))) with check ((id = ( SELECT current_user_id() AS current_user_id)));
create policy profile_on_record on public.profiles for select to ringfence_tenant using ((EXISTS ( SELECT
   FROM activity_entries entry
  WHERE ((entry.organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND (entry.actor_id = profiles.id)))));
create policy profiles_for_super on public.profiles for select to ringfence_super using (true);
create policy erasing_for_owner on public.promises for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.promises for all to ringfence_system using (true);
create policy own_name_of_ringfence_super on public.promises as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_of_ringfence_tenant on public.promises as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_cancelling_of_ringfence_super on public.promises as restrictive for update to ringfence_super with check (((cancelled_by IS NULL) OR (cancelled_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_cancelling_of_ringfence_tenant on public.promises as restrictive for update to ringfence_tenant with check (((cancelled_by IS NULL) OR (cancelled_by = ( SELECT current_user_id() AS current_user_id))));
create policy rows_for_super on public.promises for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.promises for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy erasing_for_owner on public.recordings for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.recordings for all to ringfence_system using (true);
create policy only_admins_add on public.recordings as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.recordings as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy rows_for_super on public.recordings for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.recordings for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.rule_sets for all to ringfence_system using (true);
create policy rules_for_everybody on public.rule_sets for select to ringfence_super, ringfence_tenant using (true);
create policy everything_for_system on public.saved_views for all to ringfence_system using (true);
create policy only_where_named on public.saved_views as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy own_name_of_ringfence_super on public.saved_views as restrictive for insert to ringfence_super with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_name_of_ringfence_tenant on public.saved_views as restrictive for insert to ringfence_tenant with check ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_or_admins on public.saved_views as restrictive for delete to ringfence_tenant using (((created_by = ( SELECT current_user_id() AS current_user_id)) OR (is_shared AND is_admin(organization_id))));
create policy own_or_shared on public.saved_views as restrictive for select to ringfence_super, ringfence_tenant using ((is_shared OR (created_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_views_of_ringfence_super on public.saved_views as restrictive for update to ringfence_super using ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy own_views_of_ringfence_tenant on public.saved_views as restrictive for update to ringfence_tenant using ((created_by = ( SELECT current_user_id() AS current_user_id)));
create policy rows_for_super on public.saved_views for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.saved_views for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.script_versions for all to ringfence_system using (true);
create policy only_admins_add on public.script_versions as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.script_versions as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.script_versions as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.script_versions as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.script_versions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.script_versions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.scripts for all to ringfence_system using (true);
create policy only_admins_add on public.scripts as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.scripts as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.scripts as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.scripts as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.scripts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.scripts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_search on public.search_words for select to ringfence_search using (true);
create policy everything_for_system on public.search_words for all to ringfence_system using (true);
create policy words_for_owner on public.search_words for all to owner using (true);
create policy everything_for_system on public.shape_counts for all to ringfence_system using (true);
create policy rollups_for_owner on public.shape_counts for all to owner using (true);
create policy rows_for_super on public.shape_counts for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.shape_counts for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.staffed_lines for all to ringfence_system using (true);
create policy only_admins_add on public.staffed_lines as restrictive for insert to ringfence_tenant with check (is_admin(organization_id));
create policy only_admins_change on public.staffed_lines as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy only_admins_remove on public.staffed_lines as restrictive for delete to ringfence_tenant using (is_admin(organization_id));
create policy only_where_named on public.staffed_lines as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_for_super on public.staffed_lines for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.staffed_lines for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everybody_reads on public.states_dated for select to ringfence_super, ringfence_tenant using (true);
create policy everything_for_system on public.states_dated for select to ringfence_system using (true);
create policy erasing_for_owner on public.suppressions for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.suppressions for all to ringfence_system using (true);
create policy only_admins_lift on public.suppressions as restrictive for update to ringfence_tenant using (is_admin(organization_id));
create policy own_name_on_lifting on public.suppressions as restrictive for update to ringfence_tenant with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_lifting_of_super on public.suppressions as restrictive for update to ringfence_super with check (((lifted_by IS NULL) OR (lifted_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_suppression on public.suppressions as restrictive for insert to ringfence_tenant with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy own_name_on_suppression_of_super on public.suppressions as restrictive for insert to ringfence_super with check (((recorded_by IS NULL) OR (recorded_by = ( SELECT current_user_id() AS current_user_id))));
create policy restrictions_for_owner on public.suppressions for select to owner using (true);
create policy rows_for_super on public.suppressions for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.suppressions for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy summed_up_for_owner on public.suppressions for select to owner using (true);
create policy corrected_for_owner on public.targets for all to owner using ((( SELECT current_setting('ringfence.correcting'::text, true) AS current_setting) = 'on'::text));
create policy erasing_for_owner on public.targets for all to owner using ((( SELECT current_setting('ringfence.erasing'::text, true) AS current_setting) = 'on'::text));
create policy everything_for_system on public.targets for all to ringfence_system using (true);
create policy only_at_rest on public.targets as restrictive for update to ringfence_tenant using (((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'blocked'::text])) OR ((state = 'done'::text) AND (ended_because = ANY (ARRAY['cancelled'::text, 'removed'::text]))))) with check (((state = ANY (ARRAY['planned'::text, 'done'::text])) OR ((state = 'waiting'::text) AND (next_at >= COALESCE(GREATEST(not_before, moved_to), '-infinity'::timestamp with time zone)))));
create policy only_at_rest_of_super on public.targets as restrictive for update to ringfence_super using (((state = ANY (ARRAY['planned'::text, 'waiting'::text, 'blocked'::text])) OR ((state = 'done'::text) AND (ended_because = ANY (ARRAY['cancelled'::text, 'removed'::text]))))) with check (((state = ANY (ARRAY['planned'::text, 'done'::text])) OR ((state = 'waiting'::text) AND (next_at >= COALESCE(GREATEST(not_before, moved_to), '-infinity'::timestamp with time zone)))));
create policy only_planned on public.targets as restrictive for insert to ringfence_tenant with check (((state = 'planned'::text) AND (attempts = 0)));
create policy only_planned_of_super on public.targets as restrictive for insert to ringfence_super with check (((state = 'planned'::text) AND (attempts = 0)));
create policy rows_for_super on public.targets for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy rows_of_tenant on public.targets for all to ringfence_tenant using ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy everything_for_system on public.user_organizations for all to ringfence_system using (true);
create policy membership_begun_by_auth on public.user_organizations for insert to ringfence_auth with check (true);
create policy membership_ended_by_auth on public.user_organizations for delete to ringfence_auth using (true);
create policy membership_for_auth on public.user_organizations for select to ringfence_auth using (true);
create policy membership_for_owner on public.user_organizations for select to owner using (true);
create policy membership_of_tenant on public.user_organizations for all to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) OR (user_id = ( SELECT current_user_id() AS current_user_id)))) with check ((organization_id = ( SELECT current_organization_id() AS current_organization_id)));
create policy memberships_for_super on public.user_organizations for all to ringfence_super using (
CASE
    WHEN (( SELECT named_organization_id() AS named_organization_id) IS NULL) THEN true
    ELSE (organization_id = ( SELECT named_organization_id() AS named_organization_id))
END) with check ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy only_current_memberships on public.user_organizations as restrictive for update to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(organization_id)));
create policy only_leaving_current on public.user_organizations as restrictive for delete to ringfence_tenant using (((organization_id = ( SELECT current_organization_id() AS current_organization_id)) AND is_admin(organization_id)));
create policy only_where_named on public.user_organizations as restrictive for delete to ringfence_super using ((organization_id = ( SELECT named_organization_id() AS named_organization_id)));
create policy everything_for_system on public.wrong_clocks for all to ringfence_system using (true);
create policy told_to_everybody on public.wrong_clocks for select to ringfence_super, ringfence_tenant using (true);

-- Grants

grant delete on carrier_accounts to ringfence_super;
grant delete on carrier_accounts to ringfence_tenant;
grant delete, insert, select on abandonment_resumes to ringfence_system;
grant delete, insert, select on call_rollups to ringfence_system;
grant delete, insert, select on callable_shapes to ringfence_system;
grant delete, insert, select on caller_ids to ringfence_super;
grant delete, insert, select on caller_ids to ringfence_tenant;
grant delete, insert, select on campaign_lists to ringfence_super;
grant delete, insert, select on campaign_lists to ringfence_tenant;
grant delete, insert, select on campaign_people_removed to ringfence_super;
grant delete, insert, select on campaign_people_removed to ringfence_tenant;
grant delete, insert, select on campaign_returns to ringfence_super;
grant delete, insert, select on campaign_returns to ringfence_tenant;
grant delete, insert, select on contact_action_changes to ringfence_super;
grant delete, insert, select on contact_action_changes to ringfence_tenant;
grant delete, insert, select on cost_rollups to ringfence_system;
grant delete, insert, select on decision_rollups to ringfence_system;
grant delete, insert, select on import_layouts to ringfence_super;
grant delete, insert, select on import_layouts to ringfence_tenant;
grant delete, insert, select on licences to ringfence_super;
grant delete, insert, select on licences to ringfence_tenant;
grant delete, insert, select on list_contacts to ringfence_super;
grant delete, insert, select on list_contacts to ringfence_tenant;
grant delete, insert, select on person_links to ringfence_super;
grant delete, insert, select on person_links to ringfence_tenant;
grant delete, insert, select on person_partings to ringfence_super;
grant delete, insert, select on person_partings to ringfence_tenant;
grant delete, insert, select on saved_views to ringfence_super;
grant delete, insert, select on saved_views to ringfence_tenant;
grant delete, insert, select on script_versions to ringfence_super;
grant delete, insert, select on script_versions to ringfence_tenant;
grant delete, insert, select on scripts to ringfence_super;
grant delete, insert, select on scripts to ringfence_tenant;
grant delete, insert, select on shape_counts to ringfence_system;
grant delete, insert, select on staffed_lines to ringfence_super;
grant delete, insert, select on staffed_lines to ringfence_tenant;
grant delete, insert, select, update on answer_hour_tries to ringfence_system;
grant delete, insert, select, update on answer_hours to ringfence_system;
grant delete, insert, select, update on api_keys to ringfence_system;
grant delete, insert, select, update on audit_findings to ringfence_system;
grant delete, insert, select, update on audits to ringfence_system;
grant delete, insert, select, update on auth.challenges to ringfence_auth;
grant delete, insert, select, update on auth.factors to ringfence_auth;
grant delete, insert, select, update on auth.flow_states to ringfence_auth;
grant delete, insert, select, update on auth.identities to ringfence_auth;
grant delete, insert, select, update on auth.known_devices to ringfence_auth;
grant delete, insert, select, update on auth.messages to ringfence_auth;
grant delete, insert, select, update on auth.one_time_tokens to ringfence_auth;
grant delete, insert, select, update on auth.rate_limits to ringfence_auth;
grant delete, insert, select, update on auth.refresh_tokens to ringfence_auth;
grant delete, insert, select, update on auth.sessions to ringfence_auth;
grant delete, insert, select, update on auth.sign_up_choices to ringfence_auth;
grant delete, insert, select, update on auth.signing_keys to ringfence_auth;
grant delete, insert, select, update on auth.users to ringfence_auth;
grant delete, insert, select, update on available_members to ringfence_system;
grant delete, insert, select, update on available_members to ringfence_tenant;
grant delete, insert, select, update on breaker_counts to ringfence_system;
grant delete, insert, select, update on breaker_limits to ringfence_system;
grant delete, insert, select, update on breaker_minutes to ringfence_system;
grant delete, insert, select, update on callbacks to ringfence_system;
grant delete, insert, select, update on caller_id_days to ringfence_system;
grant delete, insert, select, update on caller_id_pools to ringfence_system;
grant delete, insert, select, update on caller_id_rests to ringfence_system;
grant delete, insert, select, update on caller_id_totals to ringfence_system;
grant delete, insert, select, update on caller_id_verifications to ringfence_system;
grant delete, insert, select, update on caller_ids to ringfence_system;
grant delete, insert, select, update on calls_under_way to ringfence_system;
grant delete, insert, select, update on campaign_breakers to ringfence_system;
grant delete, insert, select, update on campaign_days to ringfence_system;
grant delete, insert, select, update on campaign_lists to ringfence_system;
grant delete, insert, select, update on campaign_people_removed to ringfence_system;
grant delete, insert, select, update on campaign_returns to ringfence_system;
grant delete, insert, select, update on campaign_schedules to ringfence_system;
grant delete, insert, select, update on carrier_accounts to ringfence_system;
grant delete, insert, select, update on carrier_rates to ringfence_super;
grant delete, insert, select, update on carrier_rates to ringfence_system;
grant delete, insert, select, update on carrier_rates to ringfence_tenant;
grant delete, insert, select, update on connected_calls to ringfence_system;
grant delete, insert, select, update on contact_action_changes to ringfence_system;
grant delete, insert, select, update on contact_actions to ringfence_system;
grant delete, insert, select, update on contact_notes to ringfence_system;
grant delete, insert, select, update on contact_summaries to ringfence_system;
grant delete, insert, select, update on custom_fields to ringfence_system;
grant delete, insert, select, update on discarded_recordings to ringfence_system;
grant delete, insert, select, update on downloads to ringfence_system;
grant delete, insert, select, update on first_conversations to ringfence_system;
grant delete, insert, select, update on idempotency_keys to ringfence_system;
grant delete, insert, select, update on import_callable to ringfence_system;
grant delete, insert, select, update on import_changes to ringfence_system;
grant delete, insert, select, update on import_chunks to ringfence_system;
grant delete, insert, select, update on import_layouts to ringfence_system;
grant delete, insert, select, update on import_people to ringfence_system;
grant delete, insert, select, update on import_rejections to ringfence_system;
grant delete, insert, select, update on import_rows to ringfence_system;
grant delete, insert, select, update on import_warnings to ringfence_system;
grant delete, insert, select, update on imports to ringfence_system;
grant delete, insert, select, update on inconvenient_times to ringfence_system;
grant delete, insert, select, update on invitations to ringfence_system;
grant delete, insert, select, update on kept_stops to ringfence_system;
grant delete, insert, select, update on ledger_raises to ringfence_system;
grant delete, insert, select, update on licences to ringfence_system;
grant delete, insert, select, update on line_lookups to ringfence_system;
grant delete, insert, select, update on list_contacts to ringfence_system;
grant delete, insert, select, update on list_figures to ringfence_system;
grant delete, insert, select, update on live_events to ringfence_system;
grant delete, insert, select, update on notifications to ringfence_system;
grant delete, insert, select, update on organizations to ringfence_system;
grant delete, insert, select, update on outside_calls to ringfence_system;
grant delete, insert, select, update on pace_budgets to ringfence_system;
grant delete, insert, select, update on person_links to ringfence_system;
grant delete, insert, select, update on person_partings to ringfence_system;
grant delete, insert, select, update on profiles to ringfence_system;
grant delete, insert, select, update on recordings to ringfence_system;
grant delete, insert, select, update on saved_views to ringfence_system;
grant delete, insert, select, update on script_versions to ringfence_system;
grant delete, insert, select, update on scripts to ringfence_system;
grant delete, insert, select, update on search_words to ringfence_system;
grant delete, insert, select, update on staffed_lines to ringfence_system;
grant delete, insert, select, update on user_organizations to ringfence_system;
grant delete, insert, select, update on wrong_clocks to ringfence_system;
grant delete, select on activity_unsealed to ringfence_system;
grant delete, select on user_organizations to ringfence_auth;
grant delete, select on user_organizations to ringfence_super;
grant delete, select on user_organizations to ringfence_tenant;
grant insert (action) on activity_entries to ringfence_super;
grant insert (action) on activity_entries to ringfence_tenant;
grant insert (actor_id) on activity_entries to ringfence_super;
grant insert (actor_id) on activity_entries to ringfence_tenant;
grant insert (actor_kind) on activity_entries to ringfence_super;
grant insert (actor_kind) on activity_entries to ringfence_tenant;
grant insert (channel) on auth.messages to ringfence_system;
grant insert (created_at) on auth.messages to ringfence_system;
grant insert (detail) on activity_entries to ringfence_super;
grant insert (detail) on activity_entries to ringfence_tenant;
grant insert (event) on live_events to ringfence_super;
grant insert (event) on live_events to ringfence_tenant;
grant insert (figures) on notifications to ringfence_super;
grant insert (figures) on notifications to ringfence_tenant;
grant insert (html) on auth.messages to ringfence_system;
grant insert (kind) on notifications to ringfence_super;
grant insert (kind) on notifications to ringfence_tenant;
grant insert (next_try_at) on auth.messages to ringfence_system;
grant insert (organization_id) on activity_entries to ringfence_super;
grant insert (organization_id) on activity_entries to ringfence_tenant;
grant insert (organization_id) on live_events to ringfence_super;
grant insert (organization_id) on live_events to ringfence_tenant;
grant insert (organization_id) on notifications to ringfence_super;
grant insert (organization_id) on notifications to ringfence_tenant;
grant insert (organization_id) on user_organizations to ringfence_auth;
grant insert (organization_id) on user_organizations to ringfence_super;
grant insert (recipient) on auth.messages to ringfence_system;
grant insert (role) on user_organizations to ringfence_auth;
grant insert (subject) on auth.messages to ringfence_system;
grant insert (subject_id) on activity_entries to ringfence_super;
grant insert (subject_id) on activity_entries to ringfence_tenant;
grant insert (subject_id) on notifications to ringfence_super;
grant insert (subject_id) on notifications to ringfence_tenant;
grant insert (subject_kind) on activity_entries to ringfence_super;
grant insert (subject_kind) on activity_entries to ringfence_tenant;
grant insert (subject_kind) on notifications to ringfence_super;
grant insert (subject_kind) on notifications to ringfence_tenant;
grant insert (text) on auth.messages to ringfence_system;
grant insert (useless_after) on auth.messages to ringfence_system;
grant insert (user_id) on notifications to ringfence_super;
grant insert (user_id) on notifications to ringfence_tenant;
grant insert (user_id) on user_organizations to ringfence_auth;
grant insert (user_id) on user_organizations to ringfence_super;
grant insert on activity_entries to ringfence_auth;
grant insert on downloads to ringfence_super;
grant insert on downloads to ringfence_tenant;
grant insert on idempotency_keys to ringfence_auth;
grant insert on live_events to ringfence_auth;
grant insert, select (carrier) on carrier_accounts to ringfence_super;
grant insert, select (carrier) on carrier_accounts to ringfence_tenant;
grant insert, select (created_at) on carrier_accounts to ringfence_super;
grant insert, select (created_at) on carrier_accounts to ringfence_tenant;
grant insert, select (created_by) on carrier_accounts to ringfence_super;
grant insert, select (created_by) on carrier_accounts to ringfence_tenant;
grant insert, select (id) on carrier_accounts to ringfence_super;
grant insert, select (id) on carrier_accounts to ringfence_tenant;
grant insert, select (organization_id) on carrier_accounts to ringfence_super;
grant insert, select (organization_id) on carrier_accounts to ringfence_tenant;
grant insert, select on abandonment_resumes to ringfence_super;
grant insert, select on abandonment_resumes to ringfence_tenant;
grant insert, select on activity_entries to ringfence_system;
grant insert, select on activity_heads to ringfence_system;
grant insert, select on activity_seals to ringfence_system;
grant insert, select on breaker_limits to ringfence_super;
grant insert, select on breaker_limits to ringfence_tenant;
grant insert, select on call_corrections to ringfence_super;
grant insert, select on call_corrections to ringfence_system;
grant insert, select on call_corrections to ringfence_tenant;
grant insert, select on call_debts to ringfence_system;
grant insert, select on call_halts to ringfence_super;
grant insert, select on call_halts to ringfence_tenant;
grant insert, select on callbacks to ringfence_super;
grant insert, select on callbacks to ringfence_tenant;
grant insert, select on caller_id_pools to ringfence_super;
grant insert, select on caller_id_pools to ringfence_tenant;
grant insert, select on campaign_counts to ringfence_system;
grant insert, select on campaign_schedules to ringfence_super;
grant insert, select on campaign_schedules to ringfence_tenant;
grant insert, select on campaigns to ringfence_super;
grant insert, select on campaigns to ringfence_tenant;
grant insert, select on carrier_events to ringfence_system;
grant insert, select on consents to ringfence_super;
grant insert, select on consents to ringfence_tenant;
grant insert, select on contact_actions to ringfence_super;
grant insert, select on contact_actions to ringfence_tenant;
grant insert, select on contact_notes to ringfence_super;
grant insert, select on contact_notes to ringfence_tenant;
grant insert, select on contacts to ringfence_super;
grant insert, select on contacts to ringfence_tenant;
grant insert, select on custom_fields to ringfence_super;
grant insert, select on custom_fields to ringfence_tenant;
grant insert, select on debts to ringfence_super;
grant insert, select on debts to ringfence_tenant;
grant insert, select on decisions to ringfence_system;
grant insert, select on demo_parts to ringfence_system;
grant insert, select on discarded_recordings to ringfence_super;
grant insert, select on discarded_recordings to ringfence_tenant;
grant insert, select on evidence_keys to ringfence_system;
grant insert, select on idempotency_keys to ringfence_super;
grant insert, select on idempotency_keys to ringfence_tenant;
grant insert, select on import_chunks to ringfence_super;
grant insert, select on import_chunks to ringfence_tenant;
grant insert, select on import_rejections to ringfence_super;
grant insert, select on import_rejections to ringfence_tenant;
grant insert, select on imports to ringfence_super;
grant insert, select on imports to ringfence_tenant;
grant insert, select on inconvenient_times to ringfence_super;
grant insert, select on inconvenient_times to ringfence_tenant;
grant insert, select on ledger_raises to ringfence_super;
grant insert, select on ledger_raises to ringfence_tenant;
grant insert, select on lists to ringfence_super;
grant insert, select on lists to ringfence_tenant;
grant insert, select on outside_calls to ringfence_super;
grant insert, select on outside_calls to ringfence_tenant;
grant insert, select on payments to ringfence_super;
grant insert, select on payments to ringfence_tenant;
grant insert, select on phones to ringfence_super;
grant insert, select on phones to ringfence_tenant;
grant insert, select on policies to ringfence_super;
grant insert, select on policies to ringfence_system;
grant insert, select on policies to ringfence_tenant;
grant insert, select on promises to ringfence_super;
grant insert, select on promises to ringfence_tenant;
grant insert, select on rule_sets to ringfence_system;
grant insert, select on suppressions to ringfence_super;
grant insert, select on suppressions to ringfence_tenant;
grant insert, select on targets to ringfence_super;
grant insert, select on targets to ringfence_tenant;
grant insert, select, update (calls_at_once) on carrier_accounts to ringfence_super;
grant insert, select, update (calls_at_once) on carrier_accounts to ringfence_tenant;
grant insert, select, update (calls_per_second) on carrier_accounts to ringfence_super;
grant insert, select, update (calls_per_second) on carrier_accounts to ringfence_tenant;
grant insert, select, update (settings) on carrier_accounts to ringfence_super;
grant insert, select, update (settings) on carrier_accounts to ringfence_tenant;
grant insert, select, update (title) on carrier_accounts to ringfence_super;
grant insert, select, update (title) on carrier_accounts to ringfence_tenant;
grant insert, select, update on call_halts to ringfence_system;
grant insert, select, update on calls to ringfence_system;
grant insert, select, update on campaigns to ringfence_system;
grant insert, select, update on consents to ringfence_system;
grant insert, select, update on contacts to ringfence_system;
grant insert, select, update on debts to ringfence_system;
grant insert, select, update on demo_marks to ringfence_system;
grant insert, select, update on lists to ringfence_system;
grant insert, select, update on payments to ringfence_system;
grant insert, select, update on phones to ringfence_system;
grant insert, select, update on profiles to ringfence_auth;
grant insert, select, update on promises to ringfence_system;
grant insert, select, update on suppressions to ringfence_system;
grant insert, select, update on targets to ringfence_system;
grant insert, update (role) on user_organizations to ringfence_super;
grant insert, update (secrets) on carrier_accounts to ringfence_super;
grant insert, update (secrets) on carrier_accounts to ringfence_tenant;
grant insert, update (secrets_key) on carrier_accounts to ringfence_super;
grant insert, update (secrets_key) on carrier_accounts to ringfence_tenant;
grant select (account_id) on caller_id_verifications to ringfence_super;
grant select (account_id) on caller_id_verifications to ringfence_tenant;
grant select (account_id) on dial_budgets to ringfence_super;
grant select (account_id) on dial_budgets to ringfence_tenant;
grant select (answered_at) on caller_id_verifications to ringfence_super;
grant select (answered_at) on caller_id_verifications to ringfence_tenant;
grant select (answered_by) on caller_id_verifications to ringfence_super;
grant select (answered_by) on caller_id_verifications to ringfence_tenant;
grant select (backed_off_because) on dial_budgets to ringfence_super;
grant select (backed_off_because) on dial_budgets to ringfence_tenant;
grant select (backed_off_until) on dial_budgets to ringfence_super;
grant select (backed_off_until) on dial_budgets to ringfence_tenant;
grant select (called_from) on caller_id_verifications to ringfence_super;
grant select (called_from) on caller_id_verifications to ringfence_tenant;
grant select (calls_before) on caller_id_verifications to ringfence_super;
grant select (calls_before) on caller_id_verifications to ringfence_tenant;
grant select (carrier_call_id) on caller_id_verifications to ringfence_super;
grant select (carrier_call_id) on caller_id_verifications to ringfence_tenant;
grant select (carrier_said) on caller_id_verifications to ringfence_super;
grant select (carrier_said) on caller_id_verifications to ringfence_tenant;
grant select (contact_id) on caller_id_verifications to ringfence_super;
grant select (contact_id) on caller_id_verifications to ringfence_tenant;
grant select (contact_id) on list_contacts to ringfence_search;
grant select (contact_id) on phones to ringfence_search;
grant select (created_at) on api_keys to ringfence_super;
grant select (created_at) on api_keys to ringfence_tenant;
grant select (created_by) on api_keys to ringfence_super;
grant select (created_by) on api_keys to ringfence_tenant;
grant select (deleted_at) on organizations to ringfence_auth;
grant select (deleted_at) on organizations to ringfence_search;
grant select (e164) on caller_id_verifications to ringfence_super;
grant select (e164) on caller_id_verifications to ringfence_tenant;
grant select (e164) on phones to ringfence_search;
grant select (email) on contacts to ringfence_search;
grant select (ended_at) on caller_id_verifications to ringfence_super;
grant select (ended_at) on caller_id_verifications to ringfence_tenant;
grant select (ending) on caller_id_verifications to ringfence_super;
grant select (ending) on caller_id_verifications to ringfence_tenant;
grant select (expires_at) on api_keys to ringfence_super;
grant select (expires_at) on api_keys to ringfence_tenant;
grant select (external_reference) on contacts to ringfence_search;
grant select (id) on api_keys to ringfence_super;
grant select (id) on api_keys to ringfence_tenant;
grant select (id) on caller_id_verifications to ringfence_super;
grant select (id) on caller_id_verifications to ringfence_tenant;
grant select (id) on campaigns to ringfence_search;
grant select (id) on contacts to ringfence_search;
grant select (id) on lists to ringfence_search;
grant select (id) on organizations to ringfence_auth;
grant select (id) on organizations to ringfence_search;
grant select (label) on caller_id_verifications to ringfence_super;
grant select (label) on caller_id_verifications to ringfence_tenant;
grant select (language) on caller_id_verifications to ringfence_super;
grant select (language) on caller_id_verifications to ringfence_tenant;
grant select (last_used_at) on api_keys to ringfence_super;
grant select (last_used_at) on api_keys to ringfence_tenant;
grant select (list_id) on list_contacts to ringfence_search;
grant select (name) on api_keys to ringfence_super;
grant select (name) on api_keys to ringfence_tenant;
grant select (name) on campaigns to ringfence_search;
grant select (name) on lists to ringfence_search;
grant select (organization_id) on api_keys to ringfence_super;
grant select (organization_id) on api_keys to ringfence_tenant;
grant select (organization_id) on caller_id_verifications to ringfence_super;
grant select (organization_id) on caller_id_verifications to ringfence_tenant;
grant select (organization_id) on campaigns to ringfence_search;
grant select (organization_id) on contacts to ringfence_search;
grant select (organization_id) on list_contacts to ringfence_search;
grant select (organization_id) on lists to ringfence_search;
grant select (organization_id) on phones to ringfence_search;
grant select (organization_id) on search_words to ringfence_search;
grant select (origin) on carrier_accounts to ringfence_super;
grant select (origin) on carrier_accounts to ringfence_tenant;
grant select (outcome) on caller_id_verifications to ringfence_super;
grant select (outcome) on caller_id_verifications to ringfence_tenant;
grant select (owner_id) on api_keys to ringfence_super;
grant select (owner_id) on api_keys to ringfence_tenant;
grant select (people) on search_words to ringfence_search;
grant select (prefix) on api_keys to ringfence_super;
grant select (prefix) on api_keys to ringfence_tenant;
grant select (previous_until) on api_keys to ringfence_super;
grant select (previous_until) on api_keys to ringfence_tenant;
grant select (purpose) on caller_id_verifications to ringfence_super;
grant select (purpose) on caller_id_verifications to ringfence_tenant;
grant select (rang) on caller_id_verifications to ringfence_super;
grant select (rang) on caller_id_verifications to ringfence_tenant;
grant select (requested_at) on caller_id_verifications to ringfence_super;
grant select (requested_at) on caller_id_verifications to ringfence_tenant;
grant select (requested_by) on caller_id_verifications to ringfence_super;
grant select (requested_by) on caller_id_verifications to ringfence_tenant;
grant select (revoked_at) on api_keys to ringfence_super;
grant select (revoked_at) on api_keys to ringfence_tenant;
grant select (revoked_by) on api_keys to ringfence_super;
grant select (revoked_by) on api_keys to ringfence_tenant;
grant select (rotated_at) on api_keys to ringfence_super;
grant select (rotated_at) on api_keys to ringfence_tenant;
grant select (scopes) on api_keys to ringfence_super;
grant select (scopes) on api_keys to ringfence_tenant;
grant select (script_id) on caller_id_verifications to ringfence_super;
grant select (script_id) on caller_id_verifications to ringfence_tenant;
grant select (script_version) on caller_id_verifications to ringfence_super;
grant select (script_version) on caller_id_verifications to ringfence_tenant;
grant select (search_name) on contacts to ringfence_search;
grant select (spoken_at) on caller_id_verifications to ringfence_super;
grant select (spoken_at) on caller_id_verifications to ringfence_tenant;
grant select (state) on caller_id_verifications to ringfence_super;
grant select (state) on caller_id_verifications to ringfence_tenant;
grant select (suspended_at) on organizations to ringfence_auth;
grant select (talk_seconds) on caller_id_verifications to ringfence_super;
grant select (talk_seconds) on caller_id_verifications to ringfence_tenant;
grant select (word) on search_words to ringfence_search;
grant select (wrong_codes) on caller_id_verifications to ringfence_super;
grant select (wrong_codes) on caller_id_verifications to ringfence_tenant;
grant select (zones) on caller_id_verifications to ringfence_super;
grant select (zones) on caller_id_verifications to ringfence_tenant;
grant select on activity_entries to ringfence_super;
grant select on activity_entries to ringfence_tenant;
grant select on activity_heads to ringfence_super;
grant select on activity_heads to ringfence_tenant;
grant select on activity_seals to ringfence_super;
grant select on activity_seals to ringfence_tenant;
grant select on answer_hour_tries to ringfence_super;
grant select on answer_hour_tries to ringfence_tenant;
grant select on answer_hours to ringfence_super;
grant select on answer_hours to ringfence_tenant;
grant select on audit_findings to ringfence_super;
grant select on audit_findings to ringfence_tenant;
grant select on audits to ringfence_super;
grant select on audits to ringfence_tenant;
grant select on available_members to ringfence_super;
grant select on breaker_counts to ringfence_super;
grant select on breaker_counts to ringfence_tenant;
grant select on breaker_minutes to ringfence_super;
grant select on breaker_minutes to ringfence_tenant;
grant select on call_debts to ringfence_super;
grant select on call_debts to ringfence_tenant;
grant select on call_rollups to ringfence_super;
grant select on call_rollups to ringfence_tenant;
grant select on callable_shapes to ringfence_search;
grant select on callable_shapes to ringfence_super;
grant select on callable_shapes to ringfence_tenant;
grant select on caller_id_days to ringfence_super;
grant select on caller_id_days to ringfence_tenant;
grant select on caller_id_rests to ringfence_super;
grant select on caller_id_rests to ringfence_tenant;
grant select on caller_id_totals to ringfence_super;
grant select on caller_id_totals to ringfence_tenant;
grant select on calls to ringfence_super;
grant select on calls to ringfence_tenant;
grant select on calls_now to ringfence_super;
grant select on calls_now to ringfence_system;
grant select on calls_now to ringfence_tenant;
grant select on calls_under_way to ringfence_super;
grant select on calls_under_way to ringfence_tenant;
grant select on campaign_breakers to ringfence_super;
grant select on campaign_breakers to ringfence_tenant;
grant select on campaign_counts to ringfence_super;
grant select on campaign_counts to ringfence_tenant;
grant select on campaign_days to ringfence_super;
grant select on campaign_days to ringfence_tenant;
grant select on carrier_events to ringfence_super;
grant select on carrier_events to ringfence_tenant;
grant select on connected_calls to ringfence_super;
grant select on connected_calls to ringfence_tenant;
grant select on contact_summaries to ringfence_search;
grant select on contact_summaries to ringfence_super;
grant select on contact_summaries to ringfence_tenant;
grant select on cost_rollups to ringfence_super;
grant select on cost_rollups to ringfence_tenant;
grant select on debt_states to ringfence_super;
grant select on debt_states to ringfence_system;
grant select on debt_states to ringfence_tenant;
grant select on decision_rollups to ringfence_super;
grant select on decision_rollups to ringfence_tenant;
grant select on decisions to ringfence_super;
grant select on decisions to ringfence_tenant;
grant select on first_conversations to ringfence_super;
grant select on first_conversations to ringfence_tenant;
grant select on import_callable to ringfence_super;
grant select on import_callable to ringfence_tenant;
grant select on import_changes to ringfence_super;
grant select on import_changes to ringfence_tenant;
grant select on import_warnings to ringfence_super;
grant select on import_warnings to ringfence_tenant;
grant select on invitations to ringfence_super;
grant select on invitations to ringfence_tenant;
grant select on kept_stops to ringfence_super;
grant select on kept_stops to ringfence_tenant;
grant select on line_lookups to ringfence_super;
grant select on line_lookups to ringfence_tenant;
grant select on list_figures to ringfence_super;
grant select on list_figures to ringfence_tenant;
grant select on live_events to ringfence_super;
grant select on live_events to ringfence_tenant;
grant select on notifications to ringfence_super;
grant select on notifications to ringfence_tenant;
grant select on organizations to ringfence_super;
grant select on organizations to ringfence_tenant;
grant select on pace_budgets to ringfence_super;
grant select on pace_budgets to ringfence_tenant;
grant select on phone_states to ringfence_super;
grant select on phone_states to ringfence_system;
grant select on phone_states to ringfence_tenant;
grant select on profiles to ringfence_super;
grant select on profiles to ringfence_tenant;
grant select on recordings to ringfence_super;
grant select on recordings to ringfence_tenant;
grant select on rule_sets to ringfence_super;
grant select on rule_sets to ringfence_tenant;
grant select on shape_counts to ringfence_super;
grant select on shape_counts to ringfence_tenant;
grant select on states_dated to ringfence_super;
grant select on states_dated to ringfence_system;
grant select on states_dated to ringfence_tenant;
grant select on wrong_clocks to ringfence_super;
grant select on wrong_clocks to ringfence_tenant;
grant select, update (checked_at) on carrier_accounts to ringfence_super;
grant select, update (checked_at) on carrier_accounts to ringfence_tenant;
grant select, update (health) on carrier_accounts to ringfence_super;
grant select, update (health) on carrier_accounts to ringfence_tenant;
grant select, update (health_detail) on carrier_accounts to ringfence_super;
grant select, update (health_detail) on carrier_accounts to ringfence_tenant;
grant select, update (state) on carrier_accounts to ringfence_super;
grant select, update (state) on carrier_accounts to ringfence_tenant;
grant select, update (verified_at) on caller_id_verifications to ringfence_super;
grant select, update (verified_at) on caller_id_verifications to ringfence_tenant;
grant select, update (version) on carrier_accounts to ringfence_super;
grant select, update (version) on carrier_accounts to ringfence_tenant;
grant select, update on dial_budgets to ringfence_system;
grant update ("position") on phones to ringfence_super;
grant update ("position") on phones to ringfence_tenant;
grant update ("position") on staffed_lines to ringfence_super;
grant update ("position") on staffed_lines to ringfence_tenant;
grant update (account_group) on debts to ringfence_super;
grant update (account_group) on debts to ringfence_tenant;
grant update (account_id) on caller_id_pools to ringfence_super;
grant update (account_id) on caller_id_pools to ringfence_tenant;
grant update (account_id) on caller_ids to ringfence_super;
grant update (account_id) on caller_ids to ringfence_tenant;
grant update (address) on contacts to ringfence_super;
grant update (address) on contacts to ringfence_tenant;
grant update (after_id) on contact_actions to ringfence_super;
grant update (after_id) on contact_actions to ringfence_tenant;
grant update (answer) on idempotency_keys to ringfence_super;
grant update (answer) on idempotency_keys to ringfence_tenant;
grant update (api_key_id) on imports to ringfence_super;
grant update (api_key_id) on imports to ringfence_tenant;
grant update (applied_minor) on payments to ringfence_super;
grant update (applied_minor) on payments to ringfence_tenant;
grant update (approved_at) on script_versions to ringfence_super;
grant update (approved_at) on script_versions to ringfence_tenant;
grant update (approved_by) on script_versions to ringfence_super;
grant update (approved_by) on script_versions to ringfence_tenant;
grant update (archived_at) on lists to ringfence_super;
grant update (archived_at) on lists to ringfence_tenant;
grant update (archived_at) on scripts to ringfence_super;
grant update (archived_at) on scripts to ringfence_tenant;
grant update (archived_by) on lists to ringfence_super;
grant update (archived_by) on lists to ringfence_tenant;
grant update (asked_as) on imports to ringfence_super;
grant update (asked_as) on imports to ringfence_tenant;
grant update (asked_at) on callbacks to ringfence_super;
grant update (asked_at) on callbacks to ringfence_tenant;
grant update (asked_by) on imports to ringfence_super;
grant update (asked_by) on imports to ringfence_tenant;
grant update (asked_how) on callbacks to ringfence_super;
grant update (asked_how) on callbacks to ringfence_tenant;
grant update (balance_minor) on debts to ringfence_super;
grant update (balance_minor) on debts to ringfence_tenant;
grant update (because) on person_links to ringfence_super;
grant update (because) on person_links to ringfence_tenant;
grant update (birth_year) on contacts to ringfence_super;
grant update (birth_year) on contacts to ringfence_tenant;
grant update (born_on) on contacts to ringfence_super;
grant update (born_on) on contacts to ringfence_tenant;
grant update (call_id) on callbacks to ringfence_super;
grant update (call_id) on callbacks to ringfence_tenant;
grant update (calls) on campaign_breakers to ringfence_super;
grant update (calls) on campaign_breakers to ringfence_tenant;
grant update (calls_at_once) on campaigns to ringfence_super;
grant update (calls_at_once) on campaigns to ringfence_tenant;
grant update (calls_at_once) on organizations to ringfence_super;
grant update (calls_at_once) on organizations to ringfence_tenant;
grant update (calls_per_second) on campaigns to ringfence_super;
grant update (calls_per_second) on campaigns to ringfence_tenant;
grant update (calls_per_second) on organizations to ringfence_super;
grant update (calls_per_second) on organizations to ringfence_tenant;
grant update (campaign_id) on callbacks to ringfence_super;
grant update (campaign_id) on callbacks to ringfence_tenant;
grant update (cancelled_at) on targets to ringfence_super;
grant update (cancelled_at) on targets to ringfence_tenant;
grant update (cancelled_because) on promises to ringfence_super;
grant update (cancelled_because) on promises to ringfence_tenant;
grant update (cancelled_by) on promises to ringfence_super;
grant update (cancelled_by) on promises to ringfence_tenant;
grant update (changed) on contact_actions to ringfence_super;
grant update (changed) on contact_actions to ringfence_tenant;
grant update (changed_at) on campaign_lists to ringfence_super;
grant update (changed_at) on campaign_lists to ringfence_tenant;
grant update (changed_at) on contacts to ringfence_super;
grant update (changed_at) on contacts to ringfence_tenant;
grant update (changed_by) on contacts to ringfence_super;
grant update (changed_by) on contacts to ringfence_tenant;
grant update (changed_by_import) on payments to ringfence_super;
grant update (changed_by_import) on payments to ringfence_tenant;
grant update (charged_off_on) on debts to ringfence_super;
grant update (charged_off_on) on debts to ringfence_tenant;
grant update (city) on contacts to ringfence_super;
grant update (city) on contacts to ringfence_tenant;
grant update (columns) on imports to ringfence_super;
grant update (columns) on imports to ringfence_tenant;
grant update (confirmed_zone) on contacts to ringfence_super;
grant update (confirmed_zone) on contacts to ringfence_tenant;
grant update (confirms_callable) on imports to ringfence_super;
grant update (confirms_callable) on imports to ringfence_tenant;
grant update (consent_id) on callbacks to ringfence_super;
grant update (consent_id) on callbacks to ringfence_tenant;
grant update (content) on saved_views to ringfence_super;
grant update (content) on saved_views to ringfence_tenant;
grant update (content) on script_versions to ringfence_super;
grant update (content) on script_versions to ringfence_tenant;
grant update (country) on contacts to ringfence_super;
grant update (country) on contacts to ringfence_tenant;
grant update (creditor) on debts to ringfence_super;
grant update (creditor) on debts to ringfence_tenant;
grant update (currency) on debts to ringfence_super;
grant update (currency) on debts to ringfence_tenant;
grant update (custom) on contacts to ringfence_super;
grant update (custom) on contacts to ringfence_tenant;
grant update (daily_limit) on caller_ids to ringfence_super;
grant update (daily_limit) on caller_ids to ringfence_tenant;
grant update (debt_id) on callbacks to ringfence_super;
grant update (debt_id) on callbacks to ringfence_tenant;
grant update (debt_id) on targets to ringfence_super;
grant update (debt_id) on targets to ringfence_tenant;
grant update (decision_id) on targets to ringfence_super;
grant update (decision_id) on targets to ringfence_tenant;
grant update (deleted_at) on recordings to ringfence_super;
grant update (deleted_at) on recordings to ringfence_tenant;
grant update (deleted_because) on recordings to ringfence_super;
grant update (deleted_because) on recordings to ringfence_tenant;
grant update (deleted_by) on recordings to ringfence_super;
grant update (deleted_by) on recordings to ringfence_tenant;
grant update (destination) on import_layouts to ringfence_super;
grant update (destination) on import_layouts to ringfence_tenant;
grant update (done) on contact_actions to ringfence_super;
grant update (done) on contact_actions to ringfence_tenant;
grant update (done) on imports to ringfence_super;
grant update (done) on imports to ringfence_tenant;
grant update (draft) on imports to ringfence_super;
grant update (draft) on imports to ringfence_tenant;
grant update (due_on) on debts to ringfence_super;
grant update (due_on) on debts to ringfence_tenant;
grant update (earlier_periods) on promises to ringfence_super;
grant update (earlier_periods) on promises to ringfence_tenant;
grant update (email) on contacts to ringfence_super;
grant update (email) on contacts to ringfence_tenant;
grant update (end_reason) on caller_id_rests to ringfence_super;
grant update (end_reason) on caller_id_rests to ringfence_tenant;
grant update (ended_at) on caller_id_rests to ringfence_super;
grant update (ended_at) on caller_id_rests to ringfence_tenant;
grant update (ended_because) on targets to ringfence_super;
grant update (ended_because) on targets to ringfence_tenant;
grant update (ended_by) on caller_id_rests to ringfence_super;
grant update (ended_by) on caller_id_rests to ringfence_tenant;
grant update (events) on campaign_breakers to ringfence_super;
grant update (events) on campaign_breakers to ringfence_tenant;
grant update (expires_on) on licences to ringfence_super;
grant update (expires_on) on licences to ringfence_tenant;
grant update (failure) on contact_actions to ringfence_super;
grant update (failure) on contact_actions to ringfence_tenant;
grant update (failure) on imports to ringfence_super;
grant update (failure) on imports to ringfence_tenant;
grant update (failure_detail) on imports to ringfence_super;
grant update (failure_detail) on imports to ringfence_tenant;
grant update (failure_reason) on imports to ringfence_super;
grant update (failure_reason) on imports to ringfence_tenant;
grant update (failure_values) on imports to ringfence_super;
grant update (failure_values) on imports to ringfence_tenant;
grant update (findings) on imports to ringfence_super;
grant update (findings) on imports to ringfence_tenant;
grant update (finished_at) on campaigns to ringfence_super;
grant update (finished_at) on campaigns to ringfence_tenant;
grant update (finished_at) on contact_actions to ringfence_super;
grant update (finished_at) on contact_actions to ringfence_tenant;
grant update (first_contact_at) on debts to ringfence_super;
grant update (first_contact_at) on debts to ringfence_tenant;
grant update (full_name) on contacts to ringfence_super;
grant update (full_name) on contacts to ringfence_tenant;
grant update (full_name) on profiles to ringfence_tenant;
grant update (gone_through_to) on campaign_returns to ringfence_super;
grant update (gone_through_to) on campaign_returns to ringfence_tenant;
grant update (has_passed_over) on campaign_returns to ringfence_super;
grant update (has_passed_over) on campaign_returns to ringfence_tenant;
grant update (header) on import_layouts to ringfence_super;
grant update (header) on import_layouts to ringfence_tenant;
grant update (header) on imports to ringfence_super;
grant update (header) on imports to ringfence_tenant;
grant update (heard_at) on imports to ringfence_super;
grant update (heard_at) on imports to ringfence_tenant;
grant update (hours) on staffed_lines to ringfence_super;
grant update (hours) on staffed_lines to ringfence_tenant;
grant update (import_id) on person_links to ringfence_super;
grant update (import_id) on person_links to ringfence_tenant;
grant update (inspection) on imports to ringfence_super;
grant update (inspection) on imports to ringfence_tenant;
grant update (is_ending) on campaigns to ringfence_super;
grant update (is_ending) on campaigns to ringfence_tenant;
grant update (is_excluded) on campaign_lists to ringfence_super;
grant update (is_excluded) on campaign_lists to ringfence_tenant;
grant update (is_mistake) on suppressions to ringfence_super;
grant update (is_mistake) on suppressions to ringfence_tenant;
grant update (is_on) on breaker_limits to ringfence_super;
grant update (is_on) on breaker_limits to ringfence_tenant;
grant update (is_service_member) on contacts to ringfence_super;
grant update (is_service_member) on contacts to ringfence_tenant;
grant update (is_shared) on saved_views to ringfence_super;
grant update (is_shared) on saved_views to ringfence_tenant;
grant update (is_taken_back) on targets to ringfence_super;
grant update (is_taken_back) on targets to ringfence_tenant;
grant update (is_taken_out) on campaign_people_removed to ringfence_super;
grant update (is_taken_out) on campaign_people_removed to ringfence_tenant;
grant update (is_time_barred) on debts to ringfence_super;
grant update (is_time_barred) on debts to ringfence_tenant;
grant update (is_total_exact) on contact_actions to ringfence_super;
grant update (is_total_exact) on contact_actions to ringfence_tenant;
grant update (kind) on debts to ringfence_super;
grant update (kind) on debts to ringfence_tenant;
grant update (label) on caller_ids to ringfence_super;
grant update (label) on caller_ids to ringfence_tenant;
grant update (label) on phones to ringfence_super;
grant update (label) on phones to ringfence_tenant;
grant update (label) on staffed_lines to ringfence_super;
grant update (label) on staffed_lines to ringfence_tenant;
grant update (language) on contacts to ringfence_super;
grant update (language) on contacts to ringfence_tenant;
grant update (ledger_version) on contacts to ringfence_super;
grant update (ledger_version) on contacts to ringfence_tenant;
grant update (level) on campaign_breakers to ringfence_super;
grant update (level) on campaign_breakers to ringfence_tenant;
grant update (lifted_at) on call_halts to ringfence_super;
grant update (lifted_at) on call_halts to ringfence_tenant;
grant update (lifted_at) on inconvenient_times to ringfence_super;
grant update (lifted_at) on inconvenient_times to ringfence_tenant;
grant update (lifted_at) on suppressions to ringfence_super;
grant update (lifted_at) on suppressions to ringfence_tenant;
grant update (lifted_because) on suppressions to ringfence_super;
grant update (lifted_because) on suppressions to ringfence_tenant;
grant update (lifted_by) on call_halts to ringfence_super;
grant update (lifted_by) on call_halts to ringfence_tenant;
grant update (lifted_by) on inconvenient_times to ringfence_super;
grant update (lifted_by) on inconvenient_times to ringfence_tenant;
grant update (lifted_by) on suppressions to ringfence_super;
grant update (lifted_by) on suppressions to ringfence_tenant;
grant update (lifted_ground) on suppressions to ringfence_super;
grant update (lifted_ground) on suppressions to ringfence_tenant;
grant update (line_type) on phones to ringfence_super;
grant update (line_type) on phones to ringfence_tenant;
grant update (linked_at) on person_links to ringfence_super;
grant update (linked_at) on person_links to ringfence_tenant;
grant update (linked_by) on person_links to ringfence_super;
grant update (linked_by) on person_links to ringfence_tenant;
grant update (list_id) on imports to ringfence_super;
grant update (list_id) on imports to ringfence_tenant;
grant update (list_name) on imports to ringfence_super;
grant update (list_name) on imports to ringfence_tenant;
grant update (mapping) on import_layouts to ringfence_super;
grant update (mapping) on import_layouts to ringfence_tenant;
grant update (mapping) on imports to ringfence_super;
grant update (mapping) on imports to ringfence_tenant;
grant update (merged_into) on lists to ringfence_super;
grant update (merged_into) on lists to ringfence_tenant;
grant update (moved_before) on targets to ringfence_super;
grant update (moved_before) on targets to ringfence_tenant;
grant update (moved_to) on targets to ringfence_super;
grant update (moved_to) on targets to ringfence_tenant;
grant update (name) on caller_id_pools to ringfence_super;
grant update (name) on caller_id_pools to ringfence_tenant;
grant update (name) on import_layouts to ringfence_super;
grant update (name) on import_layouts to ringfence_tenant;
grant update (name) on lists to ringfence_super;
grant update (name) on lists to ringfence_tenant;
grant update (name) on organizations to ringfence_super;
grant update (name) on organizations to ringfence_tenant;
grant update (name) on scripts to ringfence_super;
grant update (name) on scripts to ringfence_tenant;
grant update (next_at) on recordings to ringfence_super;
grant update (next_at) on recordings to ringfence_tenant;
grant update (next_at) on targets to ringfence_super;
grant update (next_at) on targets to ringfence_tenant;
grant update (not_before) on callbacks to ringfence_super;
grant update (not_before) on callbacks to ringfence_tenant;
grant update (notice_sent_on) on debts to ringfence_super;
grant update (notice_sent_on) on debts to ringfence_tenant;
grant update (number) on licences to ringfence_super;
grant update (number) on licences to ringfence_tenant;
grant update (obtained_by) on imports to ringfence_super;
grant update (obtained_by) on imports to ringfence_tenant;
grant update (obtained_how) on imports to ringfence_super;
grant update (obtained_how) on imports to ringfence_tenant;
grant update (obtained_on) on imports to ringfence_super;
grant update (obtained_on) on imports to ringfence_tenant;
grant update (opened_at) on promises to ringfence_super;
grant update (opened_at) on promises to ringfence_tenant;
grant update (opened_on) on debts to ringfence_super;
grant update (opened_on) on debts to ringfence_tenant;
grant update (ordinary_percent) on breaker_limits to ringfence_super;
grant update (ordinary_percent) on breaker_limits to ringfence_tenant;
grant update (original_minor) on debts to ringfence_super;
grant update (original_minor) on debts to ringfence_tenant;
grant update (paused_because) on campaigns to ringfence_super;
grant update (paused_because) on campaigns to ringfence_tenant;
grant update (paused_for) on campaigns to ringfence_super;
grant update (paused_for) on campaigns to ringfence_tenant;
grant update (peaks) on recordings to ringfence_super;
grant update (peaks) on recordings to ringfence_tenant;
grant update (person_role) on debts to ringfence_super;
grant update (person_role) on debts to ringfence_tenant;
grant update (phone_id) on targets to ringfence_super;
grant update (phone_id) on targets to ringfence_tenant;
grant update (place) on phones to ringfence_super;
grant update (place) on phones to ringfence_tenant;
grant update (places) on staffed_lines to ringfence_super;
grant update (places) on staffed_lines to ringfence_tenant;
grant update (plan_position) on campaigns to ringfence_super;
grant update (plan_position) on campaigns to ringfence_tenant;
grant update (plan_since) on campaigns to ringfence_super;
grant update (plan_since) on campaigns to ringfence_tenant;
grant update (planned_at) on campaigns to ringfence_super;
grant update (planned_at) on campaigns to ringfence_tenant;
grant update (pool_id) on caller_ids to ringfence_super;
grant update (pool_id) on caller_ids to ringfence_tenant;
grant update (postal_code) on contacts to ringfence_super;
grant update (postal_code) on contacts to ringfence_tenant;
grant update (private_key) on evidence_keys to ringfence_system;
grant update (read_at) on notifications to ringfence_super;
grant update (read_at) on notifications to ringfence_tenant;
grant update (reading) on imports to ringfence_super;
grant update (reading) on imports to ringfence_tenant;
grant update (reassigned_answer) on phones to ringfence_super;
grant update (reassigned_answer) on phones to ringfence_tenant;
grant update (reassigned_checked_on) on phones to ringfence_super;
grant update (reassigned_checked_on) on phones to ringfence_tenant;
grant update (recent_calls) on campaign_breakers to ringfence_super;
grant update (recent_calls) on campaign_breakers to ringfence_tenant;
grant update (recent_events) on campaign_breakers to ringfence_super;
grant update (recent_events) on campaign_breakers to ringfence_tenant;
grant update (recorded_by) on callbacks to ringfence_super;
grant update (recorded_by) on callbacks to ringfence_tenant;
grant update (region) on contacts to ringfence_super;
grant update (region) on contacts to ringfence_tenant;
grant update (region) on licences to ringfence_super;
grant update (region) on licences to ringfence_tenant;
grant update (removed_at) on targets to ringfence_super;
grant update (removed_at) on targets to ringfence_tenant;
grant update (rests_until) on caller_ids to ringfence_super;
grant update (rests_until) on caller_ids to ringfence_tenant;
grant update (retired_at) on evidence_keys to ringfence_system;
grant update (reversed_at) on payments to ringfence_super;
grant update (reversed_at) on payments to ringfence_tenant;
grant update (reversed_by) on payments to ringfence_super;
grant update (reversed_by) on payments to ringfence_tenant;
grant update (revision) on contacts to ringfence_super;
grant update (revision) on contacts to ringfence_tenant;
grant update (revision) on script_versions to ringfence_super;
grant update (revision) on script_versions to ringfence_tenant;
grant update (revoked_at) on consents to ringfence_super;
grant update (revoked_at) on consents to ringfence_tenant;
grant update (revoked_at) on invitations to ringfence_super;
grant update (revoked_at) on invitations to ringfence_tenant;
grant update (revoked_by) on consents to ringfence_super;
grant update (revoked_by) on consents to ringfence_tenant;
grant update (revoked_evidence) on consents to ringfence_super;
grant update (revoked_evidence) on consents to ringfence_tenant;
grant update (revoked_for) on consents to ringfence_super;
grant update (revoked_for) on consents to ringfence_tenant;
grant update (role) on user_organizations to ringfence_tenant;
grant update (script_id) on campaigns to ringfence_super;
grant update (script_id) on campaigns to ringfence_tenant;
grant update (script_version) on campaigns to ringfence_super;
grant update (script_version) on campaigns to ringfence_tenant;
grant update (secrets_key) on evidence_keys to ringfence_system;
grant update (settled_at) on callbacks to ringfence_super;
grant update (settled_at) on callbacks to ringfence_tenant;
grant update (settled_at) on promises to ringfence_super;
grant update (settled_at) on promises to ringfence_tenant;
grant update (settled_by) on callbacks to ringfence_super;
grant update (settled_by) on callbacks to ringfence_tenant;
grant update (state) on callbacks to ringfence_super;
grant update (state) on callbacks to ringfence_tenant;
grant update (state) on caller_id_pools to ringfence_super;
grant update (state) on caller_id_pools to ringfence_tenant;
grant update (state) on caller_ids to ringfence_super;
grant update (state) on caller_ids to ringfence_tenant;
grant update (state) on campaigns to ringfence_super;
grant update (state) on campaigns to ringfence_tenant;
grant update (state) on contact_actions to ringfence_super;
grant update (state) on contact_actions to ringfence_tenant;
grant update (state) on debts to ringfence_super;
grant update (state) on debts to ringfence_tenant;
grant update (state) on imports to ringfence_super;
grant update (state) on imports to ringfence_tenant;
grant update (state) on phones to ringfence_super;
grant update (state) on phones to ringfence_tenant;
grant update (state) on promises to ringfence_super;
grant update (state) on promises to ringfence_tenant;
grant update (state) on recordings to ringfence_super;
grant update (state) on recordings to ringfence_tenant;
grant update (state) on script_versions to ringfence_super;
grant update (state) on script_versions to ringfence_tenant;
grant update (state) on targets to ringfence_super;
grant update (state) on targets to ringfence_tenant;
grant update (step) on imports to ringfence_super;
grant update (step) on imports to ringfence_tenant;
grant update (suits) on callbacks to ringfence_super;
grant update (suits) on callbacks to ringfence_tenant;
grant update (taken_out_to) on campaign_lists to ringfence_super;
grant update (taken_out_to) on campaign_lists to ringfence_tenant;
grant update (takes_ring_backs) on staffed_lines to ringfence_super;
grant update (takes_ring_backs) on staffed_lines to ringfence_tenant;
grant update (takes_transfers) on staffed_lines to ringfence_super;
grant update (takes_transfers) on staffed_lines to ringfence_tenant;
grant update (time_stamp) on activity_heads to ringfence_super;
grant update (time_stamp) on activity_heads to ringfence_tenant;
grant update (time_stamped_at) on activity_heads to ringfence_super;
grant update (time_stamped_at) on activity_heads to ringfence_tenant;
grant update (to_plan_count) on campaigns to ringfence_super;
grant update (to_plan_count) on campaigns to ringfence_tenant;
grant update (total) on contact_actions to ringfence_super;
grant update (total) on contact_actions to ringfence_tenant;
grant update (total) on imports to ringfence_super;
grant update (total) on imports to ringfence_tenant;
grant update (tries) on imports to ringfence_super;
grant update (tries) on imports to ringfence_tenant;
grant update (undone_by) on imports to ringfence_super;
grant update (undone_by) on imports to ringfence_tenant;
grant update (updated_at) on debts to ringfence_super;
grant update (updated_at) on debts to ringfence_tenant;
grant update (used_at) on import_layouts to ringfence_super;
grant update (used_at) on import_layouts to ringfence_tenant;
grant update (verdict) on targets to ringfence_super;
grant update (verdict) on targets to ringfence_tenant;
grant update (verified_at) on caller_ids to ringfence_super;
grant update (verified_at) on caller_ids to ringfence_tenant;
grant update (verified_at) on staffed_lines to ringfence_super;
grant update (verified_at) on staffed_lines to ringfence_tenant;
grant update (verified_how) on caller_ids to ringfence_super;
grant update (verified_how) on caller_ids to ringfence_tenant;
grant update (verified_how) on staffed_lines to ringfence_super;
grant update (verified_how) on staffed_lines to ringfence_tenant;
grant update (waits_since) on imports to ringfence_super;
grant update (waits_since) on imports to ringfence_tenant;
grant update (wanted_at) on callbacks to ringfence_super;
grant update (wanted_at) on callbacks to ringfence_tenant;
grant update (wants_someone) on callbacks to ringfence_super;
grant update (wants_someone) on callbacks to ringfence_tenant;
grant update (was_excluded) on campaign_lists to ringfence_super;
grant update (was_excluded) on campaign_lists to ringfence_tenant;
grant update (withdrawn_at) on script_versions to ringfence_super;
grant update (withdrawn_at) on script_versions to ringfence_tenant;
grant update (withdrawn_by) on script_versions to ringfence_super;
grant update (withdrawn_by) on script_versions to ringfence_tenant;
grant update (written_at) on script_versions to ringfence_super;
grant update (written_at) on script_versions to ringfence_tenant;
grant update (written_by) on script_versions to ringfence_super;
grant update (written_by) on script_versions to ringfence_tenant;
grant update (zone) on organizations to ringfence_super;
grant update (zone) on organizations to ringfence_tenant;
grant update (zone) on staffed_lines to ringfence_super;
grant update (zone) on staffed_lines to ringfence_tenant;
grant usage on live_events_sequence to ringfence_system;
