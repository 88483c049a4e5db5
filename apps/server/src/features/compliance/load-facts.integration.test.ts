import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addOutsideCall, addRestriction } from '../../testing/change-ledger.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { type FactsQuestion, type KnownPerson, loadFacts } from './load-facts.ts';

const { database } = useTestDatabase();
const now = new Date('2026-06-10T16:00:00Z');
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
const daysAgo = (days: number): Date => hoursAgo(days * 24);
const shared = '+13125550190';

interface People {
  organization: TestOrganization;
  campaignId: string;
  /** By name. */
  ids: Map<string, string>;
}

/** Ann and Bob, who share a number, and Cid. */
async function addPeople(): Promise<People> {
  const organization = await addOrganization(database);
  const { listId, contactIds } = await addList(database, organization, [
    { name: 'Ann', e164: shared },
    { name: 'Bob', e164: shared },
    { name: 'Cid', e164: '+13125550191', region: 'IL' },
  ]);
  const campaignId = await addCampaign(database, organization, listId);
  return { organization, campaignId, ids: contactIds };
}

/** Tests change what is known, so each has people of its own. */
let people: People;
beforeEach(async () => {
  people = await addPeople();
});

const run = (text: string, values: readonly unknown[] = []) =>
  askSystem(database, testStatement(text, {}), [people.organization.organizationId, ...values]);
const idOf = (name: string): string => people.ids.get(name) ?? '';
const findQuestions = testStatement(
  `select contact_id, phone_id, debt_id from targets where campaign_id = $1 order by contact_id`,
  { contact_id: 'uuid', phone_id: 'uuid?', debt_id: 'uuid?' },
);

async function ask(): Promise<FactsQuestion[]> {
  const rows = await askSystem(database, findQuestions, [people.campaignId]);
  return rows.map((row) => ({
    contactId: row.contact_id,
    phoneId: row.phone_id,
    debtId: row.debt_id,
  }));
}

const load = (transaction: Transaction, questions: readonly FactsQuestion[], at = now) =>
  loadFacts(
    transaction,
    {
      organizationId: people.organization.organizationId,
      campaignId: people.campaignId,
      ...campaignCall,
      roles: firstPolicy,
      now: at,
    },
    questions,
  );

async function know(name: string, at = now): Promise<KnownPerson> {
  const questions = (await ask()).filter(({ contactId }) => contactId === idOf(name));
  const [known] = await database.asSystem((transaction) => load(transaction, questions, at));
  if (known === undefined) throw new Error('the person is not known');
  return known;
}
const factsOf = async (name: string, at = now): Promise<Facts> => (await know(name, at)).facts;

const insertCall = `
  with decision as (
    insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
      zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
    select organization_id, campaign_id, contact_id, $3, 'allow', '[]', '[]', 0, 1, '{}',
      sha256('facts'), 'test'
    from targets where organization_id = $1 and contact_id = $2
    returning *)
  insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
    attempt, caller_id, carrier, reserved_at, heard_at, state, outcome, ended_at)
  select decision.organization_id, decision.campaign_id, decision.contact_id, target.phone_id,
    phone.e164, target.debt_id, decision.id, 1, '+13125550000', 'test', $3, $3, $4, $5,
    case when $4 = 'ended' then $3::timestamptz end
  from decision
  join targets target using (organization_id, campaign_id, contact_id)
  join phones phone on phone.organization_id = $1 and phone.id = target.phone_id`;
const addCall = (name: string, at: Date, outcome: string | null) =>
  run(insertCall, [idOf(name), at, outcome === null ? 'answered' : 'ended', outcome]);

