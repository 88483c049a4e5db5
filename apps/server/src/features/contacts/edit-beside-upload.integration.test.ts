import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { describePhone, liftRestriction, recordRestriction } from '../../testing/enter-records.ts';
import { holdUpload, makeDebtor } from '../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { addPhone } from './add-phone.ts';
import { orderPhones } from './order-phones.ts';
import { updateContact } from './update-contact.ts';

const { database } = useTestDatabase();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now: () => new Date() };

/** Somebody whose number was said to be wrong, and how that is lifted. */
async function addWrongNumber() {
  const debtor = await addDebtor(database);
  const { contactId, phoneId, context } = debtor;
  const said = { contactId, phoneId, debtId: null, source: 'person', evidence: '', note: '' };
  const restriction = { ...said, kind: 'wrong_number' } as const;
  const { restrictionId } = await recordRestriction(services, context, restriction);
  return { debtor, restrictionId };
}

const edits: Record<string, (debtor: Debtor, restrictionId: string) => Promise<unknown>> = {
  'their name': ({ context, contactId }) =>
    updateContact(services, context, { contactId, revision: 0, fields: { fullName: 'Dora Moss' } }),
  'a number': ({ context, phoneId }) =>
    describePhone(services, context, { phoneId, lineType: 'mobile' }),
  'another number': ({ context, contactId }) =>
    addPhone(services, context, { contactId, phone: { number: '+13125557777' } }),
  'the order of their numbers': ({ context, contactId, phoneId }) =>
    orderPhones(services, context, { contactId, phoneIds: [phoneId] }),
  'a reason that was lifted': ({ context }, restrictionId) =>
    liftRestriction(services, context, { restrictionId, because: 'Typo', isMistake: true }),
};

describe('while an upload holds a person', () => {
  it.each(Object.entries(edits))('a person who enters %s gets an answer soon', async (_, edit) => {
    const { debtor, restrictionId } = await addWrongNumber();
    const row = makeDebtor(debtor.contactId, {
      fullName: 'Dora Debtor',
      phones: [{ e164: debtor.e164, label: 'Home' }],
      debts: [{ reference: 'A', balanceMinor: 5_000 }],
    });
    const upload = await holdUpload(database, debtor.organization, [row]);
    try {
      await expect(edit(debtor, restrictionId)).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await upload.release();
    }
    await expect(edit(debtor, restrictionId)).resolves.toBeDefined();
  });
});
