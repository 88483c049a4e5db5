import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import {
  makeDebtor,
  type Upload,
  undoUpload,
  uploadRows,
} from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../../testing/while-another-writes.ts';

const { database, connectionString } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

/**
 * Somebody writes beside the upload, which holds off only those who ask before it: between its beginning and the
 * statement, which waits for them.
 */
const beside = (statement: string, text: string): Database => ({
  ...database,
  asSystem: (work, patience) =>
    database.asSystem(
      (transaction) =>
        work({
          ...transaction,
          all: (asked, values) =>
            asked.name === statement
              ? whileAnotherWrites(connectionString, [[text, [organization.organizationId]]], () =>
                  transaction.all(asked, values),
                )
              : transaction.all(asked, values),
        }),
      patience,
    ),
});

type Rows = Parameters<typeof uploadRows>[2];
const upload = (rows: Rows, changes: Upload = {}, by = database) =>
  uploadRows(by, organization, rows, changes);
const ann = (said: Parameters<typeof makeDebtor>[1] = {}) => makeDebtor('A1', said);
const bob = makeDebtor('B2', { fullName: 'Bob Ray', phones: [{ e164: '+13125550102' }] });

const findDebt = testStatement(
  `select debt.state, debt.creditor, debt.balance_minor from debts debt
   join contacts contact on contact.id = debt.contact_id
   where debt.organization_id = $1 and contact.external_reference = 'A1'`,
  { state: 'text', creditor: 'text?', balance_minor: 'int8' },
);
const findConsent = testStatement(
  `select revoked_at, revoked_evidence, revoked_for from consents where organization_id = $1`,
  { revoked_at: 'timestamptz?', revoked_evidence: 'text?', revoked_for: 'uuid?' },
);
const readDebt = () => askSystem(database, findDebt, [organization.organizationId]);
const readConsent = () => askSystem(database, findConsent, [organization.organizationId]);
const revoke = `update consents set revoked_at = now(), revoked_evidence = 'Letter'
  where organization_id = $1`;

describe('an upload that waits for what somebody writes beside it', () => {
  it('recalls no debt that they say is paid', async () => {
    await upload([ann(), bob]);
    const pay = `update debts debt set state = 'paid' from contacts contact
      where debt.organization_id = $1 and contact.id = debt.contact_id
        and contact.external_reference = 'A1'`;
    const by = beside('imports.recall_missing', pay);
    await upload([bob], { missingRule: 'recall' }, by);
    expect(await readDebt()).toMatchObject([{ state: 'paid' }]);
  });

  it('leaves what the file does not say of a debt as they say it', async () => {
    await upload([ann()]);
    const name = `update debts set creditor = 'Second Bank' where organization_id = $1`;
    const by = beside('imports.update_debts', name);
    const { importId } = await upload([ann({ debts: [{ balanceMinor: 7_700 }] })], {}, by);
    expect(await readDebt()).toMatchObject([{ creditor: 'Second Bank', balance_minor: 7_700 }]);
    await undoUpload(database, importId);
    expect(await readDebt()).toMatchObject([{ creditor: 'Second Bank', balance_minor: 12_500 }]);
  });

  it('says nothing else of a permission that they take back', async () => {
    await upload([ann({ consent: true })], { hasConsent: true });
    const by = beside('imports.revoke_consents', revoke);
    const refused = ann({ doNotCall: true, consent: null });
    const { importId } = await upload([refused], { hasConsent: true }, by);
    const [before] = await readConsent();
    expect(before).toMatchObject({ revoked_evidence: 'Letter', revoked_for: null });
    await undoUpload(database, importId);
    expect(await readConsent()).toEqual([before]);
  });

  it('nor does one of past refusals', async () => {
    await upload([ann({ consent: true })], { hasConsent: true });
    const restriction = {
      ...{ externalReference: 'A1', e164: null, debtReference: null, kind: 'medium_stop' as const },
      ...{ startedAt: new Date().toISOString(), source: 'letter', evidence: 'Box 7' },
    };
    const rows: Rows = [{ kind: 'restriction', warnings: [], restriction }];
    const by = beside('imports.revoke_refused', revoke);
    await upload(rows, { kind: 'restrictions', listName: null }, by);
    expect(await readConsent()).toMatchObject([{ revoked_evidence: 'Letter', revoked_for: null }]);
  });
});
