import { beforeEach, describe, expect, it } from 'vitest';
import { addCampaign } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type ImportedFile, type ImportInput, importFile } from './import-file.ts';
import { showRejections } from './show-rejections.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  readFreeBytes: async () => null,
  now: () => new Date('2026-06-10T16:00:00Z'),
};
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

function upload(
  content: string | Uint8Array<ArrayBuffer>,
  changes: Partial<ImportInput> = {},
  key?: string,
): Promise<ImportedFile> {
  const headers = new Headers(key === undefined ? {} : { 'idempotency-key': key });
  return importFile(
    services,
    { scope: organization, headers },
    {
      file: new File([content], 'people.csv'),
      listName: 'March',
      obtainedHow: 'given_to_creditor',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
      confirmsCallable: true,
      ...changes,
    },
  );
}

const countRows = testStatement(
  `select (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from phones where organization_id = $1) as phones,
     (select count(*) from debts where organization_id = $1) as debts,
     (select count(*) from consents where organization_id = $1) as consents,
     (select count(*) from lists where organization_id = $1) as lists,
     (select count(*) from imports where organization_id = $1) as imports`,
  {
    contacts: 'int8',
    phones: 'int8',
    debts: 'int8',
    consents: 'int8',
    lists: 'int8',
    imports: 'int8',
  },
);
const count = async () => (await askSystem(database, countRows, [organization.organizationId]))[0];

const readRejections = (importId: string) =>
  showRejections(services, organization, { importId, limit: 200 });

const people = [
  'Reference,Name,Phone,Balance,State,Consent',
  'A1,Ann Lee,(312) 555-0101,"$1,250.00",IL,yes',
  'A2,Bob Ray,312-555-0102,80,IL,no',
  'A3,Cy Dee,312-555-0103,80.5,Illinois,yes',
].join('\n');

