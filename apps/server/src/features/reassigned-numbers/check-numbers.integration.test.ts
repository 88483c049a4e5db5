import type { ReassignedAnswer } from '@ringfence/domain/compliance/reassigned-answers';
import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { addPhone, upsertContacts } from '../../testing/enter-people.ts';
import { describePhone, liftRestriction, showContact } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkNumbers } from './check-numbers.ts';
import type { ReassignedNumbers, ReassignedQuestion } from './port.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};
const show = ({ organization, contactId }: Debtor) =>
  showContact(services, organization, contactId);
const check = { checkedOn: '2026-06-09', answer: 'yes' as ReassignedAnswer };

/** A database in memory: the answers it is given, and the questions it was asked. */
function createMemory(answers: Readonly<Record<string, ReassignedAnswer>>) {
  const asked: ReassignedQuestion[] = [];
  const port: ReassignedNumbers = {
    mostQuestions: 10,
    async ask(questions) {
      asked.push(...questions);
      return questions.flatMap(({ e164 }) => {
        const answer = answers[e164];
        return answer === undefined ? [] : [{ e164, answer }];
      });
    },
  };
  return { asked, port };
}

/** Every way in which an answer comes in. */
const ways = {
  'by hand': (debtor: Debtor, reassigned = check) =>
    describePhone(services, debtor.context, { phoneId: debtor.phoneId, reassigned }),
  'by a program, with others': async (debtor: Debtor, reassigned = check) => {
    const { externalReference, fullName } = await show(debtor);
    const reference = externalReference ?? '';
    const phones = [{ number: debtor.e164, reassigned }];
    const contacts = [{ externalReference: reference, fullName, phones, debts: [] }];
    const { results } = await upsertContacts(services, debtor.context, { contacts });
    expect(results).toMatchObject([{ contactId: debtor.contactId }]);
  },
  'by the provider': (debtor: Debtor, { answer } = check) =>
    checkNumbers(
      { ...services, now: () => new Date('2026-06-09T12:00:00Z') },
      debtor.organization,
      createMemory({ [debtor.e164]: answer }).port,
      '2026-06-01',
    ),
};

describe.each(Object.entries(ways))('an answer that comes %s', (_, tell) => {
  it('is kept with its day, and gives a harbour where it is no', async () => {
    const debtor = await addDebtor(database);
    await tell(debtor, { ...check, answer: 'no' });
    expect(await show(debtor)).toMatchObject({
      phones: [{ state: 'active', reassigned: { checkedOn: '2026-06-09', answer: 'no' } }],
      restrictions: [],
    });
  });

  it('forbids calls to the number where it is yes, and takes permission for it back, once', async () => {
    const debtor = await addDebtor(database);
    await tell(debtor);
    await tell(debtor);
    const { phones, restrictions, consents } = await show(debtor);
    expect(phones).toMatchObject([{ state: 'wrong', reassigned: check }]);
    expect(restrictions).toMatchObject([
      { kind: 'reassigned', evidence: 'Reassigned Numbers Database, 2026-06-09', liftedAt: null },
    ]);
    expect(consents.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });
});

describe('an answer', () => {
  it('of no lifts nothing that an earlier yes recorded', async () => {
    const debtor = await addDebtor(database);
    await ways['by hand'](debtor);
    await ways['by a program, with others'](debtor, { checkedOn: '2026-06-10', answer: 'no' });
    const { phones, restrictions } = await show(debtor);
    expect(phones).toMatchObject([{ state: 'wrong', reassigned: { answer: 'no' } }]);
    expect(restrictions).toMatchObject([{ kind: 'reassigned', liftedAt: null }]);
  });

  it('that is reported again after it was lifted says nothing new', async () => {
    const debtor = await addDebtor(database);
    await ways['by hand'](debtor);
    const [made] = (await show(debtor)).restrictions;
    const restrictionId = made?.id ?? '';
    await liftRestriction(services, debtor.context, {
      restrictionId,
      because: 'x',
      isMistake: true,
    });
    await ways['by a program, with others'](debtor);
    expect((await show(debtor)).restrictions).toHaveLength(1);
  });

  it('from before the known one is left alone by programs', async () => {
    const debtor = await addDebtor(database);
    await ways['by hand'](debtor, { checkedOn: '2026-06-09', answer: 'no' });
    const older = { checkedOn: '2026-05-01', answer: 'no_data' } as const;
    await ways['by a program, with others'](debtor, older);
    expect((await show(debtor)).phones).toMatchObject([{ reassigned: { answer: 'no' } }]);
  });

  it('lies in no future', async () => {
    const debtor = await addDebtor(database);
    const refused = { code: 'validation_failed', fields: [{ path: 'reassigned.checkedOn' }] };
    await expect(
      ways['by hand'](debtor, { checkedOn: '2026-06-20', answer: 'no' }),
    ).rejects.toMatchObject(refused);
  });

  it('is taken with a number that is added', async () => {
    const debtor = await addDebtor(database);
    const phone = { number: '+13125559876', reassigned: check };
    await addPhone(services, debtor.context, { contactId: debtor.contactId, phone });
    expect((await show(debtor)).restrictions).toMatchObject([{ kind: 'reassigned' }]);
  });
});

describe('the provider', () => {
  it('gets the number and the day of its consent, and is asked again when the answer is old', async () => {
    const debtor = await addDebtor(database);
    const { asked, port } = createMemory({ [debtor.e164]: 'no' });
    const ask = (since: string) => checkNumbers(services, debtor.organization, port, since);
    expect(await ask('2026-06-01')).toBe(1);
    expect(asked).toEqual([{ e164: debtor.e164, consentOn: '2026-01-02' }]);
    expect(await ask('2026-06-01')).toBe(0);
    expect(await ask('2026-06-11')).toBe(1);
  });

  it('changes nothing by silence, and nothing where it fails', async () => {
    const debtor = await addDebtor(database);
    const { port } = createMemory({});
    expect(await checkNumbers(services, debtor.organization, port, '2026-06-01')).toBe(0);
    const broken = { mostQuestions: 10, ask: () => Promise.reject(new Error('down')) };
    await expect(checkNumbers(services, debtor.organization, broken, '2026-06-01')).rejects.toThrow(
      'down',
    );
    expect((await show(debtor)).phones).toMatchObject([{ reassigned: null }]);
  });
});
