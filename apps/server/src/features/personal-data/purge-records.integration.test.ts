import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import {
  addPastCall,
  addPastContact,
  addPastStop,
  ago,
  type PastContact,
} from '../../testing/add-past-contact.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { purgeOldRecords, purgeOldRejections, purgeOldUploads } from './purge-records.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  // After whatever is erased here, and at noon in Illinois.
  const tomorrow = ago({ days: -1 });
  tomorrow.setUTCHours(17, 0, 0, 0);
  dialing = await startDialing(suite, { now: tomorrow });
});
afterAll(() => dialing.stop());

const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => new Date(),
};
const purge = () => purgeOldRecords(services);

const findContact = testStatement(`select id from contacts where id = $1`, { id: 'uuid' });
const isThere = async ({ contactId }: PastContact) =>
  (await askSystem(database, findContact, [contactId])).length === 1;

describe('the nightly purge', () => {
  it('takes people who were last called three years ago and a day, and nobody sooner', async () => {
    const old = { cameAt: ago({ years: 5 }) };
    const [gone, kept, calledAgain] = [
      await addPastContact(database, old),
      await addPastContact(database, old),
      await addPastContact(database, old),
    ];
    await addPastCall(database, gone, ago({ years: 3, days: 1 }));
    await addPastCall(database, kept, ago({ years: 3, days: -1 }));
    await addPastCall(database, calledAgain, ago({ years: 4 }));
    await addPastCall(database, calledAgain, ago({ days: 10 }));
    expect(await purge()).toEqual({ erased: 1 });
    expect(await Promise.all([gone, kept, calledAgain].map(isThere))).toEqual([false, true, true]);
    expect(await purge()).toEqual({ erased: 0 });
  });

  it('takes people who were never called three years after they came, or were last named', async () => {
    const old = { cameAt: ago({ years: 3, days: 1 }) };
    const [gone, named, changed] = [
      await addPastContact(database, old),
      await addPastContact(database, old),
      await addPastContact(database, old),
    ];
    const young = await addPastContact(database, { cameAt: ago({ years: 3, days: -1 }) });
    await askSystem(
      database,
      testStatement(`update list_contacts set added_at = now() where contact_id = $1`, {}),
      [named.contactId],
    );
    await askSystem(
      database,
      testStatement(`update debts set updated_at = now() where contact_id = $1`, {}),
      [changed.contactId],
    );
    expect(await purge()).toEqual({ erased: 1 });
    const people = [gone, named, changed, young];
    expect(await Promise.all(people.map(isThere))).toEqual([false, true, true, true]);
  });

  it('leaves people about whom something was entered, or whom a campaign is about to call', async () => {
    const old = { cameAt: ago({ years: 5 }) };
    const [stopped, permitted, planned] = [
      await addPastContact(database, old),
      await addPastContact(database, old),
      await addPastContact(database, old),
    ];
    const lately = { at: ago({ years: 3, days: -1 }) };
    await addPastStop(database, stopped, 'attorney', lately);
    const permit = testStatement(`update consents set recorded_at = $2 where contact_id = $1`, {});
    await askSystem(database, permit, [permitted.contactId, lately.at]);
    const plan = testStatement(
      `insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id)
       values ($1, $2, $3, $4, $5)`,
      {},
    );
    const { organization, campaignId, contactId, phoneId, debtId } = planned;
    const values = [organization.organizationId, campaignId, contactId, phoneId, debtId];
    await askSystem(database, plan, values);
    expect(await purge()).toEqual({ erased: 0 });
    const finish = testStatement(
      `update targets set state = 'done' where organization_id = $1 and contact_id = $2`,
      {},
    );
    await askSystem(database, finish, [organization.organizationId, contactId]);
    expect(await purge()).toEqual({ erased: 1 });
    expect(await Promise.all([stopped, permitted, planned].map(isThere))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('is not hastened by a clock that runs ahead', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 4 }) });
    await addPastCall(database, contact, ago({ years: 1 }));
    const now = () => ago({ years: -5 });
    expect(await purgeOldRecords({ ...services, now })).toEqual({ erased: 0 });
    expect(await isThere(contact)).toBe(true);
  });

  it('reaches people of deleted organizations, and leaves those who are being called', async () => {
    const old = { cameAt: ago({ years: 5 }) };
    const [deleted, called] = [
      await addPastContact(database, old),
      await addPastContact(database, old),
    ];
    await addPastCall(database, called, ago({ years: 4 }), { isUnderWay: true });
    await askSystem(
      database,
      testStatement(`update organizations set deleted_at = now() where id = $1`, {}),
      [deleted.organization.organizationId],
    );
    expect(await purge()).toEqual({ erased: 1 });
    expect(await Promise.all([deleted, called].map(isThere))).toEqual([false, true]);
    await askSystem(
      database,
      testStatement(
        `update calls set state = 'ended', outcome = 'no_answer', ended_at = reserved_at
         where contact_id = $1`,
        {},
      ),
      [called.contactId],
    );
    expect(await purge()).toEqual({ erased: 1 });
  });

  it('writes down whom it took, without their name', async () => {
    const contact = await addPastContact(database, { cameAt: ago({ years: 4 }) });
    await purge();
    const findEntries = testStatement(
      `select action, actor_kind, subject_id, detail from activity_entries
       where organization_id = $1`,
      { action: 'text', actor_kind: 'text', subject_id: 'uuid?', detail: 'jsonb' },
    );
    expect(await askSystem(database, findEntries, [contact.organization.organizationId])).toEqual([
      {
        action: 'contact.erased',
        actor_kind: 'system',
        subject_id: contact.contactId,
        detail: {},
      },
    ]);
  });
});

