import type { TargetCheck } from '@ringfence/contract/scheduled';
import { recordedCall } from '@ringfence/domain/calls/call-kinds';
import { chooseToTheAnswer, presentDecision } from '@ringfence/domain/compliance/judge-persons';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import type { Decision } from '@ringfence/domain/compliance/types';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { loadPeople, loadPolicy } from '../compliance/index.ts';

const dayLength = 86_400_000;
/** As far as the engine looks for a lawful minute. */
const mostDaysAhead = 60;

export interface TargetKey {
  organizationId: string;
  campaignId: string;
  contactId: string;
}

/** Only what is to come can be chosen: a moment that passed while somebody chose it counts as now. */
export function readMoment(path: string, text: string, now: Date): Date {
  const moment = new Date(text);
  const days = (moment.getTime() - now.getTime()) / dayLength;
  if (days > mostDaysAhead) throw invalidInput(path, 'Choose a time within the next 60 days.');
  if (moment.getTime() < now.getTime() - 60_000) {
    throw invalidInput(path, 'Choose a time that has not passed.');
  }
  return moment < now ? now : moment;
}

export interface JudgedTarget extends TargetCheck {
  /** On the phone at this moment, or the number is. */
  isBusy: boolean;
}

/**
 * What the engine says of a call at a moment, with all that is known by now. The dialer asks it again when the time
 * has come: nothing that is said here lets a call through.
 */
export async function judgeTarget(
  { answerMilliseconds }: Pick<Services, 'answerMilliseconds'>,
  transaction: Transaction,
  { organizationId, campaignId, contactId }: TargetKey,
  { at, now, notBefore }: { at: Date; now: Date; notBefore: Date | null },
): Promise<JudgedTarget> {
  const { policy: roles } = await loadPolicy(transaction, organizationId);
  const context = { organizationId, campaignId, ...recordedCall, roles, now: at };
  const [person] = await loadPeople(transaction, context, [contactId]);
  if (person === undefined) throw new ProblemError('not_found');
  const policy = readPolicy(roles);
  const judge = (moment: Date) => chooseToTheAnswer(person, policy, moment, answerMilliseconds);
  const { call, decision } = judge(at);
  const floor = notBefore !== null && notBefore > at ? notBefore : at;
  const { verdict } = floor === at ? decision : judge(floor).decision;
  return {
    at: at.toISOString(),
    verdict: decision.verdict.kind,
    reasons: presentDecision(call, decision)
      .reasons.filter((reason) => reason.verdict !== 'allow')
      .map((reason) => ({ ...reason, until: reason.until?.toISOString() ?? null })),
    notBefore: notBefore !== null && notBefore > now ? notBefore.toISOString() : null,
    nextAt: findNext(verdict, floor),
    zones: decision.zones.map(({ zone }) => zone),
    isBusy: call.busy,
  };
}

function findNext(verdict: Decision['verdict'], floor: Date): string | null {
  if (verdict.kind === 'allow') return floor.toISOString();
  return verdict.kind === 'defer' ? verdict.until.toISOString() : null;
}
