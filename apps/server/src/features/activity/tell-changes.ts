import type { ActivityEntry } from '@ringfence/contract/activity';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import * as z from 'zod';

type Change = ActivityEntry['changes'][number];

/** What a record tells besides the fields that changed, in the order in which it is read. */
const facts = [
  'role',
  'kind',
  'place',
  'state',
  'region',
  'carrier',
  'version',
  'attempts',
  'method',
  'provider',
  'channel',
  'scope',
  'limit',
  'lists',
  'cause',
  'note',
  'because',
  'reason',
] as const;

const plain = z.union([z.string(), z.number(), z.boolean()]).nullable();
const record = z.looseObject({
  changed: z.array(z.string()).catch([]),
  /** By field: what it was before and what it is now; only of what is nobody's own. */
  values: z.record(z.string(), z.tuple([plain, plain])).catch({}),
  e164: z.string().optional().catch(undefined),
});

/** A time is nobody's number, though its digits look like one. */
const moment = z.iso.datetime();

function sayValue(value: z.infer<typeof plain>): string | null {
  if (value === null || value === '') return null;
  return moment.safeParse(value).success ? String(value) : maskPersonal(String(value));
}

/** What an entry tells of the change: names of fields, and values that are masked or nobody's own. */
export function tellChanges(detail: unknown): Change[] {
  const stated = record.safeParse(detail);
  if (!stated.success) return [];
  const { changed, values, e164 } = stated.data;
  const fields = [...new Set([...changed, ...Object.keys(values)])];
  const changes = fields.map((field) => {
    const [before, after] = values[field] ?? [null, null];
    return { field, before: sayValue(before), after: sayValue(after) };
  });
  const known = facts.flatMap((field) => {
    const value = plain.safeParse(stated.data[field]);
    const after = value.success && !fields.includes(field) ? sayValue(value.data) : null;
    return after === null ? [] : [{ field, before: null, after }];
  });
  const number =
    e164 === undefined ? [] : [{ field: 'number', before: null, after: maskPhone(e164) }];
  return [...changes, ...number, ...known];
}
