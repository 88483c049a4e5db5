import { setTimeout as wait } from 'node:timers/promises';
import { resumeCampaign } from '@ringfence/server/src/features/campaigns/resume-campaign.ts';
import { changes, steerCampaign } from '@ringfence/server/src/features/campaigns/steer-campaign.ts';
import { openDatabase } from '@ringfence/server/src/platform/database/database.ts';
import type { FilledCampaigns } from './fill-targets.ts';

/** Orders in the middle of a run, each with the moment at which it was given. */
export interface Orders {
  pausedAt: number;
  resumedAt: number;
  stoppedAt: number;
  /** Nothing was looked at any more from here on. */
  endedAt: number;
}

/** How long is waited for calls that come too late, and how long calls go out again in between. */
const quietMilliseconds = 5_000;
const againMilliseconds = 10_000;

/**
 * Pauses every campaign, resumes and stops it, by the product's own use cases. An order counts from before the first
 * of them was given: its answer comes later.
 */
export async function controlCampaigns(
  connectionString: string,
  { owner, campaignIds }: Pick<FilledCampaigns, 'owner' | 'campaignIds'>,
): Promise<Orders> {
  const database = openDatabase({
    connectionString,
    poolSize: 4,
    applicationName: 'ringfence-bench',
    onError: () => {},
  });
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => new Date(),
    log: { debug() {}, info() {}, warn() {}, error: console.error },
  };
  const order = async (give: (campaignId: string) => Promise<unknown>): Promise<number> => {
    const at = Date.now();
    await Promise.all(campaignIds.map(give));
    return at;
  };
  try {
    const pausedAt = await order((id) => steerCampaign(services, owner, id, changes.pause));
    await wait(quietMilliseconds);
    const resumedAt = await order((campaignId) =>
      resumeCampaign(services, owner, { campaignId, reason: 'The run goes on.' }),
    );
    await wait(againMilliseconds);
    const stoppedAt = await order((id) => steerCampaign(services, owner, id, changes.stop));
    await wait(quietMilliseconds);
    return { pausedAt, resumedAt, stoppedAt, endedAt: Date.now() };
  } finally {
    await database.close();
  }
}
