import type { Preflight } from '@ringfence/contract/preflight';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import type { Database } from '../../../platform/database/database.ts';
import { addList, type TestPerson } from '../../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { setZone } from '../../../testing/set-zone.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { judgeCallable } from '../../callable/index.ts';
import { countPreflight } from '../count-preflight.ts';
import { listPeople, type PeopleQuestion } from '../list-people.ts';

/** 9:00 in Chicago, 7:00 in Los Angeles. */
export const morning = new Date('2026-06-10T14:00:00Z');

/** What a form holds of which only the list was chosen. */
export const usual = {
  furtherListIds: [],
  excludedListIds: [],
  order: 'even' as const,
  retry: firstRetryRules,
  mostAttempts: 3,
  isExact: true,
};
type Asked = Parameters<typeof countPreflight>[2];

let line = 0;
export const number = (area: string): string => `+1${area}555${2000 + line++}`;
export const inChicago = (name: string): TestPerson => ({
  name,
  e164: number('312'),
  region: 'IL',
});
export const inLosAngeles = (name: string): TestPerson => ({
  name,
  e164: number('213'),
  region: 'CA',
});
export const everyDay = (from: number, to: number) =>
  Array.from({ length: 7 }, () => ({ from, to }));

/** Organizations with people who were judged, and what they ask, in the morning of a day. */
export function usePreflight(database: Database) {
  const clock = { now: morning };
  const services = { database, now: () => clock.now };
  const judge = () => judgeCallable({ ...services, effects: { wakeRelay() {} }, log: silentLog });
  const { signal } = new AbortController();
  const count = (
    scope: TestOrganization,
    asked: Partial<Asked> & { listId: string },
    closeness?: Parameters<typeof countPreflight>[3],
  ): Promise<Preflight> =>
    countPreflight(services, { scope, signal }, { ...usual, ...asked }, closeness);
  const list = (
    scope: TestOrganization,
    asked: Partial<PeopleQuestion> & Pick<PeopleQuestion, 'listId' | 'bucket'>,
  ) => listPeople(services, { scope, signal }, { ...usual, limit: 50, ...asked });

  async function addPlace(people: readonly TestPerson[]) {
    clock.now = morning;
    const place = await addOrganization(database);
    await setZone(database, place, 'America/Chicago');
    const made = await addList(database, place, people);
    await judge();
    const id = (name: string): string => made.contactIds.get(name) ?? '';
    return { place, ...made, id };
  }

  const mixed = () =>
    addPlace([
      ...['Ann', 'Bob', 'Cid'].map(inChicago),
      ...['Dan', 'Eve'].map(inLosAngeles),
      { ...inChicago('Fay'), stopped: true },
      { ...inChicago('Gus'), consent: false },
    ]);

  return { services, signal, judge, count, list, addPlace, mixed };
}

export const codes = ({ problems }: Preflight) => problems.map(({ code }) => code);
