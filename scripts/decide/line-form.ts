import * as z from 'zod';
import * as words from '../../packages/domain/compliance/words.ts';
import { readDayText, readMoment, readTimeOfDay } from './read-moment.ts';

/** What one line may say, and nothing else: a field that nobody knows might have been meant to bind. */
const object = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: 'must be an object' });

const word = <const Words extends readonly [string, ...string[]]>(all: Words) =>
  z.enum(all, { error: `must be one of ${all.join(', ')}` });

/** Where there is a default, null stands for it as well as leaving the field out. */
const withDefault = <Form extends z.ZodType, const Fallback>(form: Form, fallback: Fallback) =>
  form.nullish().transform((value) => value ?? fallback);
const orNull = <Form extends z.ZodType>(form: Form) => withDefault(form, null);
const list = <Form extends z.ZodType>(form: Form) =>
  z
    .array(form, { error: 'must be a list' })
    .nullish()
    .transform((value) => value ?? []);

const text = z.string({ error: 'must be a text' });
const id = text.min(1, { error: 'must not be empty' });

const readable = <Value>(read: (text: string) => Value | undefined, error: string) =>
  z.string({ error }).transform((written, context) => {
    const value = read(written);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

const moment = readable(
  readMoment,
  'must be a moment that exists, with its zone, such as 2026-04-08T13:00:00Z',
);
const dayOrMoment = readable(
  (written) => readDayText(written) ?? readMoment(written),
  'must be a day that exists, such as 2026-04-08, or a moment with its zone',
);
const beginsAt = readable(
  (written) => (written === '24:00' ? undefined : readTimeOfDay(written)),
  'must be a time of day from 00:00 to 23:59',
);
const endsAt = readable(readTimeOfDay, 'must be a time of day from 00:00 to 24:00');

/** No rule looks further ahead than a year; a longer gap is a slip of the hand. */
const mostGapMinutes = 366 * 24 * 60;
const gapMinutes = z
  .number({ error: 'must be a number of minutes' })
  .min(0, { error: 'must not be less than 0' })
  .max(mostGapMinutes, { error: `must not be more than ${mostGapMinutes}` });

const consent = object({
  kind: word(words.consentKinds),
  phone: orNull(text),
  at: moment,
  revokedAt: orNull(moment),
  expiresAt: orNull(moment),
  from: orNull(beginsAt),
  to: orNull(endsAt),
  place: orNull(word(words.phonePlaces)),
});

const restriction = object({
  kind: word(words.restrictionKinds),
  debtId: orNull(text),
  phone: orNull(text),
  at: moment,
  liftedAt: orNull(moment),
});

const inconvenient = object({
  days: list(word(words.weekdays)),
  from: beginsAt,
  to: endsAt,
  at: orNull(moment),
});

/** What is left out of a call is read as it binds most: see `read-line.ts`. */
const pastCall = object({
  at: moment,
  personId: orNull(text),
  debtIds: list(text),
  group: orNull(text),
  phone: orNull(text),
  direction: withDefault(word(words.directions), 'outbound'),
  outcome: word(words.pastOutcomes),
});

export const lineForm = object({
  now: moment,
  policy: object({
    pack: word(words.packIds),
    strict168h: withDefault(z.boolean({ error: 'must be true or false' }), false),
    numberGapMinutes: withDefault(gapMinutes, 0),
  }),
  mode: word(words.callModes),
  collectorRole: withDefault(word(words.collectorRoles), 'third_party'),
  purpose: withDefault(word(words.purposes), 'collect'),
  person: object({
    id,
    country: orNull(text),
    region: orNull(text),
    postalCode: orNull(text),
    confirmedZone: orNull(text),
    phones: list(text),
    phonePlaces: z
      .record(z.string(), word(words.phonePlaces), { error: 'must be an object' })
      .nullish()
      .transform((places) => places ?? {}),
    role: orNull(word(words.personRoles)),
  }),
  phone: object({
    e164: text,
    lineType: withDefault(word(words.lineTypes), 'unknown'),
    place: orNull(word(words.phonePlaces)),
  }),
  debt: object({
    id,
    group: orNull(text),
    kind: orNull(word(words.debtKinds)),
    timeBarred: withDefault(z.boolean({ error: 'must be true or false' }), false),
    noticeSentAt: orNull(dayOrMoment),
    firstContactAt: orNull(dayOrMoment),
    promisedUntil: orNull(dayOrMoment),
  }),
  consents: list(consent),
  restrictions: list(restriction),
  inconvenient: list(inconvenient),
  history: list(pastCall),
});
