import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { approveScript, ringBackNumber } from '../../testing/approve-script.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { countLacking } from './count-lacking.ts';
import { showListeners } from './find-listeners.ts';

const { database } = useTestDatabase();
const services = { database, now: () => new Date('2026-11-18T16:00:00Z') };
let here: TestOrganization;
let listId: string;

const describeDebt = testStatement(
  `update debts set creditor = $2, due_on = $3, reference = $4
   where contact_id = (select id from contacts where organization_id = $5 and full_name = $1)`,
  {},
);
const describePerson = testStatement(
  `update contacts set language = $2, birth_year = $3, postal_code = $4
   where full_name = $1 and organization_id = $5`,
  {},
);

beforeEach(async () => {
  here = await addOrganization(database);
  const people = ['Ann', 'Bob', 'Cid', 'Dan'].map((name, index) => ({
    name,
    e164: `+1312555019${index}`,
    region: 'IL',
  }));
  ({ listId } = await addList(database, here, people));
  const { organizationId } = here;
  for (const [name, ...debt] of [
    ['Ann', 'First Bank', '2026-10-01', 'ACC-44556677'],
    ['Bob', null, '2026-10-01', '1234'],
    ['Cid', 'First Bank', null, 'ACC-44556678'],
    ['Dan', 'First Bank', '2026-10-01', 'ACC-44556679'],
  ]) {
    await askSystem(database, describeDebt, [name, ...debt, organizationId]);
  }
  await askSystem(database, describePerson, ['Ann', 'en', 1980, '60601', organizationId]);
  await askSystem(database, describePerson, ['Bob', 'es', 1990, '60601', organizationId]);
});

describe('people to try a script with', () => {
  it('are three of the organization, and hear it as they would on a call', async () => {
    await approveScript(database, here.organizationId);
    const { listeners } = await showListeners(services, here);
    expect(listeners).toHaveLength(3);
    const names = listeners.map(({ facts }) => facts.personName);
    expect(names).toContain('Bob');
    for (const { facts } of listeners) {
      expect(facts).toMatchObject({ ringBackNumber, today: '2026-11-18', lines: [ringBackNumber] });
      const script = startingScripts.reminder;
      const { action } = followFlow({ script, facts }, null, { kind: 'answered' });
      expect(action).toMatchObject({ kind: 'ask' });
    }
  });

  it('show of an account number what every screen shows, and no more', async () => {
    const { listeners } = await showListeners(services, here);
    const found = (name: string) => listeners.find(({ facts }) => facts.personName === name)?.facts;
    const [bob] = [found('Bob')];
    expect(bob?.debt.reference).toBe('34');
    expect(bob?.answers).toEqual({ birth_year: '1990', postal_code: '60601', reference: '0000' });
    const whole = listeners.find(({ facts }) => facts.debt.reference.startsWith('66'))?.facts;
    expect(whole?.debt.reference).toMatch(/^667[789]$/);
    expect(whole?.answers.reference).toBe(whole?.debt.reference);
    expect(JSON.stringify(listeners)).not.toContain('ACC-');
  });

  it('are nobody where nobody owes', async () => {
    expect(await showListeners(services, await addOrganization(database))).toEqual({
      listeners: [],
    });
  });
});

describe('who lacks what a script names', () => {
  it('is counted and named, by the variable', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    const { variables } = await countLacking(services, here, { scriptId, listId });
    const named = variables.map(({ variable, people, contacts }) => [
      variable,
      people,
      contacts.map(({ fullName }) => fullName),
    ]);
    expect(named).toContainEqual(['creditor', 1, ['Bob']]);
    expect(named).toContainEqual(['due_date', 1, ['Cid']]);
    expect(named).toHaveLength(2);
  });

  it('is everybody without a promise where the script speaks of one', async () => {
    const scriptId = await approveScript(database, here.organizationId, 'broken_promise');
    const { variables } = await countLacking(services, here, { scriptId, listId });
    expect(variables).toContainEqual(
      expect.objectContaining({ variable: 'promise_amount', people: 4 }),
    );
  });

  it('is not shown for a list of others', async () => {
    const scriptId = await approveScript(database, here.organizationId);
    const other = await addOrganization(database);
    const theirs = await addList(database, other, []);
    const asked = countLacking(services, here, { scriptId, listId: theirs.listId });
    await expect(asked).rejects.toThrow('This list does not exist.');
  });
});