describe('what is known of a person', () => {
  it('names the person, the number and the debt', async () => {
    await run(
      `update phones set line_type = 'landline', place = 'work'
      where organization_id = $1 and contact_id = $2`,
      [idOf('Cid')],
    );
    await run(
      `update debts set account_group = 'loan 7', notice_sent_on = '2026-05-01'
      where organization_id = $1 and contact_id = $2`,
      [idOf('Cid')],
    );
    expect(await factsOf('Cid')).toMatchObject({
      direction: 'outbound',
      mode: 'prerecorded',
      collectorRole: 'third_party',
      purpose: 'collect',
      person: { id: idOf('Cid'), country: 'US', region: 'IL', phones: ['+13125550191'] },
      phone: { e164: '+13125550191', lineType: 'landline', place: 'work' },
      debt: { group: 'loan 7', noticeOn: '2026-05-01' },
      restrictions: [],
      inconvenient: [],
      licences: [],
      abandonment: [],
    });
  });

  it('has no number where it is out of service, and none where none is asked about', async () => {
    const [question] = await ask();
    const without = { contactId: question?.contactId ?? '', phoneId: null, debtId: null };
    const [known] = await database.asSystem((transaction) => load(transaction, [without]));
    expect(known?.facts).toMatchObject({
      phone: { e164: '' },
      debt: { id: '' },
      restrictions: [{ kind: 'paid', debtId: null }],
    });
    await run(
      `update phones set state = 'disconnected' where organization_id = $1
      and contact_id = $2`,
      [idOf('Cid')],
    );
    expect((await factsOf('Cid')).phone.e164).toBe('');
  });

  it.each([
    ['promised', 'paid'],
    ['paid', 'paid'],
    ['recalled', 'paid'],
    ['closed', 'paid'],
    ['disputed', 'dispute_open'],
  ])('a debt that is %s is restricted as %s', async (state, kind) => {
    const set = `update debts set state = $3 where organization_id = $1 and contact_id = $2`;
    await run(set, [idOf('Cid'), state]);
    const { restrictions, debt } = await factsOf('Cid');
    expect(restrictions).toMatchObject([{ kind, debtId: debt.id, liftedAt: null }]);
  });

  it('has the consents of every kind, from when they were given', async () => {
    await run(
      `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
         obtained_on, received_at, expires_at, recorded_by)
       values ($1, $2, null, 'frequency', 'said', 'us', '2026-06-09', $3, $4, $5)`,
      [idOf('Ann'), hoursAgo(20), daysAgo(-3), people.organization.userId],
    );
    expect((await factsOf('Ann')).consents).toEqual([
      {
        kind: 'tcpa',
        phone: shared,
        at: new Date('2026-01-02T00:00:00Z'),
        revokedAt: null,
        expiresAt: null,
        hours: null,
        place: null,
      },
      {
        kind: 'frequency',
        phone: null,
        at: hoursAgo(20),
        revokedAt: null,
        expiresAt: daysAgo(-3),
        hours: null,
        place: null,
      },
    ]);
  });

  it('has the inconvenient times that are in force', async () => {
    const insert = `
      insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute,
        source, started_at, lifted_at)
      values ($1, $2, '{mon,tue}', $3, 720, 'person', $4, $5)`;
    await run(insert, [idOf('Cid'), 540, daysAgo(3), null]);
    await run(insert, [idOf('Cid'), 541, daysAgo(3), daysAgo(1)]);
    await run(insert, [idOf('Cid'), 542, daysAgo(-1), null]);
    expect((await factsOf('Cid')).inconvenient).toEqual([
      { days: ['mon', 'tue'], from: 540, to: 720, at: daysAgo(3) },
    ]);
  });

  it('has the licences of the organization and the abandoned calls of the campaign', async () => {
    await run(`insert into licences (organization_id, region, number, expires_on)
      values ($1, 'IL', '1', '2027-01-31'), ($1, 'OR', '2', null)`);
    await run(
      `insert into campaign_days (organization_id, campaign_id, day, answered, abandoned)
       values ($1, $2, '2026-05-11', 5, 5), ($1, $2, '2026-05-12', 7, 1), ($1, $2, '2026-06-10', 9, 0)`,
      [people.campaignId],
    );
    const { licences, abandonment } = await factsOf('Cid');
    expect(licences).toEqual([
      { region: 'IL', expiresOn: '2027-01-31' },
      { region: 'OR', expiresOn: null },
    ]);
    expect(abandonment).toEqual([
      { day: '2026-05-12', answered: 7, abandoned: 1 },
      { day: '2026-06-10', answered: 9, abandoned: 0 },
    ]);
  });
});

describe('a restriction', () => {
  it('of the number binds anyone who has it; a wrong number and a stop are one person’s', async () => {
    const { organizationId } = people.organization;
    const add = (
      name: string,
      kind: 'number_stop' | 'reassigned' | 'wrong_number' | 'medium_stop',
    ) =>
      addRestriction(database, {
        organizationId,
        contactId: idOf(name),
        kind,
        e164: kind === 'medium_stop' ? null : shared,
        at: daysAgo(1),
      });
    for (const kind of ['number_stop', 'reassigned', 'wrong_number', 'medium_stop'] as const) {
      await add('Bob', kind);
    }
    const bound = { debtId: null, phone: shared, place: null, at: daysAgo(1), liftedAt: null };
    expect((await factsOf('Ann')).restrictions).toEqual([
      { kind: 'number_stop', ...bound },
      { kind: 'reassigned', ...bound },
    ]);
    expect((await factsOf('Bob')).restrictions.map(({ kind }) => kind)).toEqual([
      'number_stop',
      'reassigned',
      'wrong_number',
      'medium_stop',
    ]);
  });

  it('written by a clock that is ahead holds already', async () => {
    const { organizationId } = people.organization;
    const contactId = idOf('Cid');
    const ahead = new Date(now.getTime() + 20_000);
    await addRestriction(database, { organizationId, contactId, kind: 'attorney', at: ahead });
    expect((await factsOf('Cid')).restrictions).toMatchObject([{ kind: 'attorney', at: now }]);
    const before = hoursAgo(1);
    expect((await factsOf('Cid', before)).restrictions).toMatchObject([{ at: ahead }]);
  });

  it('is kept of a number whose person was erased', async () => {
    await run(
      `insert into kept_stops (organization_id, number_hash, kind, kept_at)
       values ($1, sha256(convert_to($1::uuid::text || '+13125550191', 'UTF8')), 'medium_stop', $2)`,
      [daysAgo(5)],
    );
    expect((await factsOf('Cid')).restrictions).toEqual([
      {
        kind: 'medium_stop',
        debtId: null,
        phone: '+13125550191',
        at: daysAgo(5),
        place: null,
        liftedAt: null,
      },
    ]);
  });
});

