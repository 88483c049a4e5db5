import type { ContactFilter } from '@ringfence/contract/contacts';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addModel } from '../../testing/add-model.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { countContacts } from './count-contacts.ts';
import { type ContactOrder, listContacts } from './list-contacts.ts';
import { exportNamed } from './queries/export-contacts.ts';
import { type ModelContact, makeModel, pickByModel } from './testing/model-contacts.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const services = { database, now: () => now };

let here: TestOrganization;
let there: TestOrganization;
let listId: string;
const people = makeModel(400, now);

beforeAll(async () => {
  [here, there] = [await addOrganization(database), await addOrganization(database)];
  listId = await addModel(database, here, people);
  await addModel(database, there, makeModel(50, now));
});

async function listPages(
  filter: ContactFilter,
  order: ContactOrder,
  limit: number,
  { organization = here, most = Number.POSITIVE_INFINITY } = {},
) {
  const ids: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < most; pages += 1) {
    const page = await listContacts(services, organization, { ...filter, ...order, limit, cursor });
    ids.push(...page.contacts.map(({ id }) => id));
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
  }
  return ids;
}

const sorts = ['added', 'name', 'balance', 'oldest_debt', 'last_call', 'next_call'] as const;
const directions = ['ascending', 'descending'] as const;

const filters = fc.record(
  {
    listId: fc.constant('list'),
    search: fc.constantFrom(
      'ann',
      'an',
      'smith',
      'ann smith',
      'nobody',
      'REF-1',
      'F-12',
      'EF-9',
      'ann1',
      '0107',
      'o',
      'ng',
      'x ng',
      'maximiliana lee',
    ),
    states: fc.subarray(['open', 'promised', 'paid', 'disputed', 'recalled', 'closed'] as const),
    currency: fc.constantFrom('USD', 'EUR'),
    balanceFrom: fc.integer({ min: 0, max: 5_000 }),
    balanceTo: fc.integer({ min: 0, max: 5_000 }),
    debtAgeFrom: fc.integer({ min: 0, max: 900 }),
    debtAgeTo: fc.integer({ min: 0, max: 900 }),
    outcomes: fc.subarray(['none', 'no_answer', 'voicemail', 'busy']),
    callable: fc.constantFrom('now' as const, 'later' as const, 'never' as const),
    zone: fc.constantFrom('America/Chicago', 'Europe/Berlin'),
    promised: fc.boolean(),
    suppressed: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('contacts that match', () => {
  it('are those that a plain look at each of them would name, in their order, each once', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...sorts),
        fc.constantFrom(...directions),
        fc.integer({ min: 3, max: 200 }),
        async (drawn, sort, direction, limit) => {
          const filter = drawn.listId === undefined ? drawn : { ...drawn, listId };
          const expected = pickByModel(people, drawn, { sort, direction }, now);
          expect(await listPages(filter, { sort, direction }, limit)).toEqual(
            expected.map(({ id }) => id),
          );
          const counted = await countContacts(services, here, filter);
          expect(counted).toEqual({ count: expected.length, isExact: true });
        },
      ),
      { numRuns: tries(150) },
    );
  });

  it('are the same among so many that nobody walks past all of them', async () => {
    const organization = await addOrganization(database);
    const crowd = makeModel(3_000, now, 5);
    const crowdListId = await addModel(database, organization, crowd);
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...sorts),
        fc.constantFrom(...directions),
        fc.integer({ min: 20, max: 200 }),
        async (drawn, sort, direction, limit) => {
          const filter = drawn.listId === undefined ? drawn : { ...drawn, listId: crowdListId };
          const expected = pickByModel(crowd, drawn, { sort, direction }, now);
          const some = { organization, most: 3 };
          expect(await listPages(filter, { sort, direction }, limit, some)).toEqual(
            expected.slice(0, 3 * limit).map(({ id }) => id),
          );
        },
      ),
      { numRuns: tries(60) },
    );
  });

  it.each(sorts.flatMap((sort) => directions.map((direction) => [sort, direction] as const)))(
    'come by %s, %s, page by page, and so in a file of those who are ticked',
    async (sort, direction) => {
      const expected = pickByModel(people, {}, { sort, direction }, now).map(({ id }) => id);
      expect(await listPages({}, { sort, direction }, 33)).toEqual(expected);
      const values = [people.map(({ id }) => id), sort, direction === 'descending', now];
      const ticked = await database.asTenant(here, (transaction) =>
        transaction.all(exportNamed, values),
      );
      expect(ticked.map(({ id }) => id)).toEqual(expected);
    },
  );
});

