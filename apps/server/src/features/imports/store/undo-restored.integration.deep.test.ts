import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useRestoring } from '../../../testing/restore-database.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
const restore = useRestoring(connectionString);
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const read = (from: Database) => readEverything(from, organization.organizationId);
const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);
const upload = async (...rows: Parameters<typeof uploadRows>[2]) =>
  (await uploadRows(database, organization, rows, { hasConsent: true })).importId;

const ann = (said: Parameters<typeof makeDebtor>[1] = {}) =>
  makeDebtor('A1', { consent: true, ...said });
const bob = makeDebtor('B2', { fullName: 'Bob Ray', phones: [{ e164: '+13125550102' }] });
const changed = ann({
  fullName: 'Anna Lee',
  phones: [{ label: 'Home' }],
  debts: [{ balanceMinor: 5 }],
  doNotCall: true,
  consent: null,
  inconvenient: { slots: [{ days: [], from: 540, to: 720 }], places: [] },
  note: 'Moved',
});

describe('after a dump and its restoring, an upload', () => {
  it('is undone where nobody has changed anything since', async () => {
    await upload(ann());
    const before = await read(database);
    const importId = await upload(changed, bob);
    const restored = await restore();
    expect(await read(restored)).toEqual(await read(database));
    await undoUpload(restored, importId);
    expect(await read(restored)).toEqual(before);
  });

  it('is undone from the last one back, one of them before the dump', async () => {
    const start = await read(database);
    const first = await upload(ann());
    const second = await upload(changed);
    await undoUpload(database, second);
    const restored = await restore();
    await undoUpload(restored, first);
    expect(await read(restored)).toEqual(start);
  });

  it.each([
    ['a number it changed', `update phones set label = 'Work' where organization_id = $1`],
    [
      'a number it brought',
      `update phones set state = 'wrong' where organization_id = $1 and e164 = '+13125550102'`,
    ],
    ['a debt', `update debts set balance_minor = 1 where organization_id = $1`],
    ['a permission', `update consents set revoked_at = now() where organization_id = $1`],
    ['a restriction', `update suppressions set lifted_at = now() where organization_id = $1`],
    ['a time', `update inconvenient_times set lifted_at = now() where organization_id = $1`],
    ['a note', `update contact_notes set content = 'Gone' where organization_id = $1`],
  ])('is left as it is where somebody has changed %s before', async (_, text) => {
    await upload(ann());
    const importId = await upload(changed, bob);
    await run(text);
    const restored = await restore();
    const before = await read(restored);
    await expect(undoUpload(restored, importId)).rejects.toThrow(/changed since/);
    expect(await read(restored)).toEqual(before);
  });

  it('is left as it is where somebody has changed something afterwards', async () => {
    await upload(ann());
    const importId = await upload(changed, bob);
    const restored = await restore();
    const pay = testStatement(`update debts set state = 'paid' where organization_id = $1`, {});
    await askSystem(restored, pay, [organization.organizationId]);
    await expect(undoUpload(restored, importId)).rejects.toThrow(/changed since/);
  });
});
