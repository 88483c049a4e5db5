import { createTurns, type Turns } from '@ringfence/domain/pacing/take-turns';
import type { CampaignKey } from '../ledger/index.ts';
import { reserveSeconds } from './limits.ts';
import type { Pace } from './services.ts';

/** Of what is reserved ahead, the part below which a turn is not worth its statements. */
const worthwhile = 4;

/** One of the organizations that share an account, and how many they are. */
export interface Sharer {
  organizationId: string;
  sharers: number;
}

/** Of what is reserved ahead on an account, the part of one of the organizations that share it. */
export const shareOf = (calls: number, { sharers }: Pick<Sharer, 'sharers'>): number =>
  Math.ceil(calls / sharers);

/** What was promised to turns that are taken side by side, so that they judge no more people than they can call. */
export interface Promised {
  /**
   * How many more calls of an organization are worth reserving at this moment, for its share of the account's pace, of
   * so many that could be: none while that is few. They are promised to the caller until they are returned.
   */
  promise(pace: Pace, most: number, sharer: Sharer): number;
  returnPromised(calls: number, sharer: Sharer): void;
}

/** Besides the calls that wait already. */
export function createPromised(listWaiting: () => readonly CampaignKey[]): Promised {
  const promised = new Map<string, number>();
  return {
    promise({ callsPerSecond }, most, { organizationId, sharers }) {
      const wanted = shareOf(Math.max(2, callsPerSecond * reserveSeconds), { sharers });
      const before = promised.get(organizationId) ?? 0;
      const own = listWaiting().filter((call) => call.organizationId === organizationId);
      const room = wanted - own.length - before;
      if (room < wanted / worthwhile) return 0;
      const calls = Math.min(room, most);
      promised.set(organizationId, before + calls);
      return calls;
    },
    returnPromised(calls, { organizationId }) {
      const left = (promised.get(organizationId) ?? 0) - calls;
      if (left > 0) promised.set(organizationId, left);
      else promised.delete(organizationId);
    },
  };
}

/** By organization, and within each by campaign. */
export const createCampaignTurns = <Key extends CampaignKey>(): Turns<Key> =>
  createTurns<Key>(
    ({ organizationId }) => organizationId,
    ({ campaignId }) => campaignId,
  );
