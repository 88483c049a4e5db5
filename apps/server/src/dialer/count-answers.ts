import { countAsking, countCall, reaches } from '@ringfence/domain/breakers/count-call';
import type { CallProgress } from '@ringfence/domain/calls/apply-event';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { countFoundNobody, countAnswers as countStatement } from './queries/answers.ts';
import { returnNumbers } from './queries/caller-pools.ts';

interface Answering {
  outcome: string | null;
  choice: string | null;
  wasAnswered: boolean;
  answeredBy: string | null;
}

/** Where the carrier cannot tell who answered, it was a person. */
export function isAnsweredByPerson(call: Answering): boolean {
  const { outcome, choice, wasAnswered, answeredBy } = call;
  const isPerson = answeredBy === null || answeredBy === 'human' || answeredBy === 'unknown';
  const hasSpoken = choice !== null && choice !== 'voicemail_left';
  return hasSpoken || outcome === 'hung_up' || (wasAnswered && isPerson);
}

/**
 * Whether a person answered a call, and whether nobody spoke to them, once either is certain: who was spoken to counts
 * at once, or those who hang up early would be most of the first hundred. Abandoned is a call for
 * which the carrier never got a word from us to say, because it did not reach us, we failed, or the
 * line was cut before: from the person's side all of that is silence. The list of calls finds them by is_abandoned() of
 * the database, which a test holds to this.
 */
export function readAnswer(
  { state, outcome, answeredAt, answeredBy, choice }: CallProgress,
  spokenAt: Date | null,
): { answered: number; abandoned: number } {
  const wasAnswered = answeredAt !== null;
  const isAnswered = isAnsweredByPerson({ outcome, choice, wasAnswered, answeredBy });
  const isCertain = state === 'ended' || spokenAt !== null;
  const answered = Number(isCertain && isAnswered);
  return { answered, abandoned: choice === null && spokenAt === null ? answered : 0 };
}

/** What the news changes about how the campaign's calls of that day went, and those from the number. */
function readDay({ row, before, now, spokenAt }: ChangedCall) {
  const [was, is] = [readAnswer(before, row.spoken_at), readAnswer(now, spokenAt)];
  const answered = is.answered - was.answered;
  const abandoned = is.abandoned - was.abandoned;
  const { organization_id: organizationId, campaign_id: campaignId } = row;
  if (campaignId === null || (answered === 0 && abandoned === 0)) return [];
  const day = row.reserved_in.toISOString().slice(0, 10);
  return [{ organizationId, campaignId, day, answered, abandoned }];
}

/** Whether a call counts for the answer rate of its number, and for what the number may call in a day. */
function readNumber(progress: CallProgress, spokenAt: Date | null) {
  const isAnswered = readAnswer(progress, spokenAt).answered === 1;
  const placed = Number(reaches(progress.outcome, isAnswered));
  const answered = placed * Number(isAnswered);
  return { placed, answered, takenBack: Number(progress.outcome === 'withdrawn') };
}

/** What the news changes about the calls that its number made on the day that it counts for. */
function readCallerDay({ row, before, now, spokenAt }: ChangedCall) {
  if (row.caller_day === null) return [];
  const [was, is] = [readNumber(before, row.spoken_at), readNumber(now, spokenAt)];
  const placed = is.placed - was.placed;
  const answered = is.answered - was.answered;
  const takenBack = row.is_pooled ? is.takenBack - was.takenBack : 0;
  if (placed === 0 && answered === 0 && takenBack === 0) return [];
  const { organization_id: organizationId, caller_id: callerId, caller_day: day } = row;
  return [{ organizationId, callerId, day, placed, answered, takenBack }];
}

/** Those of the calls on which nobody was free before this news. Few ask for a person: of the others nothing is read. */
async function findFoundNobody(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<ReadonlySet<string>> {
  const asking = calls.filter(({ facts }) => countAsking(facts).asked > 0);
  if (asking.length === 0) return new Set();
  const rows = await transaction.all(countFoundNobody, [
    asking.map(({ row }) => row.organization_id),
    asking.map(({ row }) => row.id),
  ]);
  const known = new Map(rows.map(({ call_id, times }) => [call_id, times]));
  const isKnown = ({ row, facts }: ChangedCall) =>
    (known.get(row.id) ?? 0) > facts.filter(({ kind }) => kind === 'nobody_answered').length;
  return new Set(asking.filter(isKnown).map(({ row }) => row.id));
}

/** What the news changes about the calls of a campaign as its breakers look at them. */
function readBreakers(call: ChangedCall, foundNobodyBefore: boolean) {
  const { row, before, now, spokenAt, facts } = call;
  const { organization_id: organizationId, campaign_id: campaignId } = row;
  const { caller_id: callerId, reserved_in: minute } = row;
  if (campaignId === null) return [];
  const was = countCall(before, readAnswer(before, row.spoken_at).answered === 1);
  const is = countCall(now, readAnswer(now, spokenAt).answered === 1);
  const changes = {
    ended: is.ended - was.ended,
    failed: is.failed - was.failed,
    notInService: is.notInService - was.notInService,
    refused: is.refused - was.refused,
    hungUpEarly: is.hungUpEarly - was.hungUpEarly,
    reached: is.reached - was.reached,
    answered: is.answered - was.answered,
    ...countAsking(facts, foundNobodyBefore),
  };
  if (Object.values(changes).every((change) => change === 0)) return [];
  return [{ organizationId, campaignId, callerId, minute, ...changes }];
}

/**
 * Keeps count of the calls that people answered, by campaign and by number, of those that nobody spoke on, and of what
 * breakers look at.
 */
export async function countAnswers(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<void> {
  const days = calls.flatMap(readDay);
  const callerDays = calls.flatMap(readCallerDay);
  const learned = JSON.stringify(callerDays);
  if (callerDays.some(({ takenBack }) => takenBack !== 0)) {
    await transaction.all(returnNumbers, [learned]);
  }
  const foundNobody = await findFoundNobody(transaction, calls);
  const breakers = calls.flatMap((call) => readBreakers(call, foundNobody.has(call.row.id)));
  if (days.length + callerDays.length + breakers.length === 0) return;
  const values = [JSON.stringify(days), learned, JSON.stringify(breakers)];
  await transaction.all(countStatement, values);
}
