import { describe, expect, it } from 'vitest';
import { readFunctions } from '../../platform/database/apply-functions.ts';

/** What lists, searches and counts call. */
const entries = ['pick_contacts', 'count_contacts'];
const mostLines = 250;
const widest = 100;

const texts = new Map(readFunctions().map(({ name, text }) => [name, text.trimEnd()]));

/** The functions that one names, also within the statements that it composes. */
const listCalled = (text: string): string[] =>
  [...text.matchAll(/\b([a-z][a-z0-9_]*)\s*\(/g)].flatMap(([, name = '']) =>
    texts.has(name) ? [name] : [],
  );

/** The entries and all that they call, and what that calls. */
function followCalls(names: readonly string[], known = new Set<string>()): Set<string> {
  for (const name of names) {
    if (known.has(name)) continue;
    known.add(name);
    followCalls(listCalled(texts.get(name) ?? ''), known);
  }
  return known;
}

describe('the SQL of finding', () => {
  const lines = [...followCalls(entries)].flatMap((name) => (texts.get(name) ?? '').split('\n'));

  it(`is at most ${mostLines} lines with all that it calls, comments and headers included`, () => {
    expect(lines.length).toBeLessThanOrEqual(mostLines);
  });

  it(`has lines of at most ${widest} characters`, () => {
    expect(lines.filter((line) => line.length > widest)).toEqual([]);
  });

  it('is found by following calls', () => {
    expect([...followCalls(entries)]).toEqual(
      expect.arrayContaining(['pick_of_organization', 'search_text', 'windows_at']),
    );
  });
});
