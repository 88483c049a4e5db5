import { defineStatement } from '../../../platform/database/statement.ts';

const policyFields = 'policy.version, policy.content, policy.created_at, policy.created_by';
const policyRow = {
  version: 'int4',
  content: 'jsonb',
  created_at: 'timestamptz',
  created_by: 'uuid?',
  full_name: 'text?',
} as const;

/** The one in force. None: the organization has decided nothing yet. */
export const findPolicy = defineStatement({
  name: 'compliance.find_policy',
  text: `
    select ${policyFields}, profile.full_name
    from policies policy
    left join profiles profile on profile.id = policy.created_by
    where policy.organization_id = $1
    order by policy.version desc limit 1`,
  row: policyRow,
});

/** The one that was in force at a moment that has passed. None: nothing was decided by then. */
export const findPolicyAt = defineStatement({
  name: 'compliance.find_policy_at',
  text: `
    select version, content from policies
    where organization_id = $1 and created_at <= $2
    order by version desc limit 1`,
  row: { version: 'int4', content: 'jsonb' },
});

export const findPolicyContent = defineStatement({
  name: 'compliance.find_policy_content',
  text: `select content from policies where organization_id = $1 and version = $2`,
  row: { content: 'jsonb' },
});

export const listPolicies = defineStatement({
  name: 'compliance.list_policies',
  text: `
    select ${policyFields}, profile.full_name
    from policies policy
    left join profiles profile on profile.id = policy.created_by
    where policy.organization_id = $1
    order by policy.version desc`,
  row: policyRow,
});

const lockOrganization = `
    from organizations where id = current_organization_id() and deleted_at is null
    for no key update`;

/**
 * A version follows the one that was read, so nobody adds one in between. The lock is for admins alone:
 * a person who is no admin any more finds nothing.
 */
export const lockPolicies = defineStatement({
  name: 'compliance.lock_policies',
  text: `select id ${lockOrganization}`,
  row: { id: 'uuid' },
});

/** Answers nothing where somebody who waited for the lock lost their role meanwhile. */
export const insertPolicy = defineStatement({
  name: 'compliance.insert_policy',
  text: `
    insert into policies (organization_id, version, content, created_by, created_at)
    select id, $1, $2, current_user_id(), $3 ${lockOrganization}
    returning version`,
  row: { version: 'int4' },
});
