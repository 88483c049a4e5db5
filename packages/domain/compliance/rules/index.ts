import type { Rule } from '../types.ts';
import { abandonmentCap } from './abandonment-cap.ts';
import { attorney } from './attorney.ts';
import { bankruptcy } from './bankruptcy.ts';
import { campaignHours } from './campaign-hours.ts';
import { ceaseWritten } from './cease-written.ts';
import { conversationCooldown } from './conversation-cooldown.ts';
import { dayBlocked } from './day-blocked.ts';
import { deceased } from './deceased.ts';
import { disputeOpen } from './dispute-open.ts';
import { factsUnreadable } from './facts-unreadable.ts';
import { frequencyConsent } from './frequency-consent.ts';
import { holiday } from './holiday.ts';
import { inconvenientTime } from './inconvenient-time.ts';
import { licenceMissing } from './licence-missing.ts';
import { mediumStop } from './medium-stop.ts';
import { noTcpaConsent } from './no-tcpa-consent.ts';
import { noticeMissing } from './notice-missing.ts';
import { noticeWait } from './notice-wait.ts';
import { numberGap } from './number-gap.ts';
import { numberInvalid } from './number-invalid.ts';
import { numberReassigned } from './number-reassigned.ts';
import { numberStop } from './number-stop.ts';
import { originalCreditorRequested } from './original-creditor-requested.ts';
import { paid } from './paid.ts';
import { placeInconvenient } from './place-inconvenient.ts';
import { promiseOpen } from './promise-open.ts';
import { residentialThreeInThirty } from './residential-three-in-thirty.ts';
import { roleNotSpokenTo } from './role-not-spoken-to.ts';
import { serviceMember } from './service-member.ts';
import { sevenInSeven } from './seven-in-seven.ts';
import { stateFrequency } from './state-frequency.ts';
import { tcpaRevoked } from './tcpa-revoked.ts';
import { thirdPartyOnce } from './third-party-once.ts';
import { timeBarred } from './time-barred.ts';
import { windowClosed } from './window-closed.ts';
import { workProhibited } from './work-prohibited.ts';
import { wrongNumber } from './wrong-number.ts';
import { zoneUnknown } from './zone-unknown.ts';

/**
 * Every rule, in the order in which people read the reasons. The first that blocks says what would lift
 * it.
 */
export const rules: readonly Rule[] = [
  // Validity.
  factsUnreadable,
  numberInvalid,
  // Person and number.
  wrongNumber,
  numberReassigned,
  mediumStop,
  numberStop,
  deceased,
  roleNotSpokenTo,
  thirdPartyOnce,
  // Debt.
  ceaseWritten,
  attorney,
  disputeOpen,
  originalCreditorRequested,
  bankruptcy,
  paid,
  timeBarred,
  noticeMissing,
  promiseOpen,
  // Consent and mode.
  noTcpaConsent,
  tcpaRevoked,
  residentialThreeInThirty,
  // Place, and where it is.
  workProhibited,
  placeInconvenient,
  zoneUnknown,
  // Window and day.
  windowClosed,
  inconvenientTime,
  dayBlocked,
  holiday,
  // Frequency.
  sevenInSeven,
  conversationCooldown,
  frequencyConsent,
  stateFrequency,
  noticeWait,
  // The organization's policy.
  campaignHours,
  numberGap,
  abandonmentCap,
  licenceMissing,
  serviceMember,
];
