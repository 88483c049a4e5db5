import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What the script needs to know of a call that was answered: under the policy in force by then, and what the
 * call was allowed on. A policy
 * that does not say whether to announce a recording announces it: one word too many harms nobody.
 */
export const findFlowFacts = defineStatement({
  name: 'dialer.find_flow_facts',
  text: `
    select contact.full_name, contact.language, campaign.spoken_name, call.caller_id,
      coalesce((select policy.content->'announcesRecording' is distinct from 'false'::jsonb
        from policies policy where policy.organization_id = call.organization_id
        order by policy.version desc limit 1), false) as announces_recording,
      decision.facts, allowing.content as policy
    from calls call
    join contacts contact
      on contact.organization_id = call.organization_id and contact.id = call.contact_id
    join campaigns campaign
      on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
    join decisions decision on decision.organization_id = call.organization_id
      and decision.contact_id = call.contact_id and decision.id = call.decision_id
    left join policies allowing on allowing.organization_id = call.organization_id
      and allowing.version = decision.policy_version
    where call.organization_id = $1 and call.id = $2`,
  row: {
    full_name: 'text',
    language: 'text',
    spoken_name: 'text',
    caller_id: 'text',
    announces_recording: 'bool',
    facts: 'jsonb',
    policy: 'jsonb?',
  },
});
