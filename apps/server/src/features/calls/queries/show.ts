import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { humanOf, ownFactsOf } from '../../personal-data/index.ts';
import { callFields, callParts, callRow } from './call-fields.ts';

/** With the decision that let it happen, and the policy that this was decided under. */
export const findCall = defineSpanning({
  name: 'calls.find_call',
  text: (covers) => `
    select ${callFields}, call.carrier_call_id, call.placing_at, call.spoken_at,
      (select jsonb_agg(jsonb_build_object('id', debt.id, 'creditor', debt.creditor,
          'balance', jsonb_build_object('amountMinor', debt.balance_minor, 'currency', debt.currency))
          order by about.place)
        from unnest(call.debt_ids) with ordinality as about (debt_id, place)
        join debts debt on debt.organization_id = call.organization_id and debt.id = about.debt_id)
        as debts,
      decision.id as decision_id, decision.decided_at, decision.verdict, decision.until,
      decision.lifted_by, told_reasons(decision.reasons, decision.rule_set) as reasons, decision.zones, decision.attempts_before,
      decision.attempts_after, decision.tzdata_version, decision.facts,
      encode(decision.facts_hash, 'hex') as facts_hash,
      (select policy.content from policies policy
       where policy.organization_id = call.organization_id and policy.version = decision.policy_version)
        as policy,
      (select other.started_at from suppressions other
       where other.organization_id = call.organization_id and other.e164 = call.e164
         and other.kind = 'number_stop' and other.lifted_at is null and other.contact_id <> call.contact_id
       order by other.started_at limit 1) as stopped_by_other_at
    from calls_now call
    ${callParts}
    join decisions decision
      on decision.organization_id = call.organization_id and decision.id = call.decision_id
    where call.id = $1 and ${covers('call.organization_id')}`,
  row: {
    ...callRow,
    carrier_call_id: 'text?',
    placing_at: 'timestamptz?',
    spoken_at: 'timestamptz?',
    debts: 'jsonb',
    decision_id: 'uuid',
    decided_at: 'timestamptz',
    verdict: 'text',
    until: 'timestamptz?',
    lifted_by: 'text?',
    reasons: 'jsonb',
    zones: 'jsonb',
    attempts_before: 'int4',
    attempts_after: 'int4',
    tzdata_version: 'text',
    facts: 'jsonb',
    facts_hash: 'text',
    policy: 'jsonb?',
    stopped_by_other_at: 'timestamptz?',
  },
});

/** The facts of a decision ($1) about a person ($2) of an organization ($3), without what is known of others with the same number. */
export const findOwnFacts = defineStatement({
  name: 'calls.find_own_facts',
  text: `
    with human as materialized (${humanOf('$2', '$3::uuid')})
    select own.own_facts
    from decisions decision
    ${ownFactsOf('decision')}
    where decision.organization_id = $3 and decision.id = $1 and decision.contact_id = $2`,
  row: { own_facts: 'jsonb' },
});

export const listEvents = defineStatement({
  name: 'calls.list_events',
  text: `
    select event.kind, event.occurred_at, event.received_at,
      coalesce(content->>'digits', content->>'digit') as digits,
      coalesce(content->>'at', content->>'step') as place, coalesce((content->>'turn')::integer, 0) as turn,
      content->>'connected' as connected, content->'facts' as facts,
      content->'event'->>'ending' as ending, content->'said' as said,
      (content->>'connectedSeconds')::integer as connected_seconds,
      line.id as line_id, coalesce(nullif(line.label, ''), line.e164) as line_name
    from carrier_events event
    left join staffed_lines line on line.organization_id = event.organization_id
      and line.id = (jsonb_path_query_first(event.content,
        '$.facts[*] ? (@.kind == "transferred").lineId') #>> '{}')::uuid
    where event.organization_id = $1 and event.call_id = $2
    order by event.received_at, event.occurred_at nulls last, event.key`,
  row: {
    kind: 'text',
    occurred_at: 'timestamptz?',
    received_at: 'timestamptz',
    digits: 'text?',
    place: 'text?',
    turn: 'int4',
    connected: 'text?',
    facts: 'jsonb?',
    ending: 'text?',
    said: 'jsonb?',
    connected_seconds: 'int4?',
    line_id: 'uuid?',
    line_name: 'text?',
  },
});

export const listCorrections = defineStatement({
  name: 'calls.list_corrections',
  text: `
    select correction.id, correction.outcome_before, correction.outcome, correction.reason,
      correction.evidence, correction.is_loosening, correction.corrected_at,
      correction.corrected_by, profile.full_name
    from call_corrections correction
    left join profiles profile on profile.id = correction.corrected_by
    where correction.organization_id = $1 and correction.call_id = $2
    order by correction.id`,
  row: {
    id: 'uuid',
    outcome_before: 'text',
    outcome: 'text',
    reason: 'text',
    evidence: 'text',
    is_loosening: 'bool',
    corrected_at: 'timestamptz',
    corrected_by: 'uuid?',
    full_name: 'text?',
  },
});
