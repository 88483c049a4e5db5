import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import { describe, expect, it } from 'vitest';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { answerCalls, atMenu } from './testing/answer-calls.ts';
import { type MadeDialer, makeDialer } from './testing/make-dialer.ts';
import { dialAndPlace } from './testing/start-dialing.ts';

const { database } = useTestDatabase();
const atGreeting: FlowState = { ...atMenu, part: 'greeting', turn: 1, isVerified: false };
const dayMilliseconds = 24 * 60 * 60_000;

const findKept = testStatement(
  `select kind, debt_id is not null as is_of_debt from suppressions
   where organization_id = $1 and source = 'call' order by kind`,
  { kind: 'text', is_of_debt: 'bool' },
);
const findCalls = testStatement('select state from calls_now where organization_id = $1', {
  state: 'text',
});
const findTargets = testStatement('select state from targets where organization_id = $1', {
  state: 'text',
});
const allowAttempts = testStatement(
  'update campaigns set most_attempts = 3 where organization_id = $1',
  {},
);

/** Nothing more is heard of the call, not even from the carrier, and the days go by. */
async function goOn({ services, clock }: MadeDialer): Promise<void> {
  for (let day = 0; day < 3; day += 1) {
    clock.now = new Date(clock.now.getTime() + dayMilliseconds);
    await reconcileCalls(services);
    await dialAndPlace(services);
  }
}

describe('a key that is pressed', () => {
  it.each([
    ['stop', '9', atGreeting, ['medium_stop', 'number_stop']],
    ['wrong person', '2', atGreeting, ['number_stop', 'wrong_number']],
    ['dispute', '4', atMenu, ['dispute_oral']],
  ] as const)(
    'holds before the line goes dead, and though nothing more is heard of the call: %s',
    async (_, key, place, kinds) => {
      const dialer = await makeDialer(database);
      const organization = await addOrganization(database);
      const asked = [organization.organizationId];
      const [call] = await answerCalls(dialer, organization, 1);
      await askSystem(database, allowAttempts, asked);
      expect(await askSystem(database, findKept, asked)).toEqual([]);
      // Only this answer has the carrier say something, and hang up after it.
      await call?.press(key, place);
      const kept = await askSystem(database, findKept, asked);
      expect(kept.map(({ kind }) => kind)).toEqual(kinds);
      expect(kept.some(({ is_of_debt }) => is_of_debt)).toBe(key === '4');
      expect(await askSystem(database, findCalls, asked)).toEqual([{ state: 'answered' }]);

      await goOn(dialer);
      expect(await askSystem(database, findCalls, asked)).toEqual([{ state: 'ended' }]);
      const [target] = await askSystem(database, findTargets, asked);
      expect(['done', 'blocked']).toContain(target?.state);
      expect(await askSystem(database, findKept, asked)).toEqual(kept);
    },
  );
});
