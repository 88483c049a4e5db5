import { accessContract } from './access.ts';
import { activityContract } from './activity.ts';
import { administrationContract } from './administration.ts';
import { apiKeysContract } from './api-keys.ts';
import { auditsContract } from './audits.ts';
import { availabilityContract } from './availability.ts';
import { breakersContract } from './breakers.ts';
import { callbacksContract } from './callbacks.ts';
import { callerIdPoolsContract } from './caller-id-pools.ts';
import { callsContract } from './calls.ts';
import { campaignBestHourContract } from './campaign-best-hour.ts';
import { campaignControlContract } from './campaign-control.ts';
import { campaignLiveContract } from './campaign-live.ts';
import { campaignTargetsContract } from './campaign-targets.ts';
import { campaignsContract } from './campaigns.ts';
import { carrierAccountsContract } from './carrier-accounts.ts';
import { carrierRatesContract } from './carrier-rates.ts';
import { complianceContract } from './compliance.ts';
import { contactsContract } from './contacts.ts';
import { dashboardContract } from './dashboard.ts';
import { evidenceContract } from './evidence.ts';
import { haltsContract } from './halts.ts';
import { importsContract } from './imports.ts';
import { invitationsContract } from './invitations.ts';
import { listsContract } from './lists.ts';
import { liveContract } from './live.ts';
import { membersContract } from './members.ts';
import { notificationsContract } from './notifications.ts';
import { organizationsContract } from './organizations.ts';
import { paymentsContract } from './payments.ts';
import { personalDataContract } from './personal-data.ts';
import { personsContract } from './persons.ts';
import { preflightContract } from './preflight.ts';
import { profileContract } from './profile.ts';
import { promisesContract } from './promises.ts';
import { recordingsContract } from './recordings.ts';
import { recordsContract } from './records.ts';
import { scheduledContract } from './scheduled.ts';
import { scriptTestsContract } from './script-tests.ts';
import { scriptsContract } from './scripts.ts';
import { searchContract } from './search.ts';
import { secondFactorsContract } from './second-factors.ts';
import { sessionsContract } from './sessions.ts';
import { settingsContract } from './settings.ts';
import { staffedLinesContract } from './staffed-lines.ts';
import { systemContract } from './system.ts';
import { usageContract } from './usage.ts';

/** The whole API below `/api/v1`. The server implements it; the web's client is made from it. */
export const contract = {
  system: systemContract,
  access: accessContract,
  profile: profileContract,
  sessions: sessionsContract,
  secondFactors: secondFactorsContract,
  organizations: organizationsContract,
  administration: administrationContract,
  settings: settingsContract,
  breakers: breakersContract,
  callerIdPools: callerIdPoolsContract,
  carrierAccounts: carrierAccountsContract,
  carrierRates: carrierRatesContract,
  scripts: scriptsContract,
  scriptTests: scriptTestsContract,
  staffedLines: staffedLinesContract,
  apiKeys: apiKeysContract,
  members: membersContract,
  invitations: invitationsContract,
  notifications: notificationsContract,
  search: searchContract,
  halts: haltsContract,
  usage: usageContract,
  lists: listsContract,
  imports: importsContract,
  contacts: contactsContract,
  recordings: recordingsContract,
  records: recordsContract,
  promises: promisesContract,
  payments: paymentsContract,
  callbacks: callbacksContract,
  availability: availabilityContract,
  persons: personsContract,
  personalData: personalDataContract,
  compliance: complianceContract,
  audits: auditsContract,
  evidence: evidenceContract,
  campaigns: {
    ...campaignsContract,
    ...campaignControlContract,
    ...campaignTargetsContract,
    ...campaignBestHourContract,
    ...campaignLiveContract,
  },
  preflight: preflightContract,
  calls: callsContract,
  activity: activityContract,
  scheduled: scheduledContract,
  dashboard: dashboardContract,
  live: liveContract,
};

export type Contract = typeof contract;
