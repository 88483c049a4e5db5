import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addPastCall, addPastContact, addPastStop, ago } from '../../testing/add-past-contact.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { exportContact } from './export-contact.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const history = z.object({
  decisions: z.array(
    z.object({ facts: z.object({ history: z.array(z.object({ phone: z.string() })) }) }),
  ),
});

describe('what is stored about a person', () => {
  it('is given out as one document, and that it was is written down', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    await addPastCall(database, contact, ago({ days: 2 }));
    await addPastStop(database, contact, 'number_stop', { e164: contact.e164 });
    const { organization, contactId } = contact;
    const { fileName, content } = await exportContact(services, organization, contactId);
    expect(fileName).toBe(`contact-${contactId}.json`);
    expect(content).toMatchObject({
      exportedAt: moment.toISOString(),
      contact: { id: contactId, fullName: 'Pia Past', email: 'pia@example.com', lists: [{}] },
      phones: [{ number: contact.e164 }],
      debts: [{ reference: 'Account 9', balanceMinor: 12500 }],
      consents: [{ number: contact.e164, kind: 'tcpa' }],
      restrictions: [{ kind: 'number_stop', number: contact.e164 }],
      inconvenientTimes: [{ days: ['mon'] }],
      outsideCalls: [],
      campaigns: [{ state: 'done' }],
      calls: [{ number: contact.e164, events: [{ content: { to: 'somebody' } }] }],
      decisions: [{ verdict: 'allow' }],
    });
    const findEntries = testStatement(
      `select action, subject_id from activity_entries where organization_id = $1`,
      { action: 'text', subject_id: 'uuid?' },
    );
    expect(await askSystem(database, findEntries, [organization.organizationId])).toEqual([
      { action: 'contact.exported', subject_id: contactId },
    ]);
  });

  it('tells nothing of whoever shares the number', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    await addPastCall(database, contact, ago({ days: 2 }));
    const { organization, contactId } = contact;
    const { content } = await exportContact(services, organization, contactId);
    expect(history.parse(content).decisions[0]?.facts.history).toEqual([{ phone: 'own' }]);
  });

  it('is given to nobody outside the organization', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    const stranger = await addPastContact(database, { cameAt: ago({ days: 9 }) });
    const exporting = exportContact(services, stranger.organization, contact.contactId);
    await expect(exporting).rejects.toMatchObject({ code: 'not_found' });
  });
});
