import { beforeEach, describe, expect, it } from 'vitest';
import {
  addCampaignOf,
  addDebtor,
  makeDue,
  readLedger,
  readTargets,
} from '../../../testing/add-debtor.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { makeDebtor, type Upload, uploadRows } from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const upload = async (said: Parameters<typeof makeDebtor>[1], changes: Upload = {}) =>
  (await uploadRows(database, organization, [makeDebtor('A', said)], changes)).findings;
const holding = testStatement(
  `select count(*) filter (where revoked_at is null) as held, count(*) as given from consents
   where organization_id = $1`,
  { held: 'int8', given: 'int8' },
);
const consents = async () => (await askSystem(database, holding, [organization.organizationId]))[0];
const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);

describe('consent that a file gives', () => {
  it.each([
    ['the uploader vouches for it', {}, {}, 1],
    ['nobody knows how the numbers were obtained', {}, { obtainedHow: 'not_known' }, 0],
    ['the file has a column for it and says yes', { consent: true }, { hasConsent: true }, 1],
    ['the file has a column for it and says nothing', {}, { hasConsent: true }, 0],
    ['the row says no', { consent: false }, {}, 0],
    ['the person must not be called', { doNotCall: true }, {}, 0],
    [
      'the person must not be called, whatever else is said',
      { doNotCall: true, consent: true },
      { hasConsent: true },
      0,
    ],
  ] as const)('where %s', async (_, said, changes, given) => {
    expect(await upload(said, changes)).toMatchObject({ changes: { consentsGiven: given } });
    expect(await consents()).toEqual({ held: given, given });
  });

  it('is given for every number, once', async () => {
    const phones = [{ e164: '+13125550101' }, { e164: '+13125550102' }];
    await upload({ phones });
    await upload({ phones });
    expect(await consents()).toEqual({ held: 2, given: 2 });
    await upload({ phones }, { obtainedBy: 'Second Bank' });
    expect(await consents()).toEqual({ held: 4, given: 4 });
  });

  it.each([
    [
      'a stop',
      1,
      `insert into suppressions (organization_id, contact_id, kind, source, started_at, lifted_at)
      select organization_id, id, 'medium_stop', 'person', '2026-03-01', '2026-04-01' from contacts
      where organization_id = $1`,
    ],
    [
      'a stop of the number',
      1,
      `insert into suppressions (organization_id, contact_id, kind, e164, source,
        started_at, lifted_at)
      select organization_id, id, 'number_stop', '+13125550101', 'person', '2026-03-01', '2026-04-01'
      from contacts where organization_id = $1`,
    ],
    [
      'permission taken back',
      0,
      `insert into consents (organization_id, contact_id, e164, kind, obtained_how,
        obtained_by, obtained_on, revoked_at, recorded_by)
      select organization_id, id, '+13125550101', 'tcpa', 'given_to_us', 'x', '2026-01-01', '2026-03-01',
        (select created_by from lists where organization_id = $1 limit 1)
      from contacts where organization_id = $1`,
    ],
  ])('does not outlive %s that came later, be it lifted', async (_, kept, text) => {
    await upload({}, { obtainedHow: 'not_known' });
    await run(text);
    const before = await consents();
    expect(await upload({})).toMatchObject({ changes: { consentsGiven: 0 } });
    // It was given, and is kept with the refusal that took it back.
    expect(await consents()).toEqual({ held: 0, given: (before?.given ?? 0) + kept });
    expect(await upload({})).toMatchObject({ changed: 0, unchanged: 1 });
    expect(await upload({}, { obtainedOn: '2026-06-01' })).toMatchObject({
      changes: { consentsGiven: 1 },
    });
  });

  it('is given against a stop that was entered by mistake', async () => {
    await upload({}, { obtainedHow: 'not_known' });
    await run(`insert into suppressions (organization_id, contact_id, kind, source, started_at, lifted_at,
        is_mistake)
      select organization_id, id, 'medium_stop', 'person', '2026-03-01', '2026-04-01', true from contacts
      where organization_id = $1`);
    expect(await upload({})).toMatchObject({ changes: { consentsGiven: 1 } });
  });
});

describe('a file that refuses calls for somebody', () => {
  it('takes permission back, and stops them for good where it says so', async () => {
    await upload({});
    await upload({ doNotCall: true });
    expect(await consents()).toEqual({ held: 0, given: 1 });
    const stops = testStatement(
      `select kind, source, evidence, lifted_at is null as holds,
         id = (select revoked_for from consents where organization_id = $1) as took_back
       from suppressions where organization_id = $1`,
      { kind: 'text', source: 'text', evidence: 'text', holds: 'bool', took_back: 'bool' },
    );
    const stop = {
      kind: 'medium_stop',
      source: 'import',
      evidence: 'people.csv, row 2',
      holds: true,
      took_back: true,
    };
    const read = () => askSystem(database, stops, [organization.organizationId]);
    expect(await read()).toEqual([stop]);
    await upload({ doNotCall: true });
    expect(await read()).toEqual([stop]);
  });

  it.each([
    ['a stop', { doNotCall: true }],
    ['a paid debt', { debts: [{ reference: 'A', state: 'paid' as const }] }],
    ['a recalled debt', { debts: [{ reference: 'A', state: 'recalled' as const }] }],
    ['a disputed debt', { debts: [{ reference: 'A', state: 'disputed' as const }] }],
  ])('has calls that were decided on decided again: %s', async (_, said) => {
    const debtor = await addDebtor(database);
    await addCampaignOf(database, debtor);
    await makeDue(database, debtor);
    const before = await readLedger(database, debtor);
    const row = makeDebtor(debtor.contactId, {
      fullName: 'Dora Debtor',
      phones: [{ e164: debtor.e164 }],
      debts: [{ reference: 'A' }],
      ...said,
    });
    await uploadRows(database, debtor.organization, [row]);
    expect(await readTargets(database, debtor)).toEqual(['planned']);
    expect(await readLedger(database, debtor)).toBeGreaterThan(before);
  });
});

describe('what a file says of a number', () => {
  it('only makes more of it, never less: what may be a mobile is held for one', async () => {
    const read = testStatement(`select line_type from phones where organization_id = $1`, {
      line_type: 'text',
    });
    const seen = [];
    for (const lineType of ['landline', 'mobile', 'landline', 'unknown', 'voip'] as const) {
      await upload({ phones: [{ lineType }] });
      seen.push((await askSystem(database, read, [organization.organizationId]))[0]?.line_type);
    }
    expect(seen).toEqual(['landline', 'mobile', 'mobile', 'mobile', 'mobile']);
  });
});

describe('a refusal in a file', () => {
  const permitMore = `insert into consents (organization_id, contact_id, kind, obtained_how, obtained_by,
      obtained_on, evidence, recorded_by)
    select organization_id, id, 'frequency', 'given_to_us', 'Us', '2026-03-01', 'Letter',
      (select user_id from user_organizations where organization_id = $1 limit 1)
    from contacts where organization_id = $1`;

  it.each([
    ['of calls takes back all that was permitted', { doNotCall: true, consent: false }, 0],
    ['of recordings takes back nothing else', { consent: false }, 1],
  ])('%s', async (_, said, held) => {
    await upload({});
    await run(permitMore);
    await upload(said);
    expect(await consents()).toEqual({ held, given: 2 });
  });
});
