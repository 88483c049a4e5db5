import { restrictionKinds } from '@ringfence/domain/compliance/words';
import { callableReasons } from '@ringfence/domain/imports/callable-reasons';
import {
  dateOrders,
  debtFields,
  decimalMarks,
  delimiters,
  encodings,
  historyFields,
  importKinds,
  importStates,
  missingRules,
  negativeMeanings,
  personFields,
  phoneFields,
  rejectionReasons,
  warningCodes,
} from '@ringfence/domain/imports/import-words';
import * as z from 'zod';
import { enteredDay, maskedPhone, money, plainText } from './common.ts';
import { importProgress } from './import-progress.ts';

export {
  chunkBytes,
  largestImportBytes,
  largestWholeFileBytes,
  largestWorkbookBytes,
} from '@ringfence/domain/imports/file-sizes';

/**
 * How the numbers of a file were obtained. It is recorded as each person's consent to automated
 * calls (47 CFR 64.1200(a)(1)); `not_known` records none, and such people are not called.
 */
export const obtainedHow = z.enum([
  'given_to_creditor',
  'given_to_us',
  'written_agreement',
  'not_known',
]);

export type ObtainedHow = z.infer<typeof obtainedHow>;

export const importKind = z.enum(importKinds);
export const importState = z.enum(importStates);

export const fileFormat = z.object({
  kind: z.enum(['text', 'workbook']),
  encoding: z.enum(encodings),
  delimiter: z.enum(delimiters),
  sheet: z.string().max(255).nullable(),
  headerLine: z.number().int().min(0).max(1000),
  entry: z.string().max(1000).nullable(),
});

export const importField = z.enum([
  ...personFields,
  ...phoneFields,
  ...debtFields,
  ...historyFields,
  'custom',
]);

const columnMapping = z.object({
  name: z.string().max(500),
  field: importField.nullable(),
  position: z.number().int().min(0).max(19).default(0),
  customName: plainText(100).nullable().default(null),
});

export const mapping = z.object({
  kind: importKind,
  format: fileFormat,
  columns: z.array(columnMapping).min(1).max(500),
  country: z.string().regex(/^[A-Z]{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  dateOrder: z.enum(dateOrders),
  decimalMark: z.enum(decimalMarks),
  zone: z.string().max(100),
  missingRule: z.enum(missingRules).default('leave'),
  /** What a minus before a balance means. Left out: a credit; where every balance is one, it is asked. */
  negativeBalances: z.enum(negativeMeanings).optional(),
  /**
   * Places of the columns of which one may identify a person. Rows are not checked while it stands here: give the
   * one that does the field `reference`, or none, and leave this out.
   */
  personCandidates: z.array(z.number().int().min(0).max(499)).max(20).optional(),
});

export type MappingInput = z.infer<typeof mapping>;

/** Into which list, and how its numbers were obtained. */
export const destination = z.object({
  listId: z.uuid().optional(),
  listName: plainText(200).optional(),
  obtainedHow: obtainedHow.optional(),
  obtainedBy: plainText(200).optional(),
  obtainedOn: enteredDay.optional(),
});

/** What somebody has filled in, as far as they came. Nothing of it is checked before it is used. */
export const importDraft = z.object({
  mapping: mapping.nullable(),
  isNewList: z.boolean(),
  listId: z.union([z.uuid(), z.literal('')]),
  listName: z.string().max(300),
  obtainedHow: obtainedHow.nullable(),
  obtainedBy: z.string().max(300),
  obtainedOn: z.string().max(30),
  /** Null: as it is suggested. */
  layout: z.object({ isKept: z.boolean(), name: z.string().max(300) }).nullable(),
});

export type ImportDraft = z.infer<typeof importDraft>;

const suggestedColumn = columnMapping.extend({
  confidence: z.number().min(0).max(1),
  because: z.enum(['layout', 'header', 'content', 'none']),
  samples: z.array(z.string()),
});

/** What was answered with a layout; a list that has gone since is named and has no id. */
export const rememberedDestination = z.object({
  listId: z.uuid().nullable(),
  listName: z.string(),
  obtainedHow,
  obtainedBy: z.string(),
  obtainedOn: z.iso.date(),
});

export type RememberedDestination = z.infer<typeof rememberedDestination>;

/** What was found in a file before anybody said how it is to be read. */
export const inspection = z.object({
  format: fileFormat,
  /** Of a workbook, with how many rows each has as far as it says. */
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int().nullable() })),
  /** Of a zip file: the files in it that can be read. */
  entries: z.array(z.string()),
  /** The first lines as they are read, so that another header line can be chosen. */
  lines: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  columns: z.array(suggestedColumn),
  /** The whole reading that is suggested. */
  mapping,
  /** The layout by which the columns were matched, with what was answered for its last file. */
  layout: z
    .object({
      id: z.uuid(),
      name: z.string(),
      destination: rememberedDestination.nullable().default(null),
    })
    .nullable(),
});

