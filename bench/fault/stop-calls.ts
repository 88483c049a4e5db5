import { resumeCampaign } from '@ringfence/server/src/features/campaigns/resume-campaign.ts';
import { changes, steerCampaign } from '@ringfence/server/src/features/campaigns/steer-campaign.ts';
import { liftHalt } from '@ringfence/server/src/features/halts/lift-halt.ts';
import { startHalt } from '@ringfence/server/src/features/halts/start-halt.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import type pg from 'pg';
import type { Stop } from './count-arrivals.ts';
import { watchStatements } from './watch-statements.ts';

interface Owner {
  organizationId: string;
  userId: string;
}

/** What an admin does during the run, by the product's own use cases. */
export interface Admin {
  stopCampaign(owner: Owner, campaignId: string): Promise<Stop>;
  /** Answers what allows the calls again. */
  halt(owner: Owner): Promise<{ stop: Stop; lift(): Promise<Stop> }>;
  /** These people want no calls any more. */
  stopPeople(
    client: pg.Client,
    organizationId: string,
    contactIds: readonly string[],
  ): Promise<Stop[]>;
  resume(owner: Owner, campaignId: string): Promise<void>;
}

/** Makes an admin. Once in a process: the moments of commits are taken from its statements. */
export function createAdmin(database: Database): Admin {
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => new Date(),
    log: { debug() {}, info() {}, warn() {}, error: console.error },
  };
  /** When the last commit was sent: what it says holds from then on, or a moment later. */
  let committedAt = 0;
  watchStatements((_, moment) => {
    if (moment === 'before_commit') committedAt = Date.now();
  });
  return {
    async stopCampaign(owner, campaignId) {
      await steerCampaign(services, owner, campaignId, changes.stop);
      return { id: campaignId, at: committedAt, liftedAt: undefined };
    },
    async halt(owner) {
      const context = { scope: owner, standing: 'admin' } as const;
      const { id } = await startHalt(services, context, 'The run stops all calls.');
      const stop = { id: owner.organizationId, at: committedAt, liftedAt: undefined };
      return {
        stop,
        async lift() {
          // Before it is asked for, so that no call that is allowed again is taken for one that is not.
          const liftedAt = Date.now();
          await liftHalt(services, context, id);
          return { ...stop, liftedAt };
        },
      };
    },
    async stopPeople(client, organizationId, contactIds) {
      await client.query('begin');
      await client.query(
        `insert into suppressions (organization_id, contact_id, kind, source, started_at)
         select $1, unnest($2::uuid[]), 'medium_stop', 'person', now()`,
        [organizationId, contactIds],
      );
      const at = Date.now();
      await client.query('commit');
      return contactIds.map((id) => ({ id, at, liftedAt: undefined }));
    },
    async resume(owner, campaignId) {
      await resumeCampaign(services, owner, { campaignId, reason: 'The run goes on.' });
    },
  };
}
