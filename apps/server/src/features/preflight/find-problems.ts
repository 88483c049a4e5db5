import type { AskedCampaign, Preflight, PreflightProblem } from '@ringfence/contract/preflight';
import {
  findScheduleFault,
  type ScheduleFault,
} from '@ringfence/domain/campaigns/find-schedule-fault';
import { ownTimes } from '@ringfence/domain/forecast/find-standing';
import { mostPlayedDays } from '@ringfence/domain/forecast/play-campaign';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { loadRates } from '../best-hour/index.ts';
import { areCallsHalted } from '../halts/index.ts';
import { examineScript, findRingBackLine } from '../scripts/index.ts';
import { readMoment } from './load-asked.ts';
import type { Source } from './load-source.ts';
import type { Slowing } from './play-it-through.ts';
import type { findLists } from './queries/campaign.ts';
import type { MemberSample } from './sample-members.ts';

const dayMilliseconds = 86_400_000;

type Code = PreflightProblem['code'];
type Counted = Pick<Preflight, 'people' | 'now' | 'laterToday' | 'tomorrow' | 'later' | 'blocked'>;

const say = (code: Code, more: Partial<PreflightProblem> = {}): PreflightProblem => ({
  code,
  people: null,
  variable: null,
  list: null,
  ...more,
});

/** What the script says to the people of a sample, who stand for all. */
export async function findScriptProblems(
  transaction: Transaction,
  scriptId: string | undefined,
  { members, people }: MemberSample,
): Promise<PreflightProblem[]> {
  if (scriptId === undefined) return [];
  const contactIds = members.map(({ contact_id }) => contact_id);
  const script = await examineScript(transaction, scriptId, contactIds);
  const share = members.length === 0 ? 1 : people / members.length;
  return [
    ...(script?.isApproved ? [] : [say('script_not_approved')]),
    ...((await findRingBackLine(transaction)) === undefined ? [say('ring_back_missing')] : []),
    ...(script?.lacking ?? []).map(({ variable, people: lacking }) =>
      say('script_lacks', { variable, people: Math.round(lacking * share) }),
    ),
  ];
}

function findSourceProblems(asked: AskedCampaign, source: Source | undefined): PreflightProblem[] {
  const { callerId, callerPoolId } = asked;
  if (callerId === undefined && callerPoolId === undefined) return [];
  if (source?.isUsable !== true) {
    return [say(callerPoolId === undefined ? 'caller_id_unusable' : 'pool_without_numbers')];
  }
  return source.accountState === 'active' ? [] : [say('account_inactive')];
}

/** What stands in the way of the campaign as it is, the most serious first. */
export async function findHindrances(
  transaction: Transaction,
  asked: AskedCampaign,
  source: Source | undefined,
  lists: readonly RowOf<typeof findLists.row>[],
): Promise<PreflightProblem[]> {
  return [
    ...((await areCallsHalted(transaction)) ? [say('calls_halted')] : []),
    ...findSourceProblems(asked, source),
    ...lists
      .filter(({ is_filling }) => is_filling)
      .map(({ id, name }) => say('upload_under_way', { list: { id, name } })),
  ];
}

/** Whether its own times are what leaves nobody to call. */
function explainNobody({ blocked }: Counted, { endsAt, hours }: AskedCampaign): Code {
  const byTimes = blocked.reasons.find(({ code }) => code === ownTimes)?.people ?? 0;
  if (byTimes === 0) return 'nobody_callable';
  if (hours !== undefined) return 'hours_never_lawful';
  return endsAt === undefined ? 'nobody_callable' : 'nobody_before_end';
}

/** Of the best hour nothing is known before enough calls were made, and what is played through does not go by it. */
export async function findOrderProblems(
  transaction: Transaction,
  { order }: AskedCampaign,
  organizationId: string,
): Promise<PreflightProblem[]> {
  if (order !== 'best_hour') return [];
  const rates = await loadRates(transaction, organizationId);
  return [say(rates === undefined ? 'best_hour_unknown' : 'best_hour_moves')];
}

const faultCodes = {
  starts_too_late: 'starts_too_late',
  ends_too_early: 'ends_before_beginning',
} as const satisfies Record<ScheduleFault, Code>;

/** What the counts themselves say. */
export function findCountedProblems(
  asked: AskedCampaign,
  counted: Counted,
  left: number,
  now: Date,
): PreflightProblem[] {
  const { startsAt, endsAt } = asked;
  const times = { startsAt: readMoment(startsAt), endsAt: readMoment(endsAt) };
  const fault = findScheduleFault(times, now);
  if (fault !== undefined) return [say(faultCodes[fault])];
  if (counted.people === 0) return [say('nobody_on_lists')];
  const isCallable = counted.blocked.people < counted.people;
  if (!isCallable) return [say(explainNobody(counted, asked))];
  if (left === 0) return [];
  const begins = times.startsAt ?? now;
  const followed = new Date(begins.getTime() + mostPlayedDays * dayMilliseconds);
  const isEnding = times.endsAt !== null && times.endsAt <= followed;
  return [say(isEnding ? 'ends_before_finishing' : 'takes_too_long', { people: left })];
}

const slowings = {
  others: 'account_shared',
  numbers: 'numbers_spent',
  places: 'places_taken',
} as const satisfies Record<Slowing, Code>;

/** Why it takes longer than its pace alone, and what was assumed of what nobody can know. */
export const findSlowings = (slowedBy: readonly Slowing[]): PreflightProblem[] =>
  slowedBy.map((slowing) => say(slowings[slowing]));
