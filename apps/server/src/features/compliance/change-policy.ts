import { isDeepStrictEqual } from 'node:util';
import {
  organizationPolicy,
  type PolicyContent,
  type PolicyVersion,
  policyVersion,
} from '@ringfence/contract/compliance';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { findPolicyContent, insertPolicy, lockPolicies } from './queries/policies.ts';
import { findPolicyVersion } from './show-policies.ts';

type PolicyServices = Pick<Services, 'database' | 'effects' | 'now' | 'judgeOrganizationAgain'>;

const fields = organizationPolicy.keyof().options;

type Field = (typeof fields)[number];

const listChanges = (before: PolicyContent, after: PolicyContent) =>
  fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));

/** What plain fields were and are: nothing in a policy is about a person. */
function listValues(before: PolicyContent, after: PolicyContent, changed: readonly Field[]) {
  const isPlain = (value: unknown) => value === null || typeof value !== 'object';
  return Object.fromEntries(
    changed
      .filter((field) => isPlain(before[field]) && isPlain(after[field]))
      .map((field) => [field, [before[field], after[field]]] as const),
  );
}

async function tellPolicy(
  { effects, judgeOrganizationAgain }: PolicyServices,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  detail: {
    version: number;
    changed: readonly string[];
    values: Readonly<Record<string, readonly unknown[]>>;
  },
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'policy.changed',
      subject: { kind: 'organization', id: organizationId },
      detail,
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'organization_changed' } },
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  transaction.afterCommit(() => judgeOrganizationAgain(organizationId));
}

/** A version that says the same, as new licences make one, is no conflict for the person who edits. */
async function refuseConflict(
  transaction: Transaction,
  organizationId: string,
  inForce: PolicyVersion,
  basedOn: number,
): Promise<void> {
  if (inForce.version === basedOn) return;
  const base = await transaction.first(findPolicyContent, [organizationId, basedOn]);
  if (!isDeepStrictEqual(base?.content, inForce.policy)) throw new ProblemError('conflict');
}

/**
 * Puts a new version into force. The dialer places nothing that was decided under another one, and
 * everybody is judged again. A policy only adds to its pack, so none can loosen the law.
 */
export function changePolicy(
  services: PolicyServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: { policy: PolicyContent; basedOn: number },
): Promise<PolicyVersion> {
  const { scope } = context;
  const request = {
    ...context,
    operation: 'compliance.change_policy',
    input,
    output: policyVersion,
  };
  return writeOnce(services.database, request, async (transaction) => {
    const locked = await transaction.first(lockPolicies);
    if (locked === undefined) throw new ProblemError('not_permitted');
    const before = await findPolicyVersion(transaction, scope.organizationId);
    await refuseConflict(transaction, scope.organizationId, before, input.basedOn);
    const changed = listChanges(before.policy, input.policy);
    if (changed.length === 0) return before;
    const version = before.version + 1;
    const content = JSON.stringify(input.policy);
    const made = await transaction.first(insertPolicy, [version, content, services.now()]);
    if (made === undefined) throw new ProblemError('not_permitted');
    await tellPolicy(services, transaction, scope, {
      version,
      changed,
      values: listValues(before.policy, input.policy, changed),
    });
    return findPolicyVersion(transaction, scope.organizationId);
  });
}
