import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import type { CalledOnce } from '../../testing/correct-calls.ts';
import { createCorrector } from '../../testing/correct-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listScheduled } from '../activity/index.ts';
import { cancelTarget, restoreTarget } from './cancel-target.ts';
import { listCancelled } from './list-cancelled.ts';

const suite = useTimelessDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());
const { services, callOnce, correct } = createCorrector(database, () => dialing);

const readTarget = testStatement(
  `select target.campaign_id, target.contact_id, target.state, target.next_at, target.ended_because,
     target.attempts
   from targets target
   join calls call on call.organization_id = target.organization_id
     and call.campaign_id = target.campaign_id and call.contact_id = target.contact_id
   where call.id = $1`,
  {
    campaign_id: 'uuid',
    contact_id: 'uuid',
    state: 'text',
    next_at: 'timestamptz?',
    ended_because: 'text?',
    attempts: 'int4',
  },
);
const setChosen = testStatement(
  `update targets set moved_to = $2, next_at = $2 where organization_id = $1 and state = 'waiting'`,
  {},
);

async function findTarget({ callId }: CalledOnce) {
  const [target] = await askSystem(database, readTarget, [callId]);
  if (target === undefined) throw new Error('there is no target');
  return target;
}

/** Somebody who did not answer and whose further calls were cancelled. */
async function cancelAfterCall() {
  const called = await callOnce('+13125560190');
  const { campaign_id: campaignId, contact_id: contactId } = await findTarget(called);
  const subject = { campaignId, contactId };
  await cancelTarget(services(), called.organization, { ...subject, reason: 'Pays by letter' });
  return { called, subject };
}

describe('a correction of the last call to somebody whose further calls were cancelled', () => {
  it('leaves them cancelled, and nobody is called', async () => {
    const { called } = await cancelAfterCall();
    const { attempts } = await findTarget(called);
    await correct(called, 'machine');
    expect(await findTarget(called)).toMatchObject({
      state: 'done',
      next_at: null,
      ended_because: 'cancelled',
      attempts,
    });
    const { scheduled } = await listScheduled(services(), called.organization, { limit: 50 });
    expect(scheduled.map(({ contact }) => contact.fullName)).not.toContain('Ann');
    dialing.clock.stopAt(new Date('2026-06-12T16:00:00Z'));
    await dialing.dialToTheEnd();
    dialing.clock.stopAt(new Date('2026-06-10T16:00:00Z'));
    expect((await findTarget(called)).attempts).toBe(attempts);
  });

  it('that ends them for a reason of its own leaves nothing to restore, until it is taken back', async () => {
    const { called, subject } = await cancelAfterCall();
    const { organization } = called;
    await correct(called, 'stop');
    expect(await findTarget(called)).toMatchObject({ state: 'done', ended_because: 'stopped' });
    await expect(restoreTarget(services(), organization, subject)).rejects.toMatchObject({
      code: 'target_over',
    });
    const list = () => listCancelled(services(), organization, { limit: 50 });
    expect((await list()).cancelled).toEqual([]);
    await correct(called, 'no_answer', { evidence: 'The recording', confirmsCallable: true });
    expect(await findTarget(called)).toMatchObject({ state: 'done', ended_because: 'cancelled' });
    expect((await list()).cancelled).toMatchObject([{ contact: { fullName: 'Ann' } }]);
  });

  it('lets nobody be due before the time that was chosen', async () => {
    const called = await callOnce('+13125560190');
    const chosen = new Date('2026-06-19T15:00:00Z');
    await askSystem(database, setChosen, [called.organization.organizationId, chosen]);
    const settle = testStatement('select settle_corrected($1, $2, null, 0)::text as settled', {
      settled: 'text',
    });
    await correct(called, 'machine');
    await database.asTenant(called.organization, (transaction) =>
      transaction.all(settle, [called.callId, new Date('2026-06-11T15:00:00Z')]),
    );
    expect(await findTarget(called)).toMatchObject({ state: 'waiting', next_at: chosen });
  });
});
