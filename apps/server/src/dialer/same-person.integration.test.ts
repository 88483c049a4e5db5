import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { judgeAgain } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { addOutsideCall, addPolicy, addRestriction } from '../testing/change-ledger.ts';
import { linkForTests } from '../testing/link-contacts.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { putOffMilliseconds } from './limits.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select contact.full_name as name, target.state,
     coalesce((select string_agg(reason->>'code', ' ' order by reason->>'code')
       from jsonb_array_elements(decision.reasons) reason where reason->>'verdict' <> 'allow'), '')
       as reasons
   from targets target join contacts contact on contact.id = target.contact_id
   left join decisions decision on decision.id = target.decision_id
   where target.campaign_id = $1 order by 1`,
  { name: 'text', state: 'text', reasons: 'text' },
);
const findVersions = testStatement(
  `select ledger_version from contacts where organization_id = $1 order by full_name`,
  { ledger_version: 'int8' },
);

const setCreditor = testStatement(
  `update debts set creditor = $3 where organization_id = $1 and contact_id = $2`,
  {},
);
const setDebtState = testStatement(
  `update debts set state = $3 where organization_id = $1 and contact_id = $2`,
  {},
);
const setState = testStatement(`update campaigns set state = $2 where id = $1`, {});
const countCalls = testStatement(
  `select count(*) as under_way from calls_now where campaign_id = $1 and state <> 'ended'`,
  { under_way: 'int8' },
);

interface HumanLines {
  ann?: string;
  bob?: string;
  region?: string;
}

// None of these ends in 11, which no exchange does.
let exchange = 320;
/** Ann and Bob are one human under two creditors, each on a list and in a campaign of their own. */
async function addHuman({
  ann: annLine = '0190',
  bob: bobLine = '0190',
  region = 'IL',
}: HumanLines = {}) {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const code = region === 'WA' ? '206' : '312';
  const nextNumber = (line: string) => `+1${code}${exchange++}${line}`;
  const add = async (name: string, e164: string) => {
    const { listId, contactIds } = await addList(database, organization, [{ name, e164, region }]);
    const contactId = contactIds.get(name) ?? '';
    await askSystem(database, setCreditor, [organizationId, contactId, `Bank of ${name}`]);
    const campaignId = await addCampaign(database, organization, listId);
    return { contactId, e164, campaign: { organizationId, campaignId } };
  };
  const ann = await add('Ann', nextNumber(annLine));
  const bob = await add('Bob', nextNumber(bobLine));
  await linkForTests(database, organizationId, ann.contactId, bob.contactId);
  return { organization, organizationId, ann, bob };
}

type Human = Awaited<ReturnType<typeof addHuman>>;
/** Both owe the same debt, which Ann's contact has in this state. */
async function shareDebt({ organizationId, ann, bob }: Human, state: string): Promise<void> {
  for (const { contactId } of [ann, bob]) {
    await askSystem(database, setCreditor, [organizationId, contactId, 'Bank']);
  }
  await askSystem(database, setDebtState, [organizationId, ann.contactId, state]);
}
const targetOf = async ({ campaign }: Human['ann']) =>
  (await askSystem(database, findTargets, [campaign.campaignId]))[0];
const reserve = async ({ campaign }: Human['ann']) => {
  await forecastTargets(dialing.services, campaign);
  return decideAndReserve(dialing.services, campaign);
};
const arrivals = ({ e164 }: Pick<Human['ann'], 'e164'>) =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
/** Dials until nobody in the campaign is to be judged or on the phone. */
async function dialOut({ campaign }: Pick<Human['ann'], 'campaign'>): Promise<void> {
  await vi.waitFor(
    async () => {
      // Who was put off while somebody was on the phone is due again.
      dialing.clock.now = new Date(dialing.clock.now.getTime() + putOffMilliseconds);
      await dialAndPlace(dialing.services);
      const targets = await askSystem(database, findTargets, [campaign.campaignId]);
      const [calls] = await askSystem(database, countCalls, [campaign.campaignId]);
      expect(calls).toEqual({ under_way: 0 });
      expect(targets.filter(({ state }) => /planned|calling/.test(state))).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );
}
const now = () => dialing.clock.now;
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * 3_600_000);

describe('what one contact of a human asked for', () => {
  it.each([
    ['medium_stop', 'MEDIUM_STOP'],
    ['deceased', 'DECEASED'],
    ['attorney', 'ATTORNEY'],
    ['incarcerated', 'PLACE_INCONVENIENT'],
    ['cease_written', 'CEASE_WRITTEN'],
    ['bankruptcy', 'BANKRUPTCY'],
  ] as const)('binds the other: %s', async (kind, code) => {
    const { organizationId, ann, bob } = await addHuman();
    await addRestriction(database, { organizationId, contactId: ann.contactId, kind, at: now() });
    expect(await reserve(bob)).toEqual([]);
    const { state, reasons } = (await targetOf(bob)) ?? {};
    expect({ state, codes: reasons?.split(' ') }).toEqual({
      state: 'blocked',
      codes: expect.arrayContaining([code]),
    });
  });

  it.each(['dispute_open', 'paid', 'orig_creditor_request'] as const)(
    'does not, where it is about debts: %s',
    async (kind) => {
      const { organizationId, ann, bob } = await addHuman();
      await addRestriction(database, { organizationId, contactId: ann.contactId, kind, at: now() });
      expect(await reserve(bob)).toHaveLength(1);
    },
  );

  it('holds for a call to the other that was decided on before', async () => {
    const { organizationId, ann, bob } = await addHuman();
    const calls = await reserve(bob);
    expect(calls).toHaveLength(1);
    const { contactId } = ann;
    await addRestriction(database, { organizationId, contactId, kind: 'medium_stop', at: now() });
    await placeAll(dialing.services, calls);
    expect(arrivals(bob)).toBe(0);
  });

  it('holds from the key that was pressed on, in a campaign that is running', async () => {
    const { ann, bob } = await addHuman({ ann: '0195' });
    await askSystem(database, setState, [bob.campaign.campaignId, 'paused']);
    await placeAll(dialing.services, await reserve(ann));
    await dialOut(ann);
    expect(arrivals(ann)).toBe(1);
    await askSystem(database, setState, [bob.campaign.campaignId, 'running']);
    await dialOut(bob);
    expect(arrivals(bob)).toBe(0);
    expect(await targetOf(bob)).toMatchObject({
      state: 'blocked',
      reasons: expect.stringContaining('MEDIUM_STOP'),
    });
  });

  it('has the other judged again at once', async () => {
    const { organizationId, ann, bob } = await addHuman();
    await forecastTargets(dialing.services, bob.campaign);
    expect(await targetOf(bob)).toMatchObject({ state: 'waiting' });
    const stop = { organizationId, contactId: ann.contactId, kind: 'medium_stop' } as const;
    await addRestriction(database, { ...stop, at: now() });
    await database.asSystem((transaction) =>
      judgeAgain(transaction, organizationId, [ann.contactId]),
    );
    expect(await targetOf(bob)).toMatchObject({ state: 'planned' });
  });

  it('takes back what they had permitted as the other, also once it is lifted', async () => {
    const { organizationId, ann, bob } = await addHuman();
    const lifted = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, source, started_at, lifted_at)
       values ($1, $2, 'medium_stop', 'person', $3, $4)`,
      {},
    );
    const values = [organizationId, ann.contactId, hoursAgo(48), hoursAgo(24)];
    await askSystem(database, lifted, values);
    expect(await reserve(bob)).toEqual([]);
    expect((await targetOf(bob))?.reasons).toMatch(/TCPA_REVOKED|NO_TCPA_CONSENT/);
  });

  it('knows what was taken back of recorded calls as the other', async () => {
    const { organizationId, ann, bob } = await addHuman();
    const give = testStatement(
      `insert into consents (organization_id, contact_id, kind, e164, obtained_how, obtained_by,
         obtained_on, recorded_by, revoked_at)
       select $1, $2, kind, e164, obtained_how, obtained_by, obtained_on, recorded_by, $4
       from consents where organization_id = $1 and contact_id = $3`,
      {},
    );
    const values = [organizationId, ann.contactId, bob.contactId, hoursAgo(1)];
    await askSystem(database, give, values);
    expect(await reserve(bob)).toEqual([]);
    expect((await targetOf(bob))?.reasons).toMatch(/TCPA_REVOKED/);
  });

  it.each([
    ['disputed', 'DISPUTE_OPEN'],
    ['paid', 'PAID'],
    ['promised', 'PAID'],
  ])('is that their debt is %s, where the other has the same', async (state, code) => {
    const human = await addHuman();
    await shareDebt(human, state);
    expect(await reserve(human.bob)).toEqual([]);
    expect((await targetOf(human.bob))?.reasons).toMatch(code);
  });

  it('is not that the creditor took the account back: it may come under another reference', async () => {
    const human = await addHuman();
    await shareDebt(human, 'recalled');
    expect(await reserve(human.bob)).toHaveLength(1);
  });

  it('binds at the times that they called inconvenient', async () => {
    const { organizationId, ann, bob } = await addHuman();
    const insert = testStatement(
      `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute,
         source, started_at) values ($1, $2, '{}', 0, 1439, 'person', $3)`,
      {},
    );
    const before = await askSystem(database, findVersions, [organizationId]);
    await askSystem(database, insert, [organizationId, ann.contactId, hoursAgo(1)]);
    const after = await askSystem(database, findVersions, [organizationId]);
    expect(after.map((row) => row.ledger_version)).toEqual(
      before.map((row) => row.ledger_version + 1),
    );
    expect(await reserve(bob)).toEqual([]);
    expect((await targetOf(bob))?.reasons).toMatch(/INCONVENIENT_TIME/);
  });
});

