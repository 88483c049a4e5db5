import { defineStatement } from '../../platform/database/statement.ts';

/** What the script needs to know of a call that was answered. */
export const findFlowFacts = defineStatement({
  name: 'dialer.find_flow_facts',
  text: `
    select contact.full_name, contact.language, campaign.spoken_name, call.caller_id
    from calls call
    join contacts contact
      on contact.organization_id = call.organization_id and contact.id = call.contact_id
    join campaigns campaign
      on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
    where call.organization_id = $1 and call.id = $2`,
  row: {
    full_name: 'text',
    language: 'text',
    spoken_name: 'text',
    caller_id: 'text',
  },
});
