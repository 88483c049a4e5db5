import { setTimeout as wait } from 'node:timers/promises';
import type { ImportDetail, ImportProgress } from '@ringfence/contract/imports';
import { describe, expect, it } from 'vitest';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
/** Some of what each step does takes as long as with many more rows, so that there is something to see. */
const slow = new Set([
  'imports.number_people',
  'imports.count_new',
  'imports.count_changes',
  'imports.insert_phones',
  'imports.insert_consents',
  'imports.insert_summaries',
  'imports.count_words',
  'imports.restore_debts',
  'imports.leave_list',
]);
const slowMilliseconds = 1200;

function slowDown(transaction: Transaction): Transaction {
  const all: Transaction['all'] = async (statement, values) => {
    const rows = await transaction.all(statement, values);
    if (slow.has(statement.name)) await wait(slowMilliseconds);
    return rows;
  };
  return { ...transaction, all, first: async (...asked) => (await all(...asked))[0] };
}

const slowed: Database = {
  ...database,
  asSystem: (work, patience) => database.asSystem((part) => work(slowDown(part)), patience),
};
const uploads = startUploads(slowed, () => new Date('2026-06-10T16:00:00Z'));
const rowsInAll = 3000;
const file = [
  'Reference,Name,Phone,Balance',
  ...Array.from({ length: rowsInAll }, (_unused, index) => {
    const number = String(index).padStart(4, '0');
    return `A${number},Ann Lee${number},312-555-${number},${index + 1}`;
  }),
].join('\n');

/** What people are shown while a step is worked at, each figure once. */
async function watch(
  state: ImportDetail['state'],
  show: () => Promise<ImportDetail>,
  work: Promise<unknown>,
): Promise<ImportProgress[]> {
  const shown: ImportProgress[] = [];
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { state: found, progress } = await show();
    const isNew = JSON.stringify(progress) !== JSON.stringify(shown.at(-1));
    if (found === state && progress.phase !== null && isNew) shown.push(progress);
    await wait(100);
  }
  await over;
  return shown;
}

const isRising = (values: readonly number[]) =>
  values.every((value, index) => value >= (values[index - 1] ?? 0));

describe('the progress of an upload', { timeout: 120_000 }, () => {
  it('is published from the beginning of each step, and only grows', async () => {
    const organization = await addOrganization(database);
    const inspected = await uploads.inspect(organization, file);
    const { id } = inspected;
    const show = () => uploads.show(organization, id);
    const rowsOf = (shown: readonly ImportProgress[], phase: string) =>
      shown.filter((one) => one.phase === phase).map(({ rows }) => rows);

    const checking = await watch('checking', show, uploads.check(organization, inspected));
    expect(checking.map(({ phase }) => phase)).toContain('comparing');
    expect(rowsOf(checking, 'comparing')).not.toContainEqual(expect.anything());

    const storing = await watch('storing', show, uploads.store(organization, id));
    const stored = rowsOf(storing, 'storing').map((rows) => rows?.done ?? -1);
    expect(new Set(storing.map(({ phase }) => phase))).toEqual(
      new Set(['comparing', 'storing', 'finishing']),
    );
    expect(stored.filter((done) => done > 0 && done < rowsInAll).length).toBeGreaterThan(1);
    expect(isRising(stored)).toBe(true);
    expect(rowsOf(storing, 'storing')[0]).toMatchObject({ total: rowsInAll, isTotalExact: true });
    expect(storing.some(({ secondsLeft }) => secondsLeft !== null)).toBe(true);

    const undoing = await watch('undoing', show, uploads.undo(organization, id));
    expect(rowsOf(undoing, 'undoing').at(-1)).toMatchObject({ total: rowsInAll });
    for (const shown of [checking, storing, undoing]) {
      expect(shown.length).toBeGreaterThan(1);
      expect(isRising(shown.map(({ done }) => done))).toBe(true);
      expect(new Set(shown.map(({ total }) => total))).toEqual(new Set([10_000]));
    }
    expect(await show()).toMatchObject({ state: 'undone' });
  });

  it('is over with each step, and begins again with the next', async () => {
    const organization = await addOrganization(database);
    const inspected = await uploads.inspect(organization, file);
    const checked = await uploads.check(organization, inspected);
    const nothing = { phase: null, rows: null, rowsPerSecond: null, secondsLeft: null };
    expect(checked.progress).toEqual({ done: 0, total: 0, ...nothing });
    const asked = await uploads.askToStore(organization, checked.id);
    expect(asked.progress).toEqual(checked.progress);
  });
});
