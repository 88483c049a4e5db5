import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDebtor, type Debtor } from '../../testing/add-debtor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { liftRestriction } from './lift-restriction.ts';
import { liftInconvenientTime, recordInconvenientTime } from './record-inconvenient-time.ts';
import { recordRestriction } from './record-restriction.ts';

const { database } = useTestDatabase();
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date('2026-06-10T16:00:00Z'),
};

const addProfile = testStatement(
  `with profile as (insert into profiles (email, full_name) values ($2, 'Mia Member') returning id)
   insert into user_organizations (organization_id, user_id, role)
   select $1, id, 'member' from profile returning user_id`,
  { user_id: 'uuid' },
);
const readAll = testStatement(
  `select phone.state, coalesce(consent.revoked_at > now(), true) as is_permitted,
     restriction.lifted_at is null as is_stopped, slot.lifted_at is null as is_inconvenient
   from phones phone
   join consents consent on consent.contact_id = phone.contact_id
   join suppressions restriction on restriction.contact_id = phone.contact_id
   join inconvenient_times slot on slot.contact_id = phone.contact_id
   where phone.contact_id = $1`,
  { state: 'text', is_permitted: 'bool', is_stopped: 'bool', is_inconvenient: 'bool' },
);

let debtor: Debtor;
let member: Debtor['context'];
let restrictionId: string;
let inconvenientTimeId: string;

beforeEach(async () => {
  debtor = await addDebtor(database);
  const { organization, contactId, phoneId } = debtor;
  const values = [organization.organizationId, `${randomUUID()}@example.com`];
  const [added] = await askSystem(database, addProfile, values);
  const scope = { ...organization, userId: added?.user_id ?? '' };
  member = { scope, headers: new Headers() };
  const asked = { contactId, source: 'person', evidence: '' };
  const stop = { ...asked, kind: 'number_stop' as const, phoneId, debtId: null, note: '' };
  restrictionId = (await recordRestriction(services, member, stop)).restrictionId;
  const slot = { ...asked, days: [], fromMinute: 540, toMinute: 600 };
  inconvenientTimeId = (await recordInconvenientTime(services, member, slot)).inconvenientTimeId;
});

const held = [{ state: 'stopped', is_permitted: false, is_stopped: true, is_inconvenient: true }];
const read = () => askSystem(database, readAll, [debtor.contactId]);

describe('a member who refuses for a person', () => {
  it.each([
    `update suppressions set lifted_at = now() where contact_id = $1`,
    `update inconvenient_times set lifted_at = now() where contact_id = $1`,
    `update consents set revoked_at = null where contact_id = $1`,
    `update consents set revoked_at = '2099-01-01' where contact_id = $1`,
    `update phones set state = 'active' where contact_id = $1`,
    `update phones set state = 'disconnected' where contact_id = $1`,
  ])('does not undo it, whatever the statement: %s', async (text) => {
    expect(await read()).toEqual(held);
    await database.asTenant(member.scope, (transaction) =>
      transaction.all(testStatement(text, {}), [debtor.contactId]),
    );
    expect(await read()).toEqual(held);
  });

  it('pretends no version that nothing could be learned after', async () => {
    const jump = testStatement(
      `update contacts set ledger_version = 9223372036854775807 where id = $1`,
      {},
    );
    const jumping = database.asTenant(member.scope, (transaction) =>
      transaction.all(jump, [debtor.contactId]),
    );
    await expect(jumping).rejects.toThrow(/rises by one/);
  });

  it('learns so where the role was lost on the way, and nothing is left half done', async () => {
    const lifting = { restrictionId, because: 'Mistake', isMistake: true };
    await expect(liftRestriction(services, member, lifting)).rejects.toMatchObject({
      code: 'not_permitted',
    });
    await expect(
      liftInconvenientTime(services, member, { inconvenientTimeId }),
    ).rejects.toMatchObject({ code: 'not_permitted' });
    expect(await read()).toEqual(held);
  });

  it('leaves it to an admin', async () => {
    const { context } = debtor;
    await liftRestriction(services, context, {
      restrictionId,
      because: 'Mistake',
      isMistake: true,
    });
    await liftInconvenientTime(services, context, { inconvenientTimeId });
    expect(await read()).toEqual([
      { state: 'active', is_permitted: true, is_stopped: false, is_inconvenient: false },
    ]);
  });
});