describe('somebody who said stop and was purged', () => {
  it.each(['medium_stop', 'number_stop', 'wrong_number', 'reassigned'])(
    'is not called when they are uploaded again: %s',
    async (kind) => {
      const contact = await addPastContact(database, { cameAt: ago({ years: 4 }) });
      const { organization, e164 } = contact;
      await addPastStop(database, contact, kind, {
        e164: kind === 'medium_stop' ? null : e164,
        at: ago({ years: 3, days: 1 }),
      });
      await purge();
      const people = [
        { name: 'Again', e164, region: 'IL' },
        { name: 'Somebody else', e164: e164.replace('+1773', '+1872'), region: 'IL' },
      ];
      const { listId, contactIds } = await addList(database, organization, people);
      const campaignId = await addCampaign(database, organization, listId);
      await dialing.dialToTheEnd();
      const findTargets = testStatement(
        `select contact_id, state from targets where campaign_id = $1`,
        { contact_id: 'uuid', state: 'text' },
      );
      const targets = await askSystem(database, findTargets, [campaignId]);
      const stateOf = new Map(targets.map(({ contact_id, state }) => [contact_id, state]));
      expect(stateOf.get(contactIds.get('Again') ?? '')).toBe('blocked');
      expect(stateOf.get(contactIds.get('Somebody else') ?? '')).toBe('done');
      expect(dialing.simulator.calls().map(({ to }) => to)).not.toContain(e164);
    },
  );
});

describe('rows that could not be used', () => {
  const insertImport = testStatement(
    `with file as (
       insert into imports (organization_id, list_id, file_name, header, columns, row_count, added,
         changed, unchanged, rejected, consents, obtained_how, obtained_by, obtained_on, created_by,
         created_at, state, inspection, findings)
       values ($1, $2, 'people.csv', '[]', '[]', 3, 0, 0, 0, 3, 0, 'not_known', '', $4::date, $3, $4,
         'stored', '{}', '{}')
       returning id, organization_id
     ), warning as (
       insert into import_warnings (organization_id, import_id, line, code, value)
       select organization_id, id, 2, 'email_invalid', 'Pia Past' from file
     ), change as (
       insert into import_changes (organization_id, import_id, table_name, row_id, before)
       select organization_id, id, 'contacts', new_id(), '{}' from file
     ), rejection as (
       insert into import_rejections (organization_id, import_id, line, reason, cells)
       select organization_id, id, line, 'phone_missing', '["Pia Past"]'
       from file, generate_series(2, 4) as line
     )
     select id from file`,
    { id: 'uuid' },
  );
  const countRows = testStatement(
    `select count(*) as count from import_rejections where import_id = $1`,
    { count: 'int8' },
  );

  it('are forgotten three years after their file came, and the import is kept', async () => {
    const { organization } = await addPastContact(database, { cameAt: ago({ days: 1 }) });
    const { organizationId, userId } = organization;
    const { listId } = await addList(database, organization, []);
    const add = async (at: Date) => {
      const [made] = await askSystem(database, insertImport, [organizationId, listId, userId, at]);
      return made?.id ?? '';
    };
    const [old, young] = [
      await add(ago({ years: 3, days: 1 })),
      await add(ago({ years: 3, days: -1 })),
    ];
    const ahead = { database, now: () => ago({ years: -5 }) };
    // In batches of two: the last one is not full.
    expect(await purgeOldRejections(ahead, 2)).toEqual({ forgotten: 3 });
    expect(await purgeOldRejections(ahead, 2)).toEqual({ forgotten: 0 });
    expect(await askSystem(database, countRows, [old])).toEqual([{ count: 0 }]);
    expect(await askSystem(database, countRows, [young])).toEqual([{ count: 3 }]);
    const findImport = testStatement(`select rejected from imports where id = $1`, {
      rejected: 'int4',
    });
    expect(await askSystem(database, findImport, [old])).toEqual([{ rejected: 3 }]);
    const countLeft = testStatement(
      `select (select count(*) from import_warnings where import_id = import.id)
         + (select count(*) from import_changes where import_id = import.id)
         + num_nonnulls(inspection, findings) as count
       from imports import where id = $1`,
      { count: 'int8' },
    );
    expect(await purgeOldUploads(ahead, 1)).toEqual({ forgotten: 1 });
    expect(await purgeOldUploads(ahead, 1)).toEqual({ forgotten: 0 });
    expect(await askSystem(database, countLeft, [old])).toEqual([{ count: 0 }]);
    expect(await askSystem(database, countLeft, [young])).toEqual([{ count: 4 }]);
  });
});