describe('an uploaded file', () => {
  it('becomes people with phones, debts and the consent that was vouched for', async () => {
    const summary = await upload(people);
    expect(summary).toMatchObject({
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      consents: 2,
      listName: 'March',
      obtainedBy: 'First Bank',
      obtainedOn: '2026-01-02',
    });
    expect(await count()).toEqual({
      contacts: 3,
      phones: 3,
      debts: 3,
      consents: 2,
      lists: 1,
      imports: 1,
    });
    const [consent] = await askSystem(
      database,
      testStatement(
        `select obtained_how, obtained_by, recorded_by from consents where organization_id = $1 limit 1`,
        { obtained_how: 'text', obtained_by: 'text', recorded_by: 'uuid' },
      ),
      [organization.organizationId],
    );
    expect(consent).toEqual({
      obtained_how: 'given_to_creditor',
      obtained_by: 'First Bank',
      recorded_by: organization.userId,
    });
  });

  it('records no consent where nobody knows how the numbers were obtained', async () => {
    expect(await upload(people, { obtainedHow: 'not_known' })).toMatchObject({ consents: 0 });
  });

  it('changes what has changed when it comes again, and adds nobody twice', async () => {
    await upload(people);
    const again = await upload(people.replace('80.5', '60').replace('Bob Ray', 'Robert Ray'));
    expect(again).toMatchObject({ added: 0, changed: 2, unchanged: 1, consents: 0 });
    expect(await count()).toMatchObject({
      contacts: 3,
      phones: 3,
      debts: 3,
      consents: 2,
      lists: 1,
    });
  });

  it('leaves people as they are whom it would make callable, unless that is confirmed', async () => {
    const file = (status: string) =>
      `Reference,Name,Phone,Balance,Status\nR1,Ann,312-555-0142,5,${status}`;
    await upload(file('Closed'));
    const waits = await upload(file('Open'), { confirmsCallable: false });
    expect(waits).toMatchObject({ waiting: 1, changed: 0, unchanged: 1 });
    expect(await upload(file('Open'))).toMatchObject({ waiting: 0, changed: 1 });
  });

  it('is asked about where every balance is negative, and not stored as paid', async () => {
    const file = 'Name,Phone,Balance\nAnn,312-555-0142,-5.00\nBob,312-555-0143,(7.00)';
    await expect(upload(file)).rejects.toMatchObject({
      code: 'validation_failed',
      explanation: { reason: 'balances_negative' },
    });
    const sum = testStatement(
      `select sum(balance_minor)::int8 as owed, count(*) filter (where state = 'paid') as paid
       from debts where organization_id = $1`,
      { owed: 'int8', paid: 'int8' },
    );
    const read = async () => (await askSystem(database, sum, [organization.organizationId]))[0];
    expect(await upload(file, { negativeBalances: 'owed' })).toMatchObject({ added: 2 });
    expect(await read()).toEqual({ owed: 1200, paid: 0 });
    expect(await upload(file, { negativeBalances: 'credits' })).toMatchObject({ changed: 2 });
    expect(await read()).toEqual({ owed: 0, paid: 2 });
  });

  it('takes only a yes for consent where it has a column for it, and a no for the end of one', async () => {
    const file = (consent: string) => `Name,Phone,Balance,Consent\nAnn,312-555-0150,5,${consent}\n`;
    expect(await upload(file(''))).toMatchObject({ added: 1, consents: 0 });
    expect(await upload(file('yes'))).toMatchObject({ consents: 1 });
    expect(await upload(file('no'))).toMatchObject({ changed: 1, consents: 0 });
    const open = testStatement(
      `select count(*) as consents from consents where organization_id = $1 and revoked_at is null`,
      { consents: 'int8' },
    );
    expect(await askSystem(database, open, [organization.organizationId])).toEqual([
      { consents: 0 },
    ]);
  });

  it('vouches for nobody whom it marks as not to be called', async () => {
    const summary = await upload(
      'Name,Phone,Balance,Do Not Call\nAnn,312-555-0151,5,yes\nBob,312-555-0152,5,\n',
    );
    expect(summary).toMatchObject({ added: 2, consents: 1 });
  });

  it('holds a number for a mobile once any file says so, and a debt of nothing for paid', async () => {
    const file = (type: string, balance: string) =>
      `Name,Phone,Balance,Line type\nAnn,312-555-0153,${balance},${type}\n`;
    await upload(file('landline', '5'));
    await upload(file('mobile', '5'));
    await upload(file('landline', '0'));
    const found = testStatement(
      `select line_type, debts.state from phones join debts using (organization_id, contact_id)
       where organization_id = $1`,
      { line_type: 'text', state: 'text' },
    );
    const read = () => askSystem(database, found, [organization.organizationId]);
    expect(await read()).toEqual([{ line_type: 'mobile', state: 'paid' }]);
    await upload(file('mobile', '7'));
    expect(await read()).toEqual([{ line_type: 'mobile', state: 'open' }]);
  });

  it('does not take somebody else for a person because of an equal reference', async () => {
    await upload(people);
    const summary = await upload(
      'Reference,Name,Phone,Balance\nA1,Zoe Other,312-555-0177,9\nA2,Bob Ray,312-555-0178,80\n',
    );
    expect(summary).toMatchObject({ added: 0, changed: 1, rejected: 1 });
    const { rejections } = await readRejections(summary.id);
    expect(rejections).toMatchObject([{ line: 2, reason: 'reference_taken' }]);
  });

  it.each([
    ['the account number unasked', undefined, 2],
    ['the column that is named', 'client id', 1],
  ])('knows people by %s where two columns may identify them', async (_, personColumn, people) => {
    const twoAccounts =
      'Client ID,Account Number,Name,Phone,Balance\nC1,401,Ann Lee,312-555-0101,5\nC1,402,Ann Lee,312-555-0101,6\n';
    const summary = await upload(twoAccounts, personColumn === undefined ? {} : { personColumn });
    expect(summary).toMatchObject({ added: people, rejected: 0 });
    await expect(upload(twoAccounts, { personColumn: 'Nobody' })).rejects.toThrow(/no column/);
  });

  it('keeps the country of people whom a later file tells nothing about', async () => {
    const row = 'Lady Jane,+44 20 7946 0101,5';
    await upload(`Reference,Name,Phone,Balance,Country\nG1,${row},GB\n`);
    expect(await upload(`Reference,Name,Phone,Balance\nG1,${row}\n`)).toMatchObject({
      unchanged: 1,
    });
  });

  it('does not undo a refusal that came after the consent', async () => {
    await upload(people);
    await askSystem(
      database,
      testStatement(`update consents set revoked_at = '2026-05-01' where organization_id = $1`, {}),
      [organization.organizationId],
    );
    expect(await upload(people, { obtainedBy: 'Second Bank' })).toMatchObject({ consents: 0 });
    const later = await upload(people, { obtainedOn: '2026-06-01' });
    expect(later.consents).toBe(2);
  });

  it('keeps every row that it cannot use, with the reason and the line', async () => {
    const summary = await upload(
      `${people}\nA4,No Phone,,5,IL,\nA1,Twice,312-555-0104,5,IL,\nA5,Bad Money,312-555-0105,lots,IL,\n\n"A6","Two\nlines",312-555-0106,5,IL,\nA7,Late,312,5,IL,`,
    );
    expect(summary).toMatchObject({ rows: 8, added: 4, duplicate: 0, rejected: 4 });
    const { header, rejections } = await readRejections(summary.id);
    expect(header).toEqual(['Reference', 'Name', 'Phone', 'Balance', 'State', 'Consent']);
    expect(rejections.map(({ line, reason, column }) => [line, reason, column])).toEqual([
      [5, 'phone_missing', 'Phone'],
      [6, 'person_contradicts', null],
      [7, 'balance_invalid', 'Balance'],
      [11, 'phone_invalid', 'Phone'],
    ]);
    expect(rejections[0]?.cells).toEqual(['A4', 'No Phone', '', '5', 'IL', '']);
  });

  it('is read in the encodings of old and new spreadsheets', async () => {
    const text = 'Name,Phone,Balance\nJosé Peña,312-555-0107,5\n';
    const inUtf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    for (const bytes of [Buffer.from(text, 'latin1'), inUtf16, Buffer.from(`\uFEFF${text}`)]) {
      await upload(new Uint8Array(bytes));
    }
    const names = testStatement(
      `select distinct full_name from contacts where organization_id = $1`,
      {
        full_name: 'text',
      },
    );
    expect(await askSystem(database, names, [organization.organizationId])).toEqual([
      { full_name: 'José Peña' },
    ]);
  });

  it.each([
    ['an empty file', '', /empty/],
    ['a header alone', 'Name,Phone,Balance\n', /no rows/],
    ['a broken zip file', 'PK\u0003\u0004....', /zip|Excel/],
    ['a file without a phone column', 'Name,Balance\nAnn,5\n', /looks like a phone/],
    ['nothing but line breaks', '\n'.repeat(1_000_000), /no rows|empty/],
    [
      'more columns than a table has',
      `${'a,'.repeat(3_000)}b\n${'1,'.repeat(3_000)}2\n`,
      /3,001 columns/,
    ],
  ])('is refused whole when it is %s', async (_, content, sentence) => {
    await expect(upload(content)).rejects.toThrow(sentence);
    expect(await count()).toMatchObject({ contacts: 0, lists: 0, imports: 0 });
  });

  it('is refused when its numbers were obtained in the future', async () => {
    await expect(upload(people, { obtainedOn: '2026-06-30' })).rejects.toThrow(/future/);
  });

  it('is taken once however often the same request comes, also at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => upload(people, {}, 'one-key')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await count()).toMatchObject({ contacts: 3, imports: 1 });
    await expect(upload(`${people}\n`, {}, 'one-key')).rejects.toThrow(/key was used before/);
  });

  it('lets people who were blocked for want of consent be judged again', async () => {
    const { listId } = await upload(people, { obtainedHow: 'not_known' });
    const campaignId = await addCampaign(database, organization, listId);
    const block = testStatement(
      `with decision as (
         insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict,
           lifted_by, reasons, zones, attempts_before, attempts_after, facts, facts_hash,
           tzdata_version)
         select organization_id, campaign_id, contact_id, now(), 'block', 'consent', '[]', '[]', 0, 0,
           '{}', sha256('facts'), 'test' from targets where campaign_id = $1 returning *)
       update targets set state = 'blocked', verdict = 'block', decision_id = decision.id
       from decision where targets.contact_id = decision.contact_id and targets.campaign_id = $1`,
      {},
    );
    await askSystem(database, block, [campaignId]);
    await upload(people.replace(',no', ',yes'));
    const states = testStatement(`select distinct state from targets where campaign_id = $1`, {
      state: 'text',
    });
    expect(await askSystem(database, states, [campaignId])).toEqual([{ state: 'planned' }]);
  });

  it('of ten thousand people is taken whole', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const line = String(index).padStart(4, '0');
      return `R${index},Person ${index},312-555-${line},${index}.25`;
    });
    const summary = await upload(`Reference,Name,Phone,Balance\n${rows.join('\n')}`);
    expect(summary).toMatchObject({ rows: 10_000, added: 10_000, consents: 10_000 });
  });
});
