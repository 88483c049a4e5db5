import { defineStatement } from '../../../platform/database/statement.ts';
import { humanOf, ownFactsOf } from '../../personal-data/index.ts';

const row = { document: 'jsonb' } as const;

export const findCall = defineStatement({
  name: 'evidence.find_call',
  text: `
    select call.contact_id, call.decision_id, call.campaign_id,
      jsonb_build_object('id', call.id, 'direction', call.direction, 'mode', call.mode,
        'purpose', call.purpose, 'origin', call.origin, 'number', call.e164,
        'callerId', call.caller_id, 'carrier', call.carrier, 'carrierCallId', call.carrier_call_id,
        'campaign', case when campaign.id is not null then jsonb_build_object('id', campaign.id,
          'name', campaign.name, 'spokenName', campaign.spoken_name) end,
        'attempt', call.attempt, 'state', call.state, 'outcome', call.outcome,
        'correctedOutcome', stored.corrected_outcome, 'reservedAt', call.reserved_at,
        'placedAt', call.placing_at, 'reservedWrittenAt', call.reserved_written_at,
        'placedWrittenAt', call.placing_written_at, 'rang', call.rang,
        'answeredAt', call.answered_at, 'answeredBy', call.answered_by, 'spokenAt', call.spoken_at,
        'choice', call.choice, 'ending', call.ending, 'endedAt', call.ended_at,
        'heardAt', call.heard_at,
        'talkSeconds', case when call.answered_at is not null then call.talk_seconds end,
        'debts', (select coalesce(jsonb_agg(jsonb_build_object('id', debt.id,
            'reference', debt.reference, 'creditor', debt.creditor) order by about.place), '[]')
          from unnest(call.debt_ids) with ordinality as about (debt_id, place)
          join debts debt on debt.organization_id = call.organization_id and debt.id = about.debt_id))
        as document
    from calls_now call
    join calls stored on stored.organization_id = call.organization_id and stored.id = call.id
    left join campaigns campaign
      on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
    where call.organization_id = current_organization_id() and call.id = $1`,
  row: {
    contact_id: 'uuid',
    decision_id: 'uuid',
    campaign_id: 'uuid?',
    ...row,
  },
});

/** What became known of a call, and what was said on it, in the order in which it arrived. */
export const listEvents = defineStatement({
  name: 'evidence.list_events',
  text: `
    select jsonb_build_object('kind', kind, 'occurredAt', occurred_at, 'receivedAt', received_at,
      'key', coalesce(content->>'digits', content->>'digit'),
      'step', coalesce(content->>'at', content->>'step'), 'connected', content->>'connected',
      'connectedSeconds', content->'connectedSeconds',
      'facts', content->'facts', 'ending', content->'event'->>'ending',
      'said', content->'said') as document
    from carrier_events
    where organization_id = current_organization_id() and call_id = $1
    order by received_at, occurred_at nulls last, key`,
  row,
});

/** The recordings of a call, by the hash of their files: what somebody plays is checked against it. */
export const listCallRecordings = defineStatement({
  name: 'evidence.list_call_recordings',
  text: `
    select jsonb_build_object('id', id, 'state', state, 'seconds', seconds, 'announcedWords', announced_words,
      'announcedAt', announced_at, 'bytes', bytes, 'contentType', content_type,
      'sha256', encode(sha256, 'hex'), 'fetchedAt', fetched_at, 'deletedAt', deleted_at,
      'deletedBecause', deleted_because) as document
    from recordings
    where organization_id = current_organization_id() and call_id = $1
    order by id`,
  row,
});

/** What the person promised to pay on a call ($1), and how it stands now. */
export const listCallPromises = defineStatement({
  name: 'evidence.list_call_promises',
  text: `
    select promise.debt_id,
      jsonb_build_object('id', promise.id, 'planId', promise.plan_id, 'debtId', promise.debt_id,
        'amountMinor', promise.amount_minor, 'currency', promise.currency, 'dueOn', promise.due_on,
        'madeHow', promise.made_how, 'callId', promise.call_id, 'madeAt', promise.made_at,
        'recordedAt', promise.recorded_at, 'openedAt', promise.opened_at, 'state', promise.state,
        'settledAt', promise.settled_at, 'cancelledBecause', promise.cancelled_because,
        'cancelledBy', case when profile.id is not null then jsonb_build_object('id', profile.id,
          'fullName', coalesce(profile.full_name, '')) end) as document
    from promises promise
    left join profiles profile on profile.id = promise.cancelled_by
    where promise.organization_id = current_organization_id() and promise.contact_id = $2
      and promise.call_id = $1
    order by promise.made_at, promise.due_on, promise.id`,
  row: { debt_id: 'uuid', ...row },
});

