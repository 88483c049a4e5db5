import { request } from 'node:http';
import { errorCatalogue } from '@ringfence/contract/errors';
import { allOrganizations, organizationHeader } from '@ringfence/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { type Answer, askOperation, operations } from './testing/access-matrix/ask-operation.ts';
import { listSecrets, type Things } from './testing/access-matrix/build-things.ts';
import {
  buildWorld,
  type Caller,
  callers,
  type World,
} from './testing/access-matrix/build-world.ts';
import { type Digest, digestRows } from './testing/access-matrix/digest-rows.ts';
import { matrix } from './testing/access-matrix/matrix.ts';
import type { Row } from './testing/access-matrix/rows.ts';
import { takeBackOf } from './testing/take-back.ts';
import { useTestDatabase } from './testing/test-database.ts';

const suite = useTestDatabase();
const { database } = suite;
const asked = takeBackOf(database);
let dialing: Dialing;
let world: World;
/** Where calls are not stopped, and nothing that is asked there is kept. */
let calling: Things;
beforeAll(async () => {
  dialing = await startDialing({ ...suite, database: asked.database });
  dialing.clock.follow();
  world = await buildWorld(database, dialing.application.address);
  calling = await world.buildAgain({ isHalted: false });
});
afterAll(() => dialing.stop());

const rows = Object.entries(matrix);
const readings = new Set(operations.filter(({ isReading }) => isReading).map(({ name }) => name));
const strangers: ReadonlySet<Caller> = new Set(['visitor', 'otherAdmin', 'removed']);

function ask(name: string, row: Row, caller: Caller, named: string | undefined, things: Things) {
  const headers = named === undefined ? {} : { [organizationHeader]: named };
  return askOperation(dialing.application.address, name, row.input?.(things), {
    ...world.authorize(caller),
    ...headers,
  });
}

/** What each attempt came to, in words, so that a failure names it. */
const sayAnswer = ({ status, code, text }: Answer) =>
  code === undefined ? (status < 300 ? 'allowed' : `${status} ${text}`) : `${status} ${code}`;
const sayRefusal = (code: keyof typeof errorCatalogue) => `${errorCatalogue[code].status} ${code}`;

interface Attempt {
  caller: Caller;
  named: string | undefined;
  refusal: keyof typeof errorCatalogue;
}

interface Refusal extends Attempt {
  answer: Answer;
}

/** Headers that are not what they should be, from people who would like to get further by them. */
function listTricks({ names, expected }: Row): Attempt[] {
  if (names === 'none') return [];
  const { things, otherOrganizationId } = world;
  const missing = 'organization_required';
  const caller = 'otherAdmin';
  const spans = names === 'one_or_all';
  const tricks: Attempt[] = [
    { caller, named: undefined, refusal: missing },
    { caller, named: allOrganizations, refusal: spans ? 'not_permitted' : missing },
    { caller, named: `${otherOrganizationId}, ${things.organizationId}`, refusal: missing },
    { caller: 'member', named: allOrganizations, refusal: spans ? 'not_permitted' : missing },
    { caller: 'removed', named: otherOrganizationId, refusal: 'not_permitted' },
    { caller: 'superAdministrator', named: undefined, refusal: missing },
  ];
  if (!spans && expected.superAdministrator === 'allowed') {
    tricks.push({ caller: 'superAdministrator', named: allOrganizations, refusal: missing });
  }
  return tricks;
}

function listAttempts(row: Row): Attempt[] {
  const named = world.things.organizationId;
  return callers.flatMap((caller) => {
    const refusal = row.expected[caller];
    return refusal === 'allowed' ? [] : [{ caller, named, refusal }];
  });
}

/** The tables in which anything differs, whatever the order in which the database read them. */
const listChanges = (before: Digest, after: Digest): string[] =>
  Object.keys(after)
    .filter((table) => before[table] !== after[table])
    .toSorted();

/** What building the world left to do behind the scenes is done first, or it would look like a change. */
async function digestSettled(): Promise<Digest> {
  await dialing.application.settle();
  const earlier = await digestRows(database);
  const later = await digestRows(database);
  return listChanges(earlier, later).length === 0 ? later : digestSettled();
}

function expectNoSecrets(answer: Answer, things: Things): void {
  const leaked = listSecrets(things).filter((secret) => answer.text.includes(secret));
  expect(leaked).toEqual([]);
}

describe('every operation', () => {
  it('is in the matrix', () => {
    expect(Object.keys(matrix).sort()).toEqual(operations.map(({ name }) => name).sort());
  });
});

