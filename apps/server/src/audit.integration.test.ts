import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganization } from './testing/add-organization.ts';
import { addCalledPerson, addPlacedCall, type CalledPerson } from './testing/add-placed-calls.ts';
import { useTimelessDatabase } from './testing/moved-clock.ts';
import { runAuditCommand } from './testing/run-audit-command.ts';

const { database, connectionString } = useTimelessDatabase();
let lawful: CalledPerson;
let unlawful: CalledPerson;
let unlawfulCall: string;

beforeAll(async () => {
  lawful = await addCalledPerson(database, await addOrganization(database));
  unlawful = await addCalledPerson(database, await addOrganization(database));
  await addPlacedCall(database, lawful, { at: '2026-06-01T16:00:00Z' });
  unlawfulCall = await addPlacedCall(database, unlawful, { at: '2026-06-02T03:00:00Z' });
});

const run = (...parameters: string[]) => runAuditCommand(connectionString, ...parameters);

describe('npm run audit', () => {
  it('prints the counts and each violation on a line of its own, and ends with 1', async () => {
    const { code, lines } = await run();
    expect(code).toBe(1);
    const named = lines.filter((line) => line.includes('WINDOW_CLOSED'));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/VIOLATION 2026-06-02T03:00:00\.000Z · WINDOW_CLOSED · call /);
    expect(named[0]).toContain(unlawfulCall);
    expect(named[0]).toContain('12 CFR 1006.6(b)(1)(i)');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      organizations: 2,
      calls: 2,
      decisions: 2,
      violations: 1,
      chain_faults: 0,
    });
    expect(lines.join('\n')).not.toMatch(/Ann|312555/);
  });

  it('goes over one organization where it is named, and ends with 0 where all is well', async () => {
    const { code, lines } = await run('--organization', lawful.organizationId);
    expect(code).toBe(0);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ organizations: 1, violations: 0 });
  });

  it.each([
    [['--organization', 'harbor'], 'name an organization by its id'],
    [['--everything'], 'name an organization by its id'],
    [['--organization', '01a1dd2e-e25f-7921-a55b-27832127b126'], 'there is no organization'],
  ])('says what is wrong with %j', async (parameters, sentence) => {
    const { code, lines } = await run(...parameters);
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain(sentence);
    expect(lines.join('\n')).not.toContain('    at ');
  });
});
