import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { ReaderKilled } from './files/limits.ts';
import { runStep } from './run-step.ts';
import { startUploads } from './testing/start-uploads.ts';
import { rejectionsWriter } from './write-rejections.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));
const { services } = uploads;
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
  uploads.waiting.length = 0;
});

describe('why an upload failed', () => {
  it('is kept as a word with what stands in it, and as a sentence for programs', async () => {
    const long = `Name,Phone\n${'x'.repeat(2 * 1024 ** 2)}\n`;
    const { state, failure } = await uploads.inspect(organization, long);
    expect(state).toBe('failed');
    expect(failure).toMatchObject({
      code: 'file_unreadable',
      reason: 'line_too_long',
      values: { line: 2 },
      detail: expect.stringMatching(/^Line 2 is longer than 1 MB/),
    });
  });

  it('is shown for an upload that was undone too late', async () => {
    const file = 'Name,Phone,Balance\nAnn Lee,312-555-0101,5\n';
    const first = await uploads.check(organization, await uploads.inspect(organization, file));
    await uploads.store(organization, first.id);
    const changed = file.replace(',5', ',6');
    const second = await uploads.check(organization, await uploads.inspect(organization, changed));
    await uploads.store(organization, second.id);
    expect(await uploads.show(organization, first.id)).toMatchObject({
      undo: { isPossible: false, reason: 'changed_by_later_upload' },
    });
    expect(await uploads.undo(organization, first.id)).toMatchObject({
      state: 'stored',
      failure: { code: 'undo_refused', reason: 'changed_by_later_upload', values: {} },
    });
  });

  it('is forgotten when the step is asked for again', async () => {
    const { id } = await uploads.inspect(organization, 'Name,Phone,Balance\nAnn,,5\n');
    await uploads.askToCheck(organization, await uploads.show(organization, id));
    const next = uploads.waiting.shift();
    if (next === undefined) throw new Error('nothing waits');
    await runStep(services, 'checking', next.asked, async () => {
      throw new ReaderKilled();
    }).catch(() => {});
    expect(await uploads.show(organization, id)).toMatchObject({
      state: 'checking',
      failure: null,
    });
  });

  it('is a lack of memory once the process that reads the workbook was killed a second time', async () => {
    const id = await uploads.send(organization, 'Name,Phone\nAnn,1\n');
    await uploads.askToInspect(organization, id);
    const next = uploads.waiting.shift();
    if (next === undefined) throw new Error('nothing waits');
    const work = () =>
      runStep(services, 'inspecting', next.asked, async () => {
        throw new ReaderKilled();
      });
    await expect(work()).rejects.toBeInstanceOf(ReaderKilled);
    expect(await uploads.show(organization, id)).toMatchObject({ state: 'inspecting' });
    await work();
    expect(await uploads.show(organization, id)).toMatchObject({
      state: 'failed',
      failure: { code: 'file_unreadable', reason: 'workbook_killed' },
    });
  });
});

describe('the file of rejected rows', () => {
  it('is in the language of the person who downloads it, and sent again as it is', async () => {
    const file = 'Name,Phone,Balance\nAnn Lee,,5\nTOTAL 1,1,1\n';
    const { id } = await uploads.check(organization, await uploads.inspect(organization, file));
    const asked = { importId: id, language: 'es' };
    const { fileName, rows } = await rejectionsWriter.write(services, organization, asked);
    const read: (readonly string[])[] = [];
    for await (const row of rows) read.push(row);
    expect(fileName).toBe('people - rechazadas.csv');
    expect(read).toEqual([
      ['Name', 'Phone', 'Balance', 'Ringfence motivo', 'Ringfence línea'],
      ['Ann Lee', '', '5', 'Falta el teléfono (Phone)', '2'],
      ['TOTAL 1', '1', '1', 'Es una fila de totales, no una persona', '3'],
    ]);
    const text = read.map((cells) => cells.join(',')).join('\n');
    const { inspection } = await uploads.inspect(organization, text);
    expect(inspection?.columns.slice(3).map(({ field }) => field)).toEqual([null, null]);
  });
});