describe('a caller without permission', () => {
  const listAll = (row: Row): Attempt[] => [...listAttempts(row), ...listTricks(row)];
  const refuse = (name: string, row: Row): Promise<Refusal[]> =>
    Promise.all(
      listAll(row).map(async (attempt) => ({
        ...attempt,
        answer: await ask(name, row, attempt.caller, attempt.named, world.things),
      })),
    );
  const refusals = new Map<string, Refusal[]>();
  let before: Digest;
  let after: Digest;
  // Looking at every row takes longer than asking, so it is done once around all of them.
  beforeAll(async () => {
    before = await digestSettled();
    for (const [name, row] of rows) refusals.set(name, await refuse(name, row));
    after = await digestRows(database);
  });

  it.each(rows)('is refused and learns nothing: %s', (name, row) => {
    const tried = refusals.get(name) ?? [];
    expect(
      tried.map(({ caller, named, answer }) => `${caller} ${named}: ${sayAnswer(answer)}`),
    ).toEqual(
      listAll(row).map(
        ({ caller, named, refusal }) => `${caller} ${named}: ${sayRefusal(refusal)}`,
      ),
    );
    for (const { answer } of tried) expectNoSecrets(answer, world.things);
  });

  it('changes nothing', () => {
    expect(listChanges(before, after)).toEqual([]);
  });

  it('would be seen changing something', async () => {
    const earlier = await digestRows(database);
    await world.openElsewhere();
    expect(listChanges(earlier, await digestRows(database))).toEqual([
      'organizations',
      'user_organizations',
    ]);
  });
});

describe('every operation', () => {
  const allowing = rows.filter(([, { expected }]) => Object.values(expected).includes('allowed'));
  it.each(allowing)('answers a caller with permission: %s', async (name, row) => {
    const isReading = readings.has(name);
    const isKept = !isReading && row.isKept === true;
    const isHalted = isReading || row.wantsHalt === true;
    const askAs = async (caller: Caller): Promise<void> => {
      const shared = isHalted ? world.things : calling;
      const things = isKept ? await world.buildAgain({ isHalted }) : shared;
      const askNow = () => ask(name, row, caller, things.organizationId, things);
      const answer = await (isKept || isReading ? askNow() : asked.takeBack(askNow));
      const answers = ['allowed', ...(row.mayAnswer ?? []).map(sayRefusal)];
      expect(answers, caller).toContain(sayAnswer(answer));
      // What everybody may ask tells a super administrator no more than others.
      const isStranger = strangers.has(caller) || row.expected.otherAdmin === 'allowed';
      const isInside = caller === 'member' || caller === 'admin';
      if (isStranger && !isInside && row.tellsHolder !== true) expectNoSecrets(answer, things);
    };
    for (const caller of callers) if (row.expected[caller] === 'allowed') await askAs(caller);
  });

  const elsewhere = rows.filter(([, row]) => row.elsewhere !== undefined);
  it.each(elsewhere)('keeps an admin of another organization there: %s', async (name, row) => {
    const { things } = world;
    const theirs = await world.openElsewhere();
    const before = await digestRows(database, things.organizationId);
    const answer = await ask(name, row, 'otherAdmin', theirs, things);
    const { elsewhere: expected = 'nothing' } = row;
    expect(sayAnswer(answer)).toBe(expected === 'nothing' ? 'allowed' : sayRefusal(expected));
    expectNoSecrets(answer, things);
    expect(await digestRows(database, things.organizationId)).toEqual(before);
  });

  const spanning = rows.filter(([name, row]) => row.names === 'one_or_all' && readings.has(name));
  it.each(spanning)('spans all organizations for super administrators: %s', async (name, row) => {
    const answer = await ask(name, row, 'superAdministrator', allOrganizations, world.things);
    expect(sayAnswer(answer)).toBe('allowed');
  });
});

describe('a person', () => {
  it.each([
    ['profile.show', 'memberEmail'],
    ['sessions.list', 'sessionId'],
    ['notifications.list', 'notification_id'],
  ] as const)('sees by %s what is theirs, and not what is a colleague’s', async (name, what) => {
    // The newest of many, so that it is on the first page.
    const things =
      name === 'notifications.list' ? await world.buildAgain({ isHalted: false }) : world.things;
    const answers = await Promise.all(
      (['member', 'admin'] as const).map((caller) =>
        ask(name, matrix[name], caller, things.organizationId, things),
      ),
    );
    expect(answers.map(({ text }) => text.includes(things[what]))).toEqual([true, false]);
  });
});

describe('a request', () => {
  it('that names two organizations on two lines is refused', async () => {
    const { things, otherOrganizationId } = world;
    const headers = {
      ...world.authorize('otherAdmin'),
      [organizationHeader]: [otherOrganizationId, things.organizationId],
    };
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${dialing.application.address}/api/v1/lists`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(errorCatalogue.organization_required.status);
  });

  it('with a token that nobody gave is nobody’s', async () => {
    const { address } = dialing.application;
    const [header, payload] = world.authorize('superAdministrator').authorization?.split('.') ?? [];
    for (const authorization of [
      `${header}.${payload}.`,
      `${header}.${payload}.AAAA`,
      'Bearer x',
    ]) {
      const answer = await askOperation(address, 'lists.list', undefined, {
        authorization,
        [organizationHeader]: world.things.organizationId,
      });
      expect(sayAnswer(answer)).toBe(sayRefusal('session_ended'));
    }
  });
});
