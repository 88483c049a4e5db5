import { describe, expect, it } from 'vitest';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { runAuditCommand } from '../../testing/run-audit-command.ts';
import { makeChance } from './testing/chance.ts';
import { makeGarden } from './testing/garden.ts';
import { planters } from './testing/planters/index.ts';

const testDatabase = useTimelessDatabase();
const { connectionString } = testDatabase;
/** One a rule. */
const chosen = planters.filter(
  ({ code }, index) => planters.findIndex((other) => other.code === code) === index,
);

describe('npm run audit', () => {
  it('prints every call that was planted against a rule, and no other', async () => {
    const planted: string[] = [];
    for (const [seed, { code, plant }] of chosen.entries()) {
      const garden = await makeGarden(testDatabase, makeChance(seed));
      for (const callId of await plant(garden)) planted.push(`VIOLATION ${code} ${callId}`);
    }
    const { code, lines } = await runAuditCommand(connectionString);
    expect(code).toBe(1);
    const named = lines.flatMap((line) => {
      const [, kind, rule, callId] = line.match(/^ {2}([A-Z]+) \S+ · (\w+) · call (\S+)/) ?? [];
      return kind === undefined ? [] : [`${kind} ${rule} ${callId}`];
    });
    expect(named.sort()).toEqual(planted.sort());
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      organizations: chosen.length,
      violations: planted.length,
      chain_faults: 0,
    });
  }, 300_000);
});
