import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { type Model, type ModelRow, uploadToModel } from '../../../testing/imports/model-people.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();

const row: fc.Arbitrary<ModelRow> = fc.record({
  reference: fc.constantFrom('A', 'B', 'C'),
  name: fc.constantFrom('Ann Lee', 'Ann Lee', 'Bob Ray'),
  email: fc.constantFrom(null, null, 'one@example.com', 'two@example.com'),
  phone: fc.constantFrom('+13125550101', '+13125550102', '+13125550103'),
  debt: fc.constantFrom(null, 'L1', 'L2'),
  balance: fc.constantFrom(0, 100, 100, 200),
  state: fc.constantFrom(null, null, null, 'open', 'paid', 'recalled', 'disputed'),
});
const file = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 6 }),
  isUndone: fc.boolean(),
});

const readPeople = testStatement(
  `select contact.external_reference, contact.full_name, contact.email,
     (select jsonb_agg(phone.e164 order by phone.e164) from phones phone
      where phone.organization_id = $1 and phone.contact_id = contact.id) as phones,
     (select jsonb_object_agg(debt.reference,
        jsonb_build_object('balance', debt.balance_minor, 'state', debt.state)) from debts debt
      where debt.organization_id = $1 and debt.contact_id = contact.id) as debts
   from contacts contact where contact.organization_id = $1`,
  {
    external_reference: 'text',
    full_name: 'text',
    email: 'text?',
    phones: 'jsonb',
    debts: 'jsonb',
  },
);

async function readModel({ organizationId }: TestOrganization) {
  const people = await askSystem(database, readPeople, [organizationId]);
  return Object.fromEntries(
    people.map(({ external_reference, full_name, email, phones, debts }) => [
      external_reference,
      { name: full_name, email, phones, debts },
    ]),
  );
}

const toReading = ({ reference, name, email, phone, debt, balance, state }: ModelRow) =>
  makeDebtor(reference, {
    fullName: name,
    email,
    phones: [{ e164: phone }],
    debts: [{ reference: debt, balanceMinor: balance, state }],
  });

describe('any files, one after another', () => {
  it('leave what the rules say, are unchanged when sent again, and can be undone to the row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 4 }), async (files) => {
        const organization = await addOrganization(database);
        const read = () => readEverything(database, organization.organizationId);
        let model: Model = {};
        for (const { rows, isUndone } of files) {
          const before = await read();
          const { model: after, ...outcome } = uploadToModel(model, rows);
          const readings = rows.map(toReading);
          const { importId, findings } = await uploadRows(database, organization, readings);
          expect(findings).toMatchObject({ ...outcome, rows: rows.length });
          expect(await readModel(organization)).toEqual(after);
          if (isUndone) {
            await undoUpload(database, importId);
            expect(await read()).toEqual(before);
          } else {
            model = after;
            const again = await uploadRows(database, organization, readings);
            expect(again.findings).toMatchObject({ added: 0, changed: 0 });
          }
        }
      }),
      { numRuns: tries(15) },
    );
  });
});
