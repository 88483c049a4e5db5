import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { type RestrictionKind, restrictionKinds } from '@ringfence/domain/compliance/words';
import { someOf, tries } from '@ringfence/domain/testing/tries';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleLearned } from '../ledger/index.ts';
import { openDatabase } from '../platform/database/database.ts';
import { addCampaignOf, addDebtor, type Debtor } from '../testing/add-debtor.ts';
import { describeDebt, recordOutsideCall, recordRestriction } from '../testing/enter-records.ts';
import { type HeldUpload, holdUpload, makeDebtor } from '../testing/imports/upload-rows.ts';
import { silentLog } from '../testing/silent-log.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { recordNews } from './record-news.ts';
import { pressKey } from './testing/press-key.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
/** A request by this one waits for nobody: a lock that is not free in a moment is an error. */
const impatient = openDatabase({
  connectionString: `${suite.connectionString}?options=-c%20lock_timeout%3D200`,
  poolSize: 4,
  applicationName: 'ringfence-test-impatient',
  onError: () => {},
});
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(async () => {
  await dialing.stop();
  await impatient.close();
});

const arrivals = ({ e164 }: Debtor): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
const wait = (seconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
};

/** A file that changes everything of a person that a stop could have to wait for. */
const changedRow = ({ contactId, e164 }: Debtor) =>
  makeDebtor(contactId, {
    fullName: 'Dora Debtor',
    email: 'dora@example.com',
    phones: [{ e164, label: 'Home' }],
    debts: [{ reference: 'A-1234', balanceMinor: 9_900 }],
  });

const restrict = (debtor: Debtor, kind: RestrictionKind) => {
  const phoneId = restrictionScopes[kind] === 'number' ? debtor.phoneId : null;
  return recordRestriction({ ...dialing.services, database: impatient }, debtor.context, {
    contactId: debtor.contactId,
    kind,
    phoneId,
    debtId: null,
    source: 'letter',
    evidence: 'Letter 12',
    note: '',
  });
};

/** What fails is not left for the next time here. */
const log = {
  ...silentLog,
  error({ error }: { error?: unknown }) {
    throw error;
  },
};
const settle = (asked = database) => settleLearned({ ...dialing.services, database: asked, log });

