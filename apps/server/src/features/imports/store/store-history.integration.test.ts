import type { ImportKind } from '@ringfence/domain/imports/import-words';
import type {
  ImportedCall,
  ImportedConsent,
  ImportedRestriction,
} from '@ringfence/domain/imports/imported-row';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  type Debtor,
  makeDue,
  readLedger,
  readTargets,
} from '../../../testing/add-debtor.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { undoUpload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let debtor: Debtor;
beforeEach(async () => {
  debtor = await addDebtor(database);
});

const subject = () => ({ externalReference: debtor.contactId, e164: null, debtReference: null });
const past = (said: Partial<ImportedCall> = {}) => ({
  kind: 'call' as const,
  warnings: [],
  call: {
    ...subject(),
    occurredAt: '2026-05-01T15:00:20.000Z',
    direction: 'outbound' as const,
    outcome: 'no_answer' as const,
    evidence: 'Old dialer',
    ...said,
  },
});
const permission = (said: Partial<ImportedConsent> = {}) => ({
  kind: 'consent' as const,
  warnings: [],
  consent: {
    ...subject(),
    kind: 'tcpa' as const,
    obtainedHow: 'written_agreement',
    obtainedBy: 'Old Agency',
    obtainedOn: '2026-04-01',
    expiresOn: null,
    expiresAt: null,
    fromMinute: null,
    toMinute: null,
    place: null,
    reassigned: null,
    evidence: '',
    ...said,
  },
});
const reason = (said: Partial<ImportedRestriction> = {}) => ({
  kind: 'restriction' as const,
  warnings: [],
  restriction: {
    ...subject(),
    kind: 'medium_stop' as const,
    startedAt: '2026-05-01T00:00:00.000Z',
    source: 'letter',
    evidence: 'Box 7',
    ...said,
  },
});

async function upload(kind: ImportKind, rows: Parameters<typeof uploadRows>[2]) {
  const { importId, findings } = await uploadRows(database, debtor.organization, rows, { kind });
  const list = testStatement(
    `select line, reason from import_rejections where import_id = $1 order by line`,
    { line: 'int4', reason: 'text' },
  );
  const rejections = await askSystem(database, list, [importId]);
  return { importId, findings, reasons: rejections.map(({ line, reason: why }) => [line, why]) };
}

const ask = (text: string) =>
  askSystem(
    database,
    testStatement(`select to_jsonb(found) as found from (${text}) found`, { found: 'jsonb' }),
    [debtor.organization.organizationId],
  ).then((rows) => rows.map(({ found }) => found));

describe('calls of a previous system', () => {
  it('are found by reference or number, and about a debt where it is known', async () => {
    const { findings } = await upload('calls', [
      past({ debtReference: 'A' }),
      past({ externalReference: null, e164: debtor.e164, occurredAt: '2026-05-02T15:00:00.000Z' }),
    ]);
    expect(findings).toMatchObject({ rows: 2, added: 2, unchanged: 0, rejected: 0 });
    expect(
      await ask(`select contact_id, e164, debt_ids, direction, outcome, evidence from outside_calls
        where organization_id = $1 order by occurred_at`),
    ).toEqual([
      {
        contact_id: debtor.contactId,
        e164: debtor.e164,
        debt_ids: [debtor.debtId],
        direction: 'outbound',
        outcome: 'no_answer',
        evidence: 'Old dialer',
      },
      expect.objectContaining({ contact_id: debtor.contactId, debt_ids: [] }),
    ]);
  });

  it('are taken once a minute, in one file or in two', async () => {
    const twice = await upload('calls', [past(), past({ occurredAt: '2026-05-01T15:00:40.000Z' })]);
    expect(twice.findings).toMatchObject({ added: 1, duplicate: 1 });
    const again = await upload('calls', [past(), past({ direction: 'inbound' })]);
    expect(again.findings).toMatchObject({ added: 1, unchanged: 1, duplicate: 0 });
  });

  it('of people who are not known, or cannot be distinguished, are rejected', async () => {
    const twin = await addDebtor(database, {
      organization: debtor.organization,
      e164: debtor.e164,
    });
    const { findings, reasons } = await upload('calls', [
      past({ externalReference: 'nobody' }),
      past({ externalReference: null, e164: '+13125559999' }),
      past({ externalReference: null, e164: twin.e164 }),
    ]);
    expect(findings).toMatchObject({ rows: 3, added: 0, rejected: 3 });
    expect(reasons).toEqual([
      [2, 'contact_unknown'],
      [3, 'contact_unknown'],
      [4, 'contact_ambiguous'],
    ]);
  });

  it('count in every decision from then on', async () => {
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const before = await readLedger(database, debtor);
    await upload('calls', [past()]);
    expect(await readLedger(database, debtor)).toBeGreaterThan(before);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
  });
});

