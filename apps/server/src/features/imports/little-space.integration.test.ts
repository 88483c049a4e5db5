import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { askToStore } from './ask-to-store.ts';
import { beginUpload } from './begin-upload.ts';
import { importFile } from './import-file.ts';
import { doStep } from './import-jobs.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const megabyte = 1_000_000;
const withFree = (free: number | null) => ({
  ...uploads.services,
  readFreeBytes: async () => free,
});
const file = 'Reference,Name,Phone,Balance\nA1,Ann Lee,312-555-0101,12.50\n';
const check = async () =>
  (await uploads.check(organization, await uploads.inspect(organization, file))).id;
const confirmed = { confirmsCallable: false, confirmsUnheeded: false };

const countAll = testStatement(
  `select (select count(*) from imports where organization_id = $1) as imports,
     (select count(*) from contacts where organization_id = $1) as contacts,
     (select count(*) from lists where organization_id = $1) as lists`,
  { imports: 'int8', contacts: 'int8', lists: 'int8' },
);
const count = async () => (await askSystem(database, countAll, [organization.organizationId]))[0];

const sentence = (needed: string, free: string) =>
  `This upload needs about ${needed} on the database's disk, and ${free} are free. Free some space or ask your administrator, then try again.`;
const tooLittle = {
  code: 'storage_full',
  message: sentence('100 MB', '40 MB'),
  explanation: { reason: 'space_too_little', values: { needed: 100, free: 40, unit: 'MB' } },
};

describe('where the disk of the database has too little space', () => {
  it('a large file is not taken in, and the sentence says how much it needs', async () => {
    const input = { fileName: 'all.csv', fileBytes: 28 * megabyte, fingerprint: '' };
    const context = { scope: organization, headers: new Headers() };
    const begin = (free: number | null) =>
      beginUpload(withFree(free), context, { ...input, kind: 'debtors' });
    await expect(begin(2_150 * megabyte)).rejects.toMatchObject({
      code: 'storage_full',
      message: sentence('2.2 GB', '2.1 GB'),
    });
    expect(await count()).toMatchObject({ imports: 0 });
    await begin(2_300 * megabyte);
    await begin(null);
    expect(await count()).toMatchObject({ imports: 2 });
  });

  it('what was checked is not stored, stays as it is, and is stored once there is space', async () => {
    const importId = await check();
    const before = await uploads.show(organization, importId);
    const asked = { importId, ...confirmed };
    await expect(askToStore(withFree(40 * megabyte), organization, asked)).rejects.toMatchObject(
      tooLittle,
    );
    expect(await uploads.show(organization, importId)).toEqual(before);
    expect(uploads.waiting).toEqual([]);
    expect(await uploads.store(organization, importId)).toMatchObject({
      state: 'stored',
      added: 1,
    });
  });

  it('what waited to be stored goes back to where it was, with the reason', async () => {
    const importId = await check();
    await uploads.askToStore(organization, importId);
    const next = uploads.waiting.shift();
    if (next === undefined) throw new Error('nothing waits');
    await doStep(withFree(40 * megabyte), next.state, next.asked);
    expect(await uploads.show(organization, importId)).toMatchObject({
      state: 'checked',
      failure: { code: tooLittle.code, detail: tooLittle.message, ...tooLittle.explanation },
    });
    expect(await count()).toMatchObject({ contacts: 0, lists: 0 });
    expect(await uploads.store(organization, importId)).toMatchObject({
      state: 'stored',
      failure: null,
    });
  });

  it('a small file that is sent whole leaves nothing', async () => {
    const send = (free: number) =>
      importFile(
        withFree(free),
        { scope: organization, headers: new Headers({ 'idempotency-key': 'k1' }) },
        {
          file: new File([file], 'people.csv'),
          listName: 'March',
          obtainedHow: 'given_to_creditor',
          obtainedBy: 'First Bank',
          obtainedOn: '2026-01-02',
        },
      );
    await expect(send(40 * megabyte)).rejects.toMatchObject(tooLittle);
    expect(await count()).toEqual({ imports: 0, contacts: 0, lists: 0 });
    expect(await send(200 * megabyte)).toMatchObject({ state: 'stored', added: 1 });
  });
});
