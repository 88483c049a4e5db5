import { type ApiKeyScope, apiKeyScope } from '@ringfence/contract/api-keys';
import { organizationHeader } from '@ringfence/contract/headers';
import { someOf } from '@ringfence/domain/testing/tries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { askOperation, type OperationName } from './testing/access-matrix/ask-operation.ts';
import { buildWorld, type World } from './testing/access-matrix/build-world.ts';
import { matrix } from './testing/access-matrix/matrix.ts';
import { createClient } from './testing/ask-api.ts';
import { useTestDatabase } from './testing/test-database.ts';

const suite = useTestDatabase();
let dialing: Dialing;
let world: World;
beforeAll(async () => {
  dialing = await startDialing(suite);
  dialing.clock.follow();
  world = await buildWorld(suite.database, dialing.application.address);
});
afterAll(() => dialing.stop());

/** What is open to everybody, signed in or not. */
const open: OperationName[] = ['invitations.show', 'system.status'];

/** All that a key of an admin reaches with one scope. What stands under none is for no program. */
const reached: Readonly<Record<ApiKeyScope, readonly OperationName[]>> = {
  'contacts.read': [
    'callbacks.list',
    'callbacks.listOfContact',
    'compliance.showContact',
    'contacts.count',
    'contacts.list',
    'contacts.nextCalls',
    'contacts.showAction',
    'contacts.timeline',
    'dashboard.showMoney',
    'lists.list',
    'lists.show',
    'payments.list',
    'payments.listOfContact',
    'personalData.showRetention',
    'persons.previewParting',
    'persons.show',
    'promises.list',
    'promises.listOfContact',
    'promises.sumOfCampaign',
    'records.showContact',
    'scripts.lacking',
    'scripts.listeners',
    'search.find',
  ],
  'contacts.work': [
    'contacts.act',
    'contacts.addDebt',
    'contacts.addNote',
    'contacts.addPhone',
    'contacts.announceEditing',
    'contacts.cancelAction',
    'contacts.orderPhones',
    'contacts.revealPhone',
    'contacts.suppress',
    'contacts.update',
    'payments.record',
    'payments.reverse',
    'persons.link',
    'records.confirmZone',
    'records.describeDebt',
    'records.describePhone',
    'records.recordConsent',
    'records.recordInconvenientTime',
    'records.recordOutsideCall',
    'records.recordRestriction',
    'records.revokeConsent',
  ],
  'promises.work': ['promises.cancel', 'promises.record'],
  'callbacks.work': ['callbacks.cancel', 'callbacks.markDone', 'callbacks.record'],
  'contacts.import': [
    'contacts.create',
    'contacts.upsert',
    'imports.begin',
    'imports.cancel',
    'imports.check',
    'imports.create',
    'imports.deleteLayout',
    'imports.downloadRejections',
    'imports.finishUpload',
    'imports.inspect',
    'imports.keepDraft',
    'imports.list',
    'imports.listChunks',
    'imports.listLayouts',
    'imports.preview',
    'imports.callable',
    'imports.rejections',
    'imports.sendChunk',
    'imports.show',
    'imports.store',
    'imports.undo',
  ],
  'contacts.export': ['contacts.download'],
  'lists.edit': ['lists.archive', 'lists.create', 'lists.merge', 'lists.rename', 'lists.restore'],
  'campaigns.read': [
    'activity.scheduled',
    'breakers.show',
    'callerIdPools.list',
    'campaigns.bestHour',
    'campaigns.count',
    'campaigns.list',
    'campaigns.listStanding',
    'campaigns.live',
    'campaigns.notCalled',
    'campaigns.show',
    'campaigns.targets',
    'campaigns.waiting',
    'scheduled.campaigns',
    'scheduled.cancelled',
    'scheduled.check',
    'scheduled.hours',
    'scripts.list',
    'settings.listCallerIds',
  ],
  'campaigns.control': [
    'campaigns.addPeople',
    'campaigns.changeHours',
    'campaigns.changePace',
    'campaigns.pause',
    'campaigns.removePeople',
    'campaigns.resume',
    'campaigns.start',
    'campaigns.startStanding',
    'campaigns.stop',
    'campaigns.undoPeople',
    'preflight.count',
    'preflight.people',
    'scheduled.callNow',
    'scheduled.cancel',
    'scheduled.move',
    'scheduled.restore',
  ],
  'calls.read': [
    'calls.choices',
    'calls.count',
    'calls.list',
    'calls.show',
    'recordings.list',
    'dashboard.listHeldBack',
    'dashboard.listNearLimit',
    'dashboard.show',
    'usage.show',
  ],
};

describe('a key of an admin', () => {
  it.each(someOf(4, apiKeyScope.options))(
    'reaches with %s what that names, and nothing else',
    async (scope) => {
      const { address } = dialing.application;
      const { things } = world;
      const { secret } = await createClient(address, {
        ...world.authorize('admin'),
        [organizationHeader]: things.organizationId,
      }).apiKeys.create({ name: scope, scopes: [scope] });
      const found: string[] = [];
      for (const [name, { input }] of Object.entries(matrix)) {
        const headers = { authorization: `Bearer ${secret}` };
        const { code } = await askOperation(address, name, input?.(things), headers);
        if (code !== 'not_permitted') found.push(name);
      }
      expect(found.toSorted()).toEqual([...open, ...reached[scope]].toSorted());
    },
  );
});
