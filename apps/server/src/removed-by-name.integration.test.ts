import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from './dialer/forecast-targets.ts';
import {
  type Dialing,
  dialAndPlace,
  placeAll,
  startDialing,
} from './dialer/testing/start-dialing.ts';
import { decideAndReserve } from './dialer/testing/take-steps.ts';
import { addPeople, undoPeople } from './features/campaigns/change-people.ts';
import { removePeople } from './features/campaigns/remove-people.ts';
import { cancelTarget, restoreTarget } from './features/scheduled/cancel-target.ts';
import { endLeftOver, planWaiting } from './ledger/index.ts';
import { addCampaign, addList, addListOf } from './testing/add-campaign.ts';
import { addOrganization } from './testing/add-organization.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';
import { whileAnotherHolds } from './testing/while-another-holds.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
/** Noon in Illinois, on a Wednesday. */
const noon = new Date('2026-06-10T17:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon });
});
afterAll(() => dialing.stop());
const stopAll = testStatement(
  `update campaigns set state = 'stopped', finished_at = now(), is_ending = false`,
  {},
);
beforeEach(async () => {
  dialing.clock.now = noon;
  await askSystem(database, stopAll);
});

const begin = testStatement('update campaigns set started_at = $2 where id = $1', {});
const unplan = testStatement(
  'update campaigns set planned_at = null, plan_position = null where id = $1',
  {},
);
const join = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id)
   select organization_id, id, unnest($2::uuid[]) from lists where id = $1`,
  {},
);
const pause = testStatement(
  `update campaigns set state = case when $2 then 'paused' else 'running' end where id = $1`,
  {},
);
const findState = testStatement(
  `select coalesce(ended_because, state) as state from targets where campaign_id = $1 and contact_id = $2`,
  { state: 'text' },
);
const findEnding = testStatement('select is_ending from campaigns where id = $1', {
  is_ending: 'bool',
});
const link = testStatement(
  `insert into person_links (organization_id, contact_id, other_id, because) values ($1, $2, $3, 'number')`,
  {},
);
let line = 1_000;

/** A running campaign over Ann and Bob, and a list of Ann alone; planned and judged unless that is still to come. */
async function start({ isPlanned = true } = {}) {
  const scope = await addOrganization(database);
  const people = ['Ann', 'Bob'].map((name) => {
    line += 1;
    return { name, e164: `+1312779${line}`, region: 'IL' };
  });
  const { contactIds } = await addList(database, scope, people);
  const everybody = [...contactIds.values()];
  const listId = await addListOf(database, scope, isPlanned ? everybody : []);
  const campaignId = await addCampaign(database, scope, listId, 3);
  const campaign = { organizationId: scope.organizationId, campaignId };
  await askSystem(database, begin, [campaignId, noon]);
  if (isPlanned) await judge(campaign);
  else {
    await askSystem(database, join, [listId, everybody]);
    await askSystem(database, unplan, [campaignId]);
  }
  const contactId = contactIds.get('Ann') ?? '';
  const ownList = await addListOf(database, scope, [contactId]);
  const call = () => numbersCalled().filter((to) => to === people[0]?.e164).length;
  const stateOf = async () =>
    (await askSystem(database, findState, [campaignId, contactId]))[0]?.state;
  const ask = { campaignId, listIds: [], contactIds: [] };
  const change = {
    removeList: () => removePeople(services(), scope, { ...ask, listIds: [ownList] }),
    removeAnn: () => removePeople(services(), scope, { ...ask, contactIds: [contactId] }),
    addList: () => addPeople(services(), scope, { ...ask, listIds: [ownList] }),
    addAnn: () => addPeople(services(), scope, { ...ask, contactIds: [contactId] }),
    undo: ({ changedAt }: { changedAt: string }) =>
      undoPeople(services(), scope, { campaignId, changedAt }),
    cancel: () => cancelTarget(services(), scope, { campaignId, contactId, reason: 'No' }),
    restore: () => restoreTarget(services(), scope, { campaignId, contactId }),
  };
  return { scope, campaign, campaignId, contactId, timesCalled: call, stateOf, ...change };
}
type Started = Awaited<ReturnType<typeof start>>;
const services = () => dialing.services;
const numbersCalled = () => dialing.simulator.calls().map(({ to }) => to);
/** Every change has a moment of its own. */
const pass = (): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + 1_000);
};
async function judge(campaign: { organizationId: string; campaignId: string }) {
  await endLeftOver(dialing.services);
  while (await planWaiting(dialing.services, campaign));
  while (await forecastTargets(dialing.services, campaign));
}
async function callEverybody({ campaign }: Started) {
  await judge(campaign);
  await dialAndPlace(dialing.services);
}
async function inTurn<Answer>(...steps: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const step of steps) {
    answers.push(await step());
    pass();
  }
  return answers;
}

describe('somebody who was removed by name', () => {
  it('would be called otherwise', async () => {
    for (const how of [{}, { isPlanned: false }]) {
      const started = await start(how);
      await callEverybody(started);
      expect(await started.stateOf()).toBe('calling');
      expect(started.timesCalled()).toBe(1);
    }
  });

  it.each<[string, { isPlanned?: boolean }, (started: Started) => Promise<unknown>]>([
    [
      'after a list of theirs, which is taken back',
      {},
      async (started) => {
        const [list] = await inTurn(started.removeList, started.removeAnn);
        if (list !== undefined) await started.undo(list);
      },
    ],
    [
      'before a list of theirs, which is taken back',
      {},
      async (started) => {
        const [, list] = await inTurn(started.removeAnn, started.removeList);
        if (list !== undefined) await started.undo(list);
      },
    ],
    [
      'after a list of theirs, which is added again',
      {},
      (started) => inTurn<unknown>(started.removeList, started.removeAnn, started.addList),
    ],
    [
      'before a list of theirs is added',
      {},
      (started) => inTurn<unknown>(started.removeAnn, started.addList),
    ],
    [
      'after their calls were cancelled, which is refused to be taken back',
      {},
      async (started) => {
        await inTurn<unknown>(started.cancel, started.removeAnn);
        await expect(started.restore()).rejects.toMatchObject({ code: 'conflict' });
      },
    ],
    ['before they are planned', { isPlanned: false }, (started) => started.removeAnn()],
    [
      'before they are planned, and while nobody is called',
      { isPlanned: false },
      async ({ campaignId, removeAnn }) => {
        await askSystem(database, pause, [campaignId, true]);
        await removeAnn();
        await askSystem(database, pause, [campaignId, false]);
      },
    ],
    [
      'as another contact of the same human',
      {},
      async (started) => {
        const { scope, contactId, campaign } = started;
        const calls = await decideAndReserve(dialing.services, campaign);
        const { listId, contactIds } = await addList(database, scope, [
          { name: 'Ann again', e164: '+13127790999', region: 'IL' },
        ]);
        const otherId = contactIds.get('Ann again') ?? '';
        const pair = [contactId, otherId].toSorted();
        await askSystem(database, link, [scope.organizationId, ...pair]);
        const ask = { campaignId: started.campaignId, listIds: [], contactIds: [otherId] };
        await removePeople(services(), scope, ask);
        await placeAll(dialing.services, calls);
        pass();
        await addPeople(services(), scope, { ...ask, listIds: [listId], contactIds: [] });
        expect(numbersCalled()).not.toContain('+13127790999');
      },
    ],
    [
      'when they are about to be called',
      {},
      async ({ campaign, removeAnn }) => {
        const calls = await decideAndReserve(dialing.services, campaign);
        expect(calls).toHaveLength(2);
        await removeAnn();
        await placeAll(dialing.services, calls);
      },
    ],
    [
      'while somebody else holds them',
      {},
      async ({ contactId, removeAnn, campaign, timesCalled }) => {
        const hold = 'select from targets where contact_id = $1 for update';
        await whileAnotherHolds(connectionString, [hold, [contactId]], async () => {
          expect(await removeAnn()).toMatchObject({ removed: 1 });
        });
        // Before a worker has come: the last look knows.
        const calls = await decideAndReserve(dialing.services, campaign);
        await placeAll(dialing.services, calls);
        expect(timesCalled()).toBe(0);
      },
    ],
  ])('%s, is not called', async (_, how, removal) => {
    const started = await start(how);
    await removal(started);
    pass();
    await callEverybody(started);
    expect(started.timesCalled()).toBe(0);
    expect(['removed', 'cancelled', undefined]).toContain(await started.stateOf());
  });

  it.each<[string, { isPlanned?: boolean }, (started: Started) => Promise<unknown>]>([
    [
      'is undone',
      {},
      async ({ removeAnn, undo }) => {
        const [removed] = await inTurn(removeAnn);
        if (removed !== undefined) expect(await undo(removed)).toMatchObject({ added: 1 });
      },
    ],
    [
      'is undone after that of a list before it was',
      {},
      async (started) => {
        const [list, named] = await inTurn(started.removeList, started.removeAnn);
        if (list !== undefined && named !== undefined) {
          await inTurn<unknown>(
            () => started.undo(list),
            () => started.undo(named),
          );
        }
      },
    ],
    [
      'is undone before that of a list after it is',
      {},
      async (started) => {
        const [named, list] = await inTurn(started.removeAnn, started.removeList);
        if (list !== undefined && named !== undefined) {
          await inTurn<unknown>(
            () => started.undo(named),
            () => started.undo(list),
          );
        }
      },
    ],
    [
      'is undone once the others are planned',
      { isPlanned: false },
      async ({ campaign, removeAnn, undo }) => {
        const [removed] = await inTurn(removeAnn);
        await judge(campaign);
        pass();
        if (removed !== undefined) await undo(removed);
      },
    ],
    [
      'is followed by adding them by name',
      {},
      async ({ removeAnn, addAnn }) => {
        await inTurn(removeAnn);
        expect(await addAnn()).toMatchObject({ added: 1, alreadyThere: 0 });
      },
    ],
    [
      'is undone while they are about to be called',
      {},
      async ({ campaign, removeAnn, undo }) => {
        await decideAndReserve(dialing.services, campaign);
        const [removed] = await inTurn(removeAnn);
        expect(removed).toMatchObject({ removed: 0, onCall: 1 });
        if (removed !== undefined) expect(await undo(removed)).toMatchObject({ added: 1 });
      },
    ],
  ])('is called where that %s', async (_, how, steps) => {
    const started = await start(how);
    await steps(started);
    pass();
    await callEverybody(started);
    expect(['calling', 'waiting']).toContain(await started.stateOf());
  });

  it('is not planned before their campaign is, and is not waited for', async () => {
    const { campaignId, contactId, removeAnn, stateOf } = await start();
    await askSystem(database, unplan, [campaignId]);
    const hold = 'select from targets where contact_id = $1 for update';
    await whileAnotherHolds(connectionString, [hold, [contactId]], async () => {
      expect(await removeAnn()).toMatchObject({ removed: 1, onCall: 0, notWaiting: 0 });
      expect(await stateOf()).toBe('waiting');
      await endLeftOver(dialing.services);
      expect(await askSystem(database, findEnding, [campaignId])).toEqual([{ is_ending: true }]);
    });
    await endLeftOver(dialing.services);
    expect(await stateOf()).toBe('removed');
    expect(await askSystem(database, findEnding, [campaignId])).toEqual([{ is_ending: false }]);
  });
});

describe('somebody on two lists that are both removed', () => {
  it.each(['added', 'undone'] as const)(
    'is called again once both are %s, and not before',
    async (how) => {
      const { scope, campaignId, contactId, campaign, stateOf, ...started } = await start();
      const second = await addListOf(database, scope, [contactId]);
      const ask = { campaignId, listIds: [second], contactIds: [] };
      const [one, two] = await inTurn(started.removeList, () =>
        removePeople(services(), scope, ask),
      );
      await (how === 'undone' && one !== undefined ? started.undo(one) : started.addList());
      pass();
      await judge(campaign);
      expect(await stateOf()).toBe('removed');
      if (how === 'undone' && two !== undefined) await started.undo(two);
      else expect(await addPeople(services(), scope, ask)).toMatchObject({ added: 1, leftOut: 0 });
      pass();
      await judge(campaign);
      expect(await stateOf()).toBe('waiting');
    },
  );
});
