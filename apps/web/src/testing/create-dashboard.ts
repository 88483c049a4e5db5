import type { Dashboard } from '@ringfence/contract/dashboard';
import { noCalls } from '@ringfence/domain/calls/outcome-groups';

const harbor = { id: 'Harbor', name: 'Harbor' };

/** The figures of one day, the second of March 2026, a Monday. */
export function createDashboard(given: Partial<Dashboard> = {}): Dashboard {
  return {
    from: '2026-03-02',
    to: '2026-03-02',
    zone: 'America/Chicago',
    before: { from: '2026-03-01', to: '2026-03-01', until: null },
    calls: {
      figures: { calls: 120, ended: 118, answered: 30, rightPersons: 12 },
      before: { calls: 100, ended: 100, answered: 0, rightPersons: 24 },
      outcomes: {
        ...noCalls,
        under_way: 2,
        no_answer: 88,
        right_party: 12,
        wrong_party: 8,
        stop: 4,
        hung_up: 6,
        withdrawn: 5,
      },
      costs: [],
      takenForMachine: 3,
    },
    hours: [
      { weekday: 1, hour: 9, calls: 60, ended: 60, answered: 24 },
      { weekday: 1, hour: 11, calls: 60, ended: 58, answered: 6 },
    ],
    days: [{ day: '2026-03-02', calls: 120, ended: 118, answered: 30, rightPersons: 12 }],
    heldBack: {
      deferred: 40,
      blocked: 7,
      before: { deferred: 1, blocked: 2 },
      rules: [
        { verdict: 'defer', code: 'WINDOW_CLOSED', decisions: 40 },
        { verdict: 'block', code: 'MEDIUM_STOP', decisions: 7 },
      ],
    },
    callable: { now: 1234, later: 56, never: 7 },
    nearLimit: { people: 3, isCapped: false },
    needs: [
      {
        kind: 'campaign_paused',
        organization: harbor,
        id: 'p',
        name: 'April calls',
        because: 'carrier',
        said: 'Number is not verified',
        on: null,
        found: null,
      },
      {
        kind: 'licence_expires',
        organization: harbor,
        id: 'l',
        name: 'IL',
        because: null,
        said: null,
        on: '2026-03-20',
        found: null,
      },
    ],
    organizations: null,
    ...given,
  };
}