describe('a cursor', () => {
  const read = (cursor: string, sort: ContactOrder['sort']) =>
    listContacts(services, here, { sort, direction: 'ascending', limit: 5, cursor });
  const encode = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');
  const id = '01a1dd2e-e25f-7921-a55b-27832127b126';

  it.each([
    ['no place', 'name', 'nonsense'],
    ['a place of another order', 'balance', encode(['ann', id, null])],
    ['what would be SQL', 'balance', encode([`0'); drop table contacts; --`, id, null])],
    ['a day that is none', 'oldest_debt', encode(['2026-6-1', id, null])],
    ['no id', 'name', encode(['ann', 'x', null])],
  ] as const)('that is %s is refused', async (_, sort, cursor) => {
    await expect(read(cursor, sort)).rejects.toMatchObject({ code: 'validation_failed' });
  });

  it('takes a name with quotes and percent signs as it is', async () => {
    const page = await read(encode([`o'%L' %s`, id, null]), 'name');
    expect(page.contacts.length).toBeLessThanOrEqual(5);
  });
});

describe('pages while others write', () => {
  const insertMany = testStatement(
    `insert into contacts (organization_id, external_reference, full_name, country)
     select $1, 'late-' || number, 'Late ' || number, 'US' from generate_series(1, $2) as number`,
    {},
  );

  it('neither repeat nor lose anyone who was there from the beginning', async () => {
    const organization = await addOrganization(database);
    const model = makeModel(120, now, 7);
    await addModel(database, organization, model);
    for (const sort of sorts) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listContacts(services, organization, {
          sort,
          direction: 'descending',
          limit: 25,
          cursor,
        });
        seen.push(...page.contacts.map((contact) => contact.id));
        cursor = page.nextCursor ?? undefined;
        const late = testStatement(
          `insert into contacts (organization_id, external_reference, full_name, country)
           values ($1, gen_random_uuid()::text, 'Late', 'US')`,
          {},
        );
        await askSystem(database, late, [organization.organizationId]);
      } while (cursor !== undefined);
      expect(new Set(seen).size).toBe(seen.length);
      expect(model.filter(({ id }) => !seen.includes(id))).toEqual([]);
    }
  });

  it('are found wherever they stand among very many', async () => {
    const organization = await addOrganization(database);
    await askSystem(database, insertMany, [organization.organizationId, 2500]);
    await askSystem(
      database,
      testStatement(
        `with last as (
           insert into contacts (organization_id, external_reference, full_name, email, country)
           values ($1, 'zz-last', 'Zoe Last', 'zoe@last.example', 'US') returning id)
         insert into debts (organization_id, contact_id, reference, balance_minor, currency, state)
         select $1, id, 'A', 100, 'USD', 'promised' from last`,
        {},
      ),
      [organization.organizationId],
    );
    for (const filter of [
      { search: 'zz-last' },
      { search: 'zoe@last.example' },
      { search: 'zoe last' },
      { states: ['promised'] },
    ] satisfies ContactFilter[]) {
      for (const sort of ['added', 'name'] as const) {
        const page = { ...filter, sort, direction: 'ascending', limit: 10 } as const;
        const { contacts } = await listContacts(services, organization, page);
        expect(contacts.map(({ fullName }) => fullName)).toEqual(['Zoe Last']);
      }
    }
  });

  it('are counted roughly once they are very many', async () => {
    const organization = await addOrganization(database);
    await askSystem(database, insertMany, [organization.organizationId, 10_000]);
    expect(await countContacts(services, organization, {})).toEqual({
      count: 10_000,
      isExact: true,
    });
    await askSystem(
      database,
      testStatement(
        `insert into contacts (organization_id, external_reference, full_name, country)
         values ($1, 'one more', 'One More', 'US')`,
        {},
      ),
      [organization.organizationId],
    );
    const counted = await countContacts(services, organization, {});
    expect(counted.isExact).toBe(false);
    expect(counted.count).toBeGreaterThan(10_000);
    const acrossAll = { ...organization, organizationId: null, isSuperAdministrator: true };
    const across = await countContacts(services, acrossAll, {});
    expect(across.count).toBeGreaterThanOrEqual(counted.count);
  });
});

