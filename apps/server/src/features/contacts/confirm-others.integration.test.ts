import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import {
  describeDebt,
  linkContacts,
  recordConsent,
  showContact,
} from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { addDebt } from './add-debt.ts';
import { updateContact } from './update-contact.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const runFor = ({ contactId }: Debtor, text: string) =>
  askSystem(database, testStatement(text, {}), [contactId]);
const link = (one: Debtor, other: Debtor, confirmsCallable?: boolean) =>
  linkContacts(services, one.context, {
    contactId: one.contactId,
    otherContactId: other.contactId,
    confirmsCallable,
  });
const refused = { code: 'confirmation_needed' };

async function addTwo(e164?: string): Promise<[Debtor, Debtor]> {
  const one = await addDebtor(database);
  const { organization } = one;
  return [
    one,
    await addDebtor(database, { organization, ...(e164 === undefined ? {} : { e164 }) }),
  ];
}

describe('a change that lets somebody else be called', () => {
  it('is asked about where it frees another contact of the same human', async () => {
    const [one, other] = await addTwo();
    await link(one, other);
    await runFor(one, `update contacts set born_on = '2015-05-01' where id = $1`);
    await runFor(one, `update phones set state = 'disconnected' where contact_id = $1`);
    const { contactId, context } = one;
    const change = { contactId, revision: 0, fields: { bornOn: '1980-05-01' } };
    await expect(updateContact(services, context, change)).rejects.toMatchObject({
      ...refused,
      explanation: { reason: 'ROLE_NOT_SPOKEN_TO' },
    });
    await updateContact(services, context, { ...change, confirmsCallable: true });
  });

  it('is asked about where it frees a co-debtor', async () => {
    const [debtor, owing] = await addTwo();
    for (const each of [debtor, owing]) {
      await runFor(
        each,
        `update debts set reference = 'shared', creditor = 'First Bank' where contact_id = $1`,
      );
    }
    await runFor(owing, `update debts set person_role = 'co_debtor' where contact_id = $1`);
    await runFor(
      debtor,
      `insert into suppressions (organization_id, contact_id, kind, source, started_at)
       select organization_id, id, 'bankruptcy', 'court', '2026-06-01' from contacts where id = $1`,
    );
    const change = { debtId: debtor.debtId, creditor: 'Second Bank' };
    await expect(describeDebt(services, debtor.context, change)).rejects.toMatchObject({
      ...refused,
      explanation: { reason: 'BANKRUPTCY' },
    });
    await describeDebt(services, debtor.context, { ...change, confirmsCallable: true });
  });
});

describe('a link by hand', () => {
  it('is asked about where the one tells at last where the other is', async () => {
    const [one, other] = await addTwo('+18005550142');
    await runFor(other, `update contacts set region = null where id = $1`);
    await expect(link(one, other)).rejects.toMatchObject({
      ...refused,
      explanation: { reason: 'TZ_UNKNOWN' },
    });
    await link(one, other, true);
  });

  it('is made at once where it only restricts', async () => {
    const [one, other] = await addTwo();
    await link(one, other);
  });
});

describe('two who each lift one of two reasons at once', () => {
  it('are not both passed over', async () => {
    for (let round = 0; round < 5; round += 1) {
      const debtor = await addDebtor(database);
      const { context, contactId, debtId, phoneId } = debtor;
      await runFor(
        debtor,
        `update consents set received_at = '2026-01-01', expires_at = '2026-02-01'
         where contact_id = $1`,
      );
      await runFor(
        debtor,
        `update debts set first_contact_at = '2026-05-01', notice_sent_on = null
         where contact_id = $1`,
      );
      const scope = { expiresAt: null, fromMinute: null, toMinute: null, place: null };
      const given = { kind: 'tcpa', source: 'person', evidence: 'Said so' } as const;
      const consent = { contactId, phoneId, ...given, ...scope };
      const answers = await Promise.allSettled([
        recordConsent(services, context, consent),
        describeDebt(services, context, { debtId, noticeSentOn: '2026-05-02' }),
      ]);
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([
        { reason: refused },
      ]);
    }
  });
});

describe('a debt of which no representative is asked', () => {
  it('makes the name of an estate that of the dead, by hand as in a file', async () => {
    const debtor = await addDebtor(database);
    await runFor(debtor, `update debts set person_role = 'representative' where contact_id = $1`);
    const { context, contactId, organization } = debtor;
    const fields = { fullName: 'Estate of Dora Debtor' };
    await updateContact(services, context, { contactId, revision: 0, fields });
    const kinds = async () =>
      (await showContact(services, organization, contactId)).restrictions.map(({ kind }) => kind);
    expect(await kinds()).toEqual([]);
    const balance = { amountMinor: 100, currency: 'USD' };
    await addDebt(services, context, { contactId, debt: { reference: 'second', balance } });
    expect(await kinds()).toEqual(['deceased']);
  });
});
