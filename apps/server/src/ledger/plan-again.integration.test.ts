import { expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { testStatement } from '../testing/test-statement.ts';
import { planCampaignAgain } from './queries/judge-again.ts';

const { database } = useTestDatabase();

it('finds whom other hours concern along the indexes of these people alone', async () => {
  const explain = testStatement(`explain (costs off) ${planCampaignAgain.text}`, {
    'QUERY PLAN': 'text',
  });
  const choose = testStatement(
    `select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true),
       set_config('plan_cache_mode', 'force_generic_plan', true)`,
    {},
  );
  const id = '00000000-0000-4000-8000-000000000000';
  const plan = await database.asSystem(async (transaction) => {
    await transaction.all(choose);
    return transaction.all(explain, [id, id, 10]);
  });
  const lines = plan.map((row) => row['QUERY PLAN']);
  expect(lines.filter((line) => line.includes('Seq Scan') || line.includes('Sort'))).toEqual([]);
  expect(lines.filter((line) => line.includes('targets_not_called_by_campaign'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('targets_due'))).toHaveLength(1);
});
