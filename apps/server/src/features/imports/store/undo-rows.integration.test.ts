import { beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addListOf } from '../../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { readEverything } from '../../../testing/imports/read-everything.ts';
import {
  makeDebtor,
  type Upload,
  undoUpload,
  uploadRows,
} from '../../../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { askSystem, testStatement } from '../../../testing/test-statement.ts';
import { explainUndo } from './index.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

const read = () => readEverything(database, organization.organizationId);
const upload = async (rows: Parameters<typeof uploadRows>[2], changes: Upload = {}) =>
  (await uploadRows(database, organization, rows, changes)).importId;
const explain = (importId: string) =>
  database.asSystem((transaction) => explainUndo(transaction, importId));
const run = (text: string) =>
  askSystem(database, testStatement(text, {}), [organization.organizationId]);

const ann = (said: Parameters<typeof makeDebtor>[1] = {}) => makeDebtor('A1', said);
const bob = (said: Parameters<typeof makeDebtor>[1] = {}) =>
  makeDebtor('B2', { fullName: 'Bob Ray', phones: [{ e164: '+13125550102' }], ...said });

const mornings = { slots: [{ days: [], from: 540, to: 720 }], places: [] };

const insertCall = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons, zones,
       attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'allow', '[]', '[]', 0, 1, '{}',
       sha256('facts'), 'test'
     from targets where organization_id = $1 limit 1
     returning *
   )
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, reserved_at, heard_at)
   select decision.organization_id, decision.campaign_id, decision.contact_id, target.phone_id,
     '+13125550101', target.debt_id, decision.id, 1, '+13125550000', 'test', now(), now()
   from decision join targets target using (organization_id, campaign_id, contact_id)`,
  {},
);

const insertCampaignList = testStatement(
  `insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded) values ($1, $2, $3, $4)`,
  {},
);
const beginBefore = testStatement(
  `update campaigns set started_at = now() - interval '1 day' where organization_id = $1 and id = $2`,
  {},
);
const insertBrought = testStatement(
  `insert into targets (organization_id, campaign_id, contact_id)
   select $1, $2, id from contacts where organization_id = $1 and external_reference = 'B2'`,
  {},
);

describe('an upload that is undone', () => {
  it('leaves nothing of people who were new, nor of the list it made', async () => {
    const before = await read();
    const importId = await upload(
      [ann({ note: 'One', custom: { Branch: 'North' }, doNotCall: true }), bob()],
      { customFields: ['Branch'] },
    );
    expect(await read()).not.toEqual(before);
    expect(await explain(importId)).toMatchObject({ isPossible: true, reason: null });
    await undoUpload(database, importId);
    expect(await read()).toEqual(before);
  });

  it('puts every row back that it changed', async () => {
    await upload([
      ann({ email: 'ann@example.com' }),
      bob(),
      makeDebtor('C3', { debts: [{ reference: 'L1' }] }),
    ]);
    const before = await read();
    const importId = await upload(
      [
        ann({
          fullName: 'Anna Lee',
          email: 'lee@example.com',
          city: 'Cairo',
          custom: { Branch: 'North' },
          phones: [{ lineType: 'mobile', label: 'Home' }, { e164: '+13125550177' }],
          debts: [{ balanceMinor: 5, creditor: 'Second Bank' }, { reference: 'L9' }],
          note: 'Moved',
        }),
        bob({ doNotCall: true, debts: [{ state: 'recalled' }] }),
        makeDebtor('D4', { fullName: 'Dee Day' }),
      ],
      { missingRule: 'recall', customFields: ['Branch'] },
    );
    expect(await read()).not.toEqual(before);
    await undoUpload(database, importId);
    expect(await read()).toEqual(before);
  });

  it('can be followed by the same upload again', async () => {
    await undoUpload(database, await upload([ann(), bob()]));
    const { findings } = await uploadRows(database, organization, [ann(), bob()]);
    expect(findings).toMatchObject({ added: 2, changed: 0, unchanged: 0 });
  });

  it('leaves the list to another upload that went into it', async () => {
    const importId = await upload([ann()]);
    await upload([bob()]);
    await undoUpload(database, importId);
    const left = (await read()).map(({ name }) => name);
    expect(left.filter((name) => name === 'lists' || name === 'contacts')).toEqual([
      'contacts',
      'lists',
    ]);
  });

  it('is undone from the last one back', async () => {
    const start = await read();
    const first = await upload([ann(), bob()]);
    const between = await read();
    const second = await upload([ann({ debts: [{ balanceMinor: 1 }] }), bob()]);
    expect(await explain(first)).toMatchObject({ isPossible: false });
    await undoUpload(database, second);
    expect(await read()).toEqual(between);
    expect(await explain(first)).toMatchObject({ isPossible: true });
    await undoUpload(database, first);
    expect(await read()).toEqual(start);
  });
});

describe('undoing is refused', () => {
  let importId: string;
  beforeEach(async () => {
    await upload([ann()]);
    importId = await upload([ann({ fullName: 'Anna Lee' }), bob()], { listName: 'April' });
  });

  const listOf = async (name: string) => {
    const find = testStatement(`select id from lists where organization_id = $1 and name = $2`, {
      id: 'uuid',
    });
    return (await askSystem(database, find, [organization.organizationId, name]))[0]?.id ?? '';
  };
  const expectRefused = async (because: RegExp, isSeenAtOnce = true) => {
    const before = await read();
    if (isSeenAtOnce) {
      expect(await explain(importId)).toMatchObject({
        isPossible: false,
        because: expect.stringMatching(because),
      });
    }
    await expect(undoUpload(database, importId)).rejects.toThrow(because);
    expect(await read()).toEqual(before);
  };

  it('where somebody it changed was called since', async () => {
    await addCampaign(database, organization, await listOf('March'));
    await askSystem(database, insertCall, [organization.organizationId]);
    await expectRefused(/called since/);
  });

  it('where a campaign was started on the list that it made', async () => {
    await addCampaign(database, organization, await listOf('April'));
    await expectRefused(/campaign has been started/);
  });

  it('where somebody it brought is in a campaign on another list', async () => {
    const find = testStatement(
      `select id from contacts where organization_id = $1 and external_reference = 'B2'`,
      { id: 'uuid' },
    );
    const [person] = await askSystem(database, find, [organization.organizationId]);
    const listId = await addListOf(database, organization, [person?.id]);
    await addCampaign(database, organization, listId);
    await expectRefused(/campaign has been started/);
  });

  it.each([
    ['calls', false],
    ['leaves out', true],
  ])(
    'where a campaign on another list %s those of the list that it made',
    async (_, isExcluded) => {
      const campaignId = await addCampaign(database, organization, await listOf('March'));
      const values = [organization.organizationId, campaignId, await listOf('April'), isExcluded];
      await askSystem(database, insertCampaignList, values);
      await expectRefused(/campaign has been started/);
    },
  );

  it('where somebody it brought came to a campaign that had begun before', async () => {
    const campaignId = await addCampaign(database, organization, await listOf('March'));
    const values = [organization.organizationId, campaignId];
    await askSystem(database, beginBefore, values);
    expect(await explain(importId)).toMatchObject({ isPossible: true });
    await askSystem(database, insertBrought, values);
    await expectRefused(/campaign has been started/);
  });

  it('where a later upload changed the same people', async () => {
    await upload([bob({ fullName: 'Robert Ray' })]);
    await expectRefused(/later upload/);
  });

  it.each<[string, Parameters<typeof makeDebtor>[1]]>([
    ['a time that is inconvenient', { inconvenient: mornings }],
    ['a place that is inconvenient', { inconvenient: { slots: [], places: ['work'] } }],
    ['that a debt is time-barred', { debts: [{ reference: 'B2', isTimeBarred: true }] }],
    ['that it is somebody else’s debt', { debts: [{ reference: 'B2', role: 'other' }] }],
    ['that they serve', { isServiceMember: true }],
    ['that a debt is paid', { debts: [{ reference: 'B2', state: 'paid' }] }],
    ['that they are a minor', { bornOn: '2015-02-03', birthYear: 2015 }],
  ])('where a later upload tells again %s', async (_, said) => {
    await upload([bob()]);
    const first = await upload([bob(said)]);
    const second = await upload([bob(said)]);
    const refused = { isPossible: false, reason: 'changed_by_later_upload' };
    expect(await explain(first)).toMatchObject(refused);
    await undoUpload(database, second);
    expect(await explain(first)).toMatchObject({ isPossible: true });
  });

  it('no more, once the later upload that changed and repeated it is undone', async () => {
    const barred = { reference: 'B2', isTimeBarred: true };
    const first = await upload([bob({ debts: [barred] })]);
    const second = await upload([bob({ debts: [{ ...barred, balanceMinor: 9900 }] })]);
    await undoUpload(database, second);
    expect(await explain(first)).toMatchObject({ isPossible: true });
  });

  it('not for what an earlier upload brought', async () => {
    await upload([bob()]);
    await upload([bob({ inconvenient: mornings })]);
    const second = await upload([bob({ inconvenient: mornings, email: 'bob@example.com' })]);
    await upload([bob({ inconvenient: mornings })]);
    expect(await explain(second)).toMatchObject({ isPossible: true });
  });

  it.each([
    [
      'somebody it changed was edited',
      `update contacts set full_name = 'Ann', revision = revision + 1 where organization_id = $1 and external_reference = 'A1'`,
    ],
    [
      'somebody it brought was edited',
      `update contacts set full_name = 'Bo', revision = revision + 1 where organization_id = $1 and external_reference = 'B2'`,
    ],
    [
      'a number it brought was described',
      `update phones set label = 'Work' where organization_id = $1 and e164 = '+13125550102'`,
    ],
    [
      'a debt it brought was paid',
      `update debts set state = 'paid' where organization_id = $1 and reference = 'B2'`,
    ],
    [
      'somebody it brought refused calls',
      `insert into suppressions (organization_id, contact_id, kind, source) select organization_id, id, 'medium_stop', 'person' from contacts where organization_id = $1 and external_reference = 'B2'`,
    ],
    [
      'somebody it brought has a note',
      `insert into contact_notes (organization_id, contact_id, content, recorded_by) select contact.organization_id, contact.id, 'Hm', list.created_by from contacts contact join lists list using (organization_id) where organization_id = $1 and external_reference = 'B2' limit 1`,
    ],
  ])('where %s since', async (_, text) => {
    await run(text);
    await expectRefused(/changed since/, false);
  });

  it('for one that was stored before anything was kept for it', async () => {
    await run(`update imports set marks_changes = false where organization_id = $1`);
    await expectRefused(/before it could be undone/);
  });
});

describe('the function that removes what an upload brought', () => {
  it('removes nobody who was called, no matter who asks', async () => {
    const importId = await upload([ann()]);
    const find = testStatement(`select id from lists where organization_id = $1`, { id: 'uuid' });
    const [list] = await askSystem(database, find, [organization.organizationId]);
    await addCampaign(database, organization, list?.id ?? '');
    await askSystem(database, insertCall, [organization.organizationId]);
    const remove = testStatement(`select remove_imported($1, $2)::text as done`, { done: 'text' });
    await expect(
      askSystem(database, remove, [organization.organizationId, importId]),
    ).rejects.toThrow(/was called/);
  });

  it('is not for requests', async () => {
    const importId = await upload([ann()]);
    const remove = testStatement(`select remove_imported($1, $2)::text as done`, { done: 'text' });
    const asTenant = database.asTenant(organization, (transaction) =>
      transaction.all(remove, [organization.organizationId, importId]),
    );
    await expect(asTenant).rejects.toThrow(/permission denied/);
  });
});
