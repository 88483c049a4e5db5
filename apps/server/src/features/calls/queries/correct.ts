import { unreachable } from '../../../ledger/index.ts';
import { defineStatement } from '../../../platform/database/statement.ts';
import { shownOutcome } from './call-fields.ts';

/** The call as it stands, and where its target does. */
export const findCorrected = defineStatement({
  name: 'calls.find_corrected',
  text: `
    select call.id, call.contact_id, call.phone_id, call.e164, call.campaign_id, call.state,
      ${shownOutcome} as outcome, call.placing_at,
      -- On our own clock, because the carrier's may differ.
      least(call.ended_at, call.heard_at) as ended_at, target.attempts,
      campaign.most_attempts, campaign.retry,
      -- Only what is learned of the last call moves a target that waits, and only while the campaign goes on.
      campaign.state in ('running', 'paused') and not exists (select from calls later
        where later.organization_id = call.organization_id and later.contact_id = call.contact_id
          and later.campaign_id = call.campaign_id and later.reserved_at > call.reserved_at) as is_last
    from calls call
    left join campaigns campaign
      on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
    left join targets target on target.organization_id = call.organization_id
      and target.campaign_id = call.campaign_id and target.contact_id = call.contact_id
    where call.organization_id = current_organization_id() and call.id = $1`,
  row: {
    id: 'uuid',
    contact_id: 'uuid',
    phone_id: 'uuid',
    e164: 'text',
    campaign_id: 'uuid?',
    state: 'text',
    outcome: 'text?',
    placing_at: 'timestamptz?',
    ended_at: 'timestamptz?',
    attempts: 'int4?',
    most_attempts: 'int4?',
    retry: 'jsonb?',
    is_last: 'bool?',
  },
});

/** Everybody who has the number: a stop or a wrong number binds all of them, and taken back it frees all of them. */
export const listSharers = defineStatement({
  name: 'calls.list_sharers',
  text: `
    select distinct contact_id from phones
    where organization_id = current_organization_id() and e164 = $1`,
  row: { contact_id: 'uuid' },
});

export const insertCorrection = defineStatement({
  name: 'calls.insert_correction',
  text: `
    insert into call_corrections (organization_id, call_id, contact_id, outcome_before, outcome, reason,
      evidence, is_loosening, corrected_by, corrected_at)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, current_user_id(), $8)
    returning id`,
  row: { id: 'uuid' },
});

/** What the call gave rise to and, by what it turned out to be, did not: all but these kinds ($2). */
export const listRequestsOfCall = defineStatement({
  name: 'calls.list_requests_of_call',
  text: `
    select id from suppressions
    where organization_id = current_organization_id() and call_id = $1 and source = 'call'
      and lifted_at is null and kind <> all($2)
    order by id`,
  row: { id: 'uuid' },
});

/** A number that only this call ($1) took for dead is not; whatever else is known of it stays. */
export const restoreDisconnected = defineStatement({
  name: 'calls.restore_disconnected',
  text: `
    update phones phone set state = 'active'
    from calls call
    where call.organization_id = current_organization_id() and call.id = $1
      and phone.organization_id = call.organization_id and phone.id = call.phone_id
      and phone.state = 'disconnected'
      and not exists (select from calls other
        where other.organization_id = call.organization_id and other.contact_id = call.contact_id
          and other.e164 = call.e164 and other.id <> call.id
          and coalesce(other.corrected_outcome, other.outcome) in (${unreachable})
          and other.reserved_at > call.reserved_at)`,
  row: {},
});

/** A target that waits, or is done, goes on as the retry rules have it by what the call turned out to be. */
export const settleCorrected = defineStatement({
  name: 'calls.settle_corrected',
  text: `select settle_corrected($1, $2, $3, $4)::text as settled`,
  row: { settled: 'text' },
});
