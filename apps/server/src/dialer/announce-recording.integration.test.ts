import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { listWords } from './testing/press-key.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let organization: TestOrganization;
let said: string[] = [];

const listen = (step: FlowStep): void => {
  if (step.kind !== 'hang_up') said.push(listWords(step));
};

beforeAll(async () => {
  dialing = await startDialing(suite, {
    wrapCarrier: (carrier) => ({
      ...carrier,
      renderFlow(step) {
        listen(step);
        return carrier.renderFlow(step);
      },
    }),
  });
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  said = [];
  organization = await addOrganization(database);
});

const insertPolicy = testStatement(
  `insert into policies (organization_id, version, content, created_at) values ($1, $2, $3, now())`,
  {},
);
const setLanguage = testStatement(
  `update contacts set language = $2 where organization_id = $1`,
  {},
);
const decideOn = (version: number, content: object) =>
  askSystem(database, insertPolicy, [
    organization.organizationId,
    version,
    JSON.stringify(content),
  ]);

/** Somebody who answers and says that it is them. */
async function call(language: 'en' | 'es' = 'en'): Promise<string[]> {
  const people = [{ name: 'Ann', e164: '+13125550194' }];
  const { listId } = await addList(database, organization, people);
  await askSystem(database, setLanguage, [organization.organizationId, language]);
  await addCampaign(database, organization, listId);
  await dialing.dialToTheEnd();
  return said;
}

describe('a person who answers', () => {
  it('first hears that the call may be recorded, once, where the organization says so', async () => {
    await decideOn(1, { ...firstPolicy, announcesRecording: true });
    const [opening, ...rest] = await call();
    expect(opening).toMatch(/^This call may be recorded\. Hello\. /);
    expect(rest.length).toBeGreaterThan(2);
    expect(rest.join()).not.toContain('recorded');
  });

  it('hears it in the language of the call', async () => {
    await decideOn(1, { ...firstPolicy, announcesRecording: true });
    expect((await call('es'))[0]).toMatch(/^Esta llamada puede ser grabada\. Hola\. /);
  });

  it('does not hear it where nobody has decided so, or no longer', async () => {
    expect((await call())[0]).toMatch(/^Hello\. /);
    organization = await addOrganization(database);
    said = [];
    await decideOn(1, { ...firstPolicy, announcesRecording: true });
    await decideOn(2, firstPolicy);
    expect((await call())[0]).toMatch(/^Hello\. /);
  });
});