async function addDue() {
  const debtor = await addDebtor(database);
  const { organizationId } = debtor.organization;
  const campaignId = await addCampaignOf(database, debtor);
  const campaign = { organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  return { debtor, campaign };
}

const findState = testStatement(
  `select (select jsonb_agg(state) from targets where contact_id = $1) as targets,
     (select state from phones where contact_id = $1) as phone,
     (select count(*) from consents where contact_id = $1 and revoked_at is null) as permitted,
     (select is_suppressed from contact_summaries where contact_id = $1) as suppressed,
     (select count(*) from ledger_raises where contact_id = $1) as raises`,
  { targets: 'jsonb', phone: 'text', permitted: 'int8', suppressed: 'bool', raises: 'int8' },
);
const stateOf = async ({ contactId }: Debtor) =>
  (await askSystem(database, findState, [contactId]))[0];

const phoneAfter: Partial<Record<RestrictionKind, string>> = {
  number_stop: 'stopped',
  wrong_number: 'wrong',
  reassigned: 'wrong',
};
const revoking = ['medium_stop', 'number_stop', 'wrong_number', 'reassigned'];

describe('while an upload that changes the person is being stored', () => {
  it.each(someOf(4, restrictionKinds))(
    '%s waits for nobody, keeps a call decided on before from being placed, and is finished later',
    async (kind) => {
      const { debtor, campaign } = await addDue();
      const calls = await decideAndReserve(dialing.services, campaign);
      expect(calls).toHaveLength(1);
      const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)]);
      try {
        await restrict(debtor, kind);
        await placeAll(dialing.services, calls);
        expect(arrivals(debtor)).toBe(0);
        // Nobody finishes it as long as the upload holds the person.
        await settle(impatient);
        expect((await stateOf(debtor))?.raises).toBeGreaterThan(0);
      } finally {
        await upload.release();
      }
      await settle();
      expect(await stateOf(debtor)).toMatchObject({
        phone: phoneAfter[kind] ?? 'active',
        permitted: revoking.includes(kind) ? 0 : 1,
        suppressed: true,
        raises: 0,
      });
      wait(2);
      await dialAndPlace(dialing.services);
      expect((await stateOf(debtor))?.targets).toEqual(['blocked']);
      expect(arrivals(debtor)).toBe(0);
    },
  );

  it('a person who is not in it is stopped at once too, and judged by it before it has ended', async () => {
    const { debtor } = await addDue();
    const { organization } = debtor;
    const other = await addDebtor(database, { organization });
    const upload = await holdUpload(database, organization, [changedRow(other)]);
    try {
      await restrict(debtor, 'deceased');
      wait(2);
      await dialAndPlace(dialing.services);
      expect((await stateOf(debtor))?.targets).toEqual(['blocked']);
    } finally {
      await upload.release();
    }
    await settle();
    await dialAndPlace(dialing.services);
    expect(arrivals(debtor)).toBe(0);
  });

  it('a stop that is pressed on the phone is kept before the call hangs up', async () => {
    const { debtor, campaign } = await addDue();
    const [call] = await decideAndReserve(dialing.services, campaign);
    const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)]);
    const { organizationId } = campaign;
    const about = { organizationId, callId: call?.id ?? '' };
    try {
      await recordNews({ ...dialing.services, database: impatient }, [
        pressKey(about, '9', [{ kind: 'stop' }]),
        { ...about, kind: 'end', from: 'reserved', outcome: 'stop' },
      ]);
    } finally {
      await upload.release();
    }
    await settle();
    expect(await stateOf(debtor)).toMatchObject({
      phone: 'stopped',
      permitted: 0,
      suppressed: true,
      raises: 0,
    });
  });

  it('what is learned late of an earlier call waits for nobody', async () => {
    const { debtor, campaign } = await addDue();
    const [call] = await decideAndReserve(dialing.services, campaign);
    const about = { organizationId: campaign.organizationId, callId: call?.id ?? '' };
    const hear = (asked: typeof database, news: Parameters<typeof recordNews>[1]) =>
      recordNews({ ...dialing.services, database: asked }, news);
    await hear(database, [{ ...about, kind: 'end', from: 'reserved', outcome: 'withdrawn' }]);
    expect((await stateOf(debtor))?.targets).toEqual(['waiting']);
    const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)]);
    try {
      await hear(impatient, [pressKey(about, '9', [{ kind: 'stop' }])]);
    } finally {
      await upload.release();
    }
    await settle();
    wait(24 * 60 * 60);
    await dialAndPlace(dialing.services);
    expect((await stateOf(debtor))?.targets).toEqual(['blocked']);
    expect(arrivals(debtor)).toBe(0);
  });

  it('a call that was made elsewhere counts at once', async () => {
    const { debtor, campaign } = await addDue();
    const calls = await decideAndReserve(dialing.services, campaign);
    const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)]);
    try {
      await recordOutsideCall({ ...dialing.services, database: impatient }, debtor.context, {
        contactId: debtor.contactId,
        phoneId: debtor.phoneId,
        debtIds: [debtor.debtId],
        direction: 'outbound',
        outcome: 'conversation',
        occurredAt: dialing.clock.now.toISOString(),
        evidence: '',
      });
      await placeAll(dialing.services, calls);
    } finally {
      await upload.release();
    }
    expect(arrivals(debtor)).toBe(0);
  });

  it('permission that the upload brings does not outlive a stop that came meanwhile', async () => {
    const { debtor } = await addDue();
    const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)], {
      obtainedBy: 'Second Bank',
    });
    try {
      await restrict(debtor, 'medium_stop');
    } finally {
      await upload.release();
    }
    expect((await stateOf(debtor))?.permitted).toBe(2);
    await settle();
    expect((await stateOf(debtor))?.permitted).toBe(0);
  });

  it('a campaign that begins meanwhile calls nobody about a debt that it marks as paid', async () => {
    const debtor = await addDebtor(database);
    const { organizationId } = debtor.organization;
    const paid = makeDebtor(debtor.contactId, {
      fullName: 'Dora Debtor',
      phones: [{ e164: debtor.e164 }],
      debts: [{ reference: 'A', balanceMinor: 0, state: 'paid' }],
    });
    const upload = await holdUpload(database, debtor.organization, [paid]);
    const campaign = { organizationId, campaignId: await addCampaignOf(database, debtor) };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    await upload.release();
    await placeAll(dialing.services, calls);
    wait(2);
    await dialAndPlace(dialing.services);
    expect(arrivals(debtor)).toBe(0);
    expect((await stateOf(debtor))?.targets).toEqual(['blocked']);
  });

  it('a debt that it changes is not waited for: the person who edits it learns so', async () => {
    const { debtor } = await addDue();
    const upload = await holdUpload(database, debtor.organization, [changedRow(debtor)]);
    const pay = () =>
      describeDebt(dialing.services, debtor.context, { debtId: debtor.debtId, state: 'paid' });
    try {
      await expect(pay()).rejects.toMatchObject({ code: 'unavailable' });
    } finally {
      await upload.release();
    }
    await pay();
  });
});

/** In the order that is the hardest; some of them are then moved. */
const steps = ['reserve', 'store', 'restrict', 'place', 'release', 'settle'] as const;
type Step = (typeof steps)[number];

describe('in whichever order things happen', () => {
  it('nobody is called whose restriction was committed before', async () => {
    const kinds = fc.constantFrom<RestrictionKind>('cease_written', 'paid', 'number_stop');
    const place = fc.nat({ max: steps.length - 1 });
    const order = fc.array(fc.tuple(place, place), { maxLength: 3 }).map((moves) =>
      moves.reduce<readonly Step[]>((taken, [from, to]) => {
        const rest = taken.toSpliced(from, 1);
        return rest.toSpliced(to, 0, ...taken.slice(from, from + 1));
      }, steps),
    );
    await fc.assert(
      fc.asyncProperty(kinds, order, async (kind, taken) => {
        const { debtor, campaign } = await addDue();
        let upload: HeldUpload | undefined;
        let calls: Awaited<ReturnType<typeof decideAndReserve>> = [];
        let calledBefore: number | undefined;
        const take = {
          async reserve() {
            wait(2);
            await forecastTargets(dialing.services, campaign);
            calls = [...calls, ...(await decideAndReserve(dialing.services, campaign))];
          },
          async store() {
            upload ??= await holdUpload(database, debtor.organization, [changedRow(debtor)]);
          },
          async restrict() {
            if (calledBefore !== undefined) return;
            await restrict(debtor, kind);
            calledBefore = arrivals(debtor);
          },
          async release() {
            await upload?.release();
            upload = undefined;
          },
          settle,
          async place() {
            const reserved = calls;
            calls = [];
            await placeAll(dialing.services, reserved);
          },
        };
        try {
          for (const step of [
            ...taken,
            'place',
            'release',
            'settle',
            'reserve',
            'place',
          ] as const) {
            await take[step]();
            if (calledBefore !== undefined) expect(arrivals(debtor)).toBe(calledBefore);
          }
        } finally {
          await upload?.release();
        }
      }),
      { numRuns: tries(20) },
    );
  });
});