describe('the history', () => {
  it('has every call of the person, and the last ones of others to the number', async () => {
    await addCall('Ann', daysAgo(1), 'no_answer');
    await addCall('Ann', daysAgo(2), 'withdrawn');
    await addCall('Ann', daysAgo(41), 'no_answer');
    await addCall('Bob', daysAgo(3), 'machine');
    const { organizationId } = people.organization;
    const outside = (name: string, at: Date, e164: string) =>
      addOutsideCall(database, { organizationId, contactId: idOf(name), e164, at });
    await outside('Ann', daysAgo(4), '+13125550777');
    await outside('Bob', daysAgo(5), shared);
    await outside('Bob', daysAgo(6), '+13125550777');
    const { history } = await factsOf('Ann');
    expect(
      history.map(({ at, personId, phone, outcome }) => [at, personId, phone, outcome]),
    ).toEqual([
      [daysAgo(1), idOf('Ann'), shared, 'no_answer'],
      [daysAgo(3), idOf('Bob'), shared, 'voicemail'],
      [daysAgo(4), idOf('Ann'), '+13125550777', 'no_answer'],
      [daysAgo(5), idOf('Bob'), shared, 'no_answer'],
    ]);
  });

  it('tells the account of the debts that a call was about', async () => {
    await run(
      `update debts set account_group = 'loan 7' where organization_id = $1 and contact_id = $2`,
      [idOf('Cid')],
    );
    const { debt } = await factsOf('Cid');
    await addCall('Cid', daysAgo(1), 'no_answer');
    await run(
      `with other as (insert into debts (organization_id, contact_id, reference, balance_minor,
           currency, account_group)
         values ($1, $2, 'B', 1, 'USD', 'loan 7'), ($1, $2, 'C', 1, 'USD', 'loan 0') returning id)
       insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
         occurred_at)
       select $1, $2, '+13125550191', array_agg(id), 'inbound', 'conversation', $3 from other`,
      [idOf('Cid'), daysAgo(2)],
    );
    expect((await factsOf('Cid')).history).toMatchObject([
      { debtIds: [debt.id], group: 'loan 7', direction: 'outbound' },
      { group: 'loan 7', direction: 'inbound', outcome: 'conversation' },
    ]);
  });

  it('tells who is on the phone, or whose number is', async () => {
    expect((await know('Ann')).busy).toBe(false);
    await addCall('Bob', now, null);
    expect([(await know('Ann')).busy, (await know('Bob')).busy, (await know('Cid')).busy]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('many people at once', () => {
  it('are loaded as they would be one by one, in the order of the questions', async () => {
    const { organizationId } = people.organization;
    // More than are listed of others, on a number that two of them share.
    for (let day = 1; day <= 12; day += 1) {
      await addCall('Bob', daysAgo(day), 'no_answer');
      const contactId = idOf('Ann');
      await addOutsideCall(database, { organizationId, contactId, e164: shared, at: daysAgo(day) });
    }
    await addCall('Cid', daysAgo(1), 'right_party');
    for (const [name, e164] of [
      ['Bob', shared],
      ['Cid', '+13125550191'],
    ] as const) {
      const contactId = idOf(name);
      const kind = 'number_stop';
      await addRestriction(database, { organizationId, contactId, kind, e164, at: daysAgo(1) });
    }
    const questions = [...(await ask()).reverse(), ...(await ask())];
    await database.asSystem(async (transaction) => {
      const together = await load(transaction, questions);
      const alone: KnownPerson[] = [];
      for (const question of questions) alone.push(...(await load(transaction, [question])));
      expect(together).toEqual(alone);
      expect(together.map(({ facts }) => facts.history.length)).toContain(22);
      expect(together.map(({ question }) => question)).toEqual(questions);
    });
  });

  it('are the same for a member as for the worker, and another organization gets nobody', async () => {
    const questions = await ask();
    const system = await database.asSystem((transaction) => load(transaction, questions));
    const member = await database.asTenant(people.organization, (transaction) =>
      load(transaction, questions),
    );
    expect(member).toEqual(system);
    const stranger = await addOrganization(database);
    expect(
      await database.asTenant(stranger, (transaction) => load(transaction, questions)),
    ).toEqual([]);
  });

  it('are each read by themselves: who cannot be read has facts that block', async () => {
    await run(
      `update consents set expires_at = 'infinity' where organization_id = $1
      and contact_id = $2`,
      [idOf('Ann')],
    );
    const questions = await ask();
    const known = await database.asSystem((transaction) => load(transaction, questions));
    expect(known.map(({ question, isReadable }) => [question.contactId, isReadable])).toEqual(
      questions.map(({ contactId }) => [contactId, contactId !== idOf('Ann')]),
    );
    const ann = known.find(({ isReadable }) => !isReadable);
    expect(ann?.facts.restrictions[0]?.at.getTime()).toBeNaN();
  });
});
