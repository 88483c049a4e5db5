import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCampaign } from '../features/campaigns/start-campaign.ts';
import { beginStep } from '../features/imports/queries/steps.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addCampaign } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import {
  checkRows,
  holdUpload,
  makeDebtor,
  storeChecked,
  undoUpload,
  uploadRows,
} from '../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { type Dialing, dialAndPlace, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findList = testStatement(`select id from lists where organization_id = $1 and name = $2`, {
  id: 'uuid',
});
const findTargets = testStatement(
  `select contact.external_reference as reference, phone.e164, target.state
   from targets target
   join contacts contact on contact.organization_id = target.organization_id
     and contact.id = target.contact_id
   left join phones phone on phone.organization_id = target.organization_id
     and phone.id = target.phone_id
   where target.campaign_id = $1 order by 1`,
  { reference: 'text', e164: 'text?', state: 'text' },
);
const findCampaign = testStatement(
  `select state, planned_at is not null as planned from campaigns where id = $1`,
  { state: 'text', planned: 'bool' },
);
const targetsOf = (campaignId: string) => askSystem(database, findTargets, [campaignId]);
const campaignOf = async (campaignId: string) =>
  (await askSystem(database, findCampaign, [campaignId]))[0];
const arrivalsAt = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;

let exchanges = 320;
/** A number of Chicago at which a machine answers; another exchange each time. */
function nextNumbers(): [string, string, string] {
  exchanges += 1;
  return [`+1312${exchanges}0191`, `+1312${exchanges}0192`, `+1312${exchanges}0193`];
}

async function addMarch(rows: Parameters<typeof uploadRows>[2]) {
  const organization = await addOrganization(database);
  await uploadRows(database, organization, rows);
  return { organization, listId: await listOf(organization) };
}

async function listOf({ organizationId }: TestOrganization, name = 'March'): Promise<string> {
  return (await askSystem(database, findList, [organizationId, name]))[0]?.id ?? '';
}

