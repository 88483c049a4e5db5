import { defineReplanned } from '../../platform/database/statement.ts';

/** Each by its own key: a planner that knows nothing of a new month reads all of it otherwise. */
const namedCalls = `unnest($1::uuid[], $2::uuid[]) as named (organization_id, id)
    cross join lateral (select * from calls
      where calls.organization_id = named.organization_id and calls.id = named.id offset 0) call`;

/** Through which account each call goes; nothing where there is no such call. */
export const findAccountsOfCalls = defineReplanned({
  name: 'dialer.find_accounts_of_calls',
  text: `select call.id, call.account_id from ${namedCalls}`,
  row: { id: 'uuid', account_id: 'uuid?' },
});

/**
 * What the script needs to know of calls that were answered: under the policy in force by then, and what the
 * call was allowed on. A policy
 * that does not say whether to announce a recording announces it: one word too many harms nobody.
 */
export const findFlowFacts = defineReplanned({
  name: 'dialer.find_flow_facts',
  text: `
    select call.id, contact.full_name, contact.language, campaign.spoken_name, call.caller_id, call.account_id,
      coalesce((select policy.content->'announcesRecording' is distinct from 'false'::jsonb
        from policies policy where policy.organization_id = call.organization_id
        order by policy.version desc limit 1), false) as announces_recording,
      decision.facts, allowing.content as policy
    from ${namedCalls}
    cross join lateral (select full_name, language from contacts
      where organization_id = call.organization_id and id = call.contact_id offset 0) contact
    cross join lateral (select spoken_name from campaigns
      where organization_id = call.organization_id and id = call.campaign_id offset 0) campaign
    cross join lateral (select facts, policy_version from decisions
      where organization_id = call.organization_id and contact_id = call.contact_id
        and id = call.decision_id offset 0) decision
    left join lateral (select content from policies
      where organization_id = call.organization_id and version = decision.policy_version
      offset 0) allowing on true`,
  row: {
    id: 'uuid',
    full_name: 'text',
    language: 'text',
    spoken_name: 'text',
    caller_id: 'text',
    account_id: 'uuid?',
    announces_recording: 'bool',
    facts: 'jsonb',
    policy: 'jsonb?',
  },
});
