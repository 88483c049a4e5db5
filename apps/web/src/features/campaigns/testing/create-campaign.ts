import type { Campaign } from '@ringfence/contract/campaigns';

/** A campaign that has called everybody, or what a test makes of it. */
export function createCampaign(given: Partial<Campaign> = {}): Campaign {
  return {
    id: '01a1dd2e-e25f-7921-a55b-27832127b123',
    organization: { id: 'Harbor', name: 'Harbor' },
    name: 'March calls',
    state: 'finished',
    pausedBecause: null,
    pausedFor: null,
    waits: null,
    origin: 'campaign',
    daysBefore: null,
    list: { id: '3', name: 'March' },
    script: null,
    callerId: '+13125550000',
    callerPool: null,
    isSimulated: false,
    spokenName: 'Harbor',
    mostAttempts: 3,
    startedBy: 'Ana Torres',
    startedAt: '2026-03-02T09:00:00.000Z',
    plannedAt: '2026-03-02T09:00:00.000Z',
    plan: null,
    finishedAt: '2026-03-02T12:00:00.000Z',
    targets: {
      planned: 0,
      ready: 0,
      deferred: 0,
      isReadyCapped: false,
      calling: 0,
      done: 40,
      stopped: 0,
      blocked: 0,
    },
    calls: 40,
    outcomes: [
      { outcome: 'machine', calls: 28 },
      { outcome: 'promise', calls: 8 },
      { outcome: 'hung_up', calls: 4 },
    ],
    takenForMachine: 2,
    nextAt: null,
    ...given,
  };
}
