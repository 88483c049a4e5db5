import { parsePhone } from '../phone/parse-phone.ts';
import { localTime } from '../zones/convert-time.ts';
import { readPhonePlace } from '../zones/read-phone-place.ts';
import { isWithinHours } from './hours-of-day.ts';

/** By the clock on the wall, wherever the number may be, in minutes since midnight. */
const verificationHours = { from: 8 * 60, to: 21 * 60 };
/** Calls to one number within 24 hours, for all who ask together. */
export const mostVerifyingCalls = 3;
export const verifyingDayMilliseconds = 24 * 60 * 60 * 1000;

export interface VerificationFacts {
  e164: string;
  /** The organization is neither suspended nor deleted, and no order to stop its calls is in force. */
  mayCall: boolean;
  /** The account that calls belongs to the installation. */
  isAccountShared: boolean;
  /** It is active, and its carrier keeps up. */
  isAccountReady: boolean;
  /** The account has a verified, active number of the organization to call from. */
  hasCallerId: boolean;
  /** It is the number of a contact of any organization, or another organization has verified it. */
  isSpokenFor: boolean;
  /** A call with a code to it is on its way. */
  isUnderWay: boolean;
  /** Calls with a code to it within the last 24 hours, of all organizations. */
  callsBefore: number;
  /** When the phone would stop ringing. */
  latestAnswer: Date;
}

/** Why a number is not called with a code, each in a sentence for the person who asked. */
export const verificationRefusals = {
  halted: 'All calls are stopped. Allow calls again first.',
  own_account:
    'Your organization holds this account and could read the code there. Have the number verified by the carrier.',
  account_not_ready: 'This account cannot call right now. Try again shortly.',
  account_busy: 'This account is making as many calls as it may. Try again in a moment.',
  no_caller_id:
    'This account has no verified, active number to call from. Add one that the carrier knows first.',
  not_dialable: 'This number cannot be called with a code.',
  not_located:
    'Nobody can tell where this number is, and so what time it is there. Numbers such as toll-free ones are verified by the carrier.',
  /** The same as of a number that somebody else calls from: whose it is, is nobody’s business. */
  spoken_for: 'This number cannot be used here. Ask the person who runs this server.',
  under_way: 'This number is being called with a code right now.',
  too_often: 'This number was called with a code three times within a day. Try again tomorrow.',
  closed:
    'It is too early or too late where this number is. It can be called there between 8 am and 9 pm.',
} as const satisfies Record<string, string>;

export type VerificationRefusal = keyof typeof verificationRefusals;

export type VerificationVerdict =
  | { kind: 'allow'; zones: readonly string[] }
  | { kind: 'refuse'; because: VerificationRefusal };

/**
 * Whether a number may be called to say a code. Nobody has permitted that call, so that no debtor may ever be its
 * target, and hours and number of calls are the strictest: 8 to 21 in every zone that the number may be in (12 CFR
 * 1006.6(b)(1)(i), 47 CFR 64.1200(c)(1)), from now to the latest answer.
 */
export function judgeVerification(facts: VerificationFacts, now: Date): VerificationVerdict {
  const zones = readPhonePlace(facts.e164)?.zones ?? [];
  const because = findRefusal(facts, zones, now);
  return because === undefined ? { kind: 'allow', zones } : { kind: 'refuse', because };
}

function findRefusal(
  facts: VerificationFacts,
  zones: readonly string[],
  now: Date,
): VerificationRefusal | undefined {
  // What no time and no order changes comes first.
  if (parsePhone(facts.e164, 'US')?.e164 !== facts.e164) return 'not_dialable';
  if (zones.length === 0) return 'not_located';
  if (!facts.mayCall) return 'halted';
  if (!facts.isAccountShared) return 'own_account';
  if (!facts.isAccountReady) return 'account_not_ready';
  if (!facts.hasCallerId) return 'no_caller_id';
  if (facts.isSpokenFor) return 'spoken_for';
  if (facts.isUnderWay) return 'under_way';
  if (facts.callsBefore >= mostVerifyingCalls) return 'too_often';
  const isOpen = (zone: string, moment: Date): boolean =>
    isWithinHours(verificationHours, localTime(zone, moment).minute);
  const isOpenEverywhere = zones.every(
    (zone) => isOpen(zone, now) && isOpen(zone, facts.latestAnswer),
  );
  return isOpenEverywhere ? undefined : 'closed';
}
