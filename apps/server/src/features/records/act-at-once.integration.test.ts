import type { Carrier } from '@ringfence/carriers/port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startDialer } from '../../dialer/index.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addListOf } from '../../testing/add-campaign.ts';
import { addDebtor, type Debtor, nextNumber } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { recordRestriction } from './record-restriction.ts';

const suite = useTestDatabase();
const { database } = suite;

/** Every number that the carrier was asked to call. */
const asked: string[] = [];
const wrapCarrier = (carrier: Carrier): Carrier => ({
  ...carrier,
  placeCall(request) {
    asked.push(request.to);
    return carrier.placeCall(request);
  },
});

let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { wrapCarrier });
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select state from targets where organization_id = $1 and contact_id = $2`,
  { state: 'text' },
);
const targetsOf = async ({ organization, contactId }: Debtor) => {
  const values = [organization.organizationId, contactId];
  return (await askSystem(database, findTargets, values)).map(({ state }) => state);
};

const findReserved = testStatement(
  `select id from calls_now where contact_id = $1 and state = 'reserved'`,
  { id: 'uuid' },
);
const findBlocking = testStatement(
  `select distinct reason->>'code' as code
   from targets target
   join decisions decision on decision.organization_id = target.organization_id
     and decision.id = target.decision_id
   cross join jsonb_array_elements(decision.reasons) as reason
   where target.contact_id = $1 and reason->>'verdict' = 'block'`,
  { code: 'text' },
);
const insertDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
   values ($1, $2, 'B', 100, 'USD') returning id`,
  { id: 'uuid' },
);

const cease = (debtor: Debtor, debtId: string | null) =>
  recordRestriction(dialing.services, debtor.context, {
    contactId: debtor.contactId,
    kind: 'cease_written',
    phoneId: null,
    debtId,
    source: 'letter',
    evidence: 'Letter 12',
    note: '',
  });

/** The same people in two campaigns. */
async function addTwoCampaigns(): Promise<{ debtor: Debtor; other: Debtor }> {
  const debtor = await addDebtor(database);
  const other = await addDebtor(database, { organization: debtor.organization });
  const people = [debtor.contactId, other.contactId];
  for (const _ of ['first', 'second']) {
    const listId = await addListOf(database, debtor.organization, people);
    await addCampaign(database, debtor.organization, listId);
  }
  return { debtor, other };
}

describe('a cease that is entered while the dialer runs', () => {
  it('keeps every call that is not placed yet from being placed, in every campaign', async () => {
    const { debtor, other } = await addTwoCampaigns();
    // Calls are reserved in the very transaction after which the letter is entered.
    let entered: Promise<unknown> | undefined;
    const services = {
      ...dialing.services,
      database: {
        ...database,
        async asSystem<Result>(work: Parameters<typeof database.asSystem<Result>>[0]) {
          const result = await database.asSystem(work);
          const [call] = await askSystem(database, findReserved, [debtor.contactId]);
          // Whichever step of the dialer sees it first, the others wait for the letter too.
          if (call !== undefined) entered ??= cease(debtor, debtor.debtId);
          await entered;
          return result;
        },
      },
    };
    const dialer = startDialer(services);
    // What was taken back, or put off, is looked at again a moment later.
    const passing = setInterval(() => {
      dialing.clock.now = new Date(dialing.clock.now.getTime() + 2_000);
    }, 500);
    try {
      await vi.waitFor(() => expect(asked).toContain(other.e164), 60_000);
      await vi.waitFor(
        async () => expect(await targetsOf(debtor)).toEqual(['blocked', 'blocked']),
        60_000,
      );
    } finally {
      clearInterval(passing);
      await dialer.stop();
    }
    expect(entered).toBeDefined();
    expect(asked).not.toContain(debtor.e164);
    expect(await askSystem(database, findBlocking, [debtor.contactId])).toEqual([
      { code: 'CEASE_WRITTEN' },
    ]);
  });

  it('about another debt keeps nobody from being called', async () => {
    const debtor = await addDebtor(database, { e164: nextNumber() });
    const [made] = await askSystem(database, insertDebt, [
      debtor.organization.organizationId,
      debtor.contactId,
    ]);
    await addCampaign(database, debtor.organization, debtor.listId);
    await cease(debtor, made?.id ?? '');
    await dialing.dialToTheEnd();
    expect(asked).toContain(debtor.e164);
  });
});
