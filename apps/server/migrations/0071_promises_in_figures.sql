-- Promises and payments as lists and figures, and people whom a carrier took for a machine.

-- Nobody ends or corrects a call between what is counted below and what the triggers count from then on.
lock table calls in share row exclusive mode;

-- A machine answers no question and presses no key: where a call came to something that only a person says, or somebody
-- corrected it so, the carrier was wrong to hear a machine.
create function is_taken_for_machine(answered_by text, shown_outcome text)
 returns boolean
 language sql
 immutable
as $$
  select coalesce(answered_by = 'machine' and shown_outcome in ('right_party', 'transferred', 'promise', 'dispute',
    'wrong_party', 'stop', 'hung_up'), false)
$$;

alter table call_rollups add column taken_for_machine integer not null default 0;

create or replace function add_call_rollups(changes jsonb)
 returns void
 language sql
 set enable_seqscan to 'off'
as $$
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
$$;

create or replace function roll_up_calls()
 returns trigger
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
as $$
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
$$;

-- By campaign they are counted beside the calls, not among them: each is one of those already.
alter table campaign_counts drop constraint campaign_counts_counted_check,
  add constraint campaign_counts_counted_check check (counted in ('targets', 'calls', 'taken_for_machine'));

create or replace function count_calls()
 returns trigger
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
as $$
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
$$;

-- Lists of promises by the day they are due and by when they were made, of one state or of all; across organizations
-- for super administrators. Those with a state are found by it within one organization.
create index promises_by_made_at on promises (organization_id, made_at desc, id desc);
create index promises_by_state_made_at on promises (organization_id, state, made_at desc, id desc);
create index promises_due_everywhere on promises (due_on desc, id desc);
create index promises_made_everywhere on promises (made_at desc, id desc);
create index payments_everywhere on payments (paid_on desc, id desc);

-- What figures add up, read from the index alone.
drop index promises_open;
create index promises_open on promises (organization_id, due_on, id) include (currency, amount_minor)
  where state = 'open';
create index payments_received on payments (organization_id, paid_on, currency) include (amount_minor)
  where reversed_at is null;

-- What is there already. The owner of the tables sees none of their rows.
set local role ringfence_system;
insert into call_rollups (organization_id, starts_at, taken_for_machine)
select organization_id, quarter_of(reserved_at), count(*) from calls
where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome)) group by 1, 2;
insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
select organization_id, campaign_id, 'taken_for_machine', coalesce(corrected_outcome, outcome), count(*) from calls
where campaign_id is not null and is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
group by 1, 2, 4;
reset role;
