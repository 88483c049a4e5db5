import { reason } from '@ringfence/contract/decisions';
import { ruleSet } from '@ringfence/domain/compliance/rule-set';
import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { storedRules } from './stored-rules.ts';

const { database } = useTestDatabase();
const [id, rules] = storedRules;

beforeAll(async () => {
  const insert = testStatement('insert into rule_sets (id, rules) values ($1, $2::jsonb)', {});
  await askSystem(database, insert, [id, rules]);
});

const tell = testStatement('select told_reasons($1::jsonb, $2) as reasons', { reasons: 'jsonb' });
async function readReasons(said: readonly unknown[], asked: string | null) {
  const [row] = await askSystem(database, tell, [JSON.stringify(said), asked]);
  return z.array(reason).parse(row?.reasons);
}

const until = '2026-06-10T16:00:00.000Z';
const words = {
  plain: { verdict: 'allow', until: null, liftedBy: null },
  note: { verdict: 'allow', until: null, liftedBy: null, citation: 'elsewhere' },
  defer: { verdict: 'defer', until, liftedBy: null },
  block: { verdict: 'block', until: null, liftedBy: 'a new consent' },
} as const;
const anyWord = fc.constantFrom('plain', 'plain', 'plain', 'note', 'defer', 'block');
const hopeless = { code: 'NO_LAWFUL_MINUTE', version: 2, citation: 'derived', ...words.block };

it('the word of every rule is given in its order, though only what is more than a plain yes is stored', async () => {
  const anyWords = fc.array(anyWord, { minLength: ruleSet.length, maxLength: ruleSet.length });
  await fc.assert(
    fc.asyncProperty(anyWords, fc.boolean(), async (drawn, isHopeless) => {
      const whole = ruleSet.map((rule, index) => ({ ...rule, ...words[drawn[index] ?? 'plain'] }));
      const derived = isHopeless ? [hopeless] : [];
      const said = whole.filter((_, index) => drawn[index] !== 'plain');
      expect(await readReasons([...said, ...derived], id)).toEqual([...whole, ...derived]);
    }),
    { numRuns: tries(50) },
  );
});

it('a decision of an earlier release, which names every rule itself, is given as it stands', async () => {
  const said = [hopeless, { code: 'GONE', version: 1, citation: 'policy', ...words.plain }];
  expect(await readReasons(said, null)).toEqual(said);
});
