import type { CallKind } from '@ringfence/domain/calls/call-kinds';
import { decide } from '@ringfence/domain/compliance/decide';
import { firstPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Finding } from './features/audits/finding.ts';
import { runAudit } from './features/audits/index.ts';
import { listCalls } from './features/calls/list-calls.ts';
import { showCall } from './features/calls/show-call.ts';
import { loadFacts, loadPolicy } from './features/compliance/index.ts';
import { showLedger } from './features/compliance/show-ledger.ts';
import { showTimeline } from './features/contacts/show-timeline.ts';
import { eraseContact } from './features/personal-data/erase-contact.ts';
import { exportContact } from './features/personal-data/export-contact.ts';
import { addOrganization, type TestOrganization } from './testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
  type PlacedCall,
} from './testing/add-placed-calls.ts';
import { useTimelessDatabase } from './testing/moved-clock.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const { database } = useTimelessDatabase();
const clock = { now: new Date('2026-06-10T16:00:00Z') };
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => clock.now,
  tzdataVersion: 'test',
};

/** What somebody of the organization does by hand. */
const byHand: CallKind = {
  direction: 'outbound',
  mode: 'human',
  purpose: 'collect',
  origin: 'member',
};

const insertDebt = testStatement(
  `insert into debts (organization_id, contact_id, reference, creditor, balance_minor, currency)
   values ($1, $2, 'Second', 'Bank of Two', 4200, 'USD') returning id`,
  { id: 'uuid' },
);
const countRows = testStatement(
  `select (select count(*) from calls where organization_id = $1)
     + (select count(*) from call_debts where organization_id = $1)
     + (select count(*) from decisions where organization_id = $1) as count`,
  { count: 'int8' },
);
const countCampaign = testStatement(
  `select coalesce(sum(n), 0)::int8 as count from campaign_counts
   where organization_id = $1 and counted = 'calls'`,
  { count: 'int8' },
);
const makeOld = testStatement(
  `update debts set updated_at = $2, created_at = $2 where organization_id = $1`,
  {},
);

let organization: TestOrganization;
let ann: CalledPerson;
let secondDebtId = '';
beforeEach(async () => {
  clock.now = new Date('2026-06-10T16:00:00Z');
  organization = await addOrganization(database);
  ann = await addCalledPerson(database, organization);
  const values = [organization.organizationId, ann.contactId];
  const [debt] = await askSystem(database, insertDebt, values);
  secondDebtId = debt?.id ?? '';
});

/** 11:00 in Chicago, on a day of June. */
const noonOn = (day: number) => `2026-06-${String(day).padStart(2, '0')}T16:00:00Z`;

const callAboutBoth = (at: string, more: Partial<PlacedCall> = {}) =>
  addPlacedCall(database, ann, { at, kind: byHand, furtherDebtIds: [secondDebtId], ...more });

async function askAbout(debtId: string) {
  return database.asSystem(async (transaction) => {
    const { policy } = await loadPolicy(transaction, ann.organizationId);
    const { organizationId, contactId, phoneId } = ann;
    const context = { organizationId, campaignId: null, ...byHand, roles: policy, now: clock.now };
    const [known] = await loadFacts(transaction, context, [{ contactId, phoneId, debtId }]);
    if (known === undefined) throw new Error('nobody is known');
    return known.facts;
  });
}

async function audit(): Promise<[string, string][]> {
  const findings: Finding[] = [];
  await runAudit(services, {
    organizationId: organization.organizationId,
    cause: 'command',
    onFinding: (finding) => void findings.push(finding),
  });
  return findings.map(({ kind, code }) => [kind, code]);
}