/** Everything that came in for debts ($2) of a person ($1), whether or not it was taken back. */
export const listDebtPayments = defineStatement({
  name: 'evidence.list_debt_payments',
  text: `
    select jsonb_build_object('id', id, 'debtId', debt_id, 'amountMinor', amount_minor,
      'appliedMinor', applied_minor, 'currency', currency, 'paidOn', paid_on,
      'payerReference', payer_reference, 'source', source, 'importId', import_id,
      'recordedAt', recorded_at, 'reversedAt', reversed_at) as document
    from payments
    where organization_id = current_organization_id() and contact_id = $1 and debt_id = any($2)
    order by paid_on, id`,
  row,
});

/** How calls were corrected, of one call ($1) or of all of a person ($2), the first first. */
export const listCorrections = defineStatement({
  name: 'evidence.list_corrections',
  text: `
    select jsonb_build_object('callId', correction.call_id, 'from', correction.outcome_before,
      'to', correction.outcome, 'reason', correction.reason, 'evidence', correction.evidence,
      'isLoosening', correction.is_loosening, 'correctedAt', correction.corrected_at,
      'correctedBy', case when profile.id is not null then jsonb_build_object('id', profile.id,
        'fullName', coalesce(profile.full_name, '')) end) as document
    from call_corrections correction
    left join profiles profile on profile.id = correction.corrected_by
    where correction.organization_id = current_organization_id() and correction.contact_id = $2
      and ($1::uuid is null or correction.call_id = $1)
    order by correction.id`,
  row,
});

/**
 * Decisions by their id, or of a person ($2), with their facts as they were stored. What is known of other people with
 * the same number is left out of the facts that are shown, because it is theirs.
 */
export const listDecisions = defineStatement({
  name: 'evidence.list_decisions',
  text: `
    with human as materialized (${humanOf('$2')})
    select decision.decided_at, decision.facts::text as facts_text,
      encode(decision.facts_hash, 'hex') as facts_hash,
      decision.facts_hash = sha256(convert_to(decision.facts::text, 'UTF8')) as is_intact,
      own_calls.left_out, own_reasons.left_out_reasons, own.own_facts,
      jsonb_build_object('id', decision.id, 'decidedAt', decision.decided_at,
        'verdict', decision.verdict, 'until', decision.until, 'liftedBy', decision.lifted_by,
        'rules', told_reasons(decision.reasons, decision.rule_set), 'ruleSet', decision.rule_set,
        'zones', decision.zones, 'attemptsBefore', decision.attempts_before,
        'attemptsAfter', decision.attempts_after, 'tzdataVersion', decision.tzdata_version,
        'policyVersion', decision.policy_version, 'policy', policy.content) as document
    from decisions decision
    left join policies policy on policy.organization_id = decision.organization_id
      and policy.version = decision.policy_version
    ${ownFactsOf('decision')}
    where decision.organization_id = current_organization_id() and decision.contact_id = $2
      and ($1::uuid is null or decision.id = $1)
    order by decision.id`,
  row: {
    decided_at: 'timestamptz',
    facts_text: 'text',
    facts_hash: 'text',
    is_intact: 'bool',
    left_out: 'int4',
    left_out_reasons: 'int4',
    own_facts: 'jsonb',
    ...row,
  },
});

export const findPerson = defineStatement({
  name: 'evidence.find_person',
  text: `
    select jsonb_build_object('id', id, 'externalReference', external_reference,
      'fullName', full_name, 'language', language, 'region', region, 'postalCode', postal_code,
      'country', country, 'confirmedZone', confirmed_zone) as document
    from contacts where organization_id = current_organization_id() and id = $1`,
  row,
});

export const findOrganization = defineStatement({
  name: 'evidence.find_organization',
  text: `select name from organizations where id = $1`,
  row: { name: 'text' },
});

export const hasCall = defineStatement({
  name: 'evidence.has_call',
  text: `
    select exists (select from calls
      where organization_id = current_organization_id() and id = $1) as is_there`,
  row: { is_there: 'bool' },
});

/** Also of somebody who was erased, of whom the record of activity is left. */
export const hasPerson = defineStatement({
  name: 'evidence.has_person',
  text: `
    select exists (select from contacts
        where organization_id = current_organization_id() and id = $1)
      or exists (select from activity_entries
        where organization_id = current_organization_id() and subject_kind = 'contact'
          and subject_id = $1) as is_there`,
  row: { is_there: 'bool' },
});
