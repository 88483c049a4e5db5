import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import type { Finding } from './finding.ts';
import { runAudit } from './run-audit.ts';

const { database, connectionString } = useTestDatabase();
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

/** Somebody with the rights of the tables' owner, past every guard of the application. */
const tamper = (table: string, ...statements: string[]) =>
  runOnServer(
    connectionString,
    `alter table ${table} disable trigger user`,
    `alter table ${table} no force row level security`,
    ...statements,
    `alter table ${table} force row level security`,
    `alter table ${table} enable trigger user`,
  );

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

  it('leaves out calls to what turned out to be a wrong number', async () => {
    for (const day of [1, 2, 3, 4, 5, 6]) await addPlacedCall(database, ann, { at: noonOn(day) });
    await askSystem(
      database,
      testStatement(
        `with moved as (update phones set state = 'wrong' where id = $1)
         insert into phones (organization_id, contact_id, e164) values ($2, $3, '+13125550155')`,
        {},
      ),
      [ann.phoneId, ann.organizationId, ann.contactId],
    );
    await restrict('wrong_number', '2026-06-06T17:00:00Z', undefined, ann, '+13125550100');
    const [phone] = await askSystem(
      database,
      testStatement(`select id from phones where contact_id = $1 and state = 'active'`, {
        id: 'uuid',
      }),
      [ann.contactId],
    );
    await askSystem(
      database,
      testStatement(
        `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
           obtained_on, recorded_by)
         values ($1, $2, '+13125550155', 'tcpa', 'given_to_creditor', 'First Bank', '2026-01-02', $3)`,
        {},
      ),
      [ann.organizationId, ann.contactId, organization.userId],
    );
    const moved = { ...ann, phoneId: phone?.id ?? '' };
    for (const hour of ['18', '20']) {
      await addPlacedCall(database, moved, { at: `2026-06-06T${hour}:00:00Z` });
    }
    expect((await audit()).findings).toEqual([]);
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

  it.each([
    ['2026-06-02T15:59:59.001Z', 0],
    ['2026-06-02T15:59:59.000Z', 1],
  ])('lets a stop of %s act within a second', async (receivedAt, violations) => {
    await addPlacedCall(database, ann, { at: noonOn(2) });
    await restrict('medium_stop', receivedAt);
    expect(await audit()).toMatchObject({ violations });
  });

  it('holds a refusal of the number against calls of whoever shares it', async () => {
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
        detail:
          'with a call that was received 2026-06-03T20:00:00.000Z, recorded 2026-06-09T16:00:00.000Z',
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

describe('a stored decision', () => {
  it('is named where its facts were changed', async () => {
    const callId = await addPlacedCall(database, ann, { at: noonOn(1) });
    await tamper(
      'decisions',
      `update decisions set facts = jsonb_set(facts, '{person,region}', '"NY"')
       where contact_id = '${ann.contactId}'`,
    );
    expect((await audit()).findings).toMatchObject([{ kind: 'facts', code: 'changed', callId }]);
  });

  it('does not choose what its call is judged by once it was changed', async () => {
    await addPlacedCall(database, ann, { at: '2026-06-02T03:00:00Z' });
    await tamper(
      'decisions',
      `update decisions set facts = jsonb_set(facts, '{person,confirmedZone}', '"Pacific/Honolulu"')
       where contact_id = '${ann.contactId}'`,
    );
    expect(namesOf((await audit()).findings)).toEqual([
      ['violation', 'WINDOW_CLOSED'],
      ['facts', 'changed'],
    ]);
  });

  it('is named where it did not allow the call', async () => {
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await tamper(
      'decisions',
      `update decisions set verdict = 'block', lifted_by = 'nothing'
       where contact_id = '${ann.contactId}'`,
    );
    expect((await audit()).findings).toMatchObject([
      { kind: 'facts', code: 'not_allowed', detail: 'block' },
    ]);
  });

  it('is named where what it knew forbade the call, though the tables do not say so any more', async () => {
    await restrict('cease_written', '2026-06-01T12:00:00Z');
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await tamper('suppressions', `delete from suppressions where contact_id = '${ann.contactId}'`);
    expect(namesOf((await audit()).findings)).toEqual([['facts', 'CEASE_WRITTEN']]);
  });

  it.each([
    [60, []],
    [61, [['facts', 'too_old']]],
    [-1, [['facts', 'too_old']]],
  ])('may be %i seconds old', async (decidedSecondsBefore, named) => {
    await addPlacedCall(database, ann, { at: noonOn(1), decidedSecondsBefore });
    expect(namesOf((await audit()).findings)).toEqual(named);
  });

  it('is named where it was made about another call', async () => {
    for (const day of [1, 2]) await addPlacedCall(database, ann, { at: noonOn(day) });
    await askSystem(
      database,
      testStatement(
        `update calls set decision_id = (select min(decision_id::text)::uuid from calls
           where contact_id = $1)
         where contact_id = $1`,
        {},
      ),
      [ann.contactId],
    );
    expect(namesOf((await audit()).findings)).toEqual([
      ['facts', 'other_call'],
      ['facts', 'too_old'],
      ['facts', 'other_call'],
    ]);
  });

  it('is named where it was made about another debt', async () => {
    const [debt] = await askSystem(
      database,
      testStatement(
        `insert into debts (organization_id, contact_id, reference, balance_minor, currency)
         values ($1, $2, 'B', 100, 'USD') returning id`,
        { id: 'uuid' },
      ),
      [ann.organizationId, ann.contactId],
    );
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await askSystem(
      database,
      testStatement('update calls set debt_id = $2 where contact_id = $1', {}),
      [ann.contactId, debt?.id],
    );
    expect(namesOf((await audit()).findings)).toEqual([['facts', 'other_call']]);
  });
});

describe('calls that nobody might place', () => {
  const halt = (since: string, until: string | null) =>
    askSystem(
      database,
      testStatement(
        `insert into call_halts (organization_id, started_by, started_at, by_super_administrator,
           lifted_by, lifted_at)
         values ($1, $2, $3, false, case when $4::timestamptz is not null then $2::uuid end, $4)`,
        {},
      ),
      [organization.organizationId, organization.userId, since, until],
    );

  it('are named while calls were stopped, and not before or after', async () => {
    for (const day of [1, 2, 3]) await addPlacedCall(database, ann, { at: noonOn(day) });
    await halt('2026-06-02T12:00:00Z', '2026-06-02T20:00:00Z');
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'calls_halted', at: new Date(noonOn(2)) },
    ]);
  });

  it('are named while the organization was suspended, then and now', async () => {
    for (const day of [1, 2, 3, 4]) await addPlacedCall(database, ann, { at: noonOn(day) });
    await tamper(
      'activity_entries',
      ...['suspended', 'reinstated'].map(
        (deed, index) =>
          `insert into activity_entries (organization_id, occurred_at, actor_kind, action)
           values ('${organization.organizationId}', '2026-06-0${2 + index}T12:00:00Z', 'system',
             'organization.${deed}')`,
      ),
    );
    await askSystem(
      database,
      testStatement(
        `update organizations set suspended_at = $2, suspended_because = 'unpaid' where id = $1`,
        {},
      ),
      [organization.organizationId, '2026-06-04T12:00:00Z'],
    );
    const { findings } = await audit();
    const calls = findings.filter(({ kind }) => kind === 'violation');
    expect(calls).toMatchObject([
      { code: 'organization_suspended', at: new Date(noonOn(2)) },
      { code: 'organization_suspended', at: new Date(noonOn(4)) },
    ]);
  });

  it('are named where two went to one person at the same time', async () => {
    const first = await addPlacedCall(database, ann, { at: noonOn(1), seconds: 60 });
    await addPlacedCall(database, ann, { at: '2026-06-01T16:00:30Z' });
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'two_at_once', detail: `with ${first}` },
    ]);
  });

  it('are named where one attempt was made twice', async () => {
    const first = await addPlacedCall(database, ann, { at: noonOn(1), attempt: 1 });
    await addPlacedCall(database, ann, { at: noonOn(2), attempt: 1 });
    expect((await audit()).findings).toMatchObject([
      { kind: 'violation', code: 'second_call', detail: `after ${first}` },
    ]);
  });
});
