import { describe, expect, it } from 'vitest';
import { checkScript } from '../check-script.ts';
import type { FindingCode } from '../finding-kinds.ts';
import type { FlowFacts } from '../flow-facts.ts';
import type { BadScript } from './bad-scripts.ts';
import { goodScripts } from './good-scripts.ts';

const listRefusals = (findings: ReturnType<typeof checkScript>): FindingCode[] => [
  ...new Set(findings.filter(({ severity }) => severity === 'refuses').map(({ code }) => code)),
];

/** What is found in the good scripts and in these bad ones, as these people would meet them. */
export function describeScripts(
  badScripts: readonly BadScript[],
  people: readonly FlowFacts[],
): void {
  describe('a good script', () => {
    it.each(goodScripts)('is let pass: $name', ({ script, context }) => {
      expect(checkScript(script, context, people)).toEqual([]);
    });
  });

  describe('a bad script', () => {
    it.each(badScripts)(
      'is refused for its reason alone: $code, $name',
      ({ code, script, place }) => {
        const findings = checkScript(script, undefined, people);
        expect(listRefusals(findings)).toEqual([code]);
        expect(findings).toContainEqual(expect.objectContaining(place));
      },
    );
  });
}
