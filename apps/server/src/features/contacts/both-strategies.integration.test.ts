import type { ContactFilter } from '@ringfence/contract/contacts';
import { someOf } from '@ringfence/domain/testing/tries';
import { beforeAll, describe, expect, it } from 'vitest';
import { addModel } from '../../testing/add-model.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { readFilter } from './read-filter.ts';
import { makeModel, pickByModel } from './testing/model-contacts.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const people = makeModel(400, now);
const sorts = ['added', 'name', 'balance', 'oldest_debt', 'last_call', 'next_call'] as const;
const directions = ['ascending', 'descending'] as const;
const rowsAPage = 200;
/** Everybody is taken and sorted; walks that end before a page is full; walks that see everybody. */
const bounds = [0, 150, 100_000];

let here: TestOrganization;
let listId: string;
beforeAll(async () => {
  here = await addOrganization(database);
  listId = await addModel(database, here, people);
  await addModel(database, await addOrganization(database), makeModel(50, now));
});

const pick = testStatement(`select id, key from pick_contacts($1, $2, $3, $4, $5, $6, $7)`, {
  id: 'uuid',
  key: 'text?',
});

const pickPages = (filter: string, sort: string, isDescending: boolean, bound: number) =>
  database.asTenant(here, async (transaction) => {
    const ids: string[] = [];
    for (let [key, id] = [null, null] as [string | null, string | null]; ; ) {
      const values = [filter, sort, isDescending, key, id, rowsAPage, bound];
      const page = await transaction.all(pick, values);
      ids.push(...page.map((row) => row.id));
      const last = page.at(-1);
      if (last === undefined) return ids;
      ({ key, id } = last);
    }
  });

describe('walking along an order and taking everybody who matches', () => {
  const filters: ContactFilter[] = [
    {},
    { states: ['open', 'promised'] },
    { states: ['paid', 'closed'] },
    { balanceFrom: 1_000 },
    { balanceTo: 3_000 },
    { debtAgeFrom: 200, debtAgeTo: 700 },
    { currency: 'EUR' },
    { outcomes: ['none'] },
    { outcomes: ['none', 'busy'] },
    { outcomes: ['busy'] },
    { callable: 'now' },
    { callable: 'later' },
    { callable: 'never' },
    { zone: 'America/Chicago' },
    { promised: true },
    { promised: false },
    { suppressed: true },
    { search: 'smith' },
    { search: 'ann smith' },
    { search: 'o' },
    { search: 'an smith' },
    { search: 'maximiliana lee' },
    { search: 'REF-1' },
    { search: 'F-12' },
    { search: 'REF-20260000' },
    { search: '20260000120' },
    { search: '202600001' },
    { search: '0107' },
    { search: '-' },
    { listId: 'list' },
    { listId: 'list', search: 'ann', suppressed: false },
  ];

  it.each(someOf(6, filters))('find the same people in the same order: %j', async (drawn) => {
    const filter: ContactFilter = 'listId' in drawn ? { ...drawn, listId } : drawn;
    for (const sort of sorts) {
      for (const direction of directions) {
        const expected = pickByModel(people, drawn, { sort, direction }, now).map(({ id }) => id);
        for (const bound of bounds) {
          const isDescending = direction === 'descending';
          const found = await pickPages(readFilter(filter, now), sort, isDescending, bound);
          expect(found, `${sort} ${direction}, at most ${bound} steps`).toEqual(expected);
        }
      }
    }
  });
});
