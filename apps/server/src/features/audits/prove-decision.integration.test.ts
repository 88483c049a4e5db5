import { beforeEach, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { useTimelessDatabase } from '../../testing/moved-clock.ts';
import { tamper } from '../../testing/tamper.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import type { Finding } from './finding.ts';
import { runAudit } from './run-audit.ts';

const { database, connectionString } = useTimelessDatabase();
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

const change = (table: string, ...statements: string[]) =>
  tamper(connectionString, [table], ...statements);

describe('a stored decision', () => {
  it('is named where its facts were changed', async () => {
    const callId = await addPlacedCall(database, ann, { at: noonOn(1) });
    await change(
      'decisions',
      `update decisions set facts = jsonb_set(facts, '{person,region}', '"NY"')
       where contact_id = '${ann.contactId}'`,
    );
    expect((await audit()).findings).toMatchObject([{ kind: 'facts', code: 'changed', callId }]);
  });

  it('does not choose what its call is judged by once it was changed', async () => {
    await addPlacedCall(database, ann, { at: '2026-06-02T03:00:00Z' });
    await change(
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
    await change(
      'decisions',
      `update decisions set verdict = 'block', lifted_by = 'nothing'
       where contact_id = '${ann.contactId}'`,
    );
    expect((await audit()).findings).toMatchObject([
      { kind: 'facts', code: 'not_allowed', detail: 'block' },
    ]);
  });

  it('is named where what it knew forbade the call, though the tables do not say so any more', async () => {
    await askSystem(
      database,
      testStatement(
        `insert into suppressions (organization_id, contact_id, kind, source, started_at)
         values ($1, $2, 'cease_written', 'letter', '2026-06-01T12:00:00Z')`,
        {},
      ),
      [ann.organizationId, ann.contactId],
    );
    await addPlacedCall(database, ann, { at: noonOn(1) });
    await change('suppressions', `delete from suppressions where contact_id = '${ann.contactId}'`);
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
    await change(
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
