import type { ScriptDetail } from '@ringfence/contract/scripts';
import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import { copyScript } from '../editing/edit-script.ts';

const ada = { id: '01890a5d-ac96-774b-bcce-b302099a8059', fullName: 'Ada Byron' };
const writtenAt = '2026-11-01T12:00:00.000Z';

/** A draft of the reminder, with what a test wants to be different. */
export function createScript(given: Partial<ScriptDetail> = {}): ScriptDetail {
  return {
    id: '01890a5d-ac96-774b-bcce-b302099a8058',
    name: 'First reminder',
    purpose: 'reminder',
    createdAt: writtenAt,
    archivedAt: null,
    newest: { version: 1, state: 'draft', writtenAt, writtenBy: ada },
    approvedVersion: null,
    connects: false,
    runningCampaigns: 2,
    revision: 0,
    content: copyScript(startingScripts.reminder),
    versions: [
      {
        version: 1,
        state: 'draft',
        revision: 0,
        writtenBy: ada,
        writtenAt,
        approvedBy: null,
        approvedAt: null,
        withdrawnBy: null,
        withdrawnAt: null,
      },
    ],
    ...given,
  };
}
