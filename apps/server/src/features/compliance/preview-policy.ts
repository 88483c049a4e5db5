import { setImmediate as takeTurns } from 'node:timers/promises';
import type { PolicyContent, PolicyPreview } from '@ringfence/contract/compliance';
import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import { type OrganizationPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import type { Decision } from '@ringfence/domain/compliance/types';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { keepLatest } from '../../platform/keep-latest.ts';
import { limitWork } from '../../platform/limit-work.ts';
import type { Services } from '../../services.ts';
import { loadPeople, type PersonAtHand } from './load-facts.ts';
import { loadPolicy } from './load-policy.ts';
import { findZone, sampleDebtors } from './queries/preview.ts';
import { addToTally, compareReasons, startTally } from './tally-decisions.ts';

/** Enough to tell shares within one in a hundred, and few enough to wait for. */
const usualMostJudged = 20_000;
const roundSize = 2_000;
/** Judged before others get their turn. */
const chunkSize = 100;

/** What the dialer would say under each policy; in whose name is called is a part of it. */
function judgeUnder(policy: OrganizationPolicy, now: Date) {
  const read = readPolicy(policy);
  return (person: PersonAtHand): Decision =>
    chooseCall(person.calls(), ({ facts, creditor }) =>
      decide({ ...facts, collectorRole: findCollectorRole(policy, creditor) }, read, now),
    ).decision;
}

function* cut<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}

interface PreviewContext {
  scope: OrganizationScope;
  signal: AbortSignal;
}

function endWhenLeft(signal: AbortSignal): void {
  if (signal.aborted) throw new ProblemError('too_many_requests');
}

/**
 * Who could be called under the policy in force and under another one, by the same facts. It saves
 * nothing; it ends early when the person who asked has left.
 */
export async function previewPolicy(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  { scope, signal }: PreviewContext,
  proposed: PolicyContent,
  mostJudged = usualMostJudged,
): Promise<PolicyPreview> {
  endWhenLeft(signal);
  const now = readClock();
  const { organizationId } = scope;
  const { inForce, zone, debtors } = await database.asTenant(scope, async (transaction) => ({
    inForce: await loadPolicy(transaction, organizationId),
    zone: (await transaction.first(findZone))?.zone ?? null,
    debtors: await transaction.all(sampleDebtors, [mostJudged]),
  }));
  const before = { judge: judgeUnder(inForce.policy, now), tally: startTally() };
  const after = { judge: judgeUnder(proposed, now), tally: startTally() };
  let judged = 0;
  for (const round of cut(debtors, roundSize)) {
    endWhenLeft(signal);
    const context = {
      organizationId,
      campaignId: null,
      ...campaignCall,
      roles: inForce.policy,
      now,
    };
    const people = await database.asTenant(scope, (transaction) =>
      loadPeople(
        transaction,
        context,
        round.map(({ contact_id }) => contact_id),
      ),
    );
    for (const chunk of cut(people, chunkSize)) {
      endWhenLeft(signal);
      for (const person of chunk) {
        addToTally(before.tally, before.judge(person), { now, zone });
        addToTally(after.tally, after.judge(person), { now, zone });
      }
      judged += chunk.length;
      await takeTurns();
    }
  }
  return {
    contacts: debtors[0]?.total ?? 0,
    judged,
    before: before.tally.counts,
    after: after.tally.counts,
    reasons: compareReasons(before.tally, after.tally),
  };
}

/** Each is work for seconds: the people who are called and those who work beside it come first. */
const usualRoom = { atOnce: 2, waiting: 50 };

/** One at a time for each person. */
export function createPreviewer(
  services: Pick<Services, 'database' | 'now'>,
  { atOnce, waiting } = usualRoom,
) {
  const refuse = () => new ProblemError('too_many_requests');
  const latest = keepLatest(endWhenLeft);
  const inTurn = limitWork({ atOnce, waiting, refuse });
  return ({ scope, signal }: PreviewContext, proposed: PolicyContent): Promise<PolicyPreview> =>
    latest({ userId: scope.userId, signal }, inTurn, (either) =>
      previewPolicy(services, { scope, signal: either }, proposed),
    );
}
