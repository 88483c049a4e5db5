import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

const callFields = `
  call.id, ${organizationFields}, call.contact_id, contact.full_name, call.campaign_id,
  campaign.name as campaign_name, call.direction, call.mode, call.purpose, call.origin,
  call.e164, call.state, call.outcome, call.attempt, call.reserved_at, call.answered_at,
  call.ended_at, call.talk_seconds`;

const callParts = `
  join contacts contact
    on contact.organization_id = call.organization_id and contact.id = call.contact_id
  left join campaigns campaign
    on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
  ${joinOrganization('call.organization_id')}`;

export const listCalls = defineSpanning({
  name: 'calls.list_calls',
  text: (covers) => `
    select ${callFields}
    from (select * from calls_now
          where ${covers('organization_id')} and id < $1
          order by id desc limit $2) call
    ${callParts}
    order by call.id desc`,
  row: {
    id: 'uuid',
    ...organizationRow,
    contact_id: 'uuid',
    full_name: 'text',
    campaign_id: 'uuid?',
    campaign_name: 'text?',
    direction: 'text',
    mode: 'text',
    purpose: 'text',
    origin: 'text',
    e164: 'text',
    state: 'text',
    outcome: 'text?',
    attempt: 'int4',
    reserved_at: 'timestamptz',
    answered_at: 'timestamptz?',
    ended_at: 'timestamptz?',
    talk_seconds: 'int4?',
  },
});

export const listCallsOfCampaign = defineSpanning({
  name: 'calls.list_calls_of_campaign',
  text: (covers) => `
    select ${callFields}
    from (select * from calls_now
          where campaign_id = $3 and organization_id = (
              select organization_id from campaigns
              where id = $3 and ${covers('organization_id')} limit 1)
            and id < $1
          order by id desc limit $2) call
    ${callParts}
    order by call.id desc`,
  row: listCalls.row,
});

export const findCall = defineSpanning({
  name: 'calls.find_call',
  text: (covers) => `
    select ${callFields}, call.caller_id, call.carrier, call.carrier_call_id, call.placing_at,
      (select jsonb_agg(jsonb_build_object('id', debt.id, 'creditor', debt.creditor,
          'balance', jsonb_build_object('amountMinor', debt.balance_minor, 'currency', debt.currency))
          order by about.place)
        from unnest(call.debt_ids) with ordinality as about (debt_id, place)
        join debts debt on debt.organization_id = call.organization_id and debt.id = about.debt_id)
        as debts,
      decision.id as decision_id, decision.decided_at, decision.verdict, decision.until,
      decision.lifted_by, told_reasons(decision.reasons, decision.rule_set) as reasons, decision.zones, decision.attempts_before,
      decision.attempts_after, decision.tzdata_version,
      encode(decision.facts_hash, 'hex') as facts_hash
    from calls_now call
    ${callParts}
    join decisions decision
      on decision.organization_id = call.organization_id and decision.id = call.decision_id
    where call.id = $1 and ${covers('call.organization_id')}`,
  row: {
    ...listCalls.row,
    caller_id: 'text',
    carrier: 'text',
    carrier_call_id: 'text?',
    placing_at: 'timestamptz?',
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
    facts_hash: 'text',
  },
});

export const listEvents = defineStatement({
  name: 'calls.list_events',
  text: `
    select kind, occurred_at, received_at, content->>'digit' as digit,
      content->'event'->>'ending' as ending
    from carrier_events
    where organization_id = $1 and call_id = $2
    order by received_at, occurred_at nulls last, key`,
  row: {
    kind: 'text',
    occurred_at: 'timestamptz?',
    received_at: 'timestamptz',
    digit: 'text?',
    ending: 'text?',
  },
});
