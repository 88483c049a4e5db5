import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  importSummary,
  largestWholeFileBytes,
  type MappingInput,
  type ObtainedHow,
} from '@ringfence/contract/imports';
import { checkMapping } from '@ringfence/domain/imports/check-mapping';
import { foldText } from '@ringfence/domain/imports/clean-cell';
import { estimateStoring } from '@ringfence/domain/imports/estimate-space';
import type { NegativeMeaning } from '@ringfence/domain/imports/import-words';
import { identifyPerson } from '@ringfence/domain/imports/settle-person';
import * as z from 'zod';
import { startWatch } from '../../platform/clock/start-watch.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnceAsSystem } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { requireList, requirePast } from './check-import.ts';
import { describeFindings, noRows, writeFindings } from './check-rows.ts';
import type { FileSource } from './files/file-source.ts';
import { ReaderKilled } from './files/limits.ts';
import { presentColumns } from './inspect-upload.ts';
import { holdStoring, StoringBusy } from './lock-storing.ts';
import { openWholeFile } from './open-source.ts';
import { deleteFile } from './queries/clean.ts';
import { endStep } from './queries/steps.ts';
import { insertWholeFile, markStored } from './queries/storing.ts';
import { refuseInput, refuseUpload } from './refuse-upload.ts';
import { requireSpace } from './require-space.ts';
import { tryAgainMilliseconds, writeFailure } from './run-step.ts';
import { findSummaryOf } from './show-import.ts';
import { stageRows } from './stage-rows.ts';
import { storeRows } from './store/index.ts';
import { openList } from './store-import.ts';
import { suggestReading } from './suggest-reading.ts';
import { createTurns, type TakeTurn } from './take-turns.ts';
import { tellStored } from './tell-import.ts';
import { inspectInThread } from './thread/ask-thread.ts';

export interface ImportInput {
  file: File;
  listId?: string | undefined;
  listName?: string | undefined;
  obtainedHow: ObtainedHow;
  obtainedBy: string;
  obtainedOn: string;
  /** People who were not to be called and can be by this file are to be called. */
  confirmsCallable?: boolean | undefined;
  /** Rejected rows may forbid calls to people who can be called, and that was looked at. */
  confirmsUnheeded?: boolean | undefined;
  negativeBalances?: NegativeMeaning | undefined;
  /** The name of the column that identifies a person. */
  personColumn?: string | undefined;
}

const importedFile = importSummary.extend({ listId: z.uuid(), listName: z.string() });
export type ImportedFile = z.infer<typeof importedFile>;

type FileServices = Pick<Services, 'database' | 'effects' | 'now' | 'readFreeBytes'>;

interface FileContext {
  scope: OrganizationScope;
  headers: Headers;
  /** Aborted when the sender of the file has left: nothing of it goes on. */
  signal?: AbortSignal | undefined;
}

const wanted: Readonly<Record<string, string>> = {
  name_missing: 'a name',
  phone_missing: 'a phone',
  balance_missing: 'a balance',
};

/** Of all organizations together, in one process. */
export const filesAtOnce = 2;
const takePlace = createTurns({ atOnce: filesAtOnce, most: 8, mostOfOne: 4 });
/** Longer than the largest file that is sent whole takes; nobody waits for a lock meanwhile. */
const longestMilliseconds = 10 * 60 * 1000;
/** While another upload of the organization is stored, this one waits a minute, without turn or connection. */
const longestBusyMilliseconds = 60 * 1000;

/** Nobody can be asked what the columns hold: they must be named so that it is plain. */
function requireColumns(mapping: MappingInput): void {
  const missing = checkMapping(mapping).flatMap(({ code }) => wanted[code] ?? []);
  if (missing.length === 0) return;
  const names = mapping.columns.map(({ name }) => name).join(', ');
  throw new ProblemError(
    'file_unreadable',
    `No column of the file looks like ${missing.join(' and ')}. Its columns are: ${names}.`,
  );
}

/** Nobody can be asked: as the program says, else as files of these columns were always read. */
function identify(suggested: MappingInput, personColumn: string | undefined): MappingInput {
  const { personCandidates = [], ...mapping } = suggested;
  if (personColumn === undefined && personCandidates.length === 0) return mapping;
  const wantedName = foldText(personColumn ?? '');
  const named = mapping.columns.findIndex(({ name }) => foldText(name) === wantedName);
  if (personColumn !== undefined && named < 0) {
    throw refuseInput('personColumn', 'person_column_unknown', { column: personColumn });
  }
  const chosen = personColumn === undefined ? (personCandidates[0] ?? null) : named;
  return { ...mapping, columns: identifyPerson(mapping.columns, suggested, chosen) };
}

async function readMapping(
  { database }: FileServices,
  { organizationId }: OrganizationScope,
  source: FileSource,
  fileName: string,
  signal: AbortSignal | undefined,
): Promise<MappingInput> {
  const found = await inspectInThread(source, fileName, undefined, signal);
  const { mapping } = await database.asSystem((transaction) =>
    suggestReading(transaction, organizationId, 'debtors', found),
  );
  requireColumns(mapping);
  return mapping;
}

