import type { ImportSummary, MappingInput, ObtainedHow } from '@ringfence/contract/imports';
import { checkMapping, type MappingFault } from '@ringfence/domain/imports/check-mapping';
import { foldHeader } from '@ringfence/domain/imports/suggest-mapping';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type AskingServices, askStep } from './ask-step.ts';
import { presentColumns } from './inspect-upload.ts';
import { keepLayout, touchLayouts } from './queries/layouts.ts';
import { keepMapping } from './queries/steps.ts';
import { findList } from './queries/storing.ts';
import { refuseInput } from './refuse-upload.ts';

export interface DestinationInput {
  listId?: string | undefined;
  listName?: string | undefined;
  obtainedHow?: ObtainedHow | undefined;
  obtainedBy?: string | undefined;
  obtainedOn?: string | undefined;
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

const faultSentences: Readonly<Partial<Record<MappingFault['code'], string>>> = {
  name_missing: 'Choose the column that holds the name.',
  phone_missing: 'Choose the column that holds the phone.',
  balance_missing: 'Choose the column that holds the balance.',
  moment_missing: 'Choose the column that holds the date.',
  outcome_missing: 'Choose the column that holds the outcome.',
  kind_missing: 'Choose the column that holds the type of restriction.',
  person_unclear: 'Choose the column that identifies a person.',
  field_twice: 'Two columns hold the same field.',
  field_of_other_kind: 'A file of this kind has no such field.',
  custom_name_missing: 'Name the custom field.',
  custom_name_twice: 'Two columns hold the same custom field.',
  currency_unknown: 'This currency is not known.',
  zone_unknown: 'This time zone is not known.',
};

function requireMapping(mapping: MappingInput): void {
  const faults = checkMapping(mapping);
  if (faults.length === 0) return;
  const errors = faults.map(({ code, field }) => ({
    path: `mapping.${field}`,
    message: faultSentences[code] ?? code,
  }));
  throw new ProblemError('validation_failed', errors[0]?.message, errors);
}

/** A day's grace, because the person's calendar may be ahead of ours. */
export function requirePast(obtainedOn: string, now: Date, path: string): void {
  if (new Date(obtainedOn).getTime() <= now.getTime() + dayMilliseconds) return;
  throw refuseInput(path, 'obtained_in_future');
}

/** A list that is there and in use, or the name of one that will be made. */
export async function requireList(
  transaction: Transaction,
  organizationId: string,
  { listId, listName }: Pick<DestinationInput, 'listId' | 'listName'>,
): Promise<{ listId: string | null; listName: string | null }> {
  const name = listName ?? '';
  if (listId === undefined && name === '') {
    throw refuseInput('listName', 'list_not_chosen');
  }
  const found = await transaction.first(findList, [organizationId, listId ?? null, name]);
  if (listId !== undefined && found === undefined) {
    throw refuseInput('listId', 'list_unknown');
  }
  if (found?.is_archived) {
    throw refuseInput(listId === undefined ? 'listName' : 'listId', 'list_archived');
  }
  return found === undefined
    ? { listId: null, listName: name }
    : { listId: found.id, listName: found.name };
}

function requireProvenance(destination: DestinationInput, now: Date) {
  const { obtainedHow, obtainedBy = '', obtainedOn } = destination;
  if (obtainedHow === undefined) {
    throw invalidInput('destination.obtainedHow', 'Say how the numbers were obtained.');
  }
  if (obtainedBy === '') {
    throw invalidInput(
      'destination.obtainedBy',
      'Say who obtained the numbers, such as the name of the creditor.',
    );
  }
  if (obtainedOn === undefined) {
    throw invalidInput('destination.obtainedOn', 'Say on which day the numbers were obtained.');
  }
  requirePast(obtainedOn, now, 'destination.obtainedOn');
  return { obtainedHow, obtainedBy, obtainedOn };
}

export interface CheckInput {
  importId: string;
  mapping: MappingInput;
  destination: DestinationInput;
  layoutName?: string | undefined;
}

async function rememberLayout(
  transaction: Transaction,
  { mapping, layoutName = '' }: CheckInput,
  destination: object | null,
  now: Date,
): Promise<void> {
  const header = JSON.stringify(foldHeader(mapping.columns.map(({ name }) => name)));
  await transaction.all(touchLayouts, [mapping.kind, header, now]);
  if (layoutName === '') return;
  const answers = destination === null ? null : JSON.stringify(destination);
  const values = [layoutName, mapping.kind, header, JSON.stringify(mapping), now, answers];
  await transaction.all(keepLayout, values);
}

/** Every row is read as the columns were matched, and compared with what is known; nothing is stored yet. */
export function checkImport(
  services: AskingServices,
  scope: OrganizationScope,
  input: CheckInput,
): Promise<ImportSummary> {
  const { importId, mapping, destination } = input;
  requireMapping(mapping);
  return askStep(services, scope, {
    importId,
    state: 'checking',
    from: ['matching', 'checked'],
    async prepare(transaction, { kind }) {
      if (mapping.kind !== kind) {
        throw refuseInput('mapping.kind', 'kind_differs');
      }
      const now = services.now();
      const goesToList = kind === 'debtors';
      const list = goesToList
        ? await requireList(transaction, scope.organizationId, destination)
        : { listId: null, listName: null };
      const provenance = goesToList ? requireProvenance(destination, now) : undefined;
      await transaction.all(keepMapping, [
        importId,
        JSON.stringify(mapping),
        JSON.stringify(mapping.columns.map(({ name }) => name)),
        JSON.stringify(presentColumns(mapping.columns)),
        list.listId,
        list.listName,
        provenance?.obtainedHow ?? null,
        provenance?.obtainedBy ?? null,
        provenance?.obtainedOn ?? null,
      ]);
      const answers = provenance === undefined ? null : { ...list, ...provenance };
      await rememberLayout(transaction, input, answers, now);
    },
  });
}
