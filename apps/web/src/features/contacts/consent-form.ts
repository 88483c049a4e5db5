import {
  type ConsentDraft,
  type ConsentFault,
  checkConsent,
} from '@ringfence/domain/compliance/check-consent';
import type { ConsentKind, PhonePlace } from '@ringfence/domain/compliance/words';
import { readClock } from './wall-time.ts';

const minutesInDay = 1440;

/** What is typed into the form; times of day such as `21:00`. */
export interface ConsentForm {
  kind: ConsentKind;
  phoneId: string;
  from: string;
  to: string;
  place: PhonePlace | null;
  expiresAt: Date | null;
}

/** The field at which each fault is shown. */
export const faultFields = {
  number_missing: 'phoneId',
  scope_not_of_kind: 'from',
  hours_incomplete: 'to',
  hours_empty: 'to',
  scope_missing: 'from',
  end_missing: 'expiresAt',
  end_before_begin: 'expiresAt',
  end_too_late: 'expiresAt',
  evidence_missing: 'evidence',
} as const satisfies Record<ConsentFault, string>;

/** What is sent, which has hours and a place only where they are permitted. */
function readScope({ kind, from, to, place, expiresAt }: ConsentForm) {
  const isScoped = kind === 'time_place';
  const end = isScoped ? readClock(to) : null;
  return {
    fromMinute: isScoped ? readClock(from) : null,
    // Midnight ends a day.
    toMinute: end === 0 ? minutesInDay : end,
    place: isScoped ? place : null,
    expiresAt: kind === 'frequency' ? null : expiresAt,
  };
}

export type ConsentRead =
  | { fault: ConsentFault }
  | { fault: null; scope: ReturnType<typeof readScope> };

/** By the same rule as the server, so that what is missing is shown before anything is sent. */
export function readConsentForm(
  form: ConsentForm,
  { at, evidence }: Pick<ConsentDraft, 'at' | 'evidence'>,
): ConsentRead {
  const scope = readScope(form);
  const hasNumber = form.phoneId !== '';
  const fault = checkConsent({ kind: form.kind, hasNumber, ...scope, at, evidence });
  return fault === null ? { fault, scope } : { fault };
}
