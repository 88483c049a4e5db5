import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { filledDraft } from '../../testing/add-uploads.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { cancelImport } from './cancel-import.ts';
import { keepDraft } from './keep-draft.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
const { services } = uploads;
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const inspect = () => uploads.inspect(organization, 'Name,Phone,Balance\nAnn,312-555-0101,5\n');
const keep = (importId: string, changes: Partial<typeof filledDraft> = {}) =>
  keepDraft(services, organization, { importId, draft: { ...filledDraft, ...changes } });

describe('what is filled in of an upload', () => {
  it('is there again, as it was left last', async () => {
    const { id, draft } = await inspect();
    expect(draft).toBeNull();
    expect(await keep(id, { listName: 'Mar' })).toEqual({ importId: id, isKept: true });
    await keep(id, { listName: 'March', obtainedHow: 'given_to_us' });
    expect((await uploads.show(organization, id)).draft).toEqual({
      ...filledDraft,
      listName: 'March',
      obtainedHow: 'given_to_us',
    });
  });

  it('is gone once its rows are checked, stored or cancelled', async () => {
    const inspected = await inspect();
    await keep(inspected.id);
    expect((await uploads.check(organization, inspected)).draft).toBeNull();
    await keep(inspected.id);
    expect((await uploads.store(organization, inspected.id)).draft).toBeNull();
    const other = await inspect();
    await keep(other.id);
    await cancelImport(services, organization, other.id);
    expect((await uploads.show(organization, other.id)).draft).toBeNull();
  });

  it('is not kept where nothing can be filled in any more, nor for anybody else', async () => {
    const inspected = await inspect();
    const { id } = await uploads.check(organization, inspected);
    await uploads.store(organization, id);
    expect(await keep(id)).toEqual({ importId: id, isKept: false });
    expect((await uploads.show(organization, id)).draft).toBeNull();
    const stranger = await addOrganization(database);
    const draft = { importId: (await inspect()).id, draft: filledDraft };
    await expect(keepDraft(services, stranger, draft)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is left alone where another build wrote it', async () => {
    const { id } = await inspect();
    const write = testStatement(`update imports set draft = '{"shape": "new"}' where id = $1`, {});
    await askSystem(database, write, [id]);
    expect(await uploads.show(organization, id)).toMatchObject({ draft: null, state: 'matching' });
  });
});
