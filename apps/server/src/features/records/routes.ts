import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import { confirmZone } from './confirm-zone.ts';
import { describeDebt } from './describe-debt.ts';
import { describePhone } from './describe-phone.ts';
import { liftRestriction } from './lift-restriction.ts';
import { recordConsent, revokeConsent } from './record-consent.ts';
import { liftInconvenientTime, recordInconvenientTime } from './record-inconvenient-time.ts';
import { recordOutsideCall } from './record-outside-call.ts';
import { recordRestriction } from './record-restriction.ts';
import type { RecordServices } from './record-services.ts';
import { showContact } from './show-contact.ts';

export function createRecordRoutes(services: RecordServices) {
  const { records: readers } = spanningRoute('contacts.read');
  const { records: workers } = organizationRoute('contacts.work');
  const { records: lifters } = organizationRoute('suppressions.lift');
  return {
    showContact: readers.showContact.handler(({ context, input }) =>
      showContact(services, context.scope, input.contactId),
    ),
    recordRestriction: workers.recordRestriction.handler(({ context, input }) =>
      recordRestriction(services, context, input),
    ),
    liftRestriction: lifters.liftRestriction.handler(({ context, input }) =>
      liftRestriction(services, context, input),
    ),
    recordConsent: workers.recordConsent.handler(({ context, input }) =>
      recordConsent(services, context, input),
    ),
    revokeConsent: workers.revokeConsent.handler(({ context, input }) =>
      revokeConsent(services, context, input),
    ),
    recordInconvenientTime: workers.recordInconvenientTime.handler(({ context, input }) =>
      recordInconvenientTime(services, context, input),
    ),
    liftInconvenientTime: lifters.liftInconvenientTime.handler(({ context, input }) =>
      liftInconvenientTime(services, context, input),
    ),
    recordOutsideCall: workers.recordOutsideCall.handler(({ context, input }) =>
      recordOutsideCall(services, context, input),
    ),
    confirmZone: workers.confirmZone.handler(({ context, input }) =>
      confirmZone(services, context, input),
    ),
    describePhone: workers.describePhone.handler(({ context, input }) =>
      describePhone(services, context, input),
    ),
    describeDebt: workers.describeDebt.handler(({ context, input }) =>
      describeDebt(services, context, input),
    ),
  };
}
