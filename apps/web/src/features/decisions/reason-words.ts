import type { Reason } from '@ringfence/contract/decisions';
import type { TFunction } from 'i18next';
import type { reasons } from '../../i18n/en/reasons.ts';

type ReasonCode = keyof typeof reasons;

const codes: Record<ReasonCode, true> = {
  NUM_INVALID: true,
  WRONG_NUMBER: true,
  MEDIUM_STOP: true,
  NUMBER_STOP: true,
  PAID: true,
  NO_TCPA_CONSENT: true,
  TCPA_REVOKED: true,
  TZ_UNKNOWN: true,
  WINDOW_CLOSED: true,
  FREQ_7IN7: true,
  CONV_COOLDOWN: true,
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

/** What a rule says when it does not allow the call. */
export function explainReason(
  code: string,
  t: TFunction<'work'>,
  liftedBy: string | null = null,
): string {
  if (liftedBy === unreadable) {
    return t('decisions.unreadable', { rule: nameRule(code, t) });
  }
  return isReasonCode(code) ? t(`reasons.${code}.failed`) : code;
}

/** What would make the rules allow the call, each way once. */
export function explainLifts(
  reasons: readonly Pick<Reason, 'code' | 'liftedBy'>[],
  t: TFunction<'work'>,
): string[] {
  const ways = reasons.map(({ code, liftedBy }) =>
    isReasonCode(code) && liftedBy !== unreadable
      ? t(`reasons.${code}.lift`)
      : (liftedBy ?? t('decisions.waiting')),
  );
  return [...new Set(ways)];
}
