import type * as z from 'zod';
import { writeDay } from '../../packages/domain/compliance/calendar-day.ts';
import { makePolicy, type Policy } from '../../packages/domain/compliance/policy.ts';
import type { ConsentFact, Facts } from '../../packages/domain/compliance/types.ts';
import { localTime } from '../../packages/domain/zones/convert-time.ts';
import { findCandidateZones } from '../../packages/domain/zones/find-candidate-zones.ts';
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
  const { now, policy, debt, person, consents, restrictions, history, ...rest } = readForm(
    parseJson(text),
  );
  const { e164, place } = rest.phone;
  const stated = person.phonePlaces[e164];
  if (stated !== undefined && place !== null && stated !== place) {
    throw new UnreadableLine('person.phonePlaces does not agree with phone.place.');
  }
  const facts: Facts = {
    ...rest,
    direction: 'outbound',
    furtherDebtIds: [],
    phone: { ...rest.phone, place: place ?? stated ?? null },
    person: {
      ...person,
      phonePlaces: Object.entries(person.phonePlaces).map(([number, at]) => ({
        e164: number,
        place: at,
      })),
      bornOn: null,
      birthYear: null,
      isServiceMember: false,
    },
    consents: consents.map(readConsent),
    restrictions: restrictions.map((restriction) => ({ ...restriction, place: null })),
    // A call of which it is not said to whom or where was to this person and to this number.
    history: history.map((call) => ({
      ...call,
      personId: call.personId ?? person.id,
      phone: call.phone ?? rest.phone.e164,
    })),
    debt: readDebt(debt, person, e164),
    licences: 'unasked',
    abandonment: 'unasked',
  };
  return { facts, policy: findPolicy(policy), now };
}

type Written = z.infer<typeof lineForm>;

/** Hours come with both ends: with one alone nobody knows where the stretch begins or ends. */
function readConsent({ from, to, ...consent }: Written['consents'][number]): ConsentFact {
  if ((from === null) !== (to === null)) {
    throw new UnreadableLine('A consent has only one of from and to.');
  }
  return { ...consent, hours: from === null || to === null ? null : { from, to } };
}

/** A moment lies on different days in different places: the latest binds most. */
function readDebt(
  { timeBarred, noticeSentAt, firstContactAt, promisedUntil, ...debt }: Written['debt'],
  person: Written['person'],
  dialled: string,
): Facts['debt'] {
  const findDay = (stated: string | Date): string => {
    if (typeof stated === 'string') return stated;
    const zones = findCandidateZones(person, dialled);
    const days = zones.map(({ zone }) => localTime(zone, stated).day);
    return writeDay(days.length === 0 ? localTime('UTC', stated).day : Math.max(...days));
  };
  return {
    ...debt,
    isTimeBarred: timeBarred,
    noticeOn: noticeSentAt === null ? findUnsaid(firstContactAt) : findDay(noticeSentAt),
    firstContactAt: firstContactAt === null ? 'unasked' : readStart(firstContactAt),
    promisedUntil: promisedUntil === null ? null : findDay(promisedUntil),
  };
}

/** A line with a first conversation and no notice says that there was none. */
const findUnsaid = (firstContactAt: string | Date | null) =>
  firstContactAt === null ? 'unasked' : null;

/** For a day without an hour, a moment that falls on that day in all of the Americas. */
const readStart = (stated: string | Date): Date =>
  typeof stated === 'string' ? new Date(`${stated}T12:00:00Z`) : stated;

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
