import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { addCallerId, changeCallerId, listCallerIds, removeCallerId } from './change-caller-ids.ts';
import { addLicence, changeLicence, listLicences, removeLicence } from './change-licences.ts';
import { changeSettings, showSettings } from './change-settings.ts';
import { confirmVerification } from './confirm-code.ts';
import { showVerification, startVerification } from './verify-by-code.ts';

type SettingsServices = Pick<
  Services,
  | 'database'
  | 'effects'
  | 'log'
  | 'now'
  | 'accounts'
  | 'judgeOrganizationAgain'
  | 'secrets'
  | 'settings'
  | 'verifyNumber'
>;

export function createSettingsRoutes(services: SettingsServices) {
  const readers = organizationRoute('organization.read').settings;
  const editors = organizationRoute('organization.edit').settings;
  const policyEditors = organizationRoute('policy.edit').settings;
  // What a campaign is started with, so that a program that may start one finds it.
  const campaignReaders = organizationRoute('campaigns.read').settings;
  const callerIdEditors = organizationRoute('caller_ids.edit').settings;
  return {
    show: readers.show.handler(({ context }) => showSettings(services, context.scope)),
    update: editors.update.handler(({ context, input }) =>
      changeSettings(services, context.scope, input),
    ),
    listLicences: readers.listLicences.handler(({ context }) =>
      listLicences(services, context.scope),
    ),
    addLicence: policyEditors.addLicence.handler(({ context, input }) =>
      addLicence(services, context, input),
    ),
    changeLicence: policyEditors.changeLicence.handler(({ context, input }) =>
      changeLicence(services, context.scope, input),
    ),
    removeLicence: policyEditors.removeLicence.handler(({ context, input }) =>
      removeLicence(services, context.scope, input.licenceId),
    ),
    listCallerIds: campaignReaders.listCallerIds.handler(({ context }) =>
      listCallerIds(services, context.scope),
    ),
    addCallerId: callerIdEditors.addCallerId.handler(({ context, input }) =>
      addCallerId(services, context, input),
    ),
    changeCallerId: callerIdEditors.changeCallerId.handler(({ context, input }) =>
      changeCallerId(services, context.scope, input),
    ),
    removeCallerId: callerIdEditors.removeCallerId.handler(({ context, input }) =>
      removeCallerId(services, context.scope, input.callerIdId),
    ),
    startVerification: callerIdEditors.startVerification.handler(({ context, input }) =>
      startVerification(services, context.scope, input),
    ),
    showVerification: callerIdEditors.showVerification.handler(({ context, input }) =>
      showVerification(services, context.scope, input.verificationId),
    ),
    confirmVerification: callerIdEditors.confirmVerification.handler(({ context, input }) =>
      confirmVerification(services, context.scope, input),
    ),
  };
}
