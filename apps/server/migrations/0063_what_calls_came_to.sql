-- What a call can come to since it follows a script: a message left, a fax, somebody connected, a promise, a dispute.
-- Figures keep a column for each; a conversation is any of those on which the person proved who they are.
alter table call_rollups
  add column voicemail_left integer not null default 0,
  add column fax integer not null default 0,
  add column transferred integer not null default 0,
  add column promise integer not null default 0,
  add column dispute integer not null default 0;

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
      coalesce(sum(one.n) filter (where one.kind = 'dispute'), 0)::integer as dispute
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
      dispute = kept.dispute + change.dispute
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into call_rollups (organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost, voicemail_left, fax, transferred, promise, dispute)
  select organization_id, starts_at,
    under_way, no_answer, busy, failed, not_in_service, machine, right_party, wrong_party, stop, hung_up, withdrawn,
    lost, voicemail_left, fax, transferred, promise, dispute
  from change where slot is null
$$;

create or replace function keep_first_conversations(organization uuid, people uuid[])
 returns void
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
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
$$;

alter table call_corrections drop constraint call_corrections_outcome_check,
  add constraint call_corrections_outcome_check check (outcome in ('no_answer', 'busy', 'failed', 'not_in_service',
    'machine', 'voicemail_left', 'fax', 'right_party', 'transferred', 'dispute', 'wrong_party', 'stop', 'hung_up'));

alter table caller_id_verifications drop constraint caller_id_verifications_answered_by_check,
  add constraint caller_id_verifications_answered_by_check
    check (answered_by in ('human', 'machine', 'fax', 'operator', 'unknown')),
  drop constraint caller_id_verifications_outcome_check,
  add constraint caller_id_verifications_outcome_check check (outcome in ('no_answer', 'busy', 'failed',
    'not_in_service', 'machine', 'fax', 'hung_up', 'withdrawn', 'lost'));

-- A dispute by word of mouth is kept as such: the written kind has consequences of its own (12 CFR 1006.38(d)(2)).
alter table suppressions drop constraint suppressions_kind_check,
  add constraint suppressions_kind_check check (kind in ('medium_stop', 'number_stop', 'cease_written', 'attorney',
    'dispute_open', 'dispute_oral', 'orig_creditor_request', 'bankruptcy', 'paid', 'deceased', 'wrong_number',
    'reassigned', 'work_prohibited', 'place_inconvenient', 'identity_theft', 'incarcerated'));

-- A consent that somebody gave by a key on a call was entered by nobody; the call is named instead.
alter table consents alter column recorded_by drop not null,
  add column call_id uuid,
  add constraint consents_recorded_by_check check (recorded_by is not null or call_id is not null);
alter table inconvenient_times add column call_id uuid;
