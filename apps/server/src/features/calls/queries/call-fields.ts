import {
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';

/** How a call ended, as it was last corrected. */
export const shownOutcome = 'coalesce(call.corrected_outcome, call.outcome)';

/** What lists show of a call. */
export const callFields = `
  call.id, ${organizationFields}, call.contact_id, contact.full_name,
  coalesce(contact.confirmed_zone, summary.zone) as zone, call.campaign_id,
  campaign.name as campaign_name, campaign.most_attempts, campaign.list_id, list.name as list_name,
  call.direction, call.mode, call.purpose, call.origin, call.e164, call.state,
  ${shownOutcome} as outcome,
  case when call.corrected_outcome is not null then call.outcome end as outcome_before,
  call.attempt, call.caller_id, call.carrier, call.account_id, account.title as account_title,
  call.answered_by, call.reserved_at, call.answered_at, call.ended_at, call.talk_seconds,
  call.cost_micro, call.cost_currency`;

export const callParts = `
  join contacts contact
    on contact.organization_id = call.organization_id and contact.id = call.contact_id
  left join contact_summaries summary
    on summary.organization_id = call.organization_id and summary.contact_id = call.contact_id
  left join campaigns campaign
    on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
  left join lists list
    on list.organization_id = campaign.organization_id and list.id = campaign.list_id
  left join carrier_accounts account on account.id = call.account_id
  ${joinOrganization('call.organization_id')}`;

export const callRow = {
  id: 'uuid',
  ...organizationRow,
  contact_id: 'uuid',
  full_name: 'text',
  zone: 'text?',
  campaign_id: 'uuid?',
  campaign_name: 'text?',
  most_attempts: 'int4?',
  list_id: 'uuid?',
  list_name: 'text?',
  direction: 'text',
  mode: 'text',
  purpose: 'text',
  origin: 'text',
  e164: 'text',
  state: 'text',
  outcome: 'text?',
  outcome_before: 'text?',
  attempt: 'int4',
  caller_id: 'text',
  carrier: 'text',
  account_id: 'uuid?',
  account_title: 'text?',
  answered_by: 'text?',
  reserved_at: 'timestamptz',
  answered_at: 'timestamptz?',
  ended_at: 'timestamptz?',
  talk_seconds: 'int4?',
  cost_micro: 'int8?',
  cost_currency: 'text?',
} as const;
