import type { Reason } from '@ringfence/contract/decisions';
import type { TFunction } from 'i18next';
import type { reasons } from '../../i18n/en/reasons.ts';

type ReasonCode = keyof typeof reasons;

const codes: Record<ReasonCode, true> = {
  OK: true,
  FACTS_UNREADABLE: true,
  NUM_INVALID: true,
  WRONG_NUMBER: true,
  NUM_REASSIGNED: true,
  MEDIUM_STOP: true,
  NUMBER_STOP: true,
  CEASE_WRITTEN: true,
  ATTORNEY: true,
  DISPUTE_OPEN: true,
  ORIG_CREDITOR_REQ: true,
  BANKRUPTCY: true,
  PAID: true,
  DECEASED: true,
  ROLE_NOT_SPOKEN_TO: true,
  TIME_BARRED: true,
  NOTICE_MISSING: true,
  PROMISE_OPEN: true,
  SERVICE_MEMBER: true,
  THIRD_PARTY_ONCE: true,
  NO_TCPA_CONSENT: true,
  TCPA_REVOKED: true,
  RES_3_IN_30: true,
  WORK_PROHIBITED: true,
  PLACE_INCONVENIENT: true,
  TZ_UNKNOWN: true,
  WINDOW_CLOSED: true,
  INCONVENIENT_TIME: true,
  DAY_BLOCKED: true,
  HOLIDAY: true,
  FREQ_7IN7: true,
  CONV_COOLDOWN: true,
  FREQ_CONSENT: true,
  STATE_FREQ: true,
  NOTICE_WAIT: true,
  CAMPAIGN_HOURS: true,
  NUMBER_GAP: true,
  ABANDON_CAP: true,
  LICENSE_MISSING: true,
  NO_LAWFUL_MINUTE: true,
};

function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(codes, code);
}

/** The plain name of a rule; a rule that this build does not know is shown by its code. */
export function nameRule(code: string, t: TFunction<'work'>): string {
  return isReasonCode(code) ? t(`reasons.${code}.rule`) : code;
}

/** What blocks a call when a rule cannot read its facts: it then says nothing about the person. */
const unreadable = 'facts that can be read';

function isUnjudged(code: string, liftedBy: string | null): boolean {
  return liftedBy === unreadable && code !== 'FACTS_UNREADABLE';
}

/** Rules that usually only wait, and block where a fact is missing that they would wait by. */
const waitingCodes = ['HOLIDAY', 'NOTICE_WAIT'] as const;

function findMissing(code: string, liftedBy: string | null) {
  return liftedBy === null ? undefined : waitingCodes.find((waiting) => waiting === code);
}

/** What a rule says when it does not allow the call. */
export function explainReason(
  code: string,
  t: TFunction<'work'>,
  liftedBy: string | null = null,
): string {
  if (isUnjudged(code, liftedBy)) {
    return t('decisions.unreadable', { rule: nameRule(code, t) });
  }
  const missing = findMissing(code, liftedBy);
  if (missing !== undefined) {
    return t(`decisions.missing.${missing}.failed`);
  }
  return isReasonCode(code) ? t(`reasons.${code}.failed`) : code;
}

type Lift = Pick<Reason, 'code' | 'liftedBy'>;

/** What would make one rule allow the call. */
export function explainLift({ code, liftedBy }: Lift, t: TFunction<'work'>): string {
  if (isUnjudged(code, liftedBy)) {
    return t('reasons.FACTS_UNREADABLE.lift');
  }
  const missing = findMissing(code, liftedBy);
  if (missing !== undefined) {
    return t(`decisions.missing.${missing}.lift`);
  }
  return isReasonCode(code) ? t(`reasons.${code}.lift`) : (liftedBy ?? t('decisions.waiting'));
}

/** What would make the rules allow the call, each way once. */
export function explainLifts(reasons: readonly Lift[], t: TFunction<'work'>): string[] {
  return [...new Set(reasons.map((reason) => explainLift(reason, t)))];
}
