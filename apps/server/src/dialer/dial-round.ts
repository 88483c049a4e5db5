import { spreadTurns } from '@ringfence/domain/pacing/spread-turns';
import type { CampaignKey } from '../ledger/index.ts';
import { planWaiting } from '../ledger/index.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { decideAndReserve } from './decide-and-reserve.ts';
import { finishCampaign } from './finish-campaign.ts';
import { forecastTargets } from './forecast-targets.ts';
import { readPoolRoom } from './give-numbers.ts';
import { claimBatch, lanes, reserveSeconds } from './limits.ts';
import { pauseOverCap } from './pause-over-cap.ts';
import { createPlacingQueues, type PlacingQueues } from './placing-queues.ts';
import { type Sharer, shareOf } from './promise-calls.ts';
import { countRoom, findWork } from './queries/work.ts';
import type { DialerServices, OpenAccount } from './services.ts';

/** Planning and judging who is new go on beside the calls, so that a long list holds nobody's calls up. */
export type Part = 'plans' | 'forecasts' | 'calls';
export const everything: readonly Part[] = ['plans', 'forecasts', 'calls'];
type Work = RowOf<typeof findWork.row>;
/** After people were judged for so long. */
type Rest = (workedMilliseconds: number) => Promise<void> | undefined;

export interface Round {
  /** Whether there was anything to do. */
  busy: boolean;
  /** What hands the calls of the round to the carrier. It never rejects. */
  placing: Promise<void>[];
}

/** One campaign's turn in one part; answers whether there is more to do. */
type Turn = (campaign: CampaignKey, work: Work) => Promise<boolean>;

/** What fails in a campaign's turn is its own: the others are served all the same. */
async function serveCampaign(services: DialerServices, work: Work, turn: Turn): Promise<boolean> {
  const campaign = { organizationId: work.organization_id, campaignId: work.campaign_id };
  let isBusy = false;
  const serve = async (): Promise<void> => {
    isBusy = await turn(campaign, work);
  };
  await pauseOverCap(services, campaign, serve).catch((error: unknown) => {
    const { campaignId } = campaign;
    services.log.error({ campaignId, error }, 'a campaign could not be served');
  });
  return isBusy;
}

/** Several campaigns side by side, each once; a worker that is free serves the next. */
async function serveAll(
  services: DialerServices,
  work: readonly Work[],
  width: number,
  turn: Turn,
): Promise<boolean> {
  const turns = work.values();
  let isBusy = false;
  const lane = async (): Promise<void> => {
    for (const one of turns) if (await serveCampaign(services, one, turn)) isBusy = true;
  };
  await Promise.all(Array.from({ length: width }, lane));
  return isBusy;
}

async function readRoom(
  { database }: DialerServices,
  { id, pace }: OpenAccount,
  sharer: Sharer,
): Promise<number> {
  const ahead = Math.max(lanes, Math.ceil(pace.callsPerSecond * 2 * reserveSeconds));
  const share = shareOf(ahead, sharer);
  const values = [id, pace.callsAtOnce, ahead, sharer.organizationId, share];
  const found = await database.asSystem((transaction) => transaction.first(countRoom, values));
  return found?.room ?? 0;
}

async function callDue(
  services: DialerServices,
  queues: PlacingQueues,
  { account_id, organization_id: organizationId, caller_pool_id: poolId, zone }: Work,
  campaign: CampaignKey,
  sharers: number,
  placing: Promise<void>[],
): Promise<boolean> {
  const account = account_id === null ? undefined : await services.accounts.find(account_id);
  if (account === undefined) return false;
  const queue = queues.of(account.id);
  const sharer = { organizationId, sharers };
  const promised = queue.promise(account.pace, claimBatch, sharer);
  if (promised === 0) return false;
  try {
    const source = { organizationId, poolId, zone };
    const ahead = Math.min(promised, await readRoom(services, account, sharer));
    const room = ahead <= 0 ? 0 : Math.min(ahead, await readPoolRoom(services, source));
    if (room <= 0) return false;
    const calls = await decideAndReserve(services, campaign, account, source, room);
    if (calls.length > 0) {
      queues.turns.serve([campaign]);
      placing.push(queue.add(calls));
    }
    return calls.length > 0;
  } finally {
    queue.returnPromised(promised, sharer);
  }
}

/** How often in a round one is served that has fewer campaigns than another. A turn without room costs no statement. */
const mostTurns = 20;

/** Where fewer campaigns are due than are served side by side, each several times: locks share out its people. */
function fillLanes(due: readonly Work[]): Work[] {
  if (due.length === 0) return [];
  const spread = spreadTurns(due, ({ organization_id }) => organization_id, mostTurns);
  return Array.from({ length: Math.ceil(lanes / spread.length) }, () => spread).flat();
}

/** Of how many organizations somebody is due on each account. */
function countSharers(due: readonly Work[]): Map<string | null, number> {
  const byAccount = Map.groupBy(due, ({ account_id }) => account_id);
  return new Map(
    [...byAccount].map(([id, some]) => [id, new Set(some.map((one) => one.organization_id)).size]),
  );
}

/** One round over everything that is due: plan and judge who is new, call who is due, end what is done. */
export async function dialRound(
  services: DialerServices,
  parts: readonly Part[] = everything,
  queues = createPlacingQueues(services),
  rest: Rest = () => undefined,
): Promise<Round> {
  const work = await services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    return now === undefined ? [] : transaction.all(findWork, [now]);
  });
  const round: Round = { busy: false, placing: [] };
  const serve = async (some: readonly Work[], width: number, turn: Turn): Promise<boolean> => {
    const isBusy = await serveAll(services, some, width, turn);
    round.busy ||= isBusy;
    return isBusy;
  };
  let isPlanning = false;
  if (parts.includes('plans')) {
    const unplanned = work.filter((one) => one.unplanned);
    isPlanning = await serve(unplanned, 1, (campaign) => planWaiting(services, campaign));
  }
  if (parts.includes('forecasts')) {
    const judged = work.filter(
      ({ planned, due, unplanned }) => planned || due || (unplanned && isPlanning),
    );
    await serve(judged, 1, async (campaign) => {
      const began = performance.now();
      const isBusy = await forecastTargets(services, campaign);
      if (isBusy) await rest(performance.now() - began);
      return isBusy;
    });
  }
  if (parts.includes('calls')) {
    const due = work.filter((one) => one.due && one.account_id !== null);
    const sharers = countSharers(due);
    const byId = new Map(due.map((one) => [one.campaign_id, one]));
    const keys = due.map((one) => ({
      organizationId: one.organization_id,
      campaignId: one.campaign_id,
    }));
    const inTurn = queues.turns
      .order(keys, claimBatch)
      .flatMap(({ campaignId }) => byId.get(campaignId) ?? []);
    await serve(fillLanes(inTurn), lanes, (campaign, one) =>
      callDue(services, queues, one, campaign, sharers.get(one.account_id) ?? 1, round.placing),
    );
    const over = work.filter(({ unplanned, planned, open }) => !unplanned && !planned && !open);
    await serve(over, 1, async (campaign) => {
      await finishCampaign(services, campaign);
      return false;
    });
  }
  return round;
}
