import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import type { Finding } from './finding.ts';
import { runAudit } from './run-audit.ts';

const { database } = useTimelessDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-07-01T12:00:00Z'),
};

let organization: TestOrganization;
let ann: CalledPerson;
beforeEach(async () => {
  organization = await addOrganization(database);
  ann = await addCalledPerson(database, organization);
});

/** 11:00 in Chicago, where the number is from, on a day of June. */
const noonOn = (day: number) => `2026-06-${String(day).padStart(2, '0')}T16:00:00Z`;

async function audit() {
  const findings: Finding[] = [];
  const { organizationId } = organization;
  const onFinding = (finding: Finding) => void findings.push(finding);
  const result = await runAudit(services, { organizationId, cause: 'command', onFinding });
  return { ...result, findings };
}

const namesOf = (findings: readonly Finding[]) => findings.map(({ kind, code }) => [kind, code]);

const insertRestriction = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at, recorded_at)
   values ($1, $2, $3, $4, 'letter', $5, $6)`,
  {},
);
const restrict = (
  kind: string,
  receivedAt: string,
  recordedAt = receivedAt,
  { contactId }: CalledPerson = ann,
  e164: string | null = null,
) =>
  askSystem(database, insertRestriction, [
    organization.organizationId,
    contactId,
    kind,
    e164,
    receivedAt,
    recordedAt,
  ]);

describe('an audit', () => {
  it('finds nothing where every call was lawful', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7])
      await addPlacedCall(database, ann, { at: noonOn(day) });
    await addPlacedCall(database, ann, { at: noonOn(8), outcome: 'right_party' });
    await addPlacedCall(database, ann, { at: '2026-06-20T03:00:00Z', outcome: 'withdrawn' });
    await restrict('cease_written', noonOn(21));
    expect(await audit()).toMatchObject({ calls: 8, decisions: 8, violations: 0, findings: [] });
  });

  it('names a call at ten in the evening, by whichever side it is looked at', async () => {
    const callId = await addPlacedCall(database, ann, { at: '2026-06-02T03:00:00Z' });
    const { findings, violations } = await audit();
    expect(violations).toBe(1);
    expect(findings).toEqual([
      {
        kind: 'violation',
        code: 'WINDOW_CLOSED',
        citation: expect.stringContaining('1006.6(b)(1)(i)'),
        callId,
        contactId: ann.contactId,
        decisionId: expect.any(String),
        entryId: null,
        at: new Date('2026-06-02T03:00:00Z'),
        detail: '',
      },
    ]);
  });

  it('names it also where nothing was stored that could be judged', async () => {
    await addPlacedCall(database, ann, { at: '2026-06-02T03:00:00Z', facts: {} });
    expect(namesOf((await audit()).findings)).toEqual([
      ['violation', 'WINDOW_CLOSED'],
      ['facts', 'unreadable'],
    ]);
  });

  it('names an eighth call in seven days, also where its stored facts know of none before', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7];
    for (const day of days) await addPlacedCall(database, ann, { at: noonOn(day) });
    const stored = testStatement('select facts from decisions where contact_id = $1 limit 1', {
      facts: 'jsonb',
    });
    const [first] = await askSystem(database, stored, [ann.contactId]);
    const facts = Object(first?.facts);
    const callId = await addPlacedCall(database, ann, { at: '2026-06-07T20:00:00Z', facts });
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'FREQ_7IN7', callId, detail: '' },
    ]);
  });

  it.each([
    ['2026-06-06T17:00:00Z', []],
    // It was no call too many; the decision did not know that, and should not have been an allow.
    ['2026-06-10T17:00:00Z', [['facts', 'FREQ_7IN7']]],
  ])('leaves out calls to a number that turned out wrong on %s', async (learnedAt, named) => {
    for (const day of [1, 2, 3, 4, 5, 6]) await addPlacedCall(database, ann, { at: noonOn(day) });
    const [phone] = await askSystem(
      database,
      testStatement(
        `with consent as (
           insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
             obtained_on, recorded_by)
           values ($1, $2, $3, 'tcpa', 'given_to_creditor', 'First Bank', '2026-01-02', $4)
         )
         insert into phones (organization_id, contact_id, e164) values ($1, $2, $3) returning id`,
        { id: 'uuid' },
      ),
      [ann.organizationId, ann.contactId, '+13125550155', organization.userId],
    );
    await restrict('wrong_number', learnedAt, undefined, ann, '+13125550100');
    const moved = { ...ann, phoneId: phone?.id ?? '' };
    for (const hour of ['18', '20']) {
      await addPlacedCall(database, moved, { at: `2026-06-06T${hour}:00:00Z` });
    }
    expect(namesOf((await audit()).findings)).toEqual(named);
  });

  it('names a call after a cease, and none before it', async () => {
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await restrict('cease_written', '2026-06-01T17:00:00Z');
    const callId = await addPlacedCall(database, ann, { at: noonOn(2) });
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'CEASE_WRITTEN', callId, detail: '' },
    ]);
  });

  it('names a call after a cease that was written down only later, and says so', async () => {
    const callId = await addPlacedCall(database, ann, { at: noonOn(2) });
    await restrict('cease_written', '2026-06-01T17:00:00Z', '2026-06-03T15:00:00Z');
    expect((await audit()).findings).toMatchObject([
      {
        kind: 'violation',
        code: 'CEASE_WRITTEN',
        callId,
        detail: 'received 2026-06-01T17:00:00.000Z, recorded 2026-06-03T15:00:00.000Z',
      },
    ]);
  });

  it('names a call at a time that was called inconvenient, and says when that was written down', async () => {
    await addPlacedCall(database, ann, { at: noonOn(2) });
    await askSystem(
      database,
      testStatement(
        `insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute,
           source, started_at, recorded_at)
         values ($1, $2, '{tue}', 600, 720, 'person', $3, $4)`,
        {},
      ),
      [ann.organizationId, ann.contactId, noonOn(1), noonOn(3)],
    );
    expect((await audit()).findings).toMatchObject([
      {
        kind: 'violation',
        code: 'INCONVENIENT_TIME',
        detail: 'received 2026-06-01T16:00:00.000Z, recorded 2026-06-03T16:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['2026-06-02T15:59:59.001Z', 0],
    ['2026-06-02T15:59:59.000Z', 1],
  ])('lets a stop of %s act within a second', async (receivedAt, violations) => {
    await addPlacedCall(database, ann, { at: noonOn(2) });
    await restrict('medium_stop', receivedAt);
    expect(await audit()).toMatchObject({ violations });
  });

  it('holds a refusal of the number against calls of anyone who shares it', async () => {
    const other = await addCalledPerson(database, organization, { name: 'Bea' });
    await restrict('number_stop', noonOn(1), undefined, ann, '+13125550100');
    const callId = await addPlacedCall(database, other, { at: noonOn(2) });
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'NUMBER_STOP', callId },
    ]);
  });

  it('counts a call that was not made by Ringfence, and says when it was written down', async () => {
    for (const day of [1, 2, 3, 4, 5, 6, 7])
      await addPlacedCall(database, ann, { at: noonOn(day) });
    await askSystem(
      database,
      testStatement(
        `insert into outside_calls (organization_id, contact_id, e164, direction, outcome, occurred_at,
           recorded_at)
         values ($1, $2, '+13125550100', 'outbound', 'no_answer', $3, $4)`,
        {},
      ),
      [ann.organizationId, ann.contactId, '2026-06-03T20:00:00Z', noonOn(9)],
    );
    expect((await audit()).findings).toMatchObject([
      {
        code: 'FREQ_7IN7',
        at: new Date(noonOn(7)),
        detail: 'with a call of 2026-06-03T20:00:00.000Z, recorded 2026-06-09T16:00:00.000Z',
      },
    ]);
  });

  it('judges each call by the policy that was in force when it was placed', async () => {
    const insertPolicy = testStatement(
      `insert into policies (organization_id, version, content, created_at)
       select $1, 1, $2::jsonb, $3`,
      {},
    );
    for (const hour of ['16', '17']) {
      await addPlacedCall(database, ann, { at: `2026-06-01T${hour}:00:00Z` });
    }
    const strict = JSON.stringify({ ...firstPolicy, numberGapMinutes: 120 });
    await askSystem(database, insertPolicy, [ann.organizationId, strict, '2026-06-01T20:00:00Z']);
    for (const hour of ['16', '17']) {
      await addPlacedCall(database, ann, { at: `2026-06-02T${hour}:00:00Z` });
    }
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'NUMBER_GAP', at: new Date('2026-06-02T17:00:00Z') },
    ]);
  });
});
