import { tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database } = useTestDatabase();

const addPeople = testStatement(
  `insert into contacts (organization_id, external_reference, full_name, country)
   select $1, nth::text, 'Somebody ' || nth, 'US' from generate_series(1, 4) as nth
   returning id`,
  { id: 'uuid' },
);
const addDebts = testStatement(
  `insert into debts (organization_id, contact_id, reference, creditor, person_role, balance_minor,
     currency)
   select $1, debt."contactId", debt.reference, debt.creditor, debt.role, 100, 'USD'
   from jsonb_to_recordset($2) as debt ("contactId" uuid, reference text, creditor text, role text)`,
  {},
);
const addStays = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, debt_id, source, started_at)
   select $1, stay."contactId", 'bankruptcy', debt.id, 'court', '2026-03-01'
   from jsonb_to_recordset($2) as stay ("contactId" uuid, "isOfDebt" boolean)
   left join debts debt on stay."isOfDebt" and debt.organization_id = $1
     and debt.contact_id = stay."contactId" and debt.reference = 'L1'`,
  {},
);
const addLink = testStatement(
  `insert into person_links (organization_id, contact_id, other_id, because)
   values ($1, least($2::uuid, $3), greatest($2::uuid, $3), 'person')`,
  {},
);
const listStays = (from: 'stayed_debts' | 'stays_of_co_debtors') =>
  testStatement(
    `select distinct debt_id, contact_id from ${from}($1, $2) order by debt_id, contact_id`,
    { debt_id: 'uuid', contact_id: 'uuid' },
  );

const somePerson = fc.record({
  debts: fc.uniqueArray(
    fc.record({
      reference: fc.constantFrom('L1', 'L2'),
      creditor: fc.constantFrom(null, 'Lakeside Bank', ' LAKESIDE  BANK', 'Shop'),
      role: fc.constantFrom(null, 'co_debtor', 'co_debtor'),
    }),
    { maxLength: 2, selector: ({ reference }) => reference },
  ),
  stay: fc.constantFrom(null, { isOfDebt: true }, { isOfDebt: false }),
});

it('a stay is found from the co-debtor as from the bankrupt, as one human and however written', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(somePerson, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      async (people, isLinked) => {
        const { organizationId } = await addOrganization(database);
        const ids = (await askSystem(database, addPeople, [organizationId])).map(({ id }) => id);
        const debts = people.flatMap((person, index) =>
          person.debts.map((debt) => ({ ...debt, contactId: ids[index] })),
        );
        await askSystem(database, addDebts, [organizationId, JSON.stringify(debts)]);
        const stays = people.flatMap(({ stay }, index) =>
          stay === null ? [] : [{ ...stay, contactId: ids[index] }],
        );
        await askSystem(database, addStays, [organizationId, JSON.stringify(stays)]);
        if (isLinked) await askSystem(database, addLink, [organizationId, ids[0], ids[1]]);
        const values = [organizationId, ids];
        expect(await askSystem(database, listStays('stays_of_co_debtors'), values)).toEqual(
          await askSystem(database, listStays('stayed_debts'), values),
        );
      },
    ),
    { numRuns: tries(40) },
  );
});
