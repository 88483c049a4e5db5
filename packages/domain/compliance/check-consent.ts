import type { ConsentKind, PhonePlace } from './words.ts';

/** Permission as it is about to be written down, from any source. */
export interface ConsentDraft {
  kind: ConsentKind;
  /** Whether it names a number. */
  hasNumber: boolean;
  /** Minutes since midnight, by the person's clock; both or none. */
  fromMinute: number | null;
  toMinute: number | null;
  place: PhonePlace | null;
  at: Date;
  expiresAt: Date | null;
  /** Where the proof is, or in which words it was given. */
  evidence: string;
}

export const consentFaults = [
  'number_missing',
  'scope_not_of_kind',
  'hours_incomplete',
  'hours_empty',
  'scope_missing',
  'end_missing',
  'end_before_begin',
  'end_too_late',
  'evidence_missing',
] as const;
export type ConsentFault = (typeof consentFaults)[number];

/** The last year that is written with four digits, as every answer of ours is. */
const latest = Date.UTC(10_000, 0, 1);

/**
 * Why permission cannot be written down so; null where it can. One rule for what is entered by hand, sent by
 * a program and uploaded.
 *
 * A consumer can permit a time or place that would else be inconvenient (12 CFR 1006.6(b)(1)): that names
 * which. Without hours, place or number, or without an end, it would open every hour for ever.
 */
export function checkConsent(draft: ConsentDraft): ConsentFault | null {
  const { kind, fromMinute, toMinute, place, at, expiresAt } = draft;
  const saysHours = fromMinute !== null || toMinute !== null;
  if (kind === 'tcpa' && !draft.hasNumber) return 'number_missing';
  // Left out, permission for some hours would become permission for all.
  if (kind !== 'time_place' && (saysHours || place !== null)) return 'scope_not_of_kind';
  if (saysHours && (fromMinute === null || toMinute === null)) return 'hours_incomplete';
  // Nothing, or the whole day: nobody can tell which was meant.
  if (saysHours && fromMinute === toMinute) return 'hours_empty';
  if (kind === 'time_place') {
    if (!saysHours && place === null && !draft.hasNumber) return 'scope_missing';
    if (expiresAt === null) return 'end_missing';
    if (draft.evidence.trim() === '') return 'evidence_missing';
  }
  if (expiresAt !== null && !(expiresAt > at)) return 'end_before_begin';
  if (expiresAt !== null && expiresAt.getTime() >= latest) return 'end_too_late';
  return null;
}

type Scope = Pick<ConsentDraft, 'kind' | 'hasNumber' | 'fromMinute' | 'place' | 'expiresAt'>;

/** Whether a record from before opens no time and no place, because it says neither which nor until when. */
export const opensNothing = ({ kind, hasNumber, fromMinute, place, expiresAt }: Scope): boolean =>
  kind === 'time_place' &&
  (expiresAt === null || (fromMinute === null && place === null && !hasNumber));