export type Inspection = z.infer<typeof inspection>;

export const rejection = z.object({
  /** The line of the file, the first being line 1. */
  line: z.number().int(),
  /** A stable word, such as `phone_missing`. */
  reason: z.enum(rejectionReasons),
  /** The column's name as it stands in the file, where one is at fault. */
  column: z.string().nullable(),
  value: z.string(),
  /** The cells as they came, so that they can be corrected and sent again. */
  cells: z.array(z.string()),
});

export type Rejection = z.infer<typeof rejection>;

const example = z.object({ line: z.number().int(), value: z.string() });

/** One cause, however many rows it has. */
const rejectionCause = z.object({
  reason: z.enum(rejectionReasons),
  column: z.string().nullable(),
  rows: z.number().int(),
  examples: z.array(example),
});

const warningCause = z.object({
  code: z.enum(warningCodes),
  column: z.string().nullable(),
  rows: z.number().int(),
  examples: z.array(example),
});

/** Somebody who is stored already, and what the file would make of them. */
const changedPerson = z.object({
  contactId: z.uuid(),
  fullName: z.string(),
  line: z.number().int(),
  fields: z.array(
    z.object({
      /** As in a mapping; a phone is masked. */
      field: z.string(),
      /** Null: there was none. An amount stands in `money` instead. */
      before: z.string().nullable(),
      after: z.string().nullable(),
      money: z.object({ before: money.nullable(), after: money }).nullable(),
    }),
  ),
});

export type ChangedPerson = z.infer<typeof changedPerson>;

/** What storing the file would do, or has done. People are counted once, rows each. */
export const findings = z.object({
  rows: z.number().int(),
  /** Rows that repeat another row of the file. */
  duplicate: z.number().int(),
  rejected: z.number().int(),
  /** People, or entries of a file of history. */
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** What the changes are, in people. */
  changes: z.object({
    names: z.number().int(),
    addresses: z.number().int(),
    phones: z.number().int(),
    balances: z.number().int(),
    debtsAdded: z.number().int(),
    debtsPaid: z.number().int(),
    debtsRecalled: z.number().int(),
    consentsGiven: z.number().int(),
    consentsTakenBack: z.number().int(),
    /** People of whom the file says for the first time that they are not to be called, or not about a debt. */
    restricted: z.number().int().default(0),
    /** People with a time or place that is inconvenient for them. */
    inconvenient: z.number().int().default(0),
    /** Of a file of payments: promises that are kept by it, and payments that came back. */
    promisesKept: z.number().int().default(0),
    paymentsReversed: z.number().int().default(0),
  }),
  /** A few of the people who change, until it is stored. */
  samples: z.array(changedPerson).default([]),
  /** How balances move, one amount a currency; negative where they fall. */
  balanceMoves: z.array(money),
  /**
   * People who were not to be called and could be by this file. They wait until that is confirmed; `restricted`
   * of them are forbidden to call by a standing reason all the same.
   */
  callable: z
    .object({ people: z.number().int(), restricted: z.number().int() })
    .default({ people: 0, restricted: 0 }),
  /** What has to be answered before it can be stored: every balance is negative. */
  asks: z.enum(['negative_balances']).nullable().default(null),
  /**
   * People who can be called though a rejected row may forbid it: its status was not understood, or it is rejected
   * for something else. The person who stores the file confirms that.
   */
  unheeded: z
    .object({
      people: z.number().int(),
      examples: z.array(z.object({ contactId: z.uuid(), fullName: z.string() })),
    })
    .default({ people: 0, examples: [] }),
  /** Once it is stored: how many of them wait, and are as they were before. */
  waiting: z.number().int().default(0),
  /** What each word of a status was read as; null where it could not be read. */
  statuses: z
    .array(
      z.object({
        column: z.string(),
        word: z.string(),
        meaning: z.string().nullable(),
        rows: z.number().int(),
      }),
    )
    .default([]),
  /** People of the file who are not called because of a standing reason. */
  suppressed: z.number().int(),
  /** In the last upload of this list and not in this one. */
  missing: z.number().int(),
  rejections: z.array(rejectionCause),
  warnings: z.array(warningCause),
});

