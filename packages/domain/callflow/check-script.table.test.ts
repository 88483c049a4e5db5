import { describe, expect, it } from 'vitest';
import { checkScript } from './check-script.ts';
import type { FindingCode } from './finding-kinds.ts';
import { findingKinds } from './finding-kinds.ts';
import { badScripts } from './testing/bad-scripts.ts';
import { goodScripts } from './testing/good-scripts.ts';

const listRefusals = (findings: ReturnType<typeof checkScript>): FindingCode[] => [
  ...new Set(findings.filter(({ severity }) => severity === 'refuses').map(({ code }) => code)),
];

describe('a good script', () => {
  it.each(goodScripts)('is let pass: $name', ({ script, context }) => {
    expect(checkScript(script, context)).toEqual([]);
  });
});

describe('a bad script', () => {
  it.each(badScripts)(
    'is refused for its reason alone: $code, $name',
    ({ code, script, place }) => {
      const findings = checkScript(script);
      expect(listRefusals(findings)).toEqual([code]);
      expect(findings).toContainEqual(expect.objectContaining(place));
    },
  );
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
