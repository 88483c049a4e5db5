import {
  flowKeys,
  type Part,
  type Script,
  scriptLanguages,
  verifyQuestions,
} from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import { plainText } from './common.ts';

/** What a script may be at most; a draft may be wrong in every other way, so that nothing of it is lost. */
export const longestWords = 1_000;
export const mostParts = 60;
const longestPartId = 40;

const partId = z
  .string()
  .max(longestPartId, `At most ${longestPartId} characters.`)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use small letters, digits and hyphens, such as speak-to-someone.',
  );
/** Where a part leads to; empty while nobody has chosen it. */
const wayOn = z.union([z.literal(''), partId]);

/** Several lines are one sentence after another; the checker marks words with characters of private use. */
const spokenText = z
  .string()
  .max(longestWords, `At most ${longestWords} characters.`)
  .regex(/^(?:[^\p{Cc}\p{Co}]|\n)*$/u, 'Leave out control characters.');
const words = z.record(z.enum(scriptLanguages), spokenText);

const days = (least: number) => z.int().min(least).max(365);
const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('whole'), withinDays: days(0) }),
  z.object({ kind: z.literal('part'), percent: z.int().min(1).max(100), withinDays: days(0) }),
  z.object({
    kind: z.literal('instalments'),
    count: z.int().min(2).max(60),
    everyDays: days(1),
    withinDays: days(0),
  }),
]);

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), id: partId, words, next: wayOn }),
  z.object({
    kind: z.literal('menu'),
    id: partId,
    words,
    keys: z.partialRecord(z.enum(flowKeys), wayOn),
    silence: wayOn,
  }),
  z.object({
    kind: z.literal('verify'),
    id: partId,
    questions: z.record(z.enum(verifyQuestions), words),
    again: words,
    verified: wayOn,
    unverified: wayOn,
  }),
  z.object({
    kind: z.literal('disclosure'),
    id: partId,
    first: words,
    later: words,
    creditor: words,
    next: wayOn,
  }),
  z.object({
    kind: z.literal('promise'),
    id: partId,
    words,
    offers: z.array(offer).max(10),
    confirm: words,
    remind: words.nullable(),
    made: words,
    next: wayOn,
    declined: wayOn,
  }),
  z.object({ kind: z.literal('dispute'), id: partId, words, next: wayOn }),
  z.object({ kind: z.literal('wrong_person'), id: partId, words }),
  z.object({ kind: z.literal('stop'), id: partId, words }),
  z.object({ kind: z.literal('another_time'), id: partId, words, consent: words, next: wayOn }),
  z.object({ kind: z.literal('language'), id: partId, next: wayOn }),
  z.object({ kind: z.literal('connect'), id: partId, words, whisper: words, unanswered: wayOn }),
  z.object({ kind: z.literal('goodbye'), id: partId, words }),
]) satisfies z.ZodType<Part>;

/** What a call says and asks. It begins with the first part. */
export const scriptContent = z.object({
  recordingNotice: words,
  parts: z
    .array(part)
    .min(1, 'A script has at least one part.')
    .max(mostParts, `At most ${mostParts} parts.`),
  voicemail: words.nullable(),
  contactPerson: plainText(100),
}) satisfies z.ZodType<Script>;

export type ScriptContent = z.infer<typeof scriptContent>;
