import { beforeEach, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { liftRestriction, recordRestriction } from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';
import { liftMany } from './lift-many.ts';

const { database, connectionString } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date(),
};
let debtor: Debtor;
beforeEach(async () => {
  debtor = await addDebtor(database);
});

const record = async (kind: 'number_stop' | 'wrong_number') => {
  const { contactId, phoneId, context } = debtor;
  const { restrictionId } = await recordRestriction(services, context, {
    ...{ contactId, phoneId, debtId: null, kind },
    ...{ source: 'person', evidence: '', note: '' },
  });
  return restrictionId;
};
const findState = testStatement('select state from phones where id = $1', { state: 'text' });
const readState = async () => (await askSystem(database, findState, [debtor.phoneId]))[0]?.state;

const markPhone = 'update phones set state = $2 where id = $1';
const lift = 'update suppressions set lifted_at = now() where id = $1';
const stop = `insert into suppressions (organization_id, contact_id, kind, e164, source)
  select organization_id, contact_id, 'number_stop', e164, 'person' from phones where id = $1`;

const ways: readonly [string, (restrictionId: string) => Promise<unknown>][] = [
  [
    'one by one',
    (restrictionId: string) =>
      liftRestriction(services, debtor.context, { restrictionId, because: '', isMistake: true }),
  ],
  [
    'with many others',
    (restrictionId: string) =>
      database.asTenant(debtor.organization, (transaction) =>
        liftMany(services, transaction, debtor.organization, [restrictionId]),
      ),
  ],
];

describe.each(ways)('a reason not to call a number that is lifted %s', (_, liftOne) => {
  it('frees the number where another lifts the last other reason at once', async () => {
    const stopped = await record('number_stop');
    const wrong = await record('wrong_number');
    await whileAnotherWrites(
      connectionString,
      [
        [markPhone, [debtor.phoneId, 'wrong']],
        [lift, [stopped]],
      ],
      () => liftOne(wrong),
    );
    expect(await readState()).toBe('active');
  });

  it('leaves the number stopped where somebody stops it at once', async () => {
    const wrong = await record('wrong_number');
    await whileAnotherWrites(
      connectionString,
      [
        [markPhone, [debtor.phoneId, 'stopped']],
        [stop, [debtor.phoneId]],
      ],
      () => liftOne(wrong),
    );
    expect(await readState()).toBe('stopped');
  });
});
