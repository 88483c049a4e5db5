import { findMinorDigits } from '../money/currencies.ts';
import { isKnownZone } from '../zones/find-offset.ts';
import {
  debtFields,
  type ImportField,
  type ImportKind,
  personFields,
  phoneFields,
} from './import-words.ts';
import type { ColumnMapping, Mapping } from './mapping.ts';

export const mappingFaultCodes = [
  'name_missing',
  'phone_missing',
  'balance_missing',
  'moment_missing',
  'outcome_missing',
  'kind_missing',
  'amount_missing',
  'debt_missing',
  'person_unclear',
  'field_twice',
  'field_of_other_kind',
  'custom_name_missing',
  'custom_name_twice',
  'currency_unknown',
  'zone_unknown',
] as const;
export type MappingFaultCode = (typeof mappingFaultCodes)[number];

/** Why a file cannot be read with this mapping. */
export interface MappingFault {
  code: MappingFaultCode;
  /** What is missing or at fault; the name of the column where it is the organization's own field. */
  field: string;
}

const subject: readonly ImportField[] = ['reference', 'phone', 'debt_reference'];

/** What a file of each kind can hold. */
export const fieldsOfKind: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  debtors: [...personFields, ...phoneFields, ...debtFields],
  calls: [
    ...subject,
    'country',
    'occurred_at',
    'occurred_time',
    'direction',
    'outcome',
    'evidence',
  ],
  consents: [
    ...subject,
    'country',
    'consent_kind',
    'occurred_at',
    'occurred_time',
    'expires_on',
    'permitted_from',
    'permitted_to',
    'permitted_place',
    'reassigned_checked_on',
    'reassigned_answer',
    'obtained_how',
    'obtained_by',
    'evidence',
  ],
  restrictions: [
    ...subject,
    'country',
    'restriction_kind',
    'do_not_call',
    'inconvenient_time',
    'inconvenient_from',
    'inconvenient_to',
    'inconvenient_days',
    'occurred_at',
    'occurred_time',
    'source',
    'evidence',
  ],
  payments: [
    'reference',
    'debt_reference',
    'currency',
    'payment_amount',
    'paid_on',
    'payer_reference',
    'payment_reversal',
  ],
};

/** What keeps a file from being read so; nothing, when it can be. */
export function checkMapping(mapping: Mapping): MappingFault[] {
  const isPersonAsked = (mapping.personCandidates ?? []).length > 0;
  return [
    ...(isPersonAsked ? [{ code: 'person_unclear' as const, field: 'reference' }] : []),
    ...listMissing(mapping),
    ...listTwice(mapping.columns),
    ...mapping.columns
      .filter(({ field }) => field !== null && field !== 'custom')
      .flatMap(({ field }) =>
        fieldsOfKind[mapping.kind].some((known) => known === field)
          ? []
          : [{ code: 'field_of_other_kind' as const, field: String(field) }],
      ),
    ...(findMinorDigits(mapping.currency) === undefined
      ? [{ code: 'currency_unknown' as const, field: 'currency' }]
      : []),
    ...(isKnownZone(mapping.zone) || mapping.zone === 'UTC'
      ? []
      : [{ code: 'zone_unknown' as const, field: 'zone' }]),
  ];
}

function listMissing({ kind, columns }: Mapping): MappingFault[] {
  const has = (field: ImportField): boolean => columns.some((column) => column.field === field);
  const faults: MappingFault[] = [];
  const demand = (isThere: boolean, code: MappingFaultCode, field: ImportField): void => {
    if (!isThere) faults.push({ code, field });
  };
  if (kind === 'debtors') {
    // What a creditor takes back may be stated by reference and state alone: losing it would mean a
    // call that must not be made.
    const tellsEnds = has('reference') && has('debt_state');
    const hasName = has('full_name') || (has('first_name') && has('last_name'));
    demand(hasName, 'name_missing', 'full_name');
    demand(tellsEnds || has('phone'), 'phone_missing', 'phone');
    demand(tellsEnds || has('balance'), 'balance_missing', 'balance');
    return faults;
  }
  if (kind === 'payments') {
    demand(has('reference') || has('debt_reference'), 'debt_missing', 'debt_reference');
    demand(has('payment_amount'), 'amount_missing', 'payment_amount');
    demand(has('paid_on'), 'moment_missing', 'paid_on');
    return faults;
  }
  demand(has('reference') || has('phone'), 'phone_missing', 'phone');
  if (kind === 'calls') {
    demand(has('occurred_at'), 'moment_missing', 'occurred_at');
    demand(has('outcome'), 'outcome_missing', 'outcome');
  }
  if (kind === 'consents') demand(has('occurred_at'), 'moment_missing', 'occurred_at');
  if (kind === 'restrictions') {
    const tellsKind = has('restriction_kind') || has('do_not_call') || has('inconvenient_time');
    // A list of nothing but people or numbers needs none; a column that is left out may say it.
    const isBareList = columns.every(({ field }) => field !== null);
    demand(tellsKind || isBareList, 'kind_missing', 'restriction_kind');
  }
  return faults;
}

function listTwice(columns: readonly ColumnMapping[]): MappingFault[] {
  const faults: MappingFault[] = [];
  const seen = new Set<string>();
  for (const { field, position, customName, name } of columns) {
    if (field === null) continue;
    if (field === 'custom' && (customName ?? '').trim() === '') {
      faults.push({ code: 'custom_name_missing', field: name });
      continue;
    }
    const isOfPerson = personFields.some((known) => known === field);
    const key =
      field === 'custom' ? `custom ${customName}` : `${field} ${isOfPerson ? 0 : position}`;
    if (seen.has(key)) {
      faults.push(
        field === 'custom'
          ? { code: 'custom_name_twice', field: customName ?? name }
          : { code: 'field_twice', field },
      );
    }
    seen.add(key);
  }
  return faults;
}
