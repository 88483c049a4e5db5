import { someOf } from '@ringfence/domain/testing/tries';
import { describe, expect, it } from 'vitest';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import type { Finding } from './finding.ts';
import { runAudit } from './run-audit.ts';
import { makeChance } from './testing/chance.ts';
import { makeGarden } from './testing/garden.ts';
import { planters } from './testing/planters/index.ts';

const testDatabase = useTimelessDatabase();
const { database } = testDatabase;
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-12-01T12:00:00Z'),
};
const seeds = someOf(1, [1, 2, 3]);

async function audit(organizationId: string): Promise<string[]> {
  const findings: Finding[] = [];
  const onFinding = (finding: Finding) => void findings.push(finding);
  await runAudit(services, { organizationId, cause: 'command', onFinding });
  return findings.map(({ kind, code, callId }) => `${kind} ${code} ${callId}`).sort();
}

describe.each(planters)('$code: $title', ({ code, plant }) => {
  it.each(seeds)('is named, and nothing beside it (seed %i)', async (seed) => {
    const garden = await makeGarden(testDatabase, makeChance(seed));
    const broken = await plant(garden);
    expect(broken.length).toBeGreaterThan(0);
    const named = await audit(garden.organization.organizationId);
    expect(named).toEqual(broken.map((callId) => `violation ${code} ${callId}`).sort());
  });
});
