import type { Mark } from '@ringfence/domain/compliance/packs/pack';

/** How far the source of a rule was read; `pack` where each pack says it, `policy` where no law asks. */
export type RuleMark = Mark | 'pack' | 'policy';

/** By reason code. A rule may rest on several sources that were read differently. */
const marks: Readonly<Record<string, readonly RuleMark[]>> = {
  FACTS_UNREADABLE: ['policy'],
  NUM_INVALID: ['policy'],
  WRONG_NUMBER: ['primary'],
  NUM_REASSIGNED: ['unconfirmed'],
  MEDIUM_STOP: ['primary'],
  NUMBER_STOP: ['primary'],
  DECEASED: ['primary'],
  ROLE_NOT_SPOKEN_TO: ['primary'],
  THIRD_PARTY_ONCE: ['primary'],
  CEASE_WRITTEN: ['primary'],
  ATTORNEY: ['primary'],
  DISPUTE_OPEN: ['primary'],
  ORIG_CREDITOR_REQ: ['primary'],
  BANKRUPTCY: ['unconfirmed'],
  PAID: ['policy'],
  TIME_BARRED: ['pack'],
  NOTICE_MISSING: ['primary'],
  PROMISE_OPEN: ['policy'],
  // The rule itself, and that a synthetic voice is an artificial one (FCC 24-17).
  NO_TCPA_CONSENT: ['primary', 'secondary'],
  TCPA_REVOKED: ['secondary'],
  RES_3_IN_30: ['secondary'],
  WORK_PROHIBITED: ['primary'],
  PLACE_INCONVENIENT: ['primary'],
  TZ_UNKNOWN: ['primary'],
  WINDOW_CLOSED: ['primary', 'pack'],
  INCONVENIENT_TIME: ['primary'],
  DAY_BLOCKED: ['pack'],
  HOLIDAY: ['pack'],
  FREQ_7IN7: ['primary'],
  CONV_COOLDOWN: ['primary'],
  FREQ_CONSENT: ['primary'],
  STATE_FREQ: ['pack'],
  NOTICE_WAIT: ['pack'],
  CAMPAIGN_HOURS: ['policy'],
  NUMBER_GAP: ['policy'],
  ABANDON_CAP: ['policy'],
  LICENSE_MISSING: ['policy'],
  SERVICE_MEMBER: ['policy'],
};

/** A rule that this table does not know is not confirmed by anybody. */
export function findMarks(code: string): readonly RuleMark[] {
  return Object.hasOwn(marks, code) ? (marks[code] ?? []) : ['unconfirmed'];
}

export const markedCodes: readonly string[] = Object.keys(marks);
