import type { AskedCampaign, Preflight } from '@ringfence/contract/preflight';
import type { Listener } from '@ringfence/contract/scripts';
import { findStanding } from '@ringfence/domain/forecast/find-standing';
import { priceExpected } from '@ringfence/domain/money/price-call';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { readRates } from '../carrier-rates/index.ts';
import { findListeners } from '../scripts/index.ts';
import {
  findCountedProblems,
  findHindrances,
  findOrderProblems,
  findScriptProblems,
  findSlowings,
} from './find-problems.ts';
import { type Asking, loadAsked, readForAsking } from './load-asked.ts';
import { loadHistory } from './load-history.ts';
import { loadLines } from './load-lines.ts';
import { exactRoom, firstRoom, loadEverybody, loadSampled, type Room } from './load-population.ts';
import { loadSource } from './load-source.ts';
import { playItThrough } from './play-it-through.ts';
import { drawSample, type MemberSample, usualSample } from './sample-members.ts';
import { findShape, loadShapesOf } from './stand-members.ts';
import type { Judging } from './stand-people.ts';
import { tallyBuckets } from './tally-buckets.ts';

type PreflightServices = Pick<Services, 'database' | 'now'>;

/** How many people are looked at how closely; smaller in tests. */
export interface Closeness {
  sample: number;
  first: Room;
  exact: Room;
}
const usualCloseness: Closeness = { sample: usualSample, first: firstRoom, exact: exactRoom };

const listenersShown = 3;
/** Some have no debt to speak of. */
const listenersTried = 12;

/** Three real people as the script would speak to them, those who can be called now first. */
async function chooseListeners(
  transaction: Transaction,
  { members }: MemberSample,
  judging: Judging,
  { spokenName, callerId }: AskedCampaign,
): Promise<Listener[]> {
  const shapes = await loadShapesOf(transaction, judging.organizationId, members);
  const rank = (member: MemberSample['members'][number]): number => {
    const shape = findShape(shapes, member);
    const standing = shape && findStanding(shape, judging.campaign, member.zone, judging.now);
    return { now: 0, later: 1, unknown: 2, never: 3 }[standing?.kind ?? 'unknown'];
  };
  const ranked = members
    .map((member) => ({ contactId: member.contact_id, rank: rank(member) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, listenersTried);
  const { organizationId, now } = judging;
  const found = await findListeners(
    transaction,
    { organizationId, contactIds: ranked.map(({ contactId }) => contactId) },
    now,
  );
  return found.slice(0, listenersShown).map(({ contactId, facts }) => ({
    contactId,
    facts: {
      ...facts,
      spokenName: spokenName === undefined || spokenName === '' ? facts.spokenName : spokenName,
      callerId: callerId ?? facts.callerId,
    },
  }));
}

/** What the calls are expected to cost, by the rates of the account, once there is one. As the system, which sees the installation's. */
async function priceCalls(
  database: PreflightServices['database'],
  accountId: string | null,
  { callsByCountry }: Pick<Preflight, 'callsByCountry'>,
): Promise<Pick<Preflight, 'costs' | 'unpricedCalls'>> {
  if (accountId === null) return { costs: [], unpricedCalls: 0 };
  const rates = await database.asSystem((transaction) => readRates(transaction, [accountId]));
  return priceExpected(rates.get(accountId) ?? [], callsByCountry);
}

/** What a campaign would come to if it started now as it is. It writes nothing, and holds nothing. */
export async function countPreflight(
  { database, now: readClock }: PreflightServices,
  asking: Asking,
  asked: AskedCampaign & { isExact: boolean },
  closeness = usualCloseness,
): Promise<Preflight> {
  const now = readClock();
  const source = await loadSource(database, asking, asked, now);
  const answer = await readForAsking(database, asking, async (transaction) => {
    const { judging, zone, lists, chosen } = await loadAsked(transaction, asking, asked, now);
    const [called, excluded] = chosen;
    const drawn = await drawSample(transaction, [called, excluded], judging, closeness.sample);
    judging.endWhenLeft();
    const population = asked.isExact
      ? await loadEverybody(transaction, [called, excluded], judging, closeness.exact)
      : await loadSampled(transaction, drawn, judging, closeness.first);
    const sample = { ...drawn, people: population.people };
    judging.endWhenLeft();
    const counted = { people: population.people, ...tallyBuckets(population, zone, now) };
    const history = await loadHistory(transaction, now);
    const lines = await loadLines(transaction, asked, history, judging);
    const { played, slowedBy } = playItThrough({
      asked,
      population,
      sample,
      source,
      history,
      lines,
      judging,
      zone,
    });
    const problems = [
      ...(await findHindrances(transaction, asked, source, lists)),
      ...findCountedProblems(asked, counted, played.left, now),
      ...findSlowings(slowedBy),
      ...(await findOrderProblems(transaction, asked, judging.organizationId)),
      ...(await findScriptProblems(transaction, asked.scriptId, sample)),
    ];
    return {
      ...counted,
      isExact: population.isExact,
      asOf: now.toISOString(),
      zone,
      ...played,
      problems,
      listeners: await chooseListeners(transaction, sample, judging, asked),
    };
  });
  return { ...answer, ...(await priceCalls(database, source?.accountId ?? null, answer)) };
}
