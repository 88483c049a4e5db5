import { chunkBytes, type ImportDetail, type MappingInput } from '@ringfence/contract/imports';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import type { Database } from '../../../platform/database/database.ts';
import type { TestOrganization } from '../../../testing/add-organization.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { askStep } from '../ask-step.ts';
import { askToStore as askForStoring } from '../ask-to-store.ts';
import { beginUpload } from '../begin-upload.ts';
import { type CheckInput, checkImport, type DestinationInput } from '../check-import.ts';
import { finishUpload } from '../finish-upload.ts';
import { doStep } from '../import-jobs.ts';
import type { AskedStep, WorkState } from '../import-steps.ts';
import { sendChunk } from '../send-chunk.ts';
import { showImport } from '../show-import.ts';

export interface SentFile {
  name?: string;
  kind?: ImportKind;
  fingerprint?: string;
}

const destination: DestinationInput = {
  listName: 'March',
  obtainedHow: 'given_to_creditor',
  obtainedBy: 'First Bank',
  obtainedOn: '2026-01-02',
};

/** Uploads of a test: what is asked for waits until it is run, as it waits for a worker. */
export function startUploads(database: Database, now: () => Date) {
  const waiting: { state: WorkState; asked: AskedStep }[] = [];
  const services = {
    database,
    effects: { wakeRelay() {}, wakeSealing() {} },
    now,
    log: silentLog,
    readFreeBytes: async (): Promise<number | null> => null,
    askForStep: (state: WorkState, asked: AskedStep) => void waiting.push({ state, asked }),
    askForCleaning() {},
  };
  const contextOf = (scope: TestOrganization) => ({ scope, headers: new Headers() });

  async function begin(scope: TestOrganization, bytes: number, file: SentFile = {}) {
    const { name = 'people.csv', kind = 'debtors', fingerprint = '' } = file;
    const input = { fileName: name, fileBytes: bytes, kind, fingerprint };
    return (await beginUpload(services, contextOf(scope), input)).id;
  }
  const piece = (content: Uint8Array<ArrayBuffer>, position: number) =>
    new File([content.subarray(position * chunkBytes, (position + 1) * chunkBytes)], 'piece');

  async function send(
    scope: TestOrganization,
    content: string | Uint8Array<ArrayBuffer>,
    file: SentFile = {},
  ) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const importId = await begin(scope, bytes.length, file);
    for (let position = 0; position * chunkBytes < bytes.length; position += 1) {
      const chunk = { importId, position, content: piece(bytes, position) };
      await sendChunk(services, scope, chunk);
    }
    return importId;
  }
  /** Does what waits, as workers would, and what that asks for. */
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await doStep(services, next.state, next.asked);
    }
  }
  const show = (scope: TestOrganization, importId: string): Promise<ImportDetail> =>
    showImport(services, scope, importId);

  const askToInspect = (scope: TestOrganization, importId: string) =>
    finishUpload(services, scope, importId);
  async function inspect(
    scope: TestOrganization,
    content: string | Uint8Array<ArrayBuffer>,
    file: SentFile = {},
  ): Promise<ImportDetail> {
    const importId = await send(scope, content, file);
    await askToInspect(scope, importId);
    await work();
    return show(scope, importId);
  }
  type Changes = Partial<Omit<CheckInput, 'mapping'>> & { mapping?: Partial<MappingInput> };
  async function askToCheck(
    scope: TestOrganization,
    inspected: ImportDetail,
    changes: Changes = {},
  ): Promise<void> {
    if (inspected.inspection === null) throw new Error('nothing was found in the file');
    const goesToList = inspected.kind === 'debtors';
    await checkImport(services, scope, {
      importId: inspected.id,
      destination: goesToList ? destination : {},
      ...changes,
      mapping: { ...inspected.inspection.mapping, ...changes.mapping },
    });
  }
  async function check(
    scope: TestOrganization,
    inspected: ImportDetail,
    changes: Changes = {},
  ): Promise<ImportDetail> {
    await askToCheck(scope, inspected, changes);
    await work();
    return show(scope, inspected.id);
  }
  const askToStore = (
    scope: TestOrganization,
    importId: string,
    confirmsCallable = false,
    confirmsUnheeded = false,
  ) => askForStoring(services, scope, { importId, confirmsCallable, confirmsUnheeded });
  const askToUndo = (scope: TestOrganization, importId: string) =>
    askStep(services, scope, { importId, state: 'undoing', from: ['stored'] });
  async function store(
    scope: TestOrganization,
    importId: string,
    confirmsCallable = false,
  ): Promise<ImportDetail> {
    await askToStore(scope, importId, confirmsCallable);
    await work();
    return show(scope, importId);
  }
  async function undo(scope: TestOrganization, importId: string): Promise<ImportDetail> {
    await askToUndo(scope, importId);
    await work();
    return show(scope, importId);
  }
  return {
    services,
    waiting,
    destination,
    begin,
    send,
    piece,
    work,
    show,
    askToInspect,
    inspect,
    askToCheck,
    check,
    askToStore,
    askToUndo,
    store,
    undo,
  };
}

export type Uploads = ReturnType<typeof startUploads>;
