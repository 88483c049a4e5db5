import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import type { Finding } from './finding.ts';
import { runAudit } from './run-audit.ts';

const testDatabase = useTimelessDatabase();
const { database } = testDatabase;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(testDatabase);
});
afterAll(() => dialing.stop());

const dayMilliseconds = 24 * 60 * 60 * 1000;

describe('calls that the dialer placed', () => {
  it('stand every audit, day after day and in two campaigns at once', async () => {
    const organization = await addOrganization(database);
    const people = Array.from({ length: 24 }, (_, index) => ({
      name: `Person ${index}`,
      // In pairs on one number, in the zones of four places.
      e164: `+1${['312', '212', '602', '415'][index % 4]}55501${String(index >> 1).padStart(2, '0')}`,
      region: index % 5 === 0 ? 'MA' : null,
    }));
    const { listId } = await addList(database, organization, people);
    for (const mostAttempts of [7, 5]) {
      await addCampaign(database, organization, listId, mostAttempts);
    }
    const began = dialing.clock.now.getTime();
    for (let day = 0; day < 5; day += 1) {
      for (const hours of [0, 4]) {
        dialing.clock.stopAt(new Date(began + day * dayMilliseconds + hours * 3_600_000));
        await dialing.dialToTheEnd();
      }
    }
    const findings: Finding[] = [];
    const services = {
      database,
      effects: { wakeRelay() {}, wakeSealing() {} },
      now: () => dialing.clock.now,
    };
    const { organizationId } = organization;
    const onFinding = (finding: Finding) => void findings.push(finding);
    const result = await runAudit(services, { organizationId, cause: 'command', onFinding });
    expect(findings).toEqual([]);
    expect(result.calls).toBeGreaterThan(50);
  });
});
