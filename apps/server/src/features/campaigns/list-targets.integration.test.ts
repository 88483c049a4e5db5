import type { CampaignTarget, TargetStanding } from '@ringfence/contract/campaign-targets';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listTargets, type TargetPage } from './list-targets.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00.000Z');
const services = { database, now: () => moment };

const insertDecision = testStatement(
  `insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, lifted_by,
     reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
   values ($1, $2, $3, now(), 'block', 'x', $4, '[{"zone": "America/Denver", "evidence": []}]', 0, 1,
     '{}', sha256('x'), 'test')
   returning id`,
  { id: 'uuid' },
);
const place = testStatement(
  `update targets set state = $4, next_at = $5, attempts = 1, not_before = $6, ended_because = $7,
     cancelled_at = case when $7 = 'cancelled' then now() end,
     verdict = case when $8::uuid is not null then 'block' end, decision_id = $8
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  {},
);
const insertCall = testStatement(
  `insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
     decision_id, attempt, caller_id, carrier, reserved_at, heard_at, state, outcome, ended_at)
   select $1, $2, $3, phone.id, phone.e164, debt.id, $4, 1, '+13125550000', 'test', $5, $5, 'ended', $6, $5
   from phones phone join debts debt using (organization_id, contact_id)
   where phone.organization_id = $1 and phone.contact_id = $3`,
  {},
);
const stop = testStatement(
  `update campaigns set state = 'stopped', finished_at = now() where organization_id = $1 and id = $2`,
  {},
);

const blocked = [
  { code: 'MEDIUM_STOP', version: 1, citation: '12 CFR 1006.14(h)', verdict: 'block' },
  { code: 'FREQ_7IN7', version: 1, citation: '12 CFR 1006.14(b)', verdict: 'allow' },
].map((one) => ({ ...one, until: null, liftedBy: null }));

const names = {
  planned: 'Ann Planned',
  ready: 'Bob Ready',
  deferred: 'Cid Deferred',
  calling: 'Dee Calling',
  done: 'Eve Done',
  stopped: 'Fay Stopped',
  blocked: 'Gus Blocked',
} as const satisfies Record<TargetStanding, string>;

interface Scene {
  organization: TestOrganization;
  campaignId: string;
  contactIds: Map<string, string>;
}

async function move(
  { organization: { organizationId }, campaignId, contactIds }: Scene,
  name: string,
  [state, nextAt = null, endedBecause = null]: [string, (string | null)?, (string | null)?],
): Promise<void> {
  const person = [organizationId, campaignId, contactIds.get(name)];
  const decided = await askSystem(database, insertDecision, [...person, JSON.stringify(blocked)]);
  const decisionId = decided[0]?.id;
  const isBlocked = state === 'blocked';
  const times = [nextAt, nextAt, endedBecause, isBlocked ? decisionId : null];
  await askSystem(database, place, [...person, state, ...times]);
  if (state !== 'done' || endedBecause === 'cancelled') return;
  await askSystem(database, insertCall, [...person, decisionId, '2026-06-10T14:00:00Z', 'busy']);
  await askSystem(database, insertCall, [
    ...person,
    decisionId,
    '2026-06-10T15:00:00Z',
    'right_party',
  ]);
}

async function setScene(people: readonly string[], exchange: string): Promise<Scene> {
  const organization = await addOrganization(database);
  const { listId, contactIds } = await addList(
    database,
    organization,
    people.map((name, index) => ({
      name,
      e164: `+1312${exchange}${String(index).padStart(4, '0')}`,
    })),
  );
  const campaignId = await addCampaign(database, organization, listId, 3);
  return { organization, campaignId, contactIds };
}

const list = (
  { organization, campaignId }: Scene,
  page: Partial<TargetPage> = {},
  scope: TenantScope = organization,
) => listTargets(services, scope, { campaignId, limit: 50, ...page });

/** All pages one after the other. */
async function walk(scene: Scene, page: Partial<TargetPage>): Promise<CampaignTarget[]> {
  const { targets, nextCursor } = await list(scene, page);
  if (nextCursor === null) return targets;
  return [...targets, ...(await walk(scene, { ...page, cursor: nextCursor }))];
}

const namesOf = (targets: readonly CampaignTarget[]) =>
  targets.map(({ contact }) => contact.fullName);

let scene: Scene;
beforeAll(async () => {
  scene = await setScene(Object.values(names), '555');
  await move(scene, names.ready, ['waiting', '2026-06-10T15:59:00Z']);
  await move(scene, names.deferred, ['waiting', '2026-06-10T18:00:00Z']);
  await move(scene, names.calling, ['calling']);
  await move(scene, names.done, ['done', null, 'reached']);
  await move(scene, names.stopped, ['done', null, 'cancelled']);
  await move(scene, names.blocked, ['blocked']);
});

describe('the people of a campaign', () => {
  it.each(Object.entries(names))('are found where they stand: %s', async (standing, name) => {
    const wanted = Object.keys(names).find((one): one is TargetStanding => one === standing);
    const { targets, nextCursor } = await list(scene, { standing: wanted });
    expect(targets).toMatchObject([{ contact: { fullName: name }, standing }]);
    expect(nextCursor).toBeNull();
  });

  it('have their number, their attempts, their next time and what they wait for', async () => {
    const [later] = (await list(scene, { standing: 'deferred' })).targets;
    expect(later).toMatchObject({
      phone: '+1 ••• ••• 0002',
      attempts: 1,
      nextAt: '2026-06-10T18:00:00.000Z',
      waitsFor: 'retry',
      reasons: [],
      endedBecause: null,
      lastCall: null,
    });
    const [ready] = (await list(scene, { standing: 'ready' })).targets;
    expect(ready).toMatchObject({ nextAt: '2026-06-10T15:59:00.000Z', waitsFor: 'turn' });
  });

  it('say which rules block them, where they are, and how their last call ended', async () => {
    const [held] = (await list(scene, { standing: 'blocked' })).targets;
    expect(held?.reasons.map(({ code }) => code)).toEqual(['MEDIUM_STOP']);
    expect(held).toMatchObject({ zones: ['America/Denver'], nextAt: null, waitsFor: null });
    const [reached] = (await list(scene, { standing: 'done' })).targets;
    expect(reached).toMatchObject({
      endedBecause: 'reached',
      lastCall: { outcome: 'right_party' },
    });
  });

  it('are found by name, number and reference, also within a standing', async () => {
    const reference = scene.contactIds.get(names.calling) ?? '';
    expect(namesOf((await list(scene, { search: 'eve' })).targets)).toEqual([names.done]);
    expect(namesOf((await list(scene, { search: '312-555-0006' })).targets)).toEqual([
      names.blocked,
    ]);
    expect(namesOf((await list(scene, { search: reference })).targets)).toEqual([names.calling]);
    for (const [standing, found] of [
      ['deferred', [names.deferred]],
      ['ready', []],
    ] as const) {
      const { targets } = await list(scene, { search: 'cid', standing });
      expect(namesOf(targets)).toEqual(found);
    }
  });

  it('are nobody for another organization, and found in their own alone', async () => {
    const stranger = await addOrganization(database);
    await expect(list(scene, {}, stranger)).rejects.toMatchObject({ code: 'not_found' });
    const other = await setScene(['Eve Elsewhere'], '556');
    expect(namesOf((await list(other, { search: 'eve' })).targets)).toEqual(['Eve Elsewhere']);
  });

  it('are all left over once the campaign is stopped', async () => {
    const stopped = await setScene(['Hal Planned', 'Ida Waiting'], '557');
    await move(stopped, 'Ida Waiting', ['waiting', '2026-06-10T18:00:00Z']);
    await askSystem(database, stop, [stopped.organization.organizationId, stopped.campaignId]);
    const { targets } = await list(stopped);
    expect(targets).toMatchObject([
      { standing: 'stopped', nextAt: null, waitsFor: null },
      { standing: 'stopped', nextAt: null, waitsFor: null },
    ]);
    expect((await list(stopped, { standing: 'deferred' })).targets).toEqual([]);
  });
});

describe('the pages', () => {
  const people = Array.from({ length: 23 }, (_, index) => `Jo Number${index}`);
  let crowd: Scene;
  beforeAll(async () => {
    crowd = await setScene(people, '558');
  });

  it.each([
    ['of everybody', {}],
    ['of one standing', { standing: 'planned' }],
    ['of a search', { search: 'jo' }],
  ] as const)('%s have nobody twice and leave nobody out', async (_, page) => {
    const found = namesOf(await walk(crowd, { ...page, limit: 5 }));
    expect(found).toHaveLength(people.length);
    expect(found.toSorted()).toEqual(people.toSorted());
  });

  it('come by the next time, and by contact among those of one moment', async () => {
    const waiting = await setScene(people, '559');
    for (const [index, name] of people.entries()) {
      await move(waiting, name, ['waiting', `2026-06-10T${18 + (index % 3)}:00:00Z`]);
    }
    const found = await walk(waiting, { standing: 'deferred', limit: 4 });
    const keys = found.map(({ nextAt, contact }) => `${nextAt} ${contact.id}`);
    expect(new Set(keys).size).toBe(people.length);
    expect(keys).toEqual(keys.toSorted());
  });

  it('refuse a cursor that is not theirs', async () => {
    await expect(list(crowd, { cursor: 'nonsense' })).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