describe('what is known of one contact of a human', () => {
  const tell = (organizationId: string, contactId: string, fact: string) => {
    const update = `update contacts set ${fact} where organization_id = $1 and id = $2`;
    return askSystem(database, testStatement(update, {}), [organizationId, contactId]);
  };

  it.each([
    ['the day of birth of a minor', `born_on = '2015-03-04'`, 'ROLE_NOT_SPOKEN_TO'],
    ['the year of birth of a minor', 'birth_year = 2015', 'ROLE_NOT_SPOKEN_TO'],
    ['that they serve', 'is_service_member = true', 'SERVICE_MEMBER'],
  ])('is known of the other: %s', async (_, fact, code) => {
    const { organizationId, ann, bob } = await addHuman();
    await addPolicy(database, organizationId, { holdsServiceMembers: true });
    await tell(organizationId, ann.contactId, fact);
    await tell(organizationId, bob.contactId, 'birth_year = 1980');
    expect(await reserve(bob)).toEqual([]);
    expect((await targetOf(bob))?.reasons).toBe(code);
  });
});

describe('calls to a human', () => {
  const call = (organizationId: string, { contactId, e164 }: Human['ann'], at: Date) =>
    addOutsideCall(database, { organizationId, contactId, e164, at });

  it('count for all of their contacts where the law counts per person', async () => {
    const { organizationId, ann, bob } = await addHuman({ region: 'WA' });
    await call(organizationId, ann, hoursAgo(72));
    await call(organizationId, bob, hoursAgo(48));
    const calls = await reserve(bob);
    expect(calls).toHaveLength(1);
    await placeAll(dialing.services, calls);
    await dialOut(bob);
    await dialOut(ann);
    // The third in a week was Bob's: Ann has none left.
    expect(arrivals(ann)).toBe(0);
    expect(await targetOf(ann)).toMatchObject({ state: 'waiting', reasons: 'STATE_FREQ' });
  });

  it('do not, where it counts per debt', async () => {
    const { organizationId, ann, bob } = await addHuman();
    for (let day = 1; day <= 7; day += 1) await call(organizationId, ann, hoursAgo(day * 20));
    expect(await reserve(bob)).toHaveLength(1);
  });

  it('count where both owe the same debt, under two references of their own', async () => {
    const human = await addHuman();
    const { organizationId, ann, bob } = human;
    await shareDebt(human, 'open');
    const insert = testStatement(
      `insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at,
         debt_ids)
       select $1, $2, $3, 'outbound', 'no_answer', $4, array_agg(id) from debts
       where organization_id = $1 and contact_id = $2`,
      {},
    );
    for (let day = 1; day <= 7; day += 1) {
      const values = [organizationId, ann.contactId, ann.e164, hoursAgo(day * 20)];
      await askSystem(database, insert, values);
    }
    expect(await reserve(bob)).toEqual([]);
    expect((await targetOf(bob))?.reasons).toMatch(/FREQ_7IN7/);
  });

  it('are not made to two of their contacts at the same moment', async () => {
    const { ann, bob } = await addHuman();
    expect(await reserve(ann)).toHaveLength(1);
    expect(await reserve(bob)).toEqual([]);
  });

  it('nor by two workers who begin at once', async () => {
    const { ann, bob } = await addHuman({ region: 'WA' });
    for (const { campaign } of [ann, bob]) await forecastTargets(dialing.services, campaign);
    const reserved = await Promise.all(
      [ann, bob].map(({ campaign }) => decideAndReserve(dialing.services, campaign)),
    );
    expect(reserved.flat().length).toBeLessThanOrEqual(1);
  });

  it('are made one after another where both are in one campaign', async () => {
    const organization = await addOrganization(database);
    const numbers = ['Ann', 'Bob'].map((name) => ({ name, e164: `+1312${exchange++}0190` }));
    const people = numbers.map((person) => ({ ...person, region: 'IL' }));
    const { listId, contactIds } = await addList(database, organization, people);
    const { organizationId } = organization;
    const [ann, bob] = [contactIds.get('Ann'), contactIds.get('Bob')];
    await linkForTests(database, organizationId, ann, bob);
    const campaign = {
      organizationId,
      campaignId: await addCampaign(database, organization, listId),
    };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    await placeAll(dialing.services, calls);
    await vi.waitFor(
      async () => {
        await dialOut({ campaign });
        const states = await askSystem(database, findTargets, [campaign.campaignId]);
        expect(states).toMatchObject([{ state: 'done' }, { state: 'done', reasons: '' }]);
      },
      { timeout: 60_000, interval: 50 },
    );
    expect(people.map(arrivals)).toEqual([1, 1]);
  });
});