/** A column says it for everybody it names, and the upload for everybody else. */
async function insertFile(
  transaction: Transaction,
  { organizationId, userId, isSuperAdministrator }: OrganizationScope,
  input: ImportInput,
  mapping: MappingInput,
  fingerprint: string,
): Promise<{ importId: string; step: number; listId: string | null; listName: string | null }> {
  const list = await requireList(transaction, organizationId, input);
  const made = await transaction.first(insertWholeFile, [
    organizationId,
    input.file.name.slice(0, 255),
    input.file.size,
    fingerprint,
    JSON.stringify(mapping.columns.map(({ name }) => name)),
    JSON.stringify(presentColumns(mapping.columns)),
    JSON.stringify(mapping),
    list.listId,
    list.listName,
    input.obtainedHow,
    input.obtainedBy,
    input.obtainedOn,
    userId,
    isSuperAdministrator ? 'super_administrator' : 'profile',
    input.confirmsCallable ?? false,
  ]);
  if (made === undefined) throw new Error('no upload was made');
  return { importId: made.id, step: made.step, ...list };
}

/**
 * Takes a small file in, whole or not at all: everything happens in one transaction, so a server killed
 * half-way leaves nothing behind, and the same upload sent again is answered as the first time.
 */
export async function importFile(
  services: FileServices,
  context: FileContext,
  input: ImportInput,
): Promise<ImportedFile> {
  requirePast(input.obtainedOn, services.now(), 'obtainedOn');
  if (input.file.size > largestWholeFileBytes) throw new ProblemError('body_too_large');
  const { scope, signal } = context;
  const storeInTurn = async (takeTurn: TakeTurn): Promise<ImportedFile> => {
    const file = await takeTurn(() => readFile(services, context, input));
    let watch: (() => number) | undefined;
    for (;;) {
      try {
        return await takeTurn(() => storeFile(services, context, input, file));
      } catch (error) {
        if (!(error instanceof StoringBusy)) throw error;
        // From the first time that it was busy: waiting for a turn before that is no part of it.
        watch ??= startWatch(services.now);
        if (watch() >= longestBusyMilliseconds) {
          throw refuseUpload('too_many_requests', 'storing_busy');
        }
        await wait(tryAgainMilliseconds, undefined, { signal });
      }
    }
  };
  try {
    return await takePlace(scope.organizationId, storeInTurn, signal);
  } catch (error) {
    // Nobody hears it any more, and nothing went wrong.
    if (signal?.aborted) throw new ProblemError('unavailable');
    if (!(error instanceof ReaderKilled)) throw error;
    throw refuseUpload('file_unreadable', 'workbook_killed');
  }
}

interface ReadFile {
  source: FileSource;
  mapping: MappingInput;
  fingerprint: string;
}

async function readFile(
  services: FileServices,
  { scope, signal }: FileContext,
  { file, negativeBalances, personColumn }: ImportInput,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = openWholeFile(bytes);
  const read = await readMapping(services, scope, source, file.name, signal);
  const suggested = identify(read, personColumn);
  const mapping = negativeBalances === undefined ? suggested : { ...suggested, negativeBalances };
  return { source, mapping, fingerprint: createHash('sha256').update(bytes).digest('hex') };
}

function storeFile(
  services: FileServices,
  context: FileContext,
  input: ImportInput,
  { source, mapping, fingerprint }: ReadFile,
): Promise<ImportedFile> {
  const { organizationId, userId, isSuperAdministrator = false, apiKeyId = null } = context.scope;
  const { scope, headers, signal } = context;
  const request = {
    scope,
    headers,
    operation: 'imports.create',
    input: { ...input, file: fingerprint },
    output: importedFile,
  };
  const store = async (transaction: Transaction): Promise<ImportedFile> => {
    await holdStoring(transaction, organizationId);
    const { importId, step, ...chosen } = await insertFile(
      transaction,
      context.scope,
      input,
      mapping,
      fingerprint,
    );
    const key = { organizationId, importId };
    const order = { ...key, mapping, now: services.now() };
    const totals = await stageRows(transaction, source, order, { signal });
    if (totals.rows === 0) throw noRows();
    if (totals.hasOnlyCredits) throw refuseInput('negativeBalances', 'balances_negative');
    await requireSpace(services, estimateStoring({ added: totals.staged, changed: 0 }));
    const listId = await openList(transaction, { ...key, ...chosen, userId });
    const rows = await storeRows(transaction, importId, { listId, at: services.now() });
    const stored = await describeFindings(transaction, key, rows.stored, totals);
    const { people } = stored.unheeded;
    if (people > 0 && input.confirmsUnheeded !== true) {
      throw refuseInput('confirmsUnheeded', 'statuses_unheeded', { people });
    }
    await writeFindings(transaction, key, stored, totals, services.now());
    await transaction.all(markStored, [organizationId, importId, listId, services.now()]);
    await transaction.all(deleteFile, [organizationId, importId]);
    const askedAs = isSuperAdministrator ? 'super_administrator' : 'profile';
    const asked = { ...key, listId, askedBy: userId, askedAs, apiKeyId } as const;
    await tellStored(services, transaction, asked, stored);
    await transaction.all(endStep, [
      ...[organizationId, importId, step, 'storing', 'stored'],
      ...writeFailure(undefined),
    ]);
    return importedFile.parse(await findSummaryOf(transaction, organizationId, importId));
  };
  const patience = {
    longestMilliseconds,
    copiesRows: true,
    ...(signal === undefined ? {} : { signal }),
  };
  return writeOnceAsSystem(services.database, request, store, patience);
}
