import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../../testing/add-organization.ts';
import { makeDebtor, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();

/** As many as the database looks at before it plans. */
const count = 1_000;
const rows = Array.from({ length: count }, (_, index) =>
  makeDebtor(`R${index}`, { phones: [{ e164: `+1312555${String(index).padStart(4, '0')}` }] }),
);
const lookAtRows = testStatement(
  'select analyse_import_rows() as rows, analyse_import_people() as people',
  { rows: 'bool', people: 'bool' },
);

describe('a large upload of one organization', () => {
  it('holds up none of another, which need not be planned by what is in it', async () => {
    const organization = await addOrganization(database);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const large = database.asSystem(async (transaction) => {
      const looked = await transaction.first(lookAtRows);
      held.resolve();
      await released.promise;
      return looked;
    });
    await held.promise;
    try {
      const first = await uploadRows(database, organization, rows);
      expect(first.findings).toMatchObject({ rows: count, added: count, rejected: 0 });
      const second = await uploadRows(database, organization, rows);
      expect(second.findings).toMatchObject({ rows: count, added: 0, unchanged: count });
    } finally {
      released.resolve();
    }
    expect(await large).toEqual({ rows: true, people: true });
  });
});