export type ImportFindings = z.infer<typeof findings>;

export const importSummary = z.object({
  id: z.uuid(),
  kind: importKind,
  state: importState,
  listId: z.uuid().nullable(),
  listName: z.string().nullable(),
  fileName: z.string(),
  fileBytes: z.number().int(),
  /** How much of it has arrived. */
  receivedBytes: z.number().int(),
  fingerprint: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.object({ id: z.uuid(), fullName: z.string() }),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  duplicate: z.number().int(),
  rejected: z.number().int(),
  /** How many people were given a consent by this file. */
  consents: z.number().int(),
  /** People who stay as they were, because nobody confirmed that they are to be called. */
  waiting: z.number().int(),
  /** The columns of the file as they were understood, and those that were not. */
  columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
  obtainedHow: obtainedHow.nullable(),
  obtainedBy: z.string().nullable(),
  obtainedOn: z.iso.date().nullable(),
  /** How far the present step is. */
  progress: importProgress,
  /** The present step waits: other files are read first, or another upload is being stored. */
  waitsForTurn: z.boolean(),
  /**
   * Why it failed, or why it came back to be looked at again, in a sentence; and by `reason`, where there is
   * one, as a stable word with what stands in it.
   */
  failure: z
    .object({
      code: z.string(),
      detail: z.string(),
      reason: z.string().nullable(),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .nullable(),
  checkedAt: z.iso.datetime().nullable(),
  storedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});

export type ImportSummary = z.infer<typeof importSummary>;

export const importDetail = importSummary.extend({
  inspection: inspection.nullable(),
  mapping: mapping.nullable(),
  /** What was filled in since it was checked last. */
  draft: importDraft.nullable(),
  findings: findings.nullable(),
  /** Whether it can be undone now, and if not, why, as a stable word and in a sentence. */
  undo: z
    .object({ isPossible: z.boolean(), reason: z.string().nullable(), because: z.string() })
    .nullable(),
  /** Other uploads of the same file that have not ended. */
  twins: z.array(z.object({ id: z.uuid(), createdBy: z.string() })),
});

export type ImportDetail = z.infer<typeof importDetail>;

/** Somebody whom the upload would make callable, or has made. */
export const callablePerson = z.object({
  contactId: z.uuid(),
  fullName: z.string(),
  phone: maskedPhone.nullable(),
  line: z.number().int(),
  reasons: z.array(z.enum(callableReasons)),
  /** Standing reasons in force, which no file lifts. */
  restrictions: z.array(z.enum(restrictionKinds)),
  isWaiting: z.boolean(),
});

export type CallablePerson = z.infer<typeof callablePerson>;

/** The first rows as they will be stored. */
export const previewRow = z.object({
  line: z.number().int(),
  rejection: z
    .object({ reason: z.enum(rejectionReasons), column: z.string().nullable(), value: z.string() })
    .nullable(),
  warnings: z.array(
    z.object({ code: z.enum(warningCodes), column: z.string().nullable(), value: z.string() }),
  ),
  /** What is stored, in the order of the screen: `phone`, `+13125550142`. */
  values: z.array(z.object({ field: z.string(), position: z.number().int(), text: z.string() })),
});

export type PreviewRow = z.infer<typeof previewRow>;

export const importLayout = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: importKind,
  columns: z.number().int(),
  usedAt: z.iso.datetime(),
});

export type ImportLayout = z.infer<typeof importLayout>;
