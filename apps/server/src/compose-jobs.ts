import {
  cleanSessionsJob,
  cleanUsersJob,
  deleteStaleSessions,
  deleteUnconfirmedUsers,
  sendMessages,
  sendMessagesJob,
} from './auth/index.ts';
import type { composeIdentity } from './compose-identity.ts';
import { judgeAnswerRates, judgeAnswerRatesJob } from './dialer/index.ts';
import { keepAgreedCalls, keepAgreedCallsJob } from './features/agreed-calls/index.ts';
import {
  auditAsked,
  auditCallsJob,
  auditEveryOrganization,
  auditOrganizationJob,
  checkCampaigns,
  checkCampaignsJob,
} from './features/audits/index.ts';
import { countAnswerHours, countAnswerHoursJob } from './features/best-hour/index.ts';
import { forgetOldChanges, runActionJob, runActions } from './features/contacts/index.ts';
import { foldRollups, foldRollupsJob } from './features/dashboard/index.ts';
import { cleanDownloads, deleteOldDownloads } from './features/downloads/index.ts';
import { signEveryHead, signHeadsJob } from './features/evidence/index.ts';
import { type askThrough, listImportJobs } from './features/imports/index.ts';
import { lookUpLines, lookUpLinesJob } from './features/line-lookups/index.ts';
import { countList, countListJob } from './features/lists/index.ts';
import { cleanNotifications, deleteOldNotifications } from './features/notifications/index.ts';
import {
  purgeOldRecords,
  purgeOldRejections,
  purgeOldUploads,
  purgeRecords,
} from './features/personal-data/index.ts';
import { settleDuePromises, settlePromisesJob } from './features/promises/index.ts';
import {
  keepRecordings,
  keepRecordingsJob,
  purgeOldRecordings,
} from './features/recordings/index.ts';
import { judgeOrganizationAgain, judgeOrganizationAgainJob } from './ledger/index.ts';
import { sealActivity, sealEntries } from './platform/activity/seal-entries.ts';
import { createMonthParts, prepareMonths } from './platform/database/prepare-months.ts';
import {
  cleanIdempotencyKeys,
  deleteOldIdempotencyKeys,
} from './platform/idempotency/clean-keys.ts';
import { implementJob } from './platform/jobs/jobs.ts';
import { cleanLiveEvents, deleteOldLiveEvents } from './platform/live/clean-events.ts';
import type { Services } from './services.ts';

/** What jobs work with. */
interface JobServices
  extends Pick<
    Services,
    | 'database'
    | 'secrets'
    | 'log'
    | 'now'
    | 'recordings'
    | 'readFreeBytes'
    | 'superAdministratorEmails'
  > {
  identity: ReturnType<typeof composeIdentity>;
  uploads: ReturnType<typeof askThrough>;
  wakeRelay(): void;
  /** Carriers are opened after the jobs have begun. */
  accounts: Promise<Pick<Services, 'accounts'>>;
}

/** Everything that is done in the background, with what it takes. */
export function listJobs(services: JobServices) {
  const { database, secrets, log, now, recordings, readFreeBytes } = services;
  const { identity, uploads, wakeRelay, superAdministratorEmails } = services;
  // What they write is sealed by the next that wakes the sealing, or within a minute.
  const effects = { wakeRelay, wakeSealing() {} };
  return [
    implementJob(sealActivity, async () => void (await sealEntries(database, wakeRelay))),
    implementJob(signHeadsJob, () => signEveryHead({ database, secrets, now })),
    implementJob(cleanLiveEvents, () => deleteOldLiveEvents(database)),
    implementJob(cleanIdempotencyKeys, () => deleteOldIdempotencyKeys(database)),
    implementJob(cleanNotifications, () => deleteOldNotifications({ database, now })),
    implementJob(cleanDownloads, () => deleteOldDownloads({ database, now })),
    implementJob(settlePromisesJob, () =>
      settleDuePromises({
        database,
        effects,
        now,
        log,
      }),
    ),
    implementJob(keepAgreedCallsJob, () => keepAgreedCalls({ database, effects, now, log })),
    implementJob(checkCampaignsJob, () => checkCampaigns({ database, effects, now })),
    implementJob(foldRollupsJob, () => foldRollups({ database, now })),
    implementJob(prepareMonths, () => createMonthParts(database)),
    implementJob(cleanSessionsJob, async () => {
      await deleteStaleSessions({ database, now, settings: identity.settings });
    }),
    implementJob(cleanUsersJob, async () => {
      await deleteUnconfirmedUsers({ database, now });
    }),
    implementJob(purgeRecords, async () => {
      await purgeOldRecords({ database, effects, now });
      await purgeOldRecordings({
        database,
        effects,
        now,
      });
      await purgeOldRejections({ database, now });
      await purgeOldUploads({ database, now });
      await forgetOldChanges({ database, now });
    }),
    implementJob(keepRecordingsJob, async () => {
      const { accounts } = await services.accounts;
      await keepRecordings({
        database,
        effects: { wakeRelay },
        log,
        now,
        accounts,
        recordings,
      });
    }),
    implementJob(lookUpLinesJob, async () => {
      const { accounts } = await services.accounts;
      await lookUpLines({ database, effects, log, now, accounts });
    }),
    implementJob(sendMessagesJob, () => sendMessages({ database, log, now, ...identity })),
    implementJob(auditCallsJob, () => auditEveryOrganization({ database, effects, now })),
    implementJob(auditOrganizationJob, (asked) => auditAsked({ database, effects, now }, asked)),
    implementJob(judgeOrganizationAgainJob, (asked) =>
      judgeOrganizationAgain({ database, effects: { wakeRelay } }, asked),
    ),
    implementJob(countAnswerHoursJob, () => countAnswerHours({ database, now, log })),
    implementJob(judgeAnswerRatesJob, () => judgeAnswerRates({ database, effects, now })),
    implementJob(countListJob, (asked) =>
      countList({ database, effects: { wakeRelay }, now }, asked),
    ),
    implementJob(runActionJob, (asked) =>
      runActions(
        {
          database,
          effects,
          now,
          log,
          superAdministratorEmails,
        },
        asked,
      ),
    ),
    ...listImportJobs({
      database,
      effects,
      now,
      log,
      readFreeBytes,
      ...uploads,
    }),
  ];
}
