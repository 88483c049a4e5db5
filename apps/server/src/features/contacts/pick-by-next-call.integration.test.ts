import type { ContactFilter } from '@ringfence/contract/contacts';
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
const directions = ['ascending', 'descending'] as const;
let here: TestOrganization;
beforeAll(async () => {
  here = await addOrganization(database);
  await addModel(database, here, people);
  await addModel(database, await addOrganization(database), makeModel(50, now));
});

describe('the order of next calls', () => {
  const pick = testStatement(`select id, key from pick_by_next_call($1, $2, $3, $4, 33, $5)`, {
    id: 'uuid',
    key: 'text?',
  });
  const pickPages = (filter: ContactFilter, isDescending: boolean, few: number) =>
    database.asTenant(here, async (transaction) => {
      const ids: string[] = [];
      for (let [key, id] = [null, null] as [string | null, string | null]; ; ) {
        const values = [readFilter(filter, now), isDescending, key, id, few];
        const page = await transaction.all(pick, values);
        ids.push(...page.map((row) => row.id));
        const last = page.at(-1);
        if (last === undefined) return ids;
        ({ key, id } = last);
      }
    });

  it.each([
    {},
    { callable: 'now' },
    { callable: 'later' },
    { callable: 'never' },
    { states: ['open', 'promised'] },
    { suppressed: true },
  ] satisfies ContactFilter[])(
    'is the same where many match as where few do: %j',
    async (filter) => {
      for (const direction of directions) {
        const order = { sort: 'next_call', direction } as const;
        const expected = pickByModel(people, filter, order, now).map(({ id }) => id);
        for (const few of [0, 1_000_000]) {
          expect(await pickPages(filter, direction === 'descending', few)).toEqual(expected);
        }
      }
    },
  );
});
