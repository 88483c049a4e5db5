import type { TargetCheck } from '@ringfence/contract/scheduled';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { refuseWhileHalted } from '../halts/index.ts';
import { besideCalls, holdTarget, type Target } from './hold-target.ts';
import { type JudgedTarget, judgeTarget, readMoment, type TargetKey } from './judge-target.ts';
import { findTarget, setTime } from './queries.ts';
import { tellTarget } from './tell-target.ts';

export type ScheduledServices = Pick<
  Services,
  'database' | 'effects' | 'now' | 'answerMilliseconds'
>;
type Subject = Omit<TargetKey, 'organizationId'>;
type Due = { nextAt: string | null };

function requireWaiting({ state, campaign_state }: Target): void {
  if (state !== 'waiting' && state !== 'planned') throw new ProblemError('target_over');
  if (campaign_state !== 'running') throw new ProblemError('campaign_not_running');
}

/** A person may put a call off, and never before what the law or the wait between tries allows. */
function requireLawful(judged: JudgedTarget, at: Date): void {
  const { verdict, reasons, nextAt, notBefore } = judged;
  if (verdict !== 'allow') {
    const rules = reasons.map(({ code, citation }) => `${code} (${citation})`).join(', ');
    const next = nextAt === null ? '' : ` The next lawful minute is ${nextAt}.`;
    throw new ProblemError('not_lawful', `Not allowed by ${rules}.${next}`);
  }
  if (notBefore !== null && new Date(notBefore) > at) {
    throw new ProblemError('too_soon', `The wait between tries ends at ${notBefore}.`);
  }
}

/** What the engine says of a call that is to come. Nothing is held: it is only looked at. */
export function checkTarget(
  services: Pick<ScheduledServices, 'database' | 'now' | 'answerMilliseconds'>,
  scope: OrganizationScope,
  { at: asked, ...subject }: Subject & { at?: string | undefined },
): Promise<TargetCheck> {
  return services.database.asTenant(scope, async (transaction) => {
    const now = services.now();
    const at = asked === undefined ? now : readMoment('at', asked, now);
    const target = await transaction.first(findTarget, [subject.campaignId, subject.contactId]);
    if (target === undefined) throw new ProblemError('not_found');
    const key = { ...subject, organizationId: scope.organizationId };
    const moments = { at, now, notBefore: target.not_before };
    const { isBusy: _, ...judged } = await judgeTarget(services, transaction, key, moments);
    return judged;
  });
}

async function judgeHeld(
  services: ScheduledServices,
  transaction: Transaction,
  key: TargetKey,
  at: Date,
): Promise<{ target: Target; judged: JudgedTarget }> {
  const target = await holdTarget(transaction, key);
  requireWaiting(target);
  const moments = { at, now: services.now(), notBefore: target.not_before };
  const judged = await judgeTarget(services, transaction, key, moments);
  requireLawful(judged, at);
  return { target, judged };
}

const timeOf = (target: Target): string | null => target.next_at?.toISOString() ?? null;

/** Lets a call go out no earlier than a time that somebody chose. */
export function moveTarget(
  services: ScheduledServices,
  scope: OrganizationScope,
  { to, ...subject }: Subject & { to: string },
): Promise<Due> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(services.database, scope, async (transaction) => {
    const at = readMoment('to', to, services.now());
    const { target } = await judgeHeld(services, transaction, key, at);
    await transaction.all(setTime, [key.campaignId, key.contactId, at, at]);
    await tellTarget(services, transaction, scope, {
      action: 'target.moved',
      ...subject,
      detail: { values: { due: [timeOf(target), at.toISOString()] } },
    });
    return { nextAt: at.toISOString() };
  });
}

/** Lets a call be due now. It goes out in its turn, by the same door as every other. */
export function callTargetNow(
  services: ScheduledServices,
  scope: OrganizationScope,
  subject: Subject,
): Promise<Due> {
  const key = { ...subject, organizationId: scope.organizationId };
  return besideCalls(services.database, scope, async (transaction) => {
    await refuseWhileHalted(transaction);
    const now = services.now();
    const { target, judged } = await judgeHeld(services, transaction, key, now);
    if (judged.isBusy) throw new ProblemError('target_busy');
    // Due already: another time would only put it behind those who became due meanwhile.
    if (target.next_at !== null && target.next_at <= now) return { nextAt: timeOf(target) };
    await transaction.all(setTime, [key.campaignId, key.contactId, now, null]);
    await tellTarget(services, transaction, scope, {
      action: 'target.called_now',
      ...subject,
      detail: { values: { due: [timeOf(target), now.toISOString()] } },
    });
    return { nextAt: now.toISOString() };
  });
}
