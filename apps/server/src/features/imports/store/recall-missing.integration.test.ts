import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { makeDebtor, type Upload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;

const readStates = testStatement(
  `select reference, state from debts where organization_id = $1 order by reference`,
  { reference: 'text', state: 'text' },
);
const states = async () =>
  Object.fromEntries(
    (await askSystem(database, readStates, [organization.organizationId])).map(
      ({ reference, state }) => [reference, state],
    ),
  );
const upload = async (rows: Parameters<typeof uploadRows>[2], changes: Upload = {}) =>
  (await uploadRows(database, organization, rows, changes)).findings;

const ann = makeDebtor('A');
const bob = makeDebtor('B', {
  fullName: 'Bob Ray',
  debts: [{ reference: 'B1' }, { reference: 'B2' }],
});
const cy = makeDebtor('C', { fullName: 'Cy Dee', debts: [{ state: 'paid' }] });

beforeEach(async () => {
  organization = await addOrganization(database);
  await upload([ann, bob, cy]);
  await upload([makeDebtor('D', { fullName: 'Dee Day' })], { listName: 'April' });
});

const half = makeDebtor('B', { fullName: 'Bob Ray', debts: [{ reference: 'B2' }] });

describe('people and debts that a file of the same list leaves out', () => {
  it('are counted, and left as they are', async () => {
    expect(await upload([half])).toMatchObject({ missing: 1, changed: 0, unchanged: 1 });
    expect(await states()).toEqual({ A: 'open', B1: 'open', B2: 'open', C: 'paid', D: 'open' });
  });

  it('count as recalled by the rule, those of other lists and those that were paid not', async () => {
    const findings = await upload([half], { missingRule: 'recall' });
    expect(findings).toMatchObject({ missing: 1, changes: { debtsRecalled: 2 } });
    expect(await states()).toEqual({
      A: 'recalled',
      B1: 'recalled',
      B2: 'open',
      C: 'paid',
      D: 'open',
    });
    expect(await upload([half], { missingRule: 'recall' })).toMatchObject({
      missing: 0,
      changes: { debtsRecalled: 0 },
    });
  });

  it('are open again when a later file has them', async () => {
    await upload([half], { missingRule: 'recall' });
    await upload([ann, bob], { missingRule: 'recall' });
    expect(await states()).toMatchObject({ A: 'open', B1: 'open' });
  });

  it('stay recalled where the creditor said so, until it says otherwise or names another amount', async () => {
    const said = (debt: object) => makeDebtor('A', { debts: [debt] });
    await upload([said({ state: 'recalled' })]);
    await upload([ann]);
    expect(await states()).toMatchObject({ A: 'recalled' });
    await upload([said({ balanceMinor: 5 })]);
    expect(await states()).toMatchObject({ A: 'open' });
    await upload([said({ balanceMinor: 5, state: 'recalled' })]);
    await upload([said({ balanceMinor: 5, state: 'open' })]);
    expect(await states()).toMatchObject({ A: 'open' });
  });
});

describe('what a file says of the state of a debt', () => {
  it.each([
    ['promised', { state: 'open' as const }, 'promised'],
    ['disputed', { state: 'open' as const }, 'disputed'],
    ['disputed', { balanceMinor: 5 }, 'disputed'],
    ['closed', { balanceMinor: 5 }, 'closed'],
    ['closed', { state: 'open' as const }, 'open'],
    ['paid', {}, 'paid'],
    ['paid', { balanceMinor: 5 }, 'open'],
    ['promised', { balanceMinor: 0 }, 'paid'],
    ['open', { balanceMinor: 0, state: 'open' as const }, 'paid'],
    ['open', { state: 'disputed' as const }, 'disputed'],
  ])('of one that is %s: %j makes it %s', async (before, said, after) => {
    const mark = testStatement(
      `update debts set state = $2 where organization_id = $1 and reference = 'A'`,
      {},
    );
    await askSystem(database, mark, [organization.organizationId, before]);
    await upload([makeDebtor('A', { debts: [said] })]);
    expect(await states()).toMatchObject({ A: after });
  });
});
