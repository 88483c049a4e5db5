import { describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readLedger,
  readTargets,
} from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { confirmZone } from './confirm-zone.ts';
import { describeDebt } from './describe-debt.ts';
import { describePhone } from './describe-phone.ts';
import { type ConsentInput, recordConsent, revokeConsent } from './record-consent.ts';
import { liftInconvenientTime, recordInconvenientTime } from './record-inconvenient-time.ts';
import { type OutsideCallInput, recordOutsideCall } from './record-outside-call.ts';
import { showContact } from './show-contact.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

/** Somebody who is due in a campaign, and how much is known of them. */
async function addDue(): Promise<Debtor & { ledger: number }> {
  const debtor = await addDebtor(database);
  await addCampaignOf(database, debtor);
  await makeDue(database, debtor);
  return { ...debtor, ledger: await readLedger(database, debtor) };
}

/** What was reserved before is not placed any more, and what waits is judged again. */
async function expectDecidedAgain(debtor: Debtor & { ledger: number }): Promise<void> {
  expect(await readLedger(database, debtor)).toBeGreaterThan(debtor.ledger);
  expect(await readTargets(database, debtor)).toEqual(['planned']);
}

const show = ({ organization, contactId }: Debtor) =>
  showContact(services, organization, contactId);
const refused = (path: string) => ({ code: 'validation_failed', fields: [{ path }] });