describe('a co-debtor', () => {
  const addCoDebtor = async (role: string | null, creditor: string) => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const [one, other] = ['Dan', 'Eve'].map((name) => ({
      name,
      e164: `+1312${exchange++}0190`,
      region: 'IL',
    }));
    if (one === undefined || other === undefined) throw new Error('there are two');
    const debtor = await addList(database, organization, [one]);
    const { listId, contactIds } = await addList(database, organization, [other]);
    const contactId = debtor.contactIds.get('Dan') ?? '';
    const describeDebt = testStatement(
      `update debts set creditor = $3, person_role = $4, reference = 'A-1234'
       where organization_id = $1 and contact_id = $2`,
      {},
    );
    await askSystem(database, describeDebt, [organizationId, contactId, 'Bank', null]);
    const eve = contactIds.get('Eve');
    await askSystem(database, describeDebt, [organizationId, eve, creditor, role]);
    const campaignId = await addCampaign(database, organization, listId);
    const bankruptcy = { organizationId, contactId, kind: 'bankruptcy', at: now() } as const;
    const campaign = { organizationId, campaignId };
    return { campaign, contactId: eve ?? '', e164: other.e164, bankruptcy };
  };

  it.each(['Bank', ' BANK '])(
    'is not called while the debtor is in bankruptcy, nor about a call decided on before: %j',
    async (creditor) => {
      const eve = await addCoDebtor('co_debtor', creditor);
      const calls = await reserve(eve);
      expect(calls).toHaveLength(1);
      await addRestriction(database, eve.bankruptcy);
      await placeAll(dialing.services, calls);
      expect(arrivals(eve)).toBe(0);
      dialing.clock.now = new Date(now().getTime() + 2000);
      await dialOut(eve);
      expect(await targetOf(eve)).toMatchObject({ state: 'blocked', reasons: 'BANKRUPTCY' });
    },
  );

  it.each([
    ['another debt', 'co_debtor', 'Shop'],
    ['a debt of their own', null, 'Bank'],
  ])('is, about %s', async (_, role, creditor) => {
    const eve = await addCoDebtor(role, creditor);
    await addRestriction(database, eve.bankruptcy);
    expect(await reserve(eve)).toHaveLength(1);
  });
});
