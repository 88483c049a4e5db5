import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { type RestrictionKind, restrictionKinds } from '@ringfence/domain/compliance/words';
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
import { liftRestriction } from './lift-restriction.ts';
import { recordConsent } from './record-consent.ts';
import { type RestrictionInput, recordRestriction } from './record-restriction.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => moment,
};

const findRestrictions = testStatement(
  `select kind, e164, debt_id, source, evidence, note, started_at, recorded_by, lifted_at,
     lifted_because
   from suppressions where organization_id = $1 order by id`,
  {
    kind: 'text',
    e164: 'text?',
    debt_id: 'uuid?',
    source: 'text',
    evidence: 'text',
    note: 'text',
    started_at: 'timestamptz',
    recorded_by: 'uuid?',
    lifted_at: 'timestamptz?',
    lifted_because: 'text',
  },
);
const findPhone = testStatement(`select state from phones where id = $1`, { state: 'text' });
const findRevocations = testStatement(
  `select contact_id, revoked_at from consents where organization_id = $1 order by id`,
  { contact_id: 'uuid', revoked_at: 'timestamptz?' },
);
const findEntries = testStatement(
  `select action, subject_id, detail from activity_entries where organization_id = $1 order by id`,
  { action: 'text', subject_id: 'uuid?', detail: 'jsonb' },
);

const restrictionsOf = ({ organization }: Debtor) =>
  askSystem(database, findRestrictions, [organization.organizationId]);
const stateOf = async ({ phoneId }: Debtor) =>
  (await askSystem(database, findPhone, [phoneId]))[0]?.state;

function record(debtor: Debtor, kind: RestrictionKind, input: Partial<RestrictionInput> = {}) {
  const usual = { phoneId: null, debtId: null, source: 'letter', evidence: '', note: '' };
  return recordRestriction(services, debtor.context, {
    contactId: debtor.contactId,
    kind,
    ...usual,
    ...input,
  });
}
const lift = (
  debtor: Debtor,
  restrictionId: string,
  { because = 'They asked for it', isMistake = false } = {},
) => liftRestriction(services, debtor.context, { restrictionId, because, isMistake });

describe.each(restrictionKinds)('%s', (kind) => {
  const scope = restrictionScopes[kind];
  const namesPhone = scope === 'number';
  const refused = (path: string) => ({ code: 'validation_failed', fields: [{ path }] });

  it('is written with its day, source and evidence, and everything is decided again', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const before = await readLedger(database, debtor);
    await record(debtor, kind, {
      phoneId: namesPhone ? debtor.phoneId : null,
      debtId: scope === 'perhaps_debt' ? debtor.debtId : null,
      receivedAt: '2026-06-09T10:00:00-05:00',
      evidence: 'Letter 12',
      note: 'By registered mail',
    });
    expect(await restrictionsOf(debtor)).toEqual([
      {
        kind,
        e164: namesPhone ? debtor.e164 : null,
        debt_id: scope === 'perhaps_debt' ? debtor.debtId : null,
        source: 'letter',
        evidence: 'Letter 12',
        note: 'By registered mail',
        started_at: new Date('2026-06-09T15:00:00Z'),
        recorded_by: debtor.organization.userId,
        lifted_at: null,
        lifted_because: '',
      },
    ]);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    expect(await readLedger(database, debtor)).toBeGreaterThan(before);
    expect(await askSystem(database, findEntries, [debtor.organization.organizationId])).toEqual([
      { action: 'suppression.recorded', subject_id: debtor.contactId, detail: { kind } },
    ]);
  });

  it(`is about ${scope}, and nothing else`, async () => {
    const debtor = await addDebtor(database);
    if (scope === 'number') {
      await expect(record(debtor, kind)).rejects.toMatchObject(refused('phoneId'));
    } else {
      await record(debtor, kind);
    }
    if (!namesPhone) {
      const withPhone = record(debtor, kind, { phoneId: debtor.phoneId });
      await expect(withPhone).rejects.toMatchObject(refused('phoneId'));
    }
    if (scope !== 'perhaps_debt') {
      const input = { debtId: debtor.debtId, phoneId: namesPhone ? debtor.phoneId : null };
      await expect(record(debtor, kind, input)).rejects.toMatchObject(refused('debtId'));
    }
    expect(await restrictionsOf(debtor)).toHaveLength(scope === 'number' ? 0 : 1);
  });
});

