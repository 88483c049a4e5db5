-- Adds to the rollups and never waits, like `add_campaign_counts`: of each quarter it takes a slot that nobody holds, and
-- makes one where all are held. It looks for the free slots while it fills the table that it looks in: planned on a table that
-- was small or not analyzed yet, it would read all of it each time.
create or replace function add_call_rollups(changes jsonb) returns void
  language sql set enable_seqscan = off
as $$
  with learned as materialized (
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
    select learned.*, free.slot from learned
    left join lateral (
      select kept.slot from call_rollups kept
      where kept.organization_id = learned.organization_id and kept.starts_at = learned.starts_at
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

revoke execute on function add_call_rollups from public;
