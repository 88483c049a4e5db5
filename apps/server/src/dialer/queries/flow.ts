import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { linesOf } from './places.ts';

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
 * What the script needs to know of calls that were answered: the policy in force by then, and the one that the call
 * was allowed on, by their versions. Each is the same for thousands of calls, so that what it says is kept.
 */
export const findFlowFacts = defineReplanned({
  name: 'dialer.find_flow_facts',
  text: `
    select call.id, contact.full_name, contact.language, contact.postal_code,
      coalesce(extract(year from contact.born_on)::integer, contact.birth_year) as birth_year,
      campaign.spoken_name, campaign.script_id, campaign.script_version, call.caller_id, call.account_id,
      debt.reference, debt.creditor, debt.balance_minor, debt.currency, debt.due_on::text as due_on,
      debt.first_contact_at is null and not exists (select from first_conversations known
        where known.organization_id = call.organization_id and known.debt_id = call.debt_id) as is_first,
      promise.amount_minor as promised_minor, promise.currency as promised_currency,
      promise.due_on::text as promised_on,
      coalesce((${linesOf('call.organization_id', 'call.id')}), '[]'::jsonb) as lines,
      coalesce((select max(policy.version) from policies policy
        where policy.organization_id = call.organization_id), 0) as policy_now,
      decision.facts, decision.zones, decision.policy_version as policy
    from ${namedCalls}
    cross join lateral (select full_name, language, postal_code, born_on, birth_year from contacts
      where organization_id = call.organization_id and id = call.contact_id offset 0) contact
    cross join lateral (select spoken_name, script_id, script_version from campaigns
      where organization_id = call.organization_id and id = call.campaign_id offset 0) campaign
    cross join lateral (select reference, creditor, balance_minor, currency, due_on, first_contact_at from debts
      where organization_id = call.organization_id and id = call.debt_id offset 0) debt
    left join lateral (select amount_minor, currency, due_on from promises
      where organization_id = call.organization_id and debt_id = call.debt_id and state in ('open', 'broken')
      order by state = 'open' desc, (due_on - date '2000-01-01') * case state when 'open' then 1 else -1 end
      limit 1 offset 0) promise on true
    cross join lateral (select facts, zones, policy_version from decisions
      where organization_id = call.organization_id and contact_id = call.contact_id
        and id = call.decision_id offset 0) decision`,
  row: {
    id: 'uuid',
    full_name: 'text',
    language: 'text',
    postal_code: 'text?',
    birth_year: 'int4?',
    spoken_name: 'text',
    script_id: 'text',
    script_version: 'int4',
    caller_id: 'text',
    account_id: 'uuid?',
    reference: 'text',
    creditor: 'text?',
    balance_minor: 'int8',
    currency: 'text',
    due_on: 'text?',
    is_first: 'bool',
    promised_minor: 'int8?',
    promised_currency: 'text?',
    promised_on: 'text?',
    lines: 'jsonb',
    policy_now: 'int4',
    facts: 'jsonb',
    zones: 'jsonb',
    policy: 'int4',
  },
});

/** What an approved version says; it never changes. */
export const findScript = defineStatement({
  name: 'dialer.find_script',
  text: `
    select content from script_versions
    where organization_id = $1 and script_id::text = $2 and version = $3 and state <> 'draft'`,
  row: { content: 'jsonb' },
});

/** What a version of an organization's policy says; it never changes. */
export const findPolicy = defineStatement({
  name: 'dialer.find_policy',
  text: `select content from policies where organization_id = $1 and version = $2`,
  row: { content: 'jsonb' },
});

/** On which calls somebody has pressed a key: a machine presses none. */
export const listPressed = defineStatement({
  name: 'dialer.list_pressed',
  text: `
    select named.id from unnest($1::uuid[], $2::uuid[]) as named (organization_id, id)
    where exists (select from carrier_events event
      where event.organization_id = named.organization_id and event.call_id = named.id
        and event.kind = 'answer' and event.content->'hasPressed' = 'true'::jsonb offset 0)`,
  row: { id: 'uuid' },
});

/** What simulated people know of themselves. Asked only for carriers that reach nobody. */
export const findSimulatedPeople = defineReplanned({
  name: 'dialer.find_simulated_people',
  text: `
    select call.id, contact.postal_code, debt.reference,
      coalesce(extract(year from contact.born_on)::integer, contact.birth_year) as birth_year
    from ${namedCalls}
    cross join lateral (select postal_code, born_on, birth_year from contacts
      where organization_id = call.organization_id and id = call.contact_id offset 0) contact
    cross join lateral (select reference from debts
      where organization_id = call.organization_id and id = call.debt_id offset 0) debt`,
  row: { id: 'uuid', postal_code: 'text?', reference: 'text', birth_year: 'int4?' },
});