describe('a campaign that begins while an upload of its list is being stored', () => {
  it('plans the people whom that brings, and calls those whom it changes on their new number', async () => {
    const [old, fresh, added] = nextNumbers();
    const { organization, listId } = await addMarch([makeDebtor('1', { phones: [{ e164: old }] })]);
    const upload = await holdUpload(database, organization, [
      makeDebtor('1', { phones: [{ e164: fresh }] }),
      makeDebtor('2', { fullName: 'Bob Ray', phones: [{ e164: added }] }),
    ]);
    const campaignId = await addCampaign(database, organization, listId);
    await dialAndPlace(dialing.services);
    expect(await targetsOf(campaignId)).toEqual([]);
    expect(await campaignOf(campaignId)).toEqual({ state: 'running', planned: false });
    await upload.release();
    await dialing.dialToTheEnd();
    await dialing.dialToTheEnd();
    expect(await targetsOf(campaignId)).toMatchObject([
      { reference: '1', e164: fresh },
      { reference: '2', e164: added },
    ]);
    expect([old, fresh, added].map(arrivalsAt)).toEqual([0, 1, 1]);
  });

  it('calls nobody whose debt it takes back', async () => {
    const [first, second] = nextNumbers();
    const rows = [
      makeDebtor('1', { phones: [{ e164: first }] }),
      makeDebtor('2', { fullName: 'Bob Ray', phones: [{ e164: second }] }),
    ];
    const { organization, listId } = await addMarch(rows);
    const upload = await holdUpload(database, organization, rows.slice(1), {
      missingRule: 'recall',
    });
    const campaignId = await addCampaign(database, organization, listId);
    await dialAndPlace(dialing.services);
    await upload.release();
    await dialing.dialToTheEnd();
    await dialing.dialToTheEnd();
    expect(await targetsOf(campaignId)).toMatchObject([
      { reference: '1', state: 'blocked' },
      { reference: '2' },
    ]);
    expect([first, second].map(arrivalsAt)).toEqual([0, 1]);
  });

  it('plans nobody whose upload is undone', async () => {
    const [first, second] = nextNumbers();
    const { organization, listId } = await addMarch([
      makeDebtor('1', { phones: [{ e164: first }] }),
    ]);
    const { importId } = await uploadRows(database, organization, [
      makeDebtor('2', { fullName: 'Bob Ray', phones: [{ e164: second }] }),
    ]);
    const markUndoing = testStatement(`update imports set state = 'undoing' where id = $1`, {});
    await askSystem(database, markUndoing, [importId]);
    const campaignId = await addCampaign(database, organization, listId);
    expect(await targetsOf(campaignId)).toEqual([]);
    await undoUpload(database, importId);
    await dialing.dialToTheEnd();
    await dialing.dialToTheEnd();
    expect(await targetsOf(campaignId)).toMatchObject([{ reference: '1' }]);
  });

  it('waits also where the upload is asked for and not begun, and for a list with nobody yet', async () => {
    const [first] = nextNumbers();
    const organization = await addOrganization(database);
    const { organizationId, userId } = organization;
    const insertList = testStatement(
      `insert into lists (organization_id, name, created_by) values ($1, 'March', $2)`,
      {},
    );
    await askSystem(database, insertList, [organizationId, userId]);
    const rows = [makeDebtor('1', { phones: [{ e164: first }] })];
    const { importId } = await checkRows(database, organization, rows);
    await database.asTenant(organization, (transaction) =>
      transaction.all(beginStep, [importId, 'storing', ['checked']]),
    );
    const input = {
      name: 'June',
      listId: await listOf(organization),
      callerId: await addCallerId(database, organization),
      scriptId: await approveScript(database, organization.organizationId),
      spokenName: 'Harbor',
      mostAttempts: 1,
    };
    const context = { scope: organization, headers: new Headers() };
    const { services } = dialing;
    const begun = await startCampaign(services, context, input);
    expect(begun).toMatchObject({ state: 'running', plannedAt: null, targets: { planned: 0 } });
    await storeChecked(database, organization, importId);
    await dialing.dialToTheEnd();
    await dialing.dialToTheEnd();
    expect(arrivalsAt(first)).toBe(1);
    expect(await campaignOf(begun.id)).toEqual({ state: 'finished', planned: true });
  });
});

describe('a campaign beside an upload', () => {
  it('of another organization, or of another list that is only asked for, waits for nobody', async () => {
    const [first, second] = nextNumbers();
    const { organization, listId } = await addMarch([
      makeDebtor('1', { phones: [{ e164: first }] }),
    ]);
    const other = await addOrganization(database);
    const upload = await holdUpload(database, other, [makeDebtor('1')]);
    const { importId } = await checkRows(
      database,
      organization,
      [makeDebtor('2', { phones: [{ e164: second }] })],
      { listName: 'April' },
    );
    await database.asTenant(organization, (transaction) =>
      transaction.all(beginStep, [importId, 'storing', ['checked']]),
    );
    try {
      const campaignId = await addCampaign(database, organization, listId);
      expect(await targetsOf(campaignId)).toMatchObject([{ reference: '1', state: 'planned' }]);
    } finally {
      await upload.release();
    }
  });

  it('that it finds begun has the people planned again whom that changes', async () => {
    const [old, fresh] = nextNumbers();
    const { organization, listId } = await addMarch([makeDebtor('1', { phones: [{ e164: old }] })]);
    const campaignId = await addCampaign(database, organization, listId);
    await uploadRows(database, organization, [makeDebtor('1', { phones: [{ e164: fresh }] })]);
    expect(await targetsOf(campaignId)).toEqual([
      { reference: '1', e164: fresh, state: 'planned' },
    ]);
    await dialing.dialToTheEnd();
    expect([old, fresh].map(arrivalsAt)).toEqual([0, 1]);
  });
});
