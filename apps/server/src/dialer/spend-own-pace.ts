import type { CampaignKey } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { findPlaceRoom } from './free-places.ts';
import {
  countOwnRoom,
  holdLimited,
  insertBudgets,
  openBudgets,
  spendBudgets,
} from './queries/own-pace.ts';
import { tryReserving } from './queries/places.ts';

type Limited = RowOf<typeof holdLimited.row>;
type Opened = Limited & RowOf<typeof openBudgets.row>;

export interface OwnPaces {
  /** As many of the calls, from the first on, as the account leaves room for and their own paces do. */
  choose<Call extends CampaignKey>(calls: readonly Call[], most: number): Call[];
  /** Takes from the paces what these calls spend; nobody else can before the transaction ends. */
  spend(calls: readonly CampaignKey[]): Promise<void>;
}

function countRoom({ calls_at_once, under_way, granted, position, most }: Opened): number {
  const atOnce = calls_at_once === null ? Number.POSITIVE_INFINITY : calls_at_once - under_way;
  if (granted === null || position === null || most === null) return Math.max(0, atOnce);
  return Math.max(0, Math.min(atOnce, granted - position, most));
}

/** What is not known yet begins in the next turn; what another worker holds is left alone in this one. */
async function openHeld(
  transaction: Transaction,
  limited: readonly Limited[],
): Promise<Map<string, Opened>> {
  const fresh = limited.filter(({ is_known }) => !is_known);
  const keysOf = (some: readonly Limited[]) => [
    some.map(({ organization_id }) => organization_id),
    some.map(({ holder_id }) => holder_id),
  ];
  if (fresh.length > 0) await transaction.all(insertBudgets, keysOf(fresh));
  const held = new Map(limited.filter((one) => one.is_held).map((one) => [one.holder_id, one]));
  if (held.size === 0) return new Map();
  const rows = await transaction.all(openBudgets, [
    ...keysOf([...held.values()]),
    [...held.values()].map(({ calls_per_second }) => calls_per_second),
    [...held.values()].map(({ calls_at_once }) => calls_at_once),
  ]);
  return new Map(
    rows.flatMap((row): [string, Opened][] => {
      const found = held.get(row.holder_id);
      return found === undefined ? [] : [[row.holder_id, { ...found, ...row }]];
    }),
  );
}

/**
 * The paces that organizations and campaigns have of their own, over all accounts and workers. The account's is held
 * before, so that the order is always the same.
 */
export async function openOwnPaces(
  transaction: Transaction,
  calls: readonly CampaignKey[],
): Promise<OwnPaces> {
  const limited = await transaction.all(holdLimited, [
    [...new Set(calls.map(({ organizationId }) => organizationId))],
    [...new Set(calls.map(({ campaignId }) => campaignId))],
  ]);
  const opened = await openHeld(transaction, limited);
  const isLimited = new Set(limited.map(({ holder_id }) => holder_id));
  const holdersOf = ({ organizationId, campaignId }: CampaignKey): string[] =>
    [organizationId, campaignId].filter((id) => isLimited.has(id));
  return {
    choose(waiting, most) {
      const room = new Map(limited.map(({ holder_id: id }) => [id, 0]));
      for (const [id, pace] of opened) room.set(id, countRoom(pace));
      const chosen: (typeof waiting)[number][] = [];
      for (const call of waiting) {
        if (chosen.length >= most) break;
        const holders = holdersOf(call);
        if (holders.some((id) => (room.get(id) ?? 0) <= 0)) continue;
        for (const id of holders) room.set(id, (room.get(id) ?? 0) - 1);
        chosen.push(call);
      }
      return chosen;
    },
    async spend(placed) {
      const spent = new Map<string, number>();
      for (const id of placed.flatMap(holdersOf)) spent.set(id, (spent.get(id) ?? 0) + 1);
      const rows = [...opened.values()].flatMap((pace) => {
        const count = spent.get(pace.holder_id);
        return count === undefined ? [] : [{ ...pace, calls: count }];
      });
      if (rows.length === 0) return;
      await transaction.all(spendBudgets, [
        rows.map((row) => row.organization_id),
        rows.map((row) => row.holder_id),
        rows.map((row) => (row.position === null ? null : row.position + row.calls)),
        rows.map((row) => row.calls_per_second),
        rows.map((row) => row.under_way + row.calls),
        rows.map((row) => (row.calls_at_once === null ? null : row.is_counted)),
        rows.map((row) => row.calls),
      ]);
    },
  };
}

/**
 * How many more calls of a campaign may be reserved by its own pace and its organization's. Reserving for such an
 * organization is done by one worker at a time, so that no more waits than can go out soon.
 */
async function findOwnRoom(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
): Promise<number> {
  const key = [organizationId, campaignId];
  if ((await transaction.first(countOwnRoom, key)) === undefined) return Number.POSITIVE_INFINITY;
  if (!(await transaction.first(tryReserving, [organizationId]))?.is_ours) return 0;
  // What was counted before the others were shut out may be less than there is.
  return (await transaction.first(countOwnRoom, key))?.room ?? Number.POSITIVE_INFINITY;
}

/** How many of so many calls may be reserved, by the paces of their own and the free places. */
export async function findReserveRoom(
  transaction: Transaction,
  campaign: CampaignKey,
  now: Date,
  most: number,
): Promise<number> {
  const own = Math.min(most, await findOwnRoom(transaction, campaign));
  return own <= 0 ? 0 : Math.min(own, await findPlaceRoom(transaction, campaign, now));
}
