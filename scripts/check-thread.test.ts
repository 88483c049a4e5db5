import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const dialer = `${root}/apps/server/src/dialer`;
const mostLines = 1_200;
const longestLine = 100;

/** The SQL of these steps. */
const queries = ['claim.ts', 'reserve.ts', 'pace.ts', 'place.ts', 'record.ts', 'settle.ts'];

/** The files of the table in ARCHITECTURE.md that tells the thread from claim to outcome. */
function listSteps(): string[] {
  const text = readFileSync(`${root}/ARCHITECTURE.md`, 'utf8');
  const [, after = ''] = text.split('**From claim to outcome.**');
  const [table = ''] = after.split('**When something fails.**');
  return [...table.matchAll(/^\| \w+ \| `([a-z-]+\.ts)` \|/gm)].map(([, file]) => file ?? '');
}

describe('the thread from claim to outcome', () => {
  it(`is listed file by file, and read in at most ${mostLines} lines`, () => {
    const steps = listSteps();
    expect(steps[0]).toBe('claim-targets.ts');
    expect(steps.at(-1)).toBe('settle-targets.ts');
    expect(steps.length).toBeGreaterThanOrEqual(8);
    const files = [
      ...steps.map((file) => `${dialer}/${file}`),
      ...queries.map((file) => `${dialer}/queries/${file}`),
    ];
    // A long line is as many as it would take where none is longer.
    const lines = files.map((file) =>
      readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / longestLine)), 0),
    );
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostLines);
  });
});