describe('what is entered about a person', () => {
  it.each([
    ['2026-06-10T16:02:00Z', /future/],
    ['1969-12-31T23:59:59Z', /1970/],
  ])('is not received at %s', async (receivedAt, message) => {
    const debtor = await addDebtor(database);
    const recording = record(debtor, 'medium_stop', { receivedAt });
    await expect(recording).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'receivedAt', message: expect.stringMatching(message) }],
    });
  });

  it('by a clock that runs a little ahead holds from now on', async () => {
    const debtor = await addDebtor(database);
    await record(debtor, 'medium_stop', { receivedAt: '2026-06-10T16:00:30Z' });
    expect(await restrictionsOf(debtor)).toMatchObject([{ started_at: moment }]);
  });

  it('names no number and no debt of another, in the organization or outside it', async () => {
    const debtor = await addDebtor(database);
    for (const other of [
      await addDebtor(database, { organization: debtor.organization }),
      await addDebtor(database),
    ]) {
      const ofPhone = record(debtor, 'number_stop', { phoneId: other.phoneId });
      await expect(ofPhone).rejects.toMatchObject({ fields: [{ path: 'phoneId' }] });
      const ofDebt = record(debtor, 'attorney', { debtId: other.debtId });
      await expect(ofDebt).rejects.toMatchObject({ fields: [{ path: 'debtId' }] });
    }
    const stranger = await addDebtor(database);
    const ofContact = record({ ...debtor, contactId: stranger.contactId }, 'medium_stop');
    await expect(ofContact).rejects.toMatchObject({ code: 'not_found' });
    expect(await restrictionsOf(debtor)).toEqual([]);
    expect(await restrictionsOf(stranger)).toEqual([]);
  });

  it('is entered once, however often it is sent with one key', async () => {
    const debtor = await addDebtor(database);
    const headers = new Headers({ 'idempotency-key': 'cease-1' });
    const keyed = { ...debtor, context: { ...debtor.context, headers } };
    const first = await record(keyed, 'cease_written');
    expect(await record(keyed, 'cease_written')).toEqual(first);
    expect(await restrictionsOf(debtor)).toHaveLength(1);
  });
});

describe('a refusal of one number', () => {
  it('marks it, and takes back what anybody permitted for it', async () => {
    const debtor = await addDebtor(database);
    const { organization, e164 } = debtor;
    const sharer = await addDebtor(database, { organization, e164 });
    const other = await addDebtor(database, { organization });
    for (const person of [sharer, other]) await addCampaignOf(database, person);
    await makeDue(database, debtor);
    const before = await readLedger(database, sharer);
    await record(debtor, 'number_stop', { phoneId: debtor.phoneId });
    expect(await stateOf(debtor)).toBe('stopped');
    expect(await stateOf(sharer)).toBe('active');
    expect(await askSystem(database, findRevocations, [organization.organizationId])).toEqual([
      { contact_id: debtor.contactId, revoked_at: moment },
      { contact_id: sharer.contactId, revoked_at: moment },
      { contact_id: other.contactId, revoked_at: null },
    ]);
    expect(await readTargets(database, sharer)).toEqual(['planned']);
    expect(await readLedger(database, sharer)).toBeGreaterThan(before);
    expect(await readTargets(database, other)).toEqual(['waiting']);
  });

  it('leaves what was permitted after it', async () => {
    const debtor = await addDebtor(database);
    const receivedAt = '2026-01-01T12:00:00Z';
    await record(debtor, 'number_stop', { phoneId: debtor.phoneId, receivedAt });
    const [consent] = await askSystem(database, findRevocations, [
      debtor.organization.organizationId,
    ]);
    expect(consent).toMatchObject({ revoked_at: null });
  });
});

describe('a number that is not the person’s', () => {
  it('is marked, and anyone who shares it keeps what they permitted', async () => {
    const debtor = await addDebtor(database);
    const { organization, e164 } = debtor;
    await addDebtor(database, { organization, e164 });
    await record(debtor, 'wrong_number', { phoneId: debtor.phoneId });
    expect(await stateOf(debtor)).toBe('wrong');
    const revoked = await askSystem(database, findRevocations, [organization.organizationId]);
    expect(revoked.map(({ revoked_at }) => revoked_at)).toEqual([moment, null]);
  });
});

describe('a refusal of all calls', () => {
  it('takes back all permission of the person', async () => {
    const debtor = await addDebtor(database);
    await record(debtor, 'medium_stop');
    const { organizationId } = debtor.organization;
    expect(await askSystem(database, findRevocations, [organizationId])).toEqual([
      { contact_id: debtor.contactId, revoked_at: moment },
    ]);
  });
});

