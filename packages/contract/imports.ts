import { oc } from '@orpc/contract';
import { negativeMeanings } from '@ringfence/domain/imports/import-words';
import * as z from 'zod';
import { enteredDay, nextCursor, pageInput, plainText } from './common.ts';
import {
  callablePerson,
  chunkBytes,
  destination,
  fileFormat,
  importDetail,
  importDraft,
  importKind,
  importLayout,
  importSummary,
  largestImportBytes,
  mapping,
  obtainedHow,
  previewRow,
  rejection,
} from './imported-files.ts';

export * from './import-progress.ts';
export * from './imported-files.ts';

const tags = ['Imports'];
const one = z.object({ importId: z.uuid() });
/** Also from a form, whose fields are texts. */
const confirmation = z
  .union([z.boolean(), z.enum(['true', 'false']).transform((said) => said === 'true')])
  .default(false);

export const importsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/imports',
      summary: 'Upload and store a small file in one request',
      description:
        'multipart/form-data with one file of at most 10 MB whose columns are named so that they can be matched: name, phone and balance, and optionally any other field. All of it is stored or nothing; rows that cannot be used are answered apart. Name a list that exists by `listId`, or a new one by `listName`. Larger files, and files that need a look, go by `/imports/uploads`.',
      tags,
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
        /** As in `store`. */
        confirmsCallable: confirmation,
        confirmsUnheeded: confirmation,
        /** Asked for where every balance of the file is negative. */
        negativeBalances: z.enum(negativeMeanings).optional(),
        /**
         * The name of the column that identifies a person, where a file has account numbers and an id of a client
         * or customer. Left out: the id of the customer, else the account number.
         */
        personColumn: plainText(500).optional(),
      }),
    )
    .output(importSummary.extend({ listId: z.uuid(), listName: z.string() })),
  begin: oc
    .route({
      method: 'POST',
      path: '/imports/uploads',
      summary: 'Begin to send a file of any size',
      description: `Then send its pieces of ${chunkBytes} bytes each by their position, in any order and as often as needed, and say that it is all there.`,
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        fileName: plainText(255).min(1),
        fileBytes: z
          .number()
          .int()
          .min(1, 'The file is empty.')
          .max(largestImportBytes, 'A file may have 2 GB. Split it into several files.'),
        /** Whatever tells one file from another, such as a hash. */
        fingerprint: z.string().max(200).default(''),
        kind: importKind.default('debtors'),
      }),
    )
    .output(importSummary),
  sendChunk: oc
    .route({
      method: 'PUT',
      path: '/imports/{importId}/chunks/{position}',
      summary: 'Send one piece of the file, multipart/form-data with the field `content`',
      tags,
    })
    .input(one.extend({ position: z.coerce.number().int().min(0), content: z.file() }))
    .output(z.object({ receivedBytes: z.number().int() })),
  listChunks: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}/chunks',
      summary: 'Which pieces have arrived, so that an upload that was broken off can go on',
      tags,
    })
    .input(one)
    .output(z.object({ chunkBytes: z.number().int(), positions: z.array(z.number().int()) })),
  finishUpload: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/uploaded',
      summary: 'Say that all pieces were sent: the file is looked at',
      tags,
    })
    .input(one)
    .output(importSummary),
  list: oc
    .route({ method: 'GET', path: '/imports', summary: 'Uploaded files, newest first', tags })
    .input(
      pageInput.extend({
        listId: z.uuid().optional(),
        /** Only those that are still on their way. */
        open: z.coerce.boolean().optional(),
      }),
    )
    .output(z.object({ imports: z.array(importSummary), nextCursor })),
  show: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}',
      summary: 'How far a file is, and what was found in it',
      tags,
    })
    .input(one)
    .output(importDetail),
  inspect: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/inspect',
      summary: 'Look at the file again with another sheet, header line, encoding or delimiter',
      tags,
    })
    .input(one.extend({ format: fileFormat }))
    .output(importSummary),
  preview: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/preview',
      summary: 'The first rows as they would be stored',
      tags,
    })
    .input(one.extend({ mapping }))
    .output(z.object({ rows: z.array(previewRow) })),
  keepDraft: oc
    .route({
      method: 'PUT',
      path: '/imports/{importId}/draft',
      summary: 'Keep what has been filled in of an upload, before its rows are checked',
      tags,
    })
    .input(one.extend({ draft: importDraft }))
    .output(
      z.object({
        importId: z.uuid(),
        /** Not where its rows are being checked or stored already: there is nothing left to fill in. */
        isKept: z.boolean(),
      }),
    ),
  check: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/check',
      summary: 'Read every row, and tell what storing them would do; nothing is written yet',
      tags,
    })
    .input(
      one.extend({
        mapping,
        destination,
        /** Keeps the columns for the next file that looks like this one. */
        layoutName: plainText(200).optional(),
      }),
    )
    .output(importSummary),
  store: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/store',
      summary: 'Store what was checked, in the background: all of it or nothing',
      description:
        'People who were not to be called and could be by this file (`findings.callable`) wait: unless `confirmsCallable` is true, what would make them callable is not stored, and all the rest is. Where rejected rows may forbid calls to people who can be called (`findings.unheeded`), it is refused unless `confirmsUnheeded` is true.',
      tags,
    })
    .input(one.extend({ confirmsCallable: confirmation, confirmsUnheeded: confirmation }))
    .output(importSummary),
  cancel: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/cancel',
      summary: 'Cancel the upload; nothing of it stays',
      tags,
    })
    .input(one)
    .output(importSummary),
  undo: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/undo',
      summary: 'Undo the whole upload, while nobody in it has been called since',
      tags,
    })
    .input(one)
    .output(importSummary),
  callable: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}/callable',
      summary: 'The people whom the file makes callable who were not, in the order of the file',
      tags,
    })
    .input(
      one.extend({
        limit: z.coerce.number().int().min(1).max(200).default(50),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ people: z.array(callablePerson), nextCursor })),
  rejections: oc
    .route({
      method: 'GET',
      path: '/imports/{importId}/rejections',
      summary: 'The rows that could not be used, in the order of the file',
      tags,
    })
    .input(
      one.extend({
        limit: z.coerce.number().int().min(1).max(1000).default(200),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ header: z.array(z.string()), rejections: z.array(rejection), nextCursor })),
  downloadRejections: oc
    .route({
      method: 'POST',
      path: '/imports/{importId}/rejections/download',
      summary: 'An address, good once, of the rejected rows as a CSV file with their reasons',
      tags,
    })
    .input(one.extend({ language: z.enum(['en', 'es']).default('en') }))
    .output(z.object({ address: z.string() })),
  listLayouts: oc
    .route({ method: 'GET', path: '/import-layouts', summary: 'Remembered layouts', tags })
    .output(z.object({ layouts: z.array(importLayout) })),
  deleteLayout: oc
    .route({
      method: 'DELETE',
      path: '/import-layouts/{layoutId}',
      summary: 'Forget a layout',
      tags,
    })
    .input(z.object({ layoutId: z.uuid() }))
    .output(z.object({ layoutId: z.uuid() })),
};
