import {
  judgeVerification,
  type VerificationFacts,
  verificationRefusals,
} from './judge-verification.ts';

export interface TestCallFacts extends VerificationFacts {
  /** It is a verified staffed line or caller ID of the organization. */
  isOwn: boolean;
}

/** Why a number is not called to hear a script, each in a sentence for the person who asked. */
export const testCallRefusals = {
  halted: verificationRefusals.halted,
  account_not_ready: verificationRefusals.account_not_ready,
  account_busy: verificationRefusals.account_busy,
  no_caller_id:
    'There is no other verified, active number to call this one from. Add a caller ID first.',
  not_own: 'Choose a verified staffed line or caller ID of your organization.',
  not_dialable: 'This number cannot be called.',
  not_located:
    'Nobody can tell where this number is, and so what time it is there. Choose one with an area code.',
  spoken_for: verificationRefusals.spoken_for,
  under_way: 'This number is being called right now.',
  too_often:
    'This number was called three times within a day, with codes or test calls. Try again tomorrow.',
  closed: verificationRefusals.closed,
} as const satisfies Record<string, string>;

export type TestCallRefusal = keyof typeof testCallRefusals;

export type TestCallVerdict =
  | { kind: 'allow'; zones: readonly string[] }
  | { kind: 'refuse'; because: TestCallRefusal };

/**
 * Whether a number may be called to hear a script. It must be proven to be the organization's, so that no stranger
 * is called, and is bound by all that binds a call with a code.
 */
export function judgeTestCall(facts: TestCallFacts, now: Date): TestCallVerdict {
  if (!facts.isOwn) return { kind: 'refuse', because: 'not_own' };
  // No code is said that somebody could read at the carrier: the account may be the organization's own.
  const verdict = judgeVerification({ ...facts, isAccountShared: true }, now);
  if (verdict.kind === 'allow') return verdict;
  const { because } = verdict;
  return { kind: 'refuse', because: because === 'own_account' ? 'account_not_ready' : because };
}