describe('permission from a previous system', () => {
  it('is entered once', async () => {
    expect((await upload('consents', [permission(), permission()])).findings).toMatchObject({
      added: 1,
      duplicate: 1,
      changes: { consentsGiven: 1 },
    });
    expect((await upload('consents', [permission()])).findings).toMatchObject({
      added: 0,
      unchanged: 1,
    });
  });

  it('is entered as taken back where the person refused afterwards', async () => {
    await upload('restrictions', [reason()]);
    await upload('consents', [permission(), permission({ obtainedOn: '2026-06-01' })]);
    expect(
      await ask(`select obtained_on, revoked_at is null as holds from consents
        where organization_id = $1 and obtained_by = 'Old Agency' order by 1`),
    ).toEqual([
      { obtained_on: '2026-04-01', holds: false },
      { obtained_on: '2026-06-01', holds: true },
    ]);
  });
});

describe('an answer of the Reassigned Numbers Database', () => {
  const answered = (answer: 'yes' | 'no' | 'no_data', checkedOn = '2026-05-02') =>
    permission({ e164: debtor.e164, reassigned: { checkedOn, answer } });
  const phones = () =>
    ask(`select state, reassigned_checked_on as day, reassigned_answer as answer from phones
      where organization_id = $1`);
  const held = () =>
    ask(`select revoked_at is null as holds from consents where organization_id = $1 order by 1`);

  it('is kept with its day, the latest of them', async () => {
    await upload('consents', [answered('no')]);
    await upload('consents', [answered('no_data', '2026-04-30')]);
    expect(await phones()).toEqual([{ state: 'active', day: '2026-05-02', answer: 'no' }]);
    expect(await held()).toEqual([{ holds: true }, { holds: true }]);
  });

  it('of yes records once that the number is somebody else’s, and takes permission back', async () => {
    for (const _ of ['first', 'second']) await upload('consents', [answered('yes')]);
    expect(await phones()).toEqual([{ state: 'wrong', day: '2026-05-02', answer: 'yes' }]);
    expect(
      await ask(`select kind, e164, started_at from suppressions where organization_id = $1`),
    ).toEqual([{ kind: 'reassigned', e164: debtor.e164, started_at: '2026-05-02T00:00:00+00:00' }]);
    expect(await held()).toEqual([{ holds: false }, { holds: false }]);
  });

  it('is undone with its file', async () => {
    const before = await readEverything(database, debtor.organization.organizationId);
    const { importId } = await upload('consents', [answered('yes')]);
    await undoUpload(database, importId);
    expect(await readEverything(database, debtor.organization.organizationId)).toEqual(before);
  });
});

describe('reasons not to call from a previous system', () => {
  it('are entered once, and take back what was permitted before', async () => {
    const { findings } = await upload('restrictions', [reason()]);
    expect(findings).toMatchObject({ added: 1 });
    expect((await upload('restrictions', [reason()])).findings).toMatchObject({ unchanged: 1 });
    expect(
      await ask(
        `select kind, source, evidence, started_at, e164 from suppressions where organization_id = $1`,
      ),
    ).toEqual([
      {
        kind: 'medium_stop',
        source: 'letter',
        evidence: 'Box 7',
        started_at: '2026-05-01T00:00:00+00:00',
        e164: null,
      },
    ]);
    expect(
      await ask(`select revoked_at is null as holds from consents where organization_id = $1`),
    ).toEqual([{ holds: false }]);
  });

  it('mark the number that they are about', async () => {
    await upload('restrictions', [reason({ kind: 'wrong_number', e164: debtor.e164 })]);
    expect(await ask(`select state from phones where organization_id = $1`)).toEqual([
      { state: 'wrong' },
    ]);
  });

  it.each(['calls', 'consents', 'restrictions'] as const)(
    'are undone like any upload: %s',
    async (kind) => {
      const rows = {
        calls: past(),
        consents: permission(),
        restrictions: reason({ kind: 'number_stop', e164: debtor.e164 }),
      };
      const read = () => readEverything(database, debtor.organization.organizationId);
      const before = await read();
      const { importId } = await upload(kind, [rows[kind]]);
      expect(await read()).not.toEqual(before);
      await undoUpload(database, importId);
      expect(await read()).toEqual(before);
    },
  );
});
