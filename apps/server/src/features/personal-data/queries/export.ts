import { defineStatement } from '../../../platform/database/statement.ts';
import { firstContactOf } from '../../debtor-rules/index.ts';
import { humanOf, ownFactsOf } from './own-facts.ts';

/** All of them answer one document a row, oldest first, with every field that is stored. */
const row = { document: 'jsonb' } as const;

export const exportContact = defineStatement({
  name: 'personal_data.export_contact',
  text: `
    select jsonb_build_object('id', id, 'externalReference', external_reference,
      'fullName', full_name, 'birthYear', birth_year, 'bornOn', born_on,
      'isServiceMember', is_service_member, 'email', email, 'language', language,
      'address', address, 'city', city, 'region', region, 'postalCode', postal_code,
      'country', country, 'confirmedZone', confirmed_zone, 'custom', custom,
      'createdAt', created_at, 'changedAt', changed_at,
      'lists', (select coalesce(jsonb_agg(jsonb_build_object('name', list.name,
          'addedAt', member.added_at) order by member.added_at), '[]')
        from list_contacts member
        join lists list on list.organization_id = member.organization_id and list.id = member.list_id
        where member.organization_id = contact.organization_id
          and member.contact_id = contact.id)) as document
    from contacts contact
    where organization_id = current_organization_id() and id = $1
    for key share of contact`,
  row,
});

export const exportPhones = defineStatement({
  name: 'personal_data.export_phones',
  text: `
    select jsonb_build_object('id', id, 'number', e164, 'label', label, 'lineType', line_type,
      'place', place, 'state', state, 'reassignedCheckedOn', reassigned_checked_on,
      'reassignedAnswer', reassigned_answer, 'createdAt', created_at,
      'lookup', (select jsonb_build_object('lineType', lookup.line_type, 'carrier', lookup.carrier,
          'at', lookup.looked_up_at)
        from line_lookups lookup
        where lookup.organization_id = phones.organization_id and lookup.phone_id = phones.id),
      'states', (select coalesce(jsonb_agg(jsonb_build_object('from', change.before,
          'to', change.state, 'since', change.since) order by change.since, change.id), '[]')
        from phone_states change
        where change.organization_id = phones.organization_id
          and change.phone_id = phones.id)) as document
    from phones
    where organization_id = current_organization_id() and contact_id = $1
    order by position, id`,
  row,
});

