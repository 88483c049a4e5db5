import { afterAll, beforeAll } from 'vitest';
import { forecastTargets } from '../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../dialer/testing/take-steps.ts';
import { mergeLists } from '../features/contacts/merge-lists.ts';
import { runActions } from '../features/contacts/run-action.ts';
import { planWaiting } from '../ledger/index.ts';
import { addList, addListOf } from './add-campaign.ts';
import { approveScript } from './approve-script.ts';
import { type ApiPerson, signInToApi } from './ask-api.ts';
import { linkForTests } from './link-contacts.ts';
import type { TestDatabase } from './test-database.ts';
import { askSystem, testStatement } from './test-statement.ts';

/** Noon in Illinois, on a Wednesday. */
export const noon = new Date('2026-06-10T17:00:00Z');
const callerId = '+13126650001';
const findUser = testStatement(`select id from profiles where email = $1`, { id: 'uuid' });
const insertCallerId = testStatement(
  `insert into caller_ids (organization_id, e164, label, verified_at, verified_how, account_id)
   select $1, $2, '', now(), 'carrier', id from carrier_accounts where state = 'active' limit 1`,
  {},
);
const identify = testStatement(
  `with born as (
     update contacts set born_on = date '1970-01-01' + (random() * 9000)::integer where id = any($1::uuid[]))
   update debts set reference = 'A-1234' where contact_id = any($1::uuid[])`,
  {},
);
export const unlink = testStatement(
  `delete from person_links where organization_id = $1 and $2::uuid in (contact_id, other_id)`,
  {},
);
export const stopAll = testStatement(
  `update campaigns set state = 'stopped', finished_at = now(), is_ending = false`,
  {},
);

export type HumanCampaign = { organizationId: string; campaignId: string };

/** People of whom two are one human, or will be, and what a campaign does with them over the API. */
export function useHumans(suite: TestDatabase) {
  const { database } = suite;
  let line = 1_000;
  let dialing: Dialing;
  let admin: ApiPerson;
  let scope: { organizationId: string; userId: string };
  let scriptId: string;
  beforeAll(async () => {
    dialing = await startDialing(suite, { now: noon, mostTakenOut: 2 });
    const email = 'admin@harbor.example';
    admin = await signInToApi(dialing.application.address, email);
    const { organizationId } = admin;
    scope = { organizationId, userId: (await askSystem(database, findUser, [email]))[0]?.id ?? '' };
    scriptId = await approveScript(database, organizationId);
    await askSystem(database, insertCallerId, [organizationId, callerId]);
  });
  afterAll(() => dialing.stop());

  /** Ann and Bea are one human, or will be; Wes is called whatever happens to them. */
  async function meet() {
    await askSystem(database, stopAll);
    const people = ['Ann', 'Bea', 'Wes'].map((name) => {
      line += 1;
      return { name: `${name} ${line}`, e164: `+1312779${line}`, region: 'IL' };
    });
    const { contactIds } = await addList(database, scope, people);
    const [ann = '', bea = '', wes = ''] = people.map(({ name }) => contactIds.get(name));
    await askSystem(database, identify, [[ann, bea, wes]]);
    const listOf = (...ids: string[]) => addListOf(database, scope, ids);
    const link = () => linkForTests(database, scope.organizationId, ann, bea);
    const numbers = new Map(people.map(({ name, e164 }) => [e164, name.slice(0, 3)]));
    const called = () =>
      dialing.simulator
        .calls()
        .flatMap(({ to }) => numbers.get(to) ?? [])
        .toSorted();
    return { ann, bea, wes, listOf, link, called };
  }

  const judge = async (campaign: HumanCampaign) => {
    while (await planWaiting(dialing.services, campaign));
    while (await forecastTargets(dialing.services, campaign));
  };
  const preflight = async (listId: string, excludedListIds: string[]) => {
    const asked = { listId, excludedListIds, scriptId, callerId, mostAttempts: 1 };
    const exact = await admin.client.preflight.count({ ...asked, isExact: true });
    const sampled = await admin.client.preflight.count({ ...asked, isExact: false });
    return [exact.people, sampled.people];
  };
  async function start(listId: string, excludedListIds: string[] = []): Promise<HumanCampaign> {
    const made = await admin.client.campaigns.start({
      ...{ name: 'June', listId, excludedListIds, scriptId, callerId },
      ...{ spokenName: 'Harbor', mostAttempts: 1 },
    });
    const campaign = { organizationId: scope.organizationId, campaignId: made.id };
    await judge(campaign);
    return campaign;
  }
  const remove = (
    { campaignId }: HumanCampaign,
    chosen: { listIds?: string[]; contactIds?: string[] },
  ) => admin.client.campaigns.removePeople({ campaignId, listIds: [], contactIds: [], ...chosen });
  const add = (
    { campaignId }: HumanCampaign,
    chosen: { listIds?: string[]; contactIds?: string[] },
  ) => admin.client.campaigns.addPeople({ campaignId, listIds: [], contactIds: [], ...chosen });
  const runServices = () => ({ ...dialing.services, superAdministratorEmails: new Set<string>() });
  /** No worker goes on with it by itself. */
  const beginMerge = (listId: string, into: string) =>
    mergeLists(
      { ...dialing.services, askForAction() {} },
      { scope, headers: new Headers() },
      { listId: into, listIds: [listId] },
    );
  async function merge(listId: string, into: string): Promise<void> {
    const { id } = await beginMerge(listId, into);
    await runActions(runServices(), { actionId: id });
  }
  const reserve = (campaign: HumanCampaign) => decideAndReserve(dialing.services, campaign, 10);

  return {
    admin: () => admin,
    dialing: () => dialing,
    scope: () => scope,
    runMerges: (which: { actionId?: string }) => runActions(runServices(), which),
    ...{ meet, judge, preflight, start, remove, add, beginMerge, merge, reserve },
  };
}

export type Met = Awaited<ReturnType<ReturnType<typeof useHumans>['meet']>>;
