import { beforeEach, describe, expect, it } from 'vitest';
import { addDebtor } from '../../../testing/add-debtor.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import { makeDebtor, undoUpload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const findFacts = testStatement(
  `select debt.kind, debt.is_time_barred, debt.person_role, debt.first_contact_at,
     contact.is_service_member
   from debts debt join contacts contact on contact.organization_id = debt.organization_id
     and contact.id = debt.contact_id
   where debt.organization_id = $1 order by debt.reference`,
  {
    kind: 'text?',
    is_time_barred: 'bool',
    person_role: 'text?',
    first_contact_at: 'timestamptz?',
    is_service_member: 'bool',
  },
);
const read = async () => (await askSystem(database, findFacts, [organization.organizationId]))[0];
type Said = Parameters<typeof makeDebtor>[1];
type Debt = NonNullable<NonNullable<Said>['debts']>[number];
const upload = (debt: Debt, said: Said = {}) =>
  uploadRows(database, organization, [
    makeDebtor('A1', { ...said, debts: [{ balanceMinor: 12_500, ...debt }] }),
  ]);

const strict: Debt = {
  kind: 'medical',
  isTimeBarred: true,
  role: 'other',
  firstContactOn: '2026-05-01',
};

describe('what a file says of a debt', () => {
  it('is stored and changed, and put back when the file is undone', async () => {
    await upload({});
    const before = await readEverything(database, organization.organizationId);
    const { importId, findings } = await upload(strict, { isServiceMember: true });
    expect(findings).toMatchObject({ changed: 1, warnings: [] });
    expect(await read()).toMatchObject({
      kind: 'medical',
      is_time_barred: true,
      person_role: 'other',
      first_contact_at: new Date('2026-05-01T00:00:00Z'),
      is_service_member: true,
    });
    await undoUpload(database, importId);
    expect(await readEverything(database, organization.organizationId)).toEqual(before);
  });

  it('changes nothing where it says the same again, or nothing', async () => {
    await upload(strict, { isServiceMember: true });
    expect((await upload(strict, { isServiceMember: true })).findings).toMatchObject({
      changed: 0,
    });
    expect((await upload({})).findings).toMatchObject({ changed: 0, warnings: [] });
  });

  it.each([
    ['that it is not time-barred', { isTimeBarred: false }, {}],
    ['that it is not medical', { kind: 'other' }, {}],
    ['that somebody may be spoken to', { role: 'debtor' }, {}],
    ['that somebody does not serve', {}, { isServiceMember: false }],
  ] as const)('lets no call begin by %s, and says so', async (_, debt, said) => {
    await upload(strict, { isServiceMember: true });
    const before = await read();
    const { findings } = await upload(debt, said);
    expect(await read()).toEqual(before);
    expect(findings).toMatchObject({ changed: 0, warnings: [{ code: 'stricter_kept', rows: 1 }] });
  });

  const birthOf = testStatement(
    `select born_on::text as born_on, birth_year from contacts where organization_id = $1`,
    { born_on: 'text?', birth_year: 'int4?' },
  );
  const lastYear = new Date().getUTCFullYear() - 1;

  it.each([
    ['by the day', { bornOn: `${lastYear - 9}-05-01` }, { bornOn: '1980-05-01' }],
    ['by the year', { birthYear: lastYear - 9 }, { birthYear: 1980 }],
    ['by the day for the year', { birthYear: lastYear - 9 }, { bornOn: '1980-05-01' }],
    ['by the year for the day', { bornOn: `${lastYear - 9}-05-01` }, { birthYear: 1980 }],
    ['sooner', { bornOn: `${lastYear - 9}-05-01` }, { bornOn: `${lastYear - 10}-05-01` }],
  ])('makes nobody of age %s, and says so', async (_, known, given) => {
    await upload({}, known);
    const before = await askSystem(database, birthOf, [organization.organizationId]);
    const { findings } = await upload({}, given);
    expect(await askSystem(database, birthOf, [organization.organizationId])).toEqual(before);
    expect(findings).toMatchObject({ changed: 0, warnings: [{ code: 'stricter_kept', rows: 1 }] });
  });

  it('corrects the birth of people who are of age, and takes a later one of people who are not', async () => {
    await upload({}, { bornOn: '1980-05-01' });
    expect((await upload({}, { bornOn: '1970-05-01' })).findings).toMatchObject({ changed: 1 });
    await upload({}, { bornOn: `${lastYear - 9}-05-01` });
    const { findings } = await upload({}, { bornOn: `${lastYear - 8}-05-01` });
    expect(findings).toMatchObject({ changed: 1, warnings: [] });
    expect(await askSystem(database, birthOf, [organization.organizationId])).toEqual([
      { born_on: `${lastYear - 8}-05-01`, birth_year: lastYear - 8 },
    ]);
  });

  it('moves a first contact to an earlier day, and to no later one', async () => {
    await upload({ firstContactOn: '2026-05-01' });
    await upload({ firstContactOn: '2026-05-09' });
    expect((await read())?.first_contact_at).toEqual(new Date('2026-05-01T00:00:00Z'));
    await upload({ firstContactOn: '2026-04-20' });
    expect((await read())?.first_contact_at).toEqual(new Date('2026-04-20T00:00:00Z'));
  });
});

