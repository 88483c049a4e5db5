import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import type { CampaignFact } from '@ringfence/domain/compliance/types';
import { findBucket, type Standing } from '@ringfence/domain/forecast/find-standing';
import { loadPeople, loadPolicy } from '@ringfence/server/src/features/compliance/index.ts';
import { drawSample } from '@ringfence/server/src/features/preflight/sample-members.ts';
import {
  loadShapesOf,
  standMembers,
} from '@ringfence/server/src/features/preflight/stand-members.ts';
import type { Database } from '@ringfence/server/src/platform/database/database.ts';
import type { FilledCampaign } from './fill-people.ts';

const zone = 'America/Chicago';

/** What the preflight says of people, beside what the rules say of each of them by themselves. */
export async function compareSample(
  database: Database,
  { organizationId, userId, listId }: FilledCampaign,
  campaign: CampaignFact,
  now: Date,
  size: number,
): Promise<{ compared: number; different: number; asked: number }> {
  return database.asTenant({ organizationId, userId }, async (transaction) => {
    const inForce = await loadPolicy(transaction, organizationId);
    const judging = { organizationId, inForce, campaign, now, endWhenLeft() {} };
    const { members: drawn } = await drawSample(transaction, [[listId], []], judging, size * 1.2);
    const members = drawn.slice(0, size);
    const shapes = await loadShapesOf(transaction, organizationId, members);
    const { known, asked } = await standMembers(transaction, members, shapes, judging);
    const stood = new Map([...known, ...asked].map((each) => [each.contactId, each.standing]));
    const context = { organizationId, campaignId: null, ...campaignCall, now };
    const policy = readPolicy(inForce.policy);
    let different = 0;
    for (const { contact_id: contactId } of members) {
      const people = await loadPeople(transaction, { ...context, roles: inForce.policy }, [
        contactId,
      ]);
      const [person] = people;
      if (person === undefined) throw new Error('somebody is not there');
      const { verdict } = chooseCall(person.calls(), ({ facts }) =>
        decide({ ...facts, campaign }, policy, now),
      ).decision;
      const decided: Standing =
        verdict.kind === 'allow'
          ? { kind: 'now' }
          : verdict.kind === 'block'
            ? { kind: 'never', code: '' }
            : { kind: 'later', until: verdict.until, code: '' };
      if (describe(stood.get(contactId), now) !== describe(decided, now)) different += 1;
    }
    return { compared: members.length, different, asked: asked.length };
  });
}

/** The bucket and the minute. */
const describe = (standing: Standing | undefined, now: Date): string =>
  standing === undefined
    ? 'unknown'
    : `${findBucket(standing, zone, now)} ${standing.kind === 'later' ? standing.until.toISOString() : ''}`;
