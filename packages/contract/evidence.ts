import { oc } from '@orpc/contract';
import * as z from 'zod';
import { nextCursor, pageInput, plainText } from './common.ts';

/** So many calls at most are drawn for an examiner at once. */
export const largestSample = 500;

/** A year, and a leap day: from each call of it a hash is made. */
export const longestPeriodDays = 366;
const dayMilliseconds = 86_400_000;

/** Where the activity record ended at some moment, signed by the installation. */
export const activityHead = z.object({
  position: z.number().int(),
  /** In hex: the seal of the entry at that position, which covers all before it. */
  hash: z.string(),
  signedAt: z.iso.datetime(),
  keyId: z.string(),
  /** What was signed, and what an outside authority is to stamp, byte for byte. */
  statement: z.string(),
  /** In base64, over the statement. */
  signature: z.string(),
  /** When an outside time stamp was added; null: there is none. */
  timeStampedAt: z.iso.datetime().nullable(),
});

export type ActivityHead = z.infer<typeof activityHead>;

const position = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const address = z.object({ address: z.string() });
const tags = ['Evidence'];
const description =
  'A ZIP with a PDF to read and a signed JSON to check, fetched from an address that is good once and for a minute. Who fetched it is recorded.';

export const examinationInput = z
  .object({
    /** Calls that were placed from this moment on … */
    from: z.iso.datetime(),
    /** … and before this one. */
    to: z.iso.datetime(),
    sampleSize: z
      .number()
      .int('Enter a whole number of calls.')
      .min(1, 'Draw at least one call.')
      .max(largestSample, `Draw at most ${largestSample} calls at once.`),
    /** The same seed draws the same calls. */
    seed: plainText(100).min(1, 'Enter a seed.'),
  })
  .refine(({ from, to }) => Date.parse(from) < Date.parse(to), {
    path: ['to'],
    error: 'Choose a later end.',
  })
  .refine(
    ({ from, to }) => Date.parse(to) - Date.parse(from) <= longestPeriodDays * dayMilliseconds,
    { path: ['to'], error: `Choose a period of at most ${longestPeriodDays} days.` },
  );

export const evidenceContract = {
  ofCall: oc
    .route({
      method: 'POST',
      path: '/calls/{callId}/evidence',
      summary: 'The evidence of a call: why it was allowed, and what happened',
      description,
      tags,
    })
    .input(z.object({ callId: z.uuid() }))
    .output(address),
  ofPerson: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/evidence',
      summary: 'The evidence of everything about a person',
      description,
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(address),
  ofPeriod: oc
    .route({
      method: 'POST',
      path: '/evidence/examinations',
      summary: 'The evidence of a sample of the calls of a period, drawn by a seed',
      description,
      tags,
    })
    .input(examinationInput)
    .output(address),
  listHeads: oc
    .route({
      method: 'GET',
      path: '/evidence/heads',
      summary: 'The signed heads of the activity record, the newest first',
      tags,
    })
    .input(pageInput)
    .output(z.object({ heads: z.array(activityHead), nextCursor })),
  addTimeStamp: oc
    .route({
      method: 'POST',
      path: '/evidence/heads/{position}/time-stamp',
      summary: 'Add the answer of a time stamping authority (RFC 3161) to a signed head',
      tags,
    })
    .input(
      z.object({
        position,
        /** The answer (.tsr) in base64. */
        timeStamp: z.base64().min(1).max(88_000),
      }),
    )
    .output(activityHead),
};