describe('lifting', () => {
  it('says why and by whom, lets everything be decided again, and twice changes nothing', async () => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    const { restrictionId } = await record(debtor, 'dispute_open', { debtId: debtor.debtId });
    await makeDue(database, debtor);
    await lift(debtor, restrictionId, { because: 'Verified by letter 14' });
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    await lift(debtor, restrictionId, { because: 'Again' });
    expect(await restrictionsOf(debtor)).toMatchObject([
      { lifted_at: moment, lifted_because: 'Verified by letter 14' },
    ]);
    const entries = await askSystem(database, findEntries, [debtor.organization.organizationId]);
    expect(entries.map(({ action }) => action)).toEqual([
      'suppression.recorded',
      'suppression.lifted',
    ]);
  });

  it('gives a number back only when nothing else is known against it', async () => {
    const debtor = await addDebtor(database);
    const { phoneId } = debtor;
    const stop = await record(debtor, 'number_stop', { phoneId });
    const wrong = await record(debtor, 'wrong_number', { phoneId });
    expect(await stateOf(debtor)).toBe('wrong');
    await lift(debtor, wrong.restrictionId);
    expect(await stateOf(debtor)).toBe('stopped');
    await lift(debtor, stop.restrictionId);
    expect(await stateOf(debtor)).toBe('active');
  });

  it('gives permission back only for a mistake', async () => {
    const isRevoked = async ({ organization }: Debtor) => {
      const [consent] = await askSystem(database, findRevocations, [organization.organizationId]);
      return consent?.revoked_at !== null;
    };
    for (const isMistake of [true, false]) {
      const debtor = await addDebtor(database);
      const { restrictionId } = await record(debtor, 'medium_stop');
      await lift(debtor, restrictionId, { isMistake });
      expect(await isRevoked(debtor)).toBe(!isMistake);
    }
    const debtor = await addDebtor(database);
    const { restrictionId } = await record(debtor, 'medium_stop');
    await record(debtor, 'number_stop', { phoneId: debtor.phoneId });
    await lift(debtor, restrictionId, { isMistake: true });
    expect(await isRevoked(debtor)).toBe(true);
  });

  it('gives nothing back to permission that is entered later and was given before', async () => {
    const permit = async (debtor: Debtor, receivedAt: string) => {
      const { contactId, phoneId, organization } = debtor;
      const asked = { contactId, phoneId, kind: 'tcpa', source: 'person', evidence: '' } as const;
      const { consentId } = await recordConsent(services, debtor.context, {
        ...asked,
        receivedAt,
        expiresAt: null,
        fromMinute: null,
        toMinute: null,
        place: null,
        confirmsCallable: true,
      });
      const find = testStatement(
        `select revoked_at, revoked_for from consents where organization_id = $1 and id = $2`,
        { revoked_at: 'timestamptz?', revoked_for: 'uuid?' },
      );
      return askSystem(database, find, [organization.organizationId, consentId]);
    };
    const stoppedAt = '2026-06-01T12:00:00Z';
    for (const kind of ['medium_stop', 'number_stop', 'wrong_number', 'reassigned'] as const) {
      const debtor = await addDebtor(database);
      const phoneId = kind === 'medium_stop' ? null : debtor.phoneId;
      const { restrictionId } = await record(debtor, kind, { phoneId, receivedAt: stoppedAt });
      await lift(debtor, restrictionId, { isMistake: false });
      expect(await permit(debtor, '2026-05-01T12:00:00Z'), kind).toEqual([
        { revoked_at: new Date(stoppedAt), revoked_for: restrictionId },
      ]);
      const held = [{ revoked_at: null, revoked_for: null }];
      expect(await permit(debtor, '2026-06-02T12:00:00Z'), kind).toEqual(held);
      const mistaken = await addDebtor(database);
      const number = kind === 'medium_stop' ? null : mistaken.phoneId;
      const entered = await record(mistaken, kind, { phoneId: number, receivedAt: stoppedAt });
      await lift(mistaken, entered.restrictionId, { isMistake: true });
      expect(await permit(mistaken, '2026-05-01T12:00:00Z'), kind).toEqual(held);
    }
  });

  it('does not reach into another organization', async () => {
    const debtor = await addDebtor(database);
    const stranger = await addDebtor(database);
    const { restrictionId } = await record(debtor, 'medium_stop');
    await expect(lift(stranger, restrictionId)).rejects.toMatchObject({ code: 'not_found' });
    expect(await restrictionsOf(debtor)).toMatchObject([{ lifted_at: null }]);
  });
});
