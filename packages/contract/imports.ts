import { oc } from '@orpc/contract';
import * as z from 'zod';
import { enteredDay, plainText } from './common.ts';

/** The largest file and the most rows that one upload takes. */
export const largestImportBytes = 10 * 1024 * 1024;
export const mostImportRows = 10_000;

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

export const rejection = z.object({
  /** The line of the file, the header being line 1. */
  line: z.number().int(),
  /** A stable word, such as `phone_missing`. */
  reason: z.enum([
    'phone_missing',
    'phone_invalid',
    'balance_missing',
    'balance_invalid',
    'currency_invalid',
    'name_missing',
    'region_invalid',
    'consent_invalid',
    'value_too_long',
    'columns_missing',
    'duplicate',
    /** The reference belongs to somebody else: neither the name nor the phone is the same. */
    'reference_taken',
  ]),
  /** The column's name as it stands in the file, where one is at fault. */
  column: z.string().nullable(),
  /** The cells as they came, so that they can be corrected and sent again. */
  cells: z.array(z.string()),
});

export type Rejection = z.infer<typeof rejection>;

export const importSummary = z.object({
  id: z.uuid(),
  listId: z.uuid(),
  listName: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  rows: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** How many people were given a consent by this file. */
  consents: z.number().int(),
  /** The columns of the file as they were understood, and those that were not. */
  columns: z.array(z.object({ name: z.string(), field: z.string().nullable() })),
  obtainedHow,
  obtainedBy: z.string(),
  obtainedOn: z.iso.date(),
});

export type ImportSummary = z.infer<typeof importSummary>;

export const importsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/imports',
      summary: 'Upload a CSV file of people who owe into a list',
      description:
        'multipart/form-data with one CSV file of at most 10 MB and 10,000 rows: name, phone and balance, and optionally reference, creditor, currency, email, region, postal code, country, language, line type and consent. All of it is stored or nothing; rows that cannot be used are answered apart. Name a list that exists by `listId`, or a new one by `listName`.',
      tags: ['Imports'],
      successStatus: 201,
    })
    .input(
      z.object({
        file: z.file(),
        listId: z.uuid().optional(),
        listName: plainText(200).optional(),
        obtainedHow,
        obtainedBy: plainText(200).min(
          1,
          'Say who obtained the numbers, such as the name of the creditor.',
        ),
        obtainedOn: enteredDay,
      }),
    )
    .output(importSummary),
  show: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}',
      summary: 'What became of an uploaded file',
      tags: ['Imports'],
    })
    .input(z.object({ importId: z.uuid() }))
    .output(importSummary),
  rejections: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}/rejections',
      summary: 'The rows that could not be used, in the order of the file',
      tags: ['Imports'],
    })
    .input(z.object({ importId: z.uuid() }))
    .output(z.object({ header: z.array(z.string()), rejections: z.array(rejection) })),
};
