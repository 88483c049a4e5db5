import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { startUploads } from './testing/start-uploads.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const uploads = startUploads(database, () => moment);
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

const people = 'Reference;Name;Phone;Balance\nA1;Ann Lee;(312) 555-0101;1250\n';

describe('a file with questions', () => {
  it('is not checked before it is said which column identifies a person, and remembers the answer', async () => {
    const asking = 'Client ID,Account Number,Name,Phone,Balance\nC1,401,Ann Lee,312-555-0101,5\n';
    const first = await uploads.inspect(organization, asking);
    await expect(uploads.check(organization, first)).rejects.toThrow(/identifies a person/);
    const columns = first.inspection?.mapping.columns.map((column) =>
      column.name === 'Client ID' ? { ...column, field: 'reference' as const } : column,
    );
    await uploads.check(organization, first, {
      mapping: { columns: columns ?? [], personCandidates: undefined },
      layoutName: 'Clients',
    });
    const second = await uploads.inspect(organization, asking);
    expect(second.inspection?.mapping.personCandidates).toBeUndefined();
    expect((await uploads.check(organization, second)).state).toBe('checked');
  });

  it('brings the list and the source of its numbers with the layout, also once the list is there', async () => {
    const first = await uploads.inspect(organization, people);
    await uploads.check(organization, first, { layoutName: 'First Bank weekly' });
    const { listName, obtainedHow, obtainedBy, obtainedOn } = uploads.destination;
    const answers = { listName, obtainedHow, obtainedBy, obtainedOn };
    const second = await uploads.inspect(organization, people);
    expect(second.inspection?.layout).toMatchObject({
      name: 'First Bank weekly',
      destination: { ...answers, listId: null },
    });
    const { listId } = await uploads.store(organization, first.id);
    const third = await uploads.inspect(organization, people);
    expect(listId).not.toBeNull();
    expect(third.inspection?.layout?.destination).toEqual({ ...answers, listId });
  });
});
