export { bringBackSome } from './bring-back.ts';
export { type CampaignKey, firstId } from './campaign-key.ts';
export { endLeftOver, endTargets } from './end-targets.ts';
export { findLiveNumbers } from './find-live-numbers.ts';
export { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
export { judgeAgain } from './judge-again.ts';
export {
  judgeCampaignAgain,
  judgeOrganizationAgain,
  judgeOrganizationAgainJob,
} from './judge-organization-again.ts';
export { type NewCallback, recordCallbacks } from './keep-callbacks.ts';
export { type CallOutcome, insertCallRequests, markCalledPhones } from './keep-outcomes.ts';
export {
  followPayments,
  type GivenPayment,
  judgePayments,
  receivePayments,
  takeBackPayments,
} from './keep-payments.ts';
export {
  followDebts,
  type NewPromise,
  type RecordedPromise,
  recordPromises,
} from './keep-promises.ts';
export { linkImported, linkPersons } from './link-persons.ts';
export { planCampaign, planMore, planNamed, planPassedOver, planWaiting } from './plan-campaign.ts';
export { attachConsents } from './queries/callbacks.ts';
export { ledgerVersion } from './queries/ledger-version.ts';
export { leftOutSince, linkedWith, removedFrom } from './queries/left-out.ts';
export { unreachable } from './queries/live-numbers.ts';
export { applyPayments, judgePayments as judgePaymentRows } from './queries/payments.ts';
export { calledLists, leftOutMembers } from './queries/plan.ts';
export { attachReminders, cancelPromises, listDue } from './queries/promises.ts';
export { givenAt, tookBack } from './queries/refusals.ts';
export {
  isRemovedByName,
  removedByName,
  takeOutNamed,
} from './queries/removed-people.ts';
export { bringBackNamed, listReturns } from './queries/returns.ts';
export { revokeRefused } from './queries/revoke-refused.ts';
export { holdPeople, listToTakeOut, markTakingOut, tryHoldPeople } from './queries/take-out.ts';
export {
  callingOrder,
  debtOrder,
  joinDebtToCallAbout,
  joinNextPhone,
  joinPhoneToCall,
} from './queries/whom-to-call.ts';
export { isMeantAsMet, leftOut } from './queries/whom-to-plan.ts';
export { knownZoneOf, zoneOf } from './queries/zone-of.ts';
export { readRetry } from './read-retry.ts';
export { settleLearned } from './settle-learned.ts';
export {
  dayEverywhere,
  findStanding,
  type SettledPromise,
  settlePromises,
} from './settle-promises.ts';
export { endTakingOut, takeOutSome } from './take-out.ts';
export { tellProgress } from './tell-progress.ts';