describe('a search with a slip of the finger', () => {
  const search = (text: string, scope = here) =>
    listContacts(services, scope, {
      sort: 'name',
      direction: 'ascending',
      limit: 200,
      search: text,
    });

  it('finds the person who was most likely meant, and says so on every page', async () => {
    const meant = await search('smith');
    const near = await search('smiht');
    expect(near.correctedSearch).toBe('smith');
    expect(near.contacts).toEqual(meant.contacts);
    expect(meant.correctedSearch).toBeNull();
    const first = await listContacts(services, here, {
      sort: 'name',
      direction: 'ascending',
      limit: 2,
      search: 'smiht',
    });
    const second = await listContacts(services, here, {
      sort: 'name',
      direction: 'ascending',
      limit: 2,
      search: 'smiht',
      cursor: first.nextCursor ?? '',
    });
    expect(second.correctedSearch).toBe('smith');
    expect([...first.contacts, ...second.contacts]).toEqual(meant.contacts.slice(0, 4));
  });

  it('corrects nothing where it would have to guess', async () => {
    for (const text of ['xqzv', 'a9', 'nn']) {
      expect(await search(text)).toEqual({ contacts: [], nextCursor: null, correctedSearch: null });
    }
  });

  it('knows no names of other organizations', async () => {
    const alone = await addOrganization(database);
    await addModel(database, alone, [
      { ...makeModel(1, now, 3)[0], name: 'Zebulon Quark' } as ModelContact,
    ]);
    expect((await search('zebulom', alone)).correctedSearch).toBe('zebulon');
    expect((await search('zebulom')).correctedSearch).toBeNull();
  });
});

describe('the functions that find past the policies', () => {
  const pick = testStatement(
    `select id from pick_contacts('{}', 'name', false, null, null, 1000)`,
    {
      id: 'uuid',
    },
  );
  const count = testStatement(`select people from count_contacts('{}')`, { people: 'int8' });
  const words = testStatement(`select word from find_words_like('smiht', 10)`, { word: 'text' });

  it('answer to members of the organization alone', async () => {
    const ask = (scope: { userId: string; organizationId: string | null }) =>
      database.asTenant(scope, async (transaction) => [
        (await transaction.all(pick)).length,
        (await transaction.first(count))?.people,
        (await transaction.all(words)).length > 0,
      ]);
    expect(await ask(here)).toEqual([400, 400, true]);
    const { organizationId } = here;
    expect(await ask({ userId: there.userId, organizationId })).toEqual([0, 0, false]);
    expect(await ask({ userId: here.userId, organizationId: null })).toEqual([0, 0, false]);
  });

  it('answer nothing of a list of others', async () => {
    const page = { sort: 'name', direction: 'ascending', limit: 200, listId } as const;
    expect((await listContacts(services, there, page)).contacts).toEqual([]);
    expect(await countContacts(services, there, { listId })).toEqual({ count: 0, isExact: true });
    expect((await listContacts(services, here, page)).contacts.length).toBeGreaterThan(0);
  });

  it('are for requests alone', async () => {
    await expect(askSystem(database, pick)).rejects.toThrow(/permission denied/);
    await expect(askSystem(database, count)).rejects.toThrow(/permission denied/);
    await expect(askSystem(database, words)).rejects.toThrow(/permission denied/);
  });
});
