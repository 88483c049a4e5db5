import type {
  ImportedDebt,
  ImportedDebtor,
  ImportedPhone,
  RowReading,
} from '@ringfence/domain/imports/imported-row';
import { listRestrictions } from '@ringfence/domain/imports/list-restrictions';
import type { CopyTarget } from '../../platform/database/copy-rows.ts';
import { copyText } from '../../platform/database/copy-text.ts';

/** A row that was read and not rejected, with its cells as they came. */
export interface StagedRow {
  line: number;
  cells: readonly string[];
  reading: Exclude<RowReading, { kind: 'rejected' }>;
}

/** What is written of rows while they are checked: the one place that knows the columns and their order. */
export const stageTarget: CopyTarget = {
  table: 'import_rows',
  columns: [
    'organization_id',
    'import_id',
    'line',
    'cells',
    'external_reference',
    'full_name',
    'birth_year',
    'born_on',
    'email',
    'address',
    'city',
    'region',
    'postal_code',
    'country',
    'language',
    'confirmed_zone',
    'note',
    'custom',
    'consent',
    'do_not_call',
    'is_service_member',
    'e164',
    'line_type',
    'label',
    'place',
    'more_phones',
    'debt_reference',
    'creditor',
    'balance_minor',
    'original_minor',
    'currency',
    'opened_on',
    'due_on',
    'charged_off_on',
    'notice_sent_on',
    'first_contact_on',
    'account_group',
    'debt_state',
    'debt_kind',
    'is_time_barred',
    'person_role',
    'more_debts',
    'restrictions',
    'inconvenient',
    'content',
  ],
};

const none = '\\N';
const columnsOfDebtor = stageTarget.columns.length - 5;
const noDebtor = `${none}\t`.repeat(columnsOfDebtor);

const writeNumber = (value: number | null): string => (value === null ? none : String(value));
const writeFlag = (value: boolean | null): string => (value === null ? none : value ? 't' : 'f');
const writeJson = (value: unknown): string => copyText(JSON.stringify(value));

function writePhone(phone: ImportedPhone | undefined): string {
  if (phone === undefined) return `${none}\t${none}\t${none}\t${none}`;
  return `${phone.e164}\t${phone.lineType}\t${copyText(phone.label)}\t${copyText(phone.place)}`;
}

function writeDebt(debt: ImportedDebt | undefined): string {
  if (debt === undefined) return Array(15).fill(none).join('\t');
  return `${copyText(debt.reference)}\t${copyText(debt.creditor)}\t${debt.balanceMinor}\t${writeNumber(
    debt.originalMinor,
  )}\t${debt.currency}\t${debt.openedOn ?? none}\t${debt.dueOn ?? none}\t${debt.chargedOffOn ?? none}\t${
    debt.noticeSentOn ?? none
  }\t${debt.firstContactOn ?? none}\t${copyText(debt.group)}\t${debt.state ?? none}\t${
    debt.kind ?? none
  }\t${writeFlag(debt.isTimeBarred)}\t${debt.role ?? none}`;
}

function writeMore(things: readonly unknown[]): string {
  return things.length < 2 ? none : writeJson(things.slice(1));
}

/** With the line that tells each, which is its evidence. */
function writeRestrictions(debtor: ImportedDebtor, line: number): string {
  const restrictions = listRestrictions(debtor);
  return restrictions.length === 0
    ? none
    : writeJson(restrictions.map((restriction) => ({ ...restriction, line })));
}

function writeInconvenient({ inconvenient }: ImportedDebtor, line: number): string {
  return inconvenient === null ? none : writeJson([{ ...inconvenient, line }]);
}

function writeDebtor(debtor: ImportedDebtor, line: number): string {
  let custom = none;
  for (const _ in debtor.custom) {
    custom = writeJson(debtor.custom);
    break;
  }
  return `${copyText(debtor.externalReference)}\t${copyText(debtor.fullName)}\t${writeNumber(
    debtor.birthYear,
  )}\t${debtor.bornOn ?? none}\t${copyText(debtor.email)}\t${copyText(debtor.address)}\t${copyText(debtor.city)}\t${copyText(
    debtor.region,
  )}\t${copyText(debtor.postalCode)}\t${debtor.country ?? none}\t${debtor.language ?? none}\t${
    debtor.confirmedZone ?? none
  }\t${copyText(debtor.note)}\t${custom}\t${writeFlag(debtor.consent)}\t${writeFlag(
    debtor.doNotCall,
  )}\t${writeFlag(debtor.isServiceMember)}\t${writePhone(debtor.phones[0])}\t${writeMore(debtor.phones)}\t${writeDebt(
    debtor.debts[0],
  )}\t${writeMore(debtor.debts)}\t${writeRestrictions(debtor, line)}\t${writeInconvenient(debtor, line)}\t${none}`;
}

function writeReading(reading: StagedRow['reading'], line: number): string {
  switch (reading.kind) {
    case 'debtor':
      return writeDebtor(reading.debtor, line);
    case 'call':
      return `${noDebtor}${writeJson(reading.call)}`;
    case 'consent':
      return `${noDebtor}${writeJson(reading.consent)}`;
    case 'inconvenient':
      return `${noDebtor}${writeJson(reading.inconvenient)}`;
    case 'payment':
      return `${noDebtor}${writeJson(reading.payment)}`;
    case 'restriction':
      return `${noDebtor}${writeJson(reading.restriction)}`;
  }
}

/** Writes rows of one upload as COPY reads them, each with its end of line. */
export function createStageWriter(
  organizationId: string,
  importId: string,
): (row: StagedRow) => string {
  const owner = `${organizationId}\t${importId}\t`;
  return ({ line, cells, reading }) =>
    `${owner}${line}\t${writeJson(cells)}\t${writeReading(reading, line)}\n`;
}
