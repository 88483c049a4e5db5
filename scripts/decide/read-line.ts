import type * as z from 'zod';
import { makePolicy, type Policy } from '../../packages/domain/compliance/policy.ts';
import type { Facts } from '../../packages/domain/compliance/types.ts';
import { findRepeatedField } from './find-repeated-field.ts';
import { lineForm } from './line-form.ts';

/** What `decide` is asked by one line. */
export interface Question {
  readonly facts: Facts;
  readonly policy: Policy;
  readonly now: Date;
}

/** Says in one sentence why a line cannot be read. */
export class UnreadableLine extends Error {}

export function readLine(text: string): Question {
  if (text.trim() === '') throw new UnreadableLine('The line is empty.');
  const { now, policy, debt, history, ...rest } = readForm(parseJson(text));
  const facts: Facts = {
    ...rest,
    // A call of which it is not said to whom or where was to this person and to this number.
    history: history.map((call) => ({
      ...call,
      personId: call.personId ?? rest.person.id,
      phone: call.phone ?? rest.phone.e164,
    })),
    debt: { ...debt, noticeOn: 'unasked' },
    licences: 'unasked',
    abandonment: 'unasked',
  };
  return { facts, policy: findPolicy(policy), now };
}

type WrittenPolicy = z.infer<typeof lineForm>['policy'];
let lastPolicy = makePolicy({ pack: 'us' });

/** Lines have the policy of the one before, mostly; the engine works a policy out once. */
function findPolicy({ pack, strict168h, numberGapMinutes }: WrittenPolicy): Policy {
  const isSame =
    lastPolicy.pack === pack &&
    lastPolicy.strict168h === strict168h &&
    lastPolicy.numberGapMinutes === numberGapMinutes;
  if (!isSame) lastPolicy = makePolicy({ pack, strict168h, numberGapMinutes });
  return lastPolicy;
}

function parseJson(text: string): unknown {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new UnreadableLine('The line is not JSON.');
  }
  const repeated = findRepeatedField(text);
  if (repeated !== undefined) throw new UnreadableLine(`${shorten(repeated)} is given twice.`);
  return parsed;
}

function readForm(parsed: unknown): z.infer<typeof lineForm> {
  const read = lineForm.safeParse(parsed, { reportInput: true });
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new UnreadableLine(first === undefined ? 'The line cannot be read.' : explain(first));
}

/** Names the field by its path, and never repeats what it holds. */
function explain(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${showPath([...issue.path, ...issue.keys.slice(0, 1)])} is not a known field.`;
  }
  const field = issue.path.length === 0 ? 'The line' : showPath(issue.path);
  return issue.input === undefined ? `${field} is missing.` : `${field} ${issue.message}.`;
}

function showPath(path: readonly PropertyKey[]): string {
  const shown = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`));
  return shorten(shown.join('').replace(/^\./, ''));
}

const longestShown = 200;

function shorten(field: string): string {
  return field.length > longestShown ? `${field.slice(0, longestShown)}…` : field;
}
