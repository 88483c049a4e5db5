import { describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { addRestriction } from '../../testing/change-ledger.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { liftMany } from './lift-many.ts';
import { liftRestriction } from './lift-restriction.ts';
import { recordConsent, revokeConsent } from './record-consent.ts';
import { liftInconvenientTime, recordInconvenientTime } from './record-inconvenient-time.ts';
import { recordRestriction } from './record-restriction.ts';

const { database } = useTestDatabase();
/** Two processes of which the clock of the second is behind that of the first. */
const moment = new Date('2026-06-10T16:00:00Z');
const behind = new Date(moment.getTime() - 20_000);
const effects = { wakeRelay() {}, wakeSealing() {} };
const services = { database, effects, now: () => moment };
const late = { database, effects, now: () => behind };

const permit = ({ contactId, phoneId, context }: Debtor, receivedAt?: string) =>
  recordConsent(services, context, {
    contactId,
    phoneId,
    kind: 'tcpa',
    source: 'person',
    evidence: '',
    receivedAt,
    expiresAt: null,
    fromMinute: null,
    toMinute: null,
    place: null,
  });
const findConsent = testStatement(
  `select revoked_at, received_at from consents where organization_id = $1 and id = $2`,
  { revoked_at: 'timestamptz?', received_at: 'timestamptz?' },
);
const consentOf = async ({ organization }: Debtor, consentId: string) =>
  (await askSystem(database, findConsent, [organization.organizationId, consentId]))[0];
const findLifted = testStatement(`select lifted_at from suppressions where id = $1`, {
  lifted_at: 'timestamptz?',
});
const liftedAt = async (id: string) => (await askSystem(database, findLifted, [id]))[0]?.lifted_at;

const stop = ({ contactId, context }: Debtor, receivedAt?: string) =>
  recordRestriction(services, context, {
    contactId,
    kind: 'medium_stop',
    phoneId: null,
    debtId: null,
    source: 'person',
    evidence: '',
    note: '',
    receivedAt,
  });

describe('a permission is taken back no earlier than it was given', () => {
  it('by a clock that is behind', async () => {
    const debtor = await addDebtor(database);
    const { consentId } = await permit(debtor);
    await revokeConsent(late, debtor.context, { consentId, evidence: '' });
    expect(await consentOf(debtor, consentId)).toEqual({ revoked_at: moment, received_at: moment });
  });

  it('by a file that was being stored when it was given', async () => {
    const debtor = await addDebtor(database);
    const { consentId } = await permit(debtor);
    // The file's transaction has begun before: its clock is the database's.
    const later = testStatement(
      `update consents set received_at = now() + interval '1 hour' where id = $1`,
      {},
    );
    await askSystem(database, later, [consentId]);
    const rows = [
      makeDebtor(debtor.contactId, {
        fullName: 'Dora Debtor',
        consent: false,
        phones: [{ e164: debtor.e164 }],
      }),
    ];
    const upload = { hasConsent: true };
    const { importId } = await uploadRows(database, debtor.organization, rows, upload);
    const taken = await consentOf(debtor, consentId);
    expect(taken?.revoked_at).toEqual(taken?.received_at);
    await undoUpload(database, importId);
    expect((await consentOf(debtor, consentId))?.revoked_at).toBeNull();
  });

  it('by a stop that was received before it: that took back nothing', async () => {
    const debtor = await addDebtor(database);
    const { consentId } = await permit(debtor);
    await stop(debtor, '2026-06-09T00:00:00Z');
    expect((await consentOf(debtor, consentId))?.revoked_at).toBeNull();
  });

  it('by a stop of the same moment', async () => {
    const debtor = await addDebtor(database);
    const { consentId } = await permit(debtor);
    await stop(debtor);
    expect((await consentOf(debtor, consentId))?.revoked_at).toEqual(moment);
  });

  it('where only its day is known, which begins in some zones before it does in UTC', async () => {
    const debtor = await addDebtor(database);
    const insert = testStatement(
      `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
         obtained_on, recorded_at, recorded_by)
       values ($1, $2, $3, 'tcpa', 'records', '', '2026-06-11', $4, $5) returning id`,
      { id: 'uuid' },
    );
    const { organizationId, userId } = debtor.organization;
    const values = [organizationId, debtor.contactId, debtor.e164, behind, userId];
    const [made] = await askSystem(database, insert, values);
    await stop(debtor);
    expect((await consentOf(debtor, made?.id ?? ''))?.revoked_at).toEqual(moment);
  });

  it('and the database takes nothing else', async () => {
    const debtor = await addDebtor(database);
    const { consentId } = await permit(debtor);
    const contradict = testStatement(`update consents set revoked_at = $2 where id = $1`, {});
    await expect(askSystem(database, contradict, [consentId, behind])).rejects.toThrow(
      /consents_order_check/,
    );
  });
});

describe('a reason not to call ends no earlier than it began', () => {
  const record = ({ organization, contactId }: Debtor) =>
    addRestriction(database, {
      organizationId: organization.organizationId,
      contactId,
      kind: 'medium_stop',
      at: moment,
    });

  it('by a clock that is behind', async () => {
    const debtor = await addDebtor(database);
    const restrictionId = await record(debtor);
    const lifting = { restrictionId, because: 'Typo', isMistake: true };
    await liftRestriction(late, debtor.context, lifting);
    expect(await liftedAt(restrictionId)).toEqual(moment);
  });

  it('where many are taken back', async () => {
    const debtor = await addDebtor(database);
    const id = await record(debtor);
    await database.asTenant(debtor.organization, (transaction) =>
      liftMany(late, transaction, debtor.organization, [id]),
    );
    expect(await liftedAt(id)).toEqual(moment);
  });

  it('where it is a time', async () => {
    const debtor = await addDebtor(database);
    const { inconvenientTimeId } = await recordInconvenientTime(services, debtor.context, {
      contactId: debtor.contactId,
      days: [],
      fromMinute: 540,
      toMinute: 720,
      source: 'person',
      evidence: '',
    });
    await liftInconvenientTime(late, debtor.context, { inconvenientTimeId });
    const find = testStatement(`select lifted_at from inconvenient_times where id = $1`, {
      lifted_at: 'timestamptz?',
    });
    expect(await askSystem(database, find, [inconvenientTimeId])).toEqual([{ lifted_at: moment }]);
  });

  it('and the database takes nothing else', async () => {
    const debtor = await addDebtor(database);
    const contradict = testStatement(`update suppressions set lifted_at = $2 where id = $1`, {});
    await expect(askSystem(database, contradict, [await record(debtor), behind])).rejects.toThrow(
      /suppressions_order_check/,
    );
  });
});

describe('permission for a time from before it had a scope', () => {
  const insert = testStatement(
    `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by, obtained_on,
       recorded_by, is_without_scope)
     values ($1, $2, 'time_place', 'person', '', '2026-01-02', $3, true) returning id`,
    { id: 'uuid' },
  );

  it('is still taken back by a stop, and given back where that was a mistake', async () => {
    const debtor = await addDebtor(database);
    const { organizationId, userId } = debtor.organization;
    const [made] = await askSystem(database, insert, [organizationId, debtor.contactId, userId]);
    const { restrictionId } = await stop(debtor);
    expect((await consentOf(debtor, made?.id ?? ''))?.revoked_at).toEqual(moment);
    const lifting = { restrictionId, because: 'Typo', isMistake: true };
    await liftRestriction(services, debtor.context, lifting);
    expect((await consentOf(debtor, made?.id ?? ''))?.revoked_at).toBeNull();
  });
});

describe('a bankruptcy', () => {
  const open = async () => {
    const debtor = await addDebtor(database);
    const { restrictionId } = await recordRestriction(services, debtor.context, {
      contactId: debtor.contactId,
      kind: 'bankruptcy',
      phoneId: null,
      debtId: debtor.debtId,
      source: 'court',
      evidence: 'Docket 7',
      note: '',
    });
    return { debtor, restrictionId };
  };
  const refused = { code: 'validation_failed', fields: [{ path: 'ground' }] };

  it.each(['dismissed', 'not_discharged', 'mistake'] as const)('ends as %s', async (ground) => {
    const { debtor, restrictionId } = await open();
    const lifting = { restrictionId, because: 'Docket 9', isMistake: false, ground };
    await liftRestriction(services, debtor.context, lifting);
    const find = testStatement(`select lifted_ground, is_mistake from suppressions where id = $1`, {
      lifted_ground: 'text?',
      is_mistake: 'bool',
    });
    const isMistake = ground === 'mistake';
    expect(await askSystem(database, find, [restrictionId])).toEqual([
      { lifted_ground: isMistake ? null : ground, is_mistake: isMistake },
    ]);
  });

  it('does not end because the stay has: a discharge forbids calls for good', async () => {
    const { debtor, restrictionId } = await open();
    const lifting = { restrictionId, because: 'The stay has ended', isMistake: false };
    await expect(liftRestriction(services, debtor.context, lifting)).rejects.toMatchObject(refused);
    expect(await liftedAt(restrictionId)).toBeNull();
    const lift = testStatement(`update suppressions set lifted_at = $2 where id = $1`, {});
    await expect(askSystem(database, lift, [restrictionId, moment])).rejects.toThrow(
      /suppressions_ground_check/,
    );
  });

  it('ends on one ground, and nothing else ends on one of its grounds', async () => {
    const { debtor, restrictionId } = await open();
    const ground = 'dismissed' as const;
    const both = { restrictionId, because: 'Both', isMistake: true, ground };
    await expect(liftRestriction(services, debtor.context, both)).rejects.toMatchObject(refused);
    const other = await stop(debtor);
    const lifting = { ...other, because: 'Docket 9', isMistake: false, ground };
    await expect(liftRestriction(services, debtor.context, lifting)).rejects.toMatchObject(refused);
  });
});