export const exportDebts = defineStatement({
  name: 'personal_data.export_debts',
  text: `
    select jsonb_build_object('id', id, 'reference', reference, 'creditor', creditor,
      'balanceMinor', balance_minor, 'originalMinor', original_minor, 'currency', currency,
      'state', state, 'group', account_group, 'openedOn', opened_on, 'dueOn', due_on,
      'chargedOffOn', charged_off_on, 'noticeSentOn', notice_sent_on,
      'kind', kind, 'isTimeBarred', is_time_barred, 'personRole', person_role,
      'firstContactAt', ${firstContactOf('debts')}, 'createdAt', created_at, 'updatedAt', updated_at,
      'states', (select coalesce(jsonb_agg(jsonb_build_object('from', change.before,
          'to', change.state, 'since', change.since) order by change.since, change.id), '[]')
        from debt_states change
        where change.organization_id = debts.organization_id
          and change.debt_id = debts.id)) as document
    from debts
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

export const exportNotes = defineStatement({
  name: 'personal_data.export_notes',
  text: `
    select jsonb_build_object('id', id, 'content', content, 'recordedAt', recorded_at) as document
    from contact_notes
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

/** What uploads found of the person before they changed it, and still keep for undoing it. */
export const exportUploads = defineStatement({
  name: 'personal_data.export_uploads',
  text: `
    select jsonb_build_object('file', upload.file_name, 'storedAt', upload.stored_at,
      'table', change.table_name, 'before', change.before) as document
    from import_changes change
    join imports upload on upload.organization_id = change.organization_id
      and upload.id = change.import_id
    where change.organization_id = current_organization_id() and change.row_id in (
      select $1::uuid
      union all
      select id from phones where organization_id = current_organization_id() and contact_id = $1
      union all
      select id from debts where organization_id = current_organization_id() and contact_id = $1
      union all
      select id from consents where organization_id = current_organization_id() and contact_id = $1)
    order by upload.stored_at, change.table_name, change.row_id`,
  row,
});

/** What was done to them with many others, as far as it is kept for taking it back. */
export const exportActions = defineStatement({
  name: 'personal_data.export_actions',
  text: `
    select jsonb_build_object('kind', action.kind, 'list', list.name, 'addedAt', change.added_at,
      'restriction', change.suppression_id, 'doneAt', action.finished_at) as document
    from contact_action_changes change
    join contact_actions action on action.organization_id = change.organization_id
      and action.id = change.action_id
    left join lists list on list.organization_id = action.organization_id
      and list.id = (action.content->>'listId')::uuid
    where change.organization_id = current_organization_id() and change.contact_id = $1
    order by action.id`,
  row,
});

export const exportConsents = defineStatement({
  name: 'personal_data.export_consents',
  text: `
    select jsonb_build_object('id', id, 'kind', kind, 'number', e164, 'obtainedHow', obtained_how,
      'obtainedBy', obtained_by, 'obtainedOn', obtained_on, 'receivedAt', received_at,
      'evidence', evidence, 'recordedAt', recorded_at, 'expiresAt', expires_at,
      'revokedAt', revoked_at, 'revokedEvidence', revoked_evidence,
      'revokedFor', revoked_for, 'fromMinute', from_minute, 'toMinute', to_minute, 'place', place,
      'isWithoutScope', is_without_scope, 'callId', call_id) as document
    from consents
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

export const exportRestrictions = defineStatement({
  name: 'personal_data.export_restrictions',
  text: `
    select jsonb_build_object('id', id, 'kind', kind, 'number', e164, 'place', place, 'debtId', debt_id,
      'source', source, 'evidence', evidence, 'note', note, 'callId', call_id,
      'startedAt', started_at, 'recordedAt', recorded_at, 'liftedAt', lifted_at,
      'liftedBecause', lifted_because, 'liftedGround', lifted_ground,
      'isMistake', is_mistake) as document
    from suppressions
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

export const exportInconvenientTimes = defineStatement({
  name: 'personal_data.export_inconvenient_times',
  text: `
    select jsonb_build_object('id', id, 'days', days, 'fromMinute', from_minute,
      'toMinute', to_minute, 'source', source, 'evidence', evidence, 'startedAt', started_at,
      'recordedAt', recorded_at, 'liftedAt', lifted_at, 'callId', call_id,
      'callbackId', callback_id) as document
    from inconvenient_times
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

export const exportCallbacks = defineStatement({
  name: 'personal_data.export_callbacks',
  text: `
    select jsonb_build_object('id', id, 'debtId', debt_id, 'callId', call_id, 'askedHow', asked_how,
      'askedAt', asked_at, 'suits', suits, 'wantedAt', wanted_at, 'wantsSomeone', wants_someone,
      'consentId', consent_id,
      'state', state, 'settledAt', settled_at, 'notBefore', not_before,
      'campaignId', campaign_id) as document
    from callbacks
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

/**
 * With which contacts they were taken for the same human, and how often it was said that another contact is somebody
 * else. Who that is, and what was said of it, is the other person's.
 */
export const exportLinks = defineStatement({
  name: 'personal_data.export_links',
  text: `
    select given.document
    from (
      select jsonb_build_object('contactId', case when contact_id = $1 then other_id else contact_id end,
        'samePerson', true, 'because', because, 'at', linked_at) as document, linked_at as at
      from person_links
      where organization_id = current_organization_id() and $1::uuid in (contact_id, other_id)
        and not exists (select from person_partings parted
          where parted.organization_id = person_links.organization_id
            and parted.contact_id = least(person_links.contact_id, person_links.other_id)
            and parted.other_id = greatest(person_links.contact_id, person_links.other_id))
      union all
      select jsonb_build_object('samePerson', false, 'at', parted_at), parted_at
      from person_partings
      where organization_id = current_organization_id() and $1::uuid in (contact_id, other_id)) given
    order by given.at, given.document->>'contactId'`,
  row,
});

export const exportOutsideCalls = defineStatement({
  name: 'personal_data.export_outside_calls',
  text: `
    select jsonb_build_object('id', id, 'number', e164, 'debtIds', debt_ids,
      'direction', direction, 'outcome', outcome, 'occurredAt', occurred_at, 'evidence', evidence,
      'recordedAt', recorded_at) as document
    from outside_calls
    where organization_id = current_organization_id() and contact_id = $1
    order by occurred_at, id`,
  row,
});

export const exportPromises = defineStatement({
  name: 'personal_data.export_promises',
  text: `
    select jsonb_build_object('id', id, 'planId', plan_id, 'debtId', debt_id, 'amountMinor', amount_minor,
      'currency', currency, 'dueOn', due_on, 'state', state, 'madeHow', made_how, 'callId', call_id,
      'campaignId', campaign_id,
      'madeAt', made_at, 'recordedAt', recorded_at, 'openedAt', opened_at, 'settledAt', settled_at,
      'cancelledBecause', cancelled_because, 'earlierPeriods', earlier_periods,
      'reminderConsentId', reminder_consent_id, 'reminderState', reminder_state,
      'reminderCampaignId', reminder_campaign_id) as document
    from promises
    where organization_id = current_organization_id() and contact_id = $1
    order by made_at, due_on, id`,
  row,
});

export const exportPayments = defineStatement({
  name: 'personal_data.export_payments',
  text: `
    select jsonb_build_object('id', id, 'debtId', debt_id, 'amountMinor', amount_minor,
      'appliedMinor', applied_minor, 'currency', currency, 'paidOn', paid_on,
      'payerReference', payer_reference, 'source', source, 'recordedAt', recorded_at,
      'reversedAt', reversed_at) as document
    from payments
    where organization_id = current_organization_id() and contact_id = $1
    order by paid_on, id`,
  row,
});

export const exportTargets = defineStatement({
  name: 'personal_data.export_targets',
  text: `
    select jsonb_build_object('campaign', campaign.name, 'state', target.state,
      'nextAt', target.next_at, 'openUntil', target.open_until, 'notBefore', target.not_before,
      'movedTo', target.moved_to, 'movedBefore', target.moved_before,
      'cancelledAt', target.cancelled_at, 'removedAt', target.removed_at, 'isTakenBack', target.is_taken_back, 'isNamed', target.is_named,
      'attempts', target.attempts,
      'verdict', target.verdict, 'heldBy', target.held_by, 'hourArm', target.hour_arm,
      'hourAt', target.hour_at, 'decisionId', target.decision_id,
      'endedBecause', target.ended_because) as document
    from targets target
    join campaigns campaign on campaign.organization_id = target.organization_id
      and campaign.id = target.campaign_id
    where target.organization_id = current_organization_id() and target.contact_id = $1
    order by target.campaign_id`,
  row,
});

/** From which campaigns they were removed by name; there need not be a target of theirs. */
export const exportRemovals = defineStatement({
  name: 'personal_data.export_removals',
  text: `
    select jsonb_build_object('campaign', campaign.name, 'campaignId', campaign.id, 'removedAt', gone.removed_at,
      'isTakenOut', gone.is_taken_out) as document
    from campaign_people_removed gone
    join campaigns campaign on campaign.organization_id = gone.organization_id
      and campaign.id = gone.campaign_id
    where gone.organization_id = current_organization_id() and gone.contact_id = $1
    order by gone.removed_at, gone.campaign_id`,
  row,
});

export const exportCalls = defineStatement({
  name: 'personal_data.export_calls',
  text: `
    select jsonb_build_object('id', call.id, 'direction', call.direction, 'mode', call.mode,
      'purpose', call.purpose, 'origin', call.origin, 'number', call.e164,
      'debtIds', to_jsonb(call.debt_ids), 'decisionId', call.decision_id, 'attempt', call.attempt, 'callerId', call.caller_id,
      'carrier', call.carrier, 'carrierCallId', call.carrier_call_id, 'state', call.state,
      'outcome', call.outcome, 'correctedOutcome', call.corrected_outcome, 'reservedAt', call.reserved_at, 'placingAt', call.placing_at,
      'callerDay', call.caller_day, 'country', call.country, 'costMicro', call.cost_micro,
      'costCurrency', call.cost_currency, 'costParts', call.cost_parts,
      'connectedSeconds', call.connected_seconds, 'connectedCountry', call.connected_country,
      'reservedWrittenAt', call.reserved_written_at, 'placingWrittenAt', call.placing_written_at,
      'rang', call.rang, 'answeredAt', call.answered_at, 'answeredBy', call.answered_by,
      'spokenAt', call.spoken_at, 'choice', call.choice, 'ending', call.ending,
      'droppedAt', call.dropped_at, 'endedAt', call.ended_at, 'heardAt', call.heard_at,
      'talkSeconds', call.talk_seconds,
      'corrections', (select coalesce(jsonb_agg(jsonb_build_object('outcomeBefore', correction.outcome_before,
          'outcome', correction.outcome, 'reason', correction.reason, 'evidence', correction.evidence,
          'correctedAt', correction.corrected_at) order by correction.id), '[]')
        from call_corrections correction
        where correction.organization_id = call.organization_id and correction.call_id = call.id),
      'events', (select coalesce(jsonb_agg(jsonb_build_object('kind', event.kind,
          'occurredAt', event.occurred_at, 'receivedAt', event.received_at,
          'content', event.content) order by event.received_at, event.key), '[]')
        from carrier_events event
        where event.organization_id = call.organization_id
          and event.call_id = call.id)) as document
    from calls_now call
    where call.organization_id = current_organization_id() and call.contact_id = $1
    order by call.id`,
  row,
});

/** The file itself is played on the page of its call; its hash says which one it is. */
export const exportRecordings = defineStatement({
  name: 'personal_data.export_recordings',
  text: `
    select jsonb_build_object('id', id, 'callId', call_id, 'state', state, 'seconds', seconds,
      'announcedWords', announced_words, 'announcedAt', announced_at, 'bytes', bytes,
      'contentType', content_type, 'sha256', encode(sha256, 'hex'), 'createdAt', created_at,
      'failure', failure, 'fetchedAt', fetched_at, 'deleteAfter', delete_after,
      'deletedAt', deleted_at, 'deletedBecause', deleted_because) as document
    from recordings
    where organization_id = current_organization_id() and contact_id = $1
    order by id`,
  row,
});

/** Of other people who share a number neither calls nor reasons are in the facts: those are theirs. */
export const exportDecisions = defineStatement({
  name: 'personal_data.export_decisions',
  text: `
    with human as materialized (${humanOf('$1')})
    select jsonb_build_object('id', decision.id, 'decidedAt', decision.decided_at,
      'verdict', decision.verdict, 'until', decision.until, 'liftedBy', decision.lifted_by,
      'reasons', told_reasons(decision.reasons, decision.rule_set), 'zones', decision.zones,
      'attemptsBefore', decision.attempts_before, 'attemptsAfter', decision.attempts_after,
      'policyVersion', decision.policy_version, 'tzdataVersion', decision.tzdata_version,
      'facts', own.own_facts) as document
    from decisions decision
    ${ownFactsOf('decision')}
    where decision.organization_id = current_organization_id() and decision.contact_id = $1
    order by decision.id`,
  row,
});

export const exportActivity = defineStatement({
  name: 'personal_data.export_activity',
  text: `
    select jsonb_build_object('action', action, 'occurredAt', occurred_at) as document
    from activity_entries
    where organization_id = current_organization_id() and subject_kind = 'contact'
      and subject_id = $1
    order by occurred_at, id`,
  row,
});
