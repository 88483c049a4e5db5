import { createHash } from 'node:crypto';
import { type ImportSummary, importSummary, type ObtainedHow } from '@ringfence/contract/imports';
import { judgeAgain } from '../../dialer/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { forgetPlans } from '../../platform/database/queries.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import { partStrangers } from './part-strangers.ts';
import { findList, insertImport, insertList, insertRejections, makeId } from './queries.ts';
import { readFile } from './read-file.ts';
import { findImportSummary } from './show-import.ts';
import { sortRows } from './sort-rows.ts';
import { storePeople } from './store-people.ts';

export interface ImportInput {
  file: File;
  listId?: string | undefined;
  listName?: string | undefined;
  obtainedHow: ObtainedHow;
  obtainedBy: string;
  obtainedOn: string;
}

async function chooseList(
  transaction: Transaction,
  { listId, listName }: ImportInput,
): Promise<{ id: string; name: string }> {
  if (listId !== undefined) {
    const known = await transaction.first(findList, [listId, null]);
    if (known === undefined) throw invalidInput('listId', 'This list does not exist.');
    return known;
  }
  const name = listName ?? '';
  if (name === '') throw invalidInput('listName', 'Choose a list, or name a new one.');
  const made = await transaction.first(insertList, [name]);
  const list = made ?? (await transaction.first(findList, [null, name]));
  if (list === undefined) throw new ProblemError('conflict');
  return list;
}

/**
 * Takes a file in, whole or not at all: everything happens in one transaction, so a server killed
 * half-way leaves nothing behind, and the same upload sent again is answered as the first time.
 */
export async function importFile(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  context: { scope: TenantScope & { organizationId: string }; headers: Headers },
  input: ImportInput,
): Promise<ImportSummary> {
  // A day's grace, because the person's calendar may be ahead of ours.
  if (new Date(input.obtainedOn).getTime() > services.now().getTime() + 24 * 60 * 60 * 1000) {
    throw invalidInput(
      'obtainedOn',
      'The day on which the numbers were obtained lies in the future.',
    );
  }
  const bytes = new Uint8Array(await input.file.arrayBuffer());
  const content = readFile(bytes);
  const { columns, people: rows, rejections: unusable } = await sortRows(content);
  const request = {
    ...context,
    operation: 'imports.create',
    input: { ...input, file: createHash('sha256').update(bytes).digest('hex') },
    output: importSummary,
  };
  return writeOnce(services.database, request, async (transaction) => {
    await transaction.all(forgetPlans);
    const list = await chooseList(transaction, input);
    const made = await transaction.first(makeId);
    if (made === undefined) throw new Error('the database gave no id');
    const importId = made.id;
    const { people, strangers } = await partStrangers(transaction, rows);
    const rejections = [...unusable, ...strangers];
    const provenance = { ...input, importId, listId: list.id, columns, now: services.now() };
    const stored = await storePeople(transaction, people, provenance);
    await transaction.all(insertImport, [
      importId,
      list.id,
      input.file.name.slice(0, 255),
      JSON.stringify(content.header),
      JSON.stringify(columns),
      content.rows.length,
      stored.added,
      stored.changed,
      stored.unchanged,
      rejections.length,
      stored.consents,
      input.obtainedHow,
      input.obtainedBy,
      input.obtainedOn,
    ]);
    await transaction.all(insertRejections, [importId, JSON.stringify(rejections)]);
    // Somebody who was blocked for want of consent or an address may have got it now.
    await judgeAgain(transaction, context.scope.organizationId, stored.contactIds);
    await tell(services, transaction, context.scope, list.id, {
      added: stored.added,
      changed: stored.changed,
      rejected: rejections.length,
    });
    return findImportSummary(transaction, importId);
  });
}

async function tell(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: TenantScope & { organizationId: string },
  listId: string,
  figures: { added: number; changed: number; rejected: number },
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'list.imported',
      subject: { kind: 'list', id: listId },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'lists_changed' } },
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  await notifyMembers(transaction, effects, {
    organizationId,
    kind: 'import_finished',
    subject: { kind: 'list', id: listId },
    figures,
    to: { userIds: [userId], andAdmins: true },
  });
}
