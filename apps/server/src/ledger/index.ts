export type { CampaignKey } from './campaign-key.ts';
export { endLeftOver, endTargets } from './end-targets.ts';
export { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
export { judgeAgain } from './judge-again.ts';
export { judgeOrganizationAgain, judgeOrganizationAgainJob } from './judge-organization-again.ts';
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
export { planCampaign, planWaiting } from './plan-campaign.ts';
export { attachConsents } from './queries/callbacks.ts';
export { ledgerVersion } from './queries/ledger-version.ts';
export { applyPayments, judgePayments as judgePaymentRows } from './queries/payments.ts';
export { attachReminders, cancelPromises, listDue } from './queries/promises.ts';
export { givenAt, tookBack } from './queries/refusals.ts';
export { revokeRefused } from './queries/revoke-refused.ts';
export {
  callingOrder,
  debtOrder,
  joinDebtToCallAbout,
  joinPhoneToCall,
} from './queries/whom-to-call.ts';
export { settleLearned } from './settle-learned.ts';
export {
  dayEverywhere,
  findStanding,
  type SettledPromise,
  settlePromises,
} from './settle-promises.ts';
export { tellProgress } from './tell-progress.ts';