describe('a call about two debts that no campaign made', () => {
  it('counts for each of them', async () => {
    for (const day of [4, 5, 6, 7, 8, 9]) await callAboutBoth(noonOn(day));
    const before = await askAbout(secondDebtId);
    expect(before.history[0]?.debtIds.toSorted()).toEqual([ann.debtId, secondDebtId].toSorted());
    const policy = readPolicy(firstPolicy);
    expect(decide(before, policy, clock.now).counts).toEqual({ [secondDebtId]: 6 });
    await callAboutBoth('2026-06-09T18:00:00Z');
    for (const debtId of [ann.debtId, secondDebtId]) {
      const { verdict, reasons } = decide(await askAbout(debtId), policy, clock.now);
      expect(verdict.kind).not.toBe('allow');
      const said = reasons.filter((reason) => reason.verdict.kind !== 'allow');
      expect(said.map(({ code }) => code)).toEqual(['FREQ_7IN7']);
    }
    const { calls } = await showLedger(services, organization, { contactId: ann.contactId });
    expect(calls.every(({ debtIds }) => debtIds.length === 2)).toBe(true);
  });

  it('is decided on as what it is, and the audit holds both against each other', async () => {
    await callAboutBoth(noonOn(1));
    expect(await audit()).toEqual([]);
    await addPlacedCall(database, ann, {
      at: noonOn(2),
      kind: byHand,
      facts: (known) => ({ ...known, mode: 'prerecorded' }),
    });
    expect(await audit()).toEqual([['facts', 'other_call']]);
  });

  it('is proven by the audit to be about every debt that its decision names', async () => {
    await callAboutBoth(noonOn(1), { facts: (known) => ({ ...known, furtherDebtIds: [] }) });
    expect(await audit()).toEqual([['facts', 'other_call']]);
  });

  it('is found by the audit where one of its debts was called about too often', async () => {
    const aboutSecond = { ...ann, debtId: secondDebtId };
    for (const day of [1, 2, 3, 4, 5]) {
      await addPlacedCall(database, aboutSecond, { at: noonOn(day), kind: byHand });
    }
    for (const hour of [17, 19]) {
      const at = `2026-06-05T${hour}:00:00Z`;
      await addPlacedCall(database, aboutSecond, { at, kind: byHand });
    }
    expect(await audit()).toEqual([]);
    await callAboutBoth(noonOn(6));
    expect(await audit()).toEqual([['violation', 'FREQ_7IN7']]);
  });

  it('is counted for no campaign', async () => {
    await callAboutBoth(noonOn(1));
    const values = [organization.organizationId];
    expect(await askSystem(database, countCampaign, values)).toEqual([{ count: 0 }]);
  });

  it('is shown with its kind and its debts', async () => {
    const callId = await callAboutBoth(noonOn(1));
    const kind = { ...byHand, campaign: null };
    const { calls } = await listCalls(services, organization, { limit: 10, order: 'newest' });
    expect(calls).toMatchObject([{ id: callId, ...kind }]);
    const shown = await showCall(services, organization, callId);
    expect(shown).toMatchObject(kind);
    expect(shown.debts.map(({ id }) => id)).toEqual([ann.debtId, secondDebtId]);
    expect(shown.debts[1]?.creditor).toBe('Bank of Two');
  });

  it('stands in the history of the person', async () => {
    const callId = await callAboutBoth(noonOn(1));
    const page = { contactId: ann.contactId, limit: 10, kinds: ['call' as const] };
    const { entries } = await showTimeline(services, organization, page);
    const debtIds = [ann.debtId, secondDebtId];
    const fields = { direction: 'outbound', origin: 'member', text: '', debtIds };
    expect(entries).toMatchObject([{ callId, word: 'no_answer', ...fields }]);
  });

  it('is in the person’s own data in full', async () => {
    await callAboutBoth(noonOn(1));
    const { content } = await exportContact(services, organization, ann.contactId);
    const debtIds = [ann.debtId, secondDebtId];
    expect(content).toMatchObject({ calls: [{ ...byHand, debtIds }] });
  });

  it('is erased with the person', async () => {
    await callAboutBoth('2020-06-01T16:00:00Z');
    const { organizationId } = organization;
    await askSystem(database, makeOld, [organizationId, '2020-06-01T16:00:00Z']);
    const context = { scope: organization, headers: new Headers() };
    await eraseContact(services, context, { contactId: ann.contactId, because: 'Asked for' });
    expect(await askSystem(database, countRows, [organizationId])).toEqual([{ count: 0 }]);
  });
});

describe('what a call is about', () => {
  it('is a debt of the person called, and each once', async () => {
    const other = await addCalledPerson(database, organization, { e164: '+13125550177' });
    await expect(callAboutBoth(noonOn(1), { furtherDebtIds: [other.debtId] })).rejects.toThrow();
    await expect(callAboutBoth(noonOn(1), { furtherDebtIds: [ann.debtId] })).rejects.toThrow();
  });

  it('has a campaign where one made it, and nowhere else', async () => {
    const ofNobody = testStatement(
      `update calls set campaign_id = null where organization_id = $1`,
      {},
    );
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await expect(askSystem(database, ofNobody, [organization.organizationId])).rejects.toThrow(
      'calls_campaign_check',
    );
  });
});
