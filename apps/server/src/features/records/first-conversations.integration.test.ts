import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor, readLedger } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { loadFacts } from '../compliance/index.ts';
import { describeDebt } from './describe-debt.ts';
import { liftRestriction } from './lift-restriction.ts';
import { type OutsideCallInput, recordOutsideCall } from './record-outside-call.ts';
import { recordRestriction } from './record-restriction.ts';
import { showContact } from './show-contact.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
};

const addThings = testStatement(
  `with phone as (
     insert into phones (organization_id, contact_id, e164, position) values ($1, $2, $3, 1)
     returning id
   ), debt as (
     insert into debts (organization_id, contact_id, reference, balance_minor, currency)
     values ($1, $2, 'Second', 5000, 'USD') returning id
   )
   select phone.id as phone_id, debt.id as debt_id from phone, debt`,
  { phone_id: 'uuid', debt_id: 'uuid' },
);

/** Somebody with a second number and a second debt. */
async function addPerson() {
  const debtor = await addDebtor(database);
  const { organization, contactId } = debtor;
  const values = [organization.organizationId, contactId, '+12125550177'];
  const [second] = await askSystem(database, addThings, values);
  return { ...debtor, secondPhone: second?.phone_id ?? '', secondDebt: second?.debt_id ?? '' };
}

const talk = (debtor: Debtor, occurredAt: string, input: Partial<OutsideCallInput> = {}) =>
  recordOutsideCall(services, debtor.context, {
    contactId: debtor.contactId,
    phoneId: debtor.phoneId,
    debtIds: [debtor.debtId],
    direction: 'outbound',
    outcome: 'conversation',
    occurredAt,
    evidence: '',
    ...input,
  });

const learnWrong = (debtor: Debtor) =>
  recordRestriction(services, debtor.context, {
    contactId: debtor.contactId,
    kind: 'wrong_number',
    phoneId: debtor.phoneId,
    debtId: null,
    source: 'person',
    evidence: '',
    note: '',
  });

async function firstContacts({ organization, contactId }: Debtor) {
  const { debts } = await showContact(services, organization, contactId);
  return new Map(debts.map(({ id, firstContactAt }) => [id, firstContactAt]));
}
const firstContact = async (debtor: Debtor) => (await firstContacts(debtor)).get(debtor.debtId);

describe('the first contact about a debt', () => {
  it('is the earliest conversation, no matter who called, in whichever order they are entered', async () => {
    const person = await addPerson();
    await talk(person, '2026-05-10T15:00:00Z');
    await talk(person, '2026-05-02T15:00:00Z', { direction: 'inbound' });
    await talk(person, '2026-05-05T15:00:00Z');
    expect(await firstContacts(person)).toEqual(
      new Map([
        [person.debtId, '2026-05-02T15:00:00.000Z'],
        [person.secondDebt, null],
      ]),
    );
  });

  it.each(['no_answer', 'voicemail', 'dropped', 'busy'] as const)(
    'is no call that ended as %s',
    async (outcome) => {
      const person = await addPerson();
      await talk(person, '2026-05-10T15:00:00Z', { outcome });
      expect(await firstContact(person)).toBeNull();
    },
  );

  it('is a conversation of which nobody said what it was about, for every debt', async () => {
    const person = await addPerson();
    await talk(person, '2026-05-10T15:00:00Z', { debtIds: [] });
    const known = await firstContacts(person);
    expect([...known.values()]).toEqual(['2026-05-10T15:00:00.000Z', '2026-05-10T15:00:00.000Z']);
  });

  it('is no conversation on a number that turned out to be wrong, until that was a mistake', async () => {
    const person = await addPerson();
    await talk(person, '2026-05-02T15:00:00Z');
    await talk(person, '2026-05-10T15:00:00Z', { phoneId: person.secondPhone });
    const before = await readLedger(database, person);
    const { restrictionId } = await learnWrong(person);
    expect(await firstContact(person)).toBe('2026-05-10T15:00:00.000Z');
    expect(await readLedger(database, person)).toBeGreaterThan(before);
    await talk(person, '2026-05-01T15:00:00Z');
    expect(await firstContact(person)).toBe('2026-05-10T15:00:00.000Z');
    const lifting = { restrictionId, because: 'Mistake', isMistake: true };
    await liftRestriction(services, person.context, lifting);
    expect(await firstContact(person)).toBe('2026-05-01T15:00:00.000Z');
  });

  it('is what was entered, where no conversation is earlier', async () => {
    const person = await addPerson();
    const { debtId } = person;
    await talk(person, '2026-05-02T15:00:00Z');
    await describeDebt(services, person.context, {
      debtId,
      firstContactAt: '2026-05-05T00:00:00Z',
    });
    expect(await firstContact(person)).toBe('2026-05-02T15:00:00.000Z');
    await learnWrong(person);
    expect(await firstContact(person)).toBe('2026-05-05T00:00:00.000Z');
  });

  it('is what the rules see, and the person is judged again by it', async () => {
    const person = await addPerson();
    const { organization, contactId, phoneId, debtId } = person;
    const before = await readLedger(database, person);
    await talk(person, '2026-01-05T15:00:00Z');
    expect(await readLedger(database, person)).toBeGreaterThan(before);
    const [loaded] = await database.asSystem((transaction) =>
      loadFacts(
        transaction,
        {
          organizationId: organization.organizationId,
          campaignId: null,
          ...campaignCall,
          mode: 'human',
          roles: firstPolicy,
          now: services.now(),
        },
        [{ contactId, phoneId, debtId }],
      ),
    );
    expect(loaded?.facts.debt.firstContactAt).toEqual(new Date('2026-01-05T15:00:00Z'));
  });
});
