import { changeHours } from '@ringfence/server/src/features/campaigns/change-hours.ts';
import { undoPeople } from '@ringfence/server/src/features/campaigns/change-people.ts';
import { removePeople } from '@ringfence/server/src/features/campaigns/remove-people.ts';
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

/** People of a campaign who are left out, and whom a list has to name for that: they, or contacts linked with them. */
interface LeftOut {
  campaignId: string;
  listId: string;
  contactIds: readonly string[];
  listedIds: readonly string[];
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
  /** They come on a list that the campaign leaves out. */
  joinLeftOut(client: pg.Client, owner: Owner, leftOut: LeftOut): Promise<Stop[]>;
  /** They come on a list, and the campaign leaves it out from then on. */
  leaveOut(client: pg.Client, owner: Owner, leftOut: LeftOut): Promise<Stop[]>;
  /** Removes people by name; answers what brings them back. */
  removePeople(
    owner: Owner,
    campaignId: string,
    contactIds: readonly string[],
  ): Promise<{ stops: Stop[]; undo(): Promise<Stop[]> }>;
  /** Calls nobody from then on. */
  setEnd(owner: Owner, campaignId: string, endsAt: Date): Promise<Stop>;
  resume(owner: Owner, campaignId: string): Promise<void>;
}

/** Takes out no more than these before it answers, so that a worker has to go on. */
const mostTakenOut = 2;

/** In one transaction; answers when its commit was sent. */
async function commitAt(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<number> {
  await client.query('begin');
  await client.query(text, [...values]);
  const at = Date.now();
  await client.query('commit');
  return at;
}

const joinList = `
  insert into list_contacts (organization_id, list_id, contact_id)
  select $1, $2, unnest($3::uuid[]) on conflict do nothing`;

/** Makes an admin. Once in a process: the moments of commits are taken from its statements. */
export function createAdmin(database: Database): Admin {
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    now: () => new Date(),
    log: { debug() {}, info() {}, warn() {}, error: console.error },
    // What it goes through is judged again before it answers; no campaign of a run is larger than that.
    judgeOrganizationAgain() {},
    mostTakenOut,
  };
  /** When the last commit was sent: what it says holds from then on, or a moment later. */
  let committedAt = 0;
  /** When the first was, of what takes several: the first one says what holds, the others follow from it. */
  let firstCommittedAt: number | undefined;
  watchStatements((_, moment) => {
    if (moment !== 'before_commit') return;
    committedAt = Date.now();
    firstCommittedAt ??= committedAt;
  });

  async function remove(
    owner: Owner,
    people: { campaignId: string; listIds: string[]; contactIds: string[] },
  ): Promise<{ at: number; changedAt: string }> {
    firstCommittedAt = undefined;
    const { changedAt } = await removePeople(services, owner, people);
    return { at: firstCommittedAt ?? Date.now(), changedAt };
  }
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
      const at = await commitAt(
        client,
        `insert into suppressions (organization_id, contact_id, kind, source, started_at)
         select $1, unnest($2::uuid[]), 'medium_stop', 'person', now()`,
        [organizationId, contactIds],
      );
      return contactIds.map((id) => ({ id, at, liftedAt: undefined }));
    },
    async joinLeftOut(client, { organizationId }, { campaignId, listId, contactIds, listedIds }) {
      const at = await commitAt(client, joinList, [organizationId, listId, listedIds]);
      return contactIds.map((id) => ({ id, campaignId, at, liftedAt: undefined }));
    },
    async leaveOut(client, owner, { campaignId, listId, contactIds, listedIds }) {
      await commitAt(client, joinList, [owner.organizationId, listId, listedIds]);
      const { at } = await remove(owner, { campaignId, listIds: [listId], contactIds: [] });
      return contactIds.map((id) => ({ id, campaignId, at, liftedAt: undefined, takesOut: true }));
    },
    async removePeople(owner, campaignId, contactIds) {
      const people = { campaignId, listIds: [], contactIds: [...contactIds] };
      const { at, changedAt } = await remove(owner, people);
      const stops = contactIds.map((id) => {
        return { id, campaignId, at, liftedAt: undefined, takesOut: true };
      });
      return {
        stops,
        async undo() {
          const liftedAt = Date.now();
          await undoPeople(services, owner, { campaignId, changedAt });
          return stops.map((stop) => ({ ...stop, liftedAt }));
        },
      };
    },
    async setEnd(owner, campaignId, endsAt) {
      const hours = { startsAt: null, endsAt: endsAt.toISOString(), hours: null };
      await changeHours(services, owner, { campaignId, ...hours });
      return { id: campaignId, at: endsAt.getTime(), liftedAt: undefined };
    },
    async resume(owner, campaignId) {
      await resumeCampaign(services, owner, { campaignId, reason: 'The run goes on.' });
    },
  };
}
