import { checkPromises } from '@ringfence/domain/evidence/check-promises';
import { describe, expect, it } from 'vitest';
import { recordPromises } from '../../ledger/index.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import { recordPayments, recordPromise } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { collectCall } from './collect-call.ts';
import { collectPerson } from './collect-person.ts';
import { describeCall } from './report/describe-call.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T17:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => now,
};

describe('evidence of a call on which somebody promised to pay', () => {
  it('says what was promised, what became of it and what came in, and nothing of other calls', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const context = { scope: organization, headers: new Headers() };
    const person = await addCalledPerson(database, organization);
    const { contactId, debtId } = person;
    const callId = await addPlacedCall(database, person, {
      at: now.toISOString(),
      outcome: 'promise',
    });
    const other = await addPlacedCall(database, person, { at: now.toISOString() });
    await database.asSystem((transaction) =>
      recordPromises(transaction, [
        {
          organizationId,
          contactId,
          debtId,
          instalments: [
            { amountMinor: 4_000, dueOn: '2026-06-15' },
            { amountMinor: 3_000, dueOn: '2026-07-15' },
          ],
          callId,
          recordedBy: null,
          madeHow: 'call',
          at: now,
        },
      ]),
    );
    const payment = { debtReference: null, externalReference: null, payerReference: null };
    await recordPayments(services, context, {
      payments: [{ ...payment, debtId, amountMinor: 4_000, currency: 'USD', paidOn: '2026-06-10' }],
    });
    const collect = (id: string) =>
      database.asTenant(organization, (transaction) =>
        collectCall(transaction, organizationId, id),
      );
    const { sections } = await collect(callId);
    expect(sections.promises).toMatchObject([
      { callId, amountMinor: 4_000, dueOn: '2026-06-15', state: 'kept' },
      { callId, amountMinor: 3_000, dueOn: '2026-07-15', state: 'open', settledAt: null },
    ]);
    expect(sections.payments).toMatchObject([
      { debtId, amountMinor: 4_000, paidOn: '2026-06-10', reversedAt: null },
    ]);
    expect(checkPromises(callId, sections.promises, sections.payments)).toMatchObject([
      { state: 'right' },
    ]);
    const blocks = describeCall(sections, 'evidence');
    const place = blocks.findIndex((block) => 'text' in block && block.text === 'Promises to pay');
    expect(blocks[place + 1]).toMatchObject({
      rows: [
        [expect.stringMatching(/UTC$/), '40.00 USD', '2026-06-15', 'kept', /./, '–'],
        [expect.stringMatching(/UTC$/), '30.00 USD', '2026-07-15', 'open', '–', '–'],
      ].map((row) =>
        row.map((cell) => (cell instanceof RegExp ? expect.stringMatching(cell) : cell)),
      ),
    });
    expect(blocks[place + 2]).toMatchObject({
      rows: [['2026-06-10', '40.00 USD', 'member', expect.stringMatching(/UTC$/), '–']],
    });

    const { sections: without } = await collect(other);
    expect(without).toMatchObject({ promises: [], payments: [] });
    await recordPromise(services, context, {
      debtId,
      instalments: [{ amountMinor: 5_000, dueOn: '2026-06-20' }],
    });
    const all = await database.asTenant(organization, (transaction) =>
      collectPerson(transaction, organizationId, contactId, now),
    );
    expect(all.promises).toHaveLength(3);
    expect(checkPromises(null, all.promises, all.payments)).toMatchObject([{ state: 'right' }]);
  });
});