describe('conversations of a previous system', () => {
  const findTalks = testStatement(
    `select occurred_at from first_conversations where organization_id = $1`,
    { occurred_at: 'timestamptz' },
  );

  it('are first contacts, and none any more when the file is undone', async () => {
    const debtor = await addDebtor(database);
    const { organizationId } = debtor.organization;
    const before = await readEverything(database, organizationId);
    const call = (occurredAt: string, outcome: 'conversation' | 'no_answer') => ({
      kind: 'call' as const,
      warnings: [],
      call: {
        externalReference: debtor.contactId,
        e164: debtor.e164,
        debtReference: 'A',
        occurredAt,
        direction: 'outbound' as const,
        outcome,
        evidence: '',
      },
    });
    const rows = [
      call('2026-04-01T15:00:00.000Z', 'no_answer'),
      call('2026-05-09T15:00:00.000Z', 'conversation'),
      call('2026-05-02T15:00:00.000Z', 'conversation'),
    ];
    const { importId } = await uploadRows(database, debtor.organization, rows, { kind: 'calls' });
    expect(await askSystem(database, findTalks, [organizationId])).toEqual([
      { occurred_at: new Date('2026-05-02T15:00:00Z') },
    ]);
    await undoUpload(database, importId);
    expect(await askSystem(database, findTalks, [organizationId])).toEqual([]);
    expect(await readEverything(database, organizationId)).toEqual(before);
  });
});

describe('what several rows say of one debt', () => {
  const rows = (...debts: Debt[]) =>
    uploadRows(
      database,
      organization,
      debts.map((debt) => makeDebtor('A1', { debts: [{ balanceMinor: 12_500, ...debt }] })),
    );
  const strictest = { kind: 'medical', is_time_barred: true, person_role: 'other' };

  it.each<[string, Debt, Debt]>([
    ['in the second alone', {}, strict],
    ['in the first alone', strict, {}],
    [
      'in both, where the stricter holds',
      { kind: 'rent', isTimeBarred: false, role: 'debtor' },
      strict,
    ],
    ['in one that is rejected for its balance', {}, { ...strict, balanceMinor: 7 }],
  ])('is kept, given %s', async (_, first, second) => {
    const { findings } = await rows(first, second);
    const isOther = second.balanceMinor !== undefined;
    expect(findings).toMatchObject({ added: 1, rejected: isOther ? 1 : 0 });
    expect(await read()).toMatchObject(strictest);
  });

  it('is kept of a debt in further columns', async () => {
    const debt = { reference: 'L2', balanceMinor: 100 };
    await uploadRows(database, organization, [
      makeDebtor('A1', { debts: [{ reference: 'L3' }, debt] }),
      makeDebtor('A1', { debts: [{ ...debt, ...strict }] }),
    ]);
    expect(await read()).toMatchObject(strictest);
  });

  it.each([true, false])(
    'is that it is time-barred where one row says so: %s first',
    async (isFirst) => {
      const { findings } = await rows({ isTimeBarred: isFirst }, { isTimeBarred: !isFirst });
      expect(findings).toMatchObject({ added: 1, duplicate: 1, rejected: 0 });
      expect(await read()).toMatchObject({ is_time_barred: true });
    },
  );

  it('contradicts itself where two kinds are given and neither is the stricter', async () => {
    const { findings } = await rows({ kind: 'rent' }, { kind: 'student' });
    expect(findings).toMatchObject({ rejections: [{ reason: 'debt_contradicts', rows: 1 }] });
  });
});