describe('permission', () => {
  const permit = (debtor: Debtor, input: Partial<ConsentInput>) =>
    recordConsent(services, debtor.context, {
      contactId: debtor.contactId,
      kind: 'tcpa',
      phoneId: null,
      expiresAt: null,
      fromMinute: null,
      toMinute: null,
      place: null,
      source: 'person',
      evidence: '',
      ...input,
    });

  it('for artificial voices is given for a number', async () => {
    const debtor = await addDue();
    await expect(permit(debtor, {})).rejects.toMatchObject(refused('phoneId'));
    const { consentId } = await permit(debtor, { phoneId: debtor.phoneId, evidence: 'Form 3' });
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    const { consents } = await show(debtor);
    expect(consents.find(({ id }) => id === consentId)).toMatchObject({
      kind: 'tcpa',
      phone: expect.stringMatching(/^\+1 ••• ••• \d{4}$/),
      obtainedHow: 'person',
      receivedAt: moment.toISOString(),
      recordedBy: { id: debtor.organization.userId, fullName: 'Ada Admin' },
      evidence: 'Form 3',
      revokedAt: null,
    });
  });

  it('for unusual times says which, until when and in which words', async () => {
    const debtor = await addDebtor(database);
    const expiresAt = '2026-06-11T16:00:00Z';
    const hours = { fromMinute: 22 * 60, toMinute: 23 * 60 };
    const asked = { kind: 'time_place', ...hours, evidence: '“Call me at ten tonight”' } as const;
    await expect(permit(debtor, asked)).rejects.toMatchObject(refused('expiresAt'));
    const anyTime = { ...asked, expiresAt, fromMinute: null, toMinute: null };
    await expect(permit(debtor, anyTime)).rejects.toMatchObject(refused('fromMinute'));
    await expect(permit(debtor, { ...asked, evidence: '', expiresAt })).rejects.toMatchObject(
      refused('evidence'),
    );
    await expect(
      permit(debtor, { ...asked, expiresAt: moment.toISOString() }),
    ).rejects.toMatchObject(refused('expiresAt'));
    await permit(debtor, { ...asked, expiresAt });
  });

  it('ends at a moment, however far its clock is from ours, and in a year that can be shown', async () => {
    const debtor = await addDue();
    const asked = { kind: 'frequency', phoneId: debtor.phoneId } as const;
    await permit(debtor, { ...asked, expiresAt: '2030-01-02T00:00:00+23:00' });
    expect((await show(debtor)).consents).toContainEqual(
      expect.objectContaining({ kind: 'frequency', expiresAt: '2030-01-01T01:00:00.000Z' }),
    );
    await expect(
      permit(debtor, { ...asked, expiresAt: '9999-12-31T23:59:59-01:00' }),
    ).rejects.toMatchObject(refused('expiresAt'));
  });

  it('for more calls needs no number, and comes from no future', async () => {
    const debtor = await addDebtor(database);
    await permit(debtor, { kind: 'frequency' });
    await expect(
      permit(debtor, { kind: 'frequency', receivedAt: '2026-06-11T00:00:00Z' }),
    ).rejects.toMatchObject(refused('receivedAt'));
  });

  it('is taken back once, with day and evidence, and not before it was given', async () => {
    const debtor = await addDue();
    const [given] = (await show(debtor)).consents;
    const revoke = (receivedAt: string, evidence = 'Letter 9') =>
      revokeConsent(services, debtor.context, { consentId: given?.id ?? '', receivedAt, evidence });
    await expect(revoke('2025-12-31T00:00:00Z')).rejects.toMatchObject(refused('receivedAt'));
    await revoke('2026-06-09T00:00:00Z');
    await expectDecidedAgain(debtor);
    await revoke('2026-06-10T00:00:00Z', 'Letter 10');
    const revoked = (await show(debtor)).consents.map(({ revokedAt }) => revokedAt);
    expect(revoked).toEqual(['2026-06-09T00:00:00.000Z']);
  });

  it('of another organization is not found', async () => {
    const [debtor, stranger] = [await addDebtor(database), await addDebtor(database)];
    const consentId = (await show(debtor)).consents[0]?.id ?? '';
    const revoking = revokeConsent(services, stranger.context, { consentId, evidence: '' });
    await expect(revoking).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an inconvenient time', () => {
  it('holds from its entry until it is lifted', async () => {
    const debtor = await addDue();
    const { inconvenientTimeId } = await recordInconvenientTime(services, debtor.context, {
      contactId: debtor.contactId,
      days: ['tue', 'mon', 'tue'],
      fromMinute: 1320,
      toMinute: 360,
      source: 'creditor',
      evidence: 'File note',
    });
    await expectDecidedAgain(debtor);
    expect((await show(debtor)).inconvenientTimes).toMatchObject([
      { days: ['mon', 'tue'], fromMinute: 1320, toMinute: 360, source: 'creditor', liftedAt: null },
    ]);
    await makeDue(database, debtor);
    for (const _ of ['first', 'second']) {
      await liftInconvenientTime(services, debtor.context, { inconvenientTimeId });
    }
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    const [lifted] = (await show(debtor)).inconvenientTimes;
    expect(lifted?.liftedAt).toBe(moment.toISOString());
  });
});

describe('a call that was made elsewhere', () => {
  const enter = (debtor: Debtor, input: Partial<OutsideCallInput> = {}) =>
    recordOutsideCall(services, debtor.context, {
      contactId: debtor.contactId,
      phoneId: debtor.phoneId,
      debtIds: [debtor.debtId, debtor.debtId],
      direction: 'inbound',
      outcome: 'conversation',
      occurredAt: '2026-06-09T15:00:00Z',
      evidence: 'Desk',
      ...input,
    });

  it('counts from the moment it took place', async () => {
    const debtor = await addDue();
    await enter(debtor);
    await expectDecidedAgain(debtor);
    expect((await show(debtor)).outsideCalls).toMatchObject([
      {
        debtIds: [debtor.debtId],
        direction: 'inbound',
        outcome: 'conversation',
        occurredAt: '2026-06-09T15:00:00.000Z',
      },
    ]);
  });

  it('did not take place in the future, nor about another’s debt or on another’s number', async () => {
    const debtor = await addDebtor(database);
    const { organization } = debtor;
    const other = await addDebtor(database, { organization });
    await expect(enter(debtor, { occurredAt: '2026-06-10T16:05:00Z' })).rejects.toMatchObject(
      refused('occurredAt'),
    );
    const debtIds = [debtor.debtId, other.debtId];
    await expect(enter(debtor, { debtIds })).rejects.toMatchObject(refused('debtIds'));
    await expect(enter(debtor, { phoneId: other.phoneId })).rejects.toMatchObject(
      refused('phoneId'),
    );
    expect((await show(debtor)).outsideCalls).toEqual([]);
  });

  it('is counted for everybody with the number, however many are entered at once', async () => {
    const debtor = await addDebtor(database);
    const { organization, e164 } = debtor;
    const sharer = await addDebtor(database, { organization, e164 });
    const before = await readLedger(database, sharer);
    // So many that those who wait for each other are not helped by trying again.
    const people = Array.from({ length: 12 }, () => [debtor, sharer]).flat();
    await Promise.all(people.map((person) => enter(person)));
    expect(await readLedger(database, sharer)).toBeGreaterThanOrEqual(before + people.length);
  });

  it('concerns anyone who shares the number', async () => {
    const debtor = await addDebtor(database);
    const { organization, e164 } = debtor;
    const sharer = await addDebtor(database, { organization, e164 });
    const before = await readLedger(database, sharer);
    await enter(debtor);
    expect(await readLedger(database, sharer)).toBeGreaterThan(before);
  });
});

describe('what is said of a person', () => {
  it('is their zone, if it is one', async () => {
    const debtor = await addDue();
    const confirm = (zone: string | null) =>
      confirmZone(services, debtor.context, { contactId: debtor.contactId, zone });
    for (const zone of ['Mars/Olympus', 'Etc/GMT+5', '+05:00', '']) {
      await expect(confirm(zone)).rejects.toMatchObject(refused('zone'));
    }
    await confirm('America/Denver');
    await expectDecidedAgain(debtor);
    expect(await show(debtor)).toMatchObject({ confirmedZone: 'America/Denver' });
    await confirm(null);
    expect(await show(debtor)).toMatchObject({ confirmedZone: null });
  });

  it('is what their number is tied to, and what is not named stays', async () => {
    const debtor = await addDue();
    const { phoneId } = debtor;
    await describePhone(services, debtor.context, { phoneId, place: 'work' });
    await expectDecidedAgain(debtor);
    await describePhone(services, debtor.context, { phoneId, lineType: 'landline' });
    expect((await show(debtor)).phones).toMatchObject([{ place: 'work', lineType: 'landline' }]);
    await describePhone(services, debtor.context, { phoneId, place: null });
    expect((await show(debtor)).phones).toMatchObject([{ place: null, lineType: 'landline' }]);
  });

  it('is to which account a debt belongs, and when its notice was sent', async () => {
    const debtor = await addDue();
    const { debtId } = debtor;
    await describeDebt(services, debtor.context, { debtId, group: 'Loans 77' });
    await expectDecidedAgain(debtor);
    await expect(
      describeDebt(services, debtor.context, { debtId, noticeSentOn: '2026-06-12' }),
    ).rejects.toMatchObject(refused('noticeSentOn'));
    await describeDebt(services, debtor.context, { debtId, noticeSentOn: '2026-06-01' });
    expect((await show(debtor)).debts).toMatchObject([
      { group: 'Loans 77', noticeSentOn: '2026-06-01' },
    ]);
  });

  it('is never unlearned', async () => {
    const debtor = await addDue();
    const lower = testStatement(
      `update contacts set ledger_version = ledger_version - 1 where id = $1`,
      {},
    );
    const forgetting = database.asTenant(debtor.organization, (transaction) =>
      transaction.all(lower, [debtor.contactId]),
    );
    await expect(forgetting).rejects.toThrow(/not unlearned/);
  });

  it('is said in no other organization', async () => {
    const [debtor, stranger] = [await addDebtor(database), await addDebtor(database)];
    const { phoneId, debtId, contactId } = debtor;
    for (const attempt of [
      () => confirmZone(services, stranger.context, { contactId, zone: null }),
      () => describePhone(services, stranger.context, { phoneId, place: 'work' }),
      () => describeDebt(services, stranger.context, { debtId, group: 'x' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('a contact', () => {
  it('is shown with masked numbers, and to nobody outside', async () => {
    const debtor = await addDebtor(database);
    await askSystem(
      database,
      testStatement(`update debts set reference = '4000-1234-4821' where id = $1`, {}),
      [debtor.debtId],
    );
    const detail = await show(debtor);
    expect(detail).toMatchObject({
      fullName: 'Dora Debtor',
      organization: { id: debtor.organization.organizationId },
      phones: [{ id: debtor.phoneId, zones: ['America/Chicago'] }],
      debts: [{ id: debtor.debtId, reference: '•••• 4821' }],
      lists: [{ id: debtor.listId }],
    });
    expect(JSON.stringify(detail)).not.toContain(debtor.e164.slice(2, -4));
    const stranger = await addDebtor(database);
    const looking = showContact(services, stranger.organization, debtor.contactId);
    await expect(looking).rejects.toMatchObject({ code: 'not_found' });
  });
});
