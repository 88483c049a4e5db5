import { describe, expect, it } from 'vitest';
import { checkScript } from './check-script.ts';
import { findDebtWords } from './checks/debt-words.ts';
import { representativeFacts } from './checks/representative-facts.ts';
import { findingKinds } from './finding-kinds.ts';
import type { FlowFacts } from './flow-facts.ts';
import { euphemisms } from './testing/bad-euphemisms.ts';
import { badScripts } from './testing/bad-scripts.ts';
import { describeScripts } from './testing/describe-scripts.ts';
import { goodScripts } from './testing/good-scripts.ts';

/** One euphemism of each language: the others are looked up by their sentences alone. */
const [english, spanish] = [euphemisms.en, euphemisms.es];
const leftOut = new Set([...english.slice(1), ...spanish.slice(1)]);
const sampledScripts = badScripts.filter(({ name }) => !leftOut.has(name));

const listValues = (facts: FlowFacts): string[] =>
  Object.entries(facts).map((entry) => JSON.stringify(entry));

/** As few kinds of people as have every value of every fact; `check-script.table.deep.test.ts` has all kinds. */
function samplePeople(): FlowFacts[] {
  const missing = new Set(representativeFacts.flatMap(listValues));
  const countNew = (facts: FlowFacts) => listValues(facts).filter((one) => missing.has(one)).length;
  const sample: FlowFacts[] = [];
  while (missing.size > 0) {
    const [next] = representativeFacts.toSorted((one, other) => countNew(other) - countNew(one));
    if (next === undefined) break;
    sample.push(next);
    for (const value of listValues(next)) missing.delete(value);
  }
  return sample;
}

describeScripts(sampledScripts, samplePeople());

it('every euphemism tells of a debt', () => {
  const unknown = [...english, ...spanish].filter((sentence) => findDebtWords(sentence) === null);
  expect(unknown).toEqual([]);
});

it('a script is walked as every kind of person, also as one whom few resemble', () => {
  const rare = badScripts.find(({ name }) => name === 'the check asks with the reference');
  const [usual] = representativeFacts;
  if (rare === undefined || usual === undefined) throw new Error('There is no such script.');
  const listCodes = (people?: readonly FlowFacts[]) =>
    checkScript(rare.script, undefined, people).map(({ code }) => code);
  expect(listCodes([usual])).not.toContain(rare.code);
  expect(listCodes()).toContain(rare.code);
});

describe('the table', () => {
  it('holds at least sixty scripts, and one for everything that refuses', () => {
    expect(goodScripts.length + badScripts.length).toBeGreaterThanOrEqual(60);
    // Too many paths are tried in `explore-paths.test.ts`: a script that has them takes its time.
    const refusing = Object.entries(findingKinds)
      .filter(([code, { severity }]) => severity === 'refuses' && code !== 'too_many_paths')
      .map(([code]) => code);
    expect([...new Set<string>(badScripts.map(({ code }) => code))].sort()).toEqual(
      refusing.sort(),
    );
  });
});
