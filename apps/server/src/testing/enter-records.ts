/** What tests of other features enter about a contact, and how they see it. */

export { recordCallback } from '../features/callbacks/record-callback.ts';
export { settleCallback } from '../features/callbacks/settle-callback.ts';
export { recordPayments } from '../features/payments/record-payments.ts';
export { reversePayment } from '../features/payments/reverse-payment.ts';
export { linkContacts } from '../features/persons/change-links.ts';
export { recordPromise } from '../features/promises/record-promise.ts';
export { confirmZone } from '../features/records/confirm-zone.ts';
export { describeDebt } from '../features/records/describe-debt.ts';
export { describePhone } from '../features/records/describe-phone.ts';
export { liftRestriction } from '../features/records/lift-restriction.ts';
export { recordConsent, revokeConsent } from '../features/records/record-consent.ts';
export { recordOutsideCall } from '../features/records/record-outside-call.ts';
export { recordRestriction } from '../features/records/record-restriction.ts';
export { showContact } from '../features/records/show-contact.ts';
