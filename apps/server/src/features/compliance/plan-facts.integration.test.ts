import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { loadLedgers, loadPersons } from './queries/facts.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const number = '+13125550190';

describe('the statements that load facts', () => {
  const explain = (text: string) =>
    testStatement(`explain (costs off) ${text}`, { 'QUERY PLAN': 'text' });
  const leaveScans = testStatement('set local enable_seqscan = off', {});
  const useGeneric = testStatement('set local plan_cache_mode = force_generic_plan', {});
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['persons', loadPersons.text, [id, [id]]],
    ['ledgers', loadLedgers.text, [id, [id], [id], [number], now, id, [number], true]],
  ])('find the parts of everybody by index: %s', async (_, text, values) => {
    const plan = await database.asSystem(async (transaction) => {
      await transaction.all(leaveScans);
      await transaction.all(useGeneric);
      return transaction.all(explain(text), values);
    });
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
    expect(lines.some((line) => line.includes('Index'))).toBe(true);
  });
});
