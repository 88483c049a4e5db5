import { readFile } from 'node:fs/promises';
import { organizationHeader } from '@ringfence/contract/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Dialing, startDialing } from './dialer/testing/start-dialing.ts';
import { parseJson } from './platform/parse-json.ts';
import {
  askOperation,
  type OperationName,
  operations,
} from './testing/access-matrix/ask-operation.ts';
import type { Things } from './testing/access-matrix/build-things.ts';
import { buildWorld, type World } from './testing/access-matrix/build-world.ts';
import { matrix } from './testing/access-matrix/matrix.ts';
import { addCampaign, addList } from './testing/add-campaign.ts';
import { signInToApi } from './testing/ask-api.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;

const said = 'said by 312 555 0177, zelda@marker.example, account 7788990011';
/** What nobody may find in the record, wherever it was typed. */
const markers = [
  ...['Zelda Marker', 'zelda@marker.example', '0177', '7788990011', '1977-07-17', '77 Marker Lane'],
  ...['REF-marker', 'secret of the line', 'Eve New', '0145', '0146', '0147', '0148', 'A note'],
  ...['Otto', 'Namesake', '0178'],
];
/** Ids, hashes and moments: digits in them are nobody's. */
const drawn = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
/** Typed by a person: whatever they are asked for, somebody writes a number or an address there. */
const typed: Readonly<Record<string, unknown>> = {
  ...{ because: said, reason: said, note: said, seed: said, evidence: said, title: said },
  ...{ content: `A note, ${said}`, fullName: 'Zelda Marker', reference: 'REF-marker' },
  externalReference: 'REF-marker',
  ...{ token: 'secret of the line' },
};

/** The same input with what is personal in every field that a person types. */
function mark(value: unknown, isToken = false): unknown {
  if (Array.isArray(value)) return value.map((one) => mark(one));
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [
      field,
      typeof one === 'string' && field in typed && (field !== 'token' || isToken)
        ? typed[field]
        : mark(one, field === 'fields'),
    ]),
  );
}

/** What has to be there for an operation to do something, or tells more of a person than the matrix does. */
const inputs: Readonly<Record<string, (things: Things) => object>> = {
  'contacts.update': () => ({
    fields: {
      fullName: 'Zelda Marker',
      email: 'zelda@marker.example',
      address: '77 Marker Lane',
      bornOn: '1977-07-17',
    },
  }),
  'records.recordRestriction': () => ({ evidence: said }),
  'records.recordConsent': () => ({ evidence: said }),
  'campaigns.resume': () => ({ reason: said }),
  'scheduled.move': () => ({
    to: new Date(findLawfulMoment().getTime() + 3_600_000).toISOString(),
  }),
};
/** What has to be done before, so that there is something to do. */
const before: Readonly<Partial<Record<OperationName, OperationName>>> = {
  'campaigns.resume': 'campaigns.pause',
  'scheduled.restore': 'scheduled.cancel',
  'scripts.restore': 'scripts.archive',
  'administration.reinstateOrganization': 'administration.suspendOrganization',
};

const listEntries = testStatement(
  `select action, subject_kind, detail::text as detail from activity_entries`,
  { action: 'text', subject_kind: 'text?', detail: 'text' },
);
const waitForLater = testStatement(
  `update targets set state = 'waiting', next_at = $3
   where organization_id = $1 and campaign_id = $2`,
  {},
);
const link = z.object({ address: z.string() });

/** As `Object.keys` does not say: the matrix has a row for each. */
const isOperation = (name: string): name is OperationName => Object.hasOwn(matrix, name);
const names = Object.keys(matrix).filter(isOperation);

/** Somebody in the campaign who may be called; the only other person there may not be. */
const callable = { name: 'Otto Namesake', e164: '+13125550178', region: 'IL' };
/** What is done to a call of theirs. */
const onTargets: ReadonlySet<string> = new Set([
  'scheduled.move',
  'scheduled.callNow',
  'scheduled.cancel',
  'scheduled.restore',
]);
/** 10:00 or 11:00 in Chicago on the last Wednesday: everybody there may be called then. */
function findLawfulMoment(): Date {
  const moment = new Date();
  moment.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 4) % 7 || 7));
  moment.setUTCHours(16, 0, 0, 0);
  return moment;
}

/** What no operation of the contract brings about in this world: the run says nothing of these. */
const notRun = [
  ...['profile.signed_up', 'profile.confirmed', 'profile.password_changed'],
  ...['profile.email_changed', 'profile.phone_changed', 'profile.second_factor_added'],
  ...['profile.second_factor_removed', 'profile.second_factor_failed', 'profile.identity_linked'],
  ...['profile.identity_unlinked', 'profile.invited', 'profile.deleted'],
  ...['profile.changed_by_administrator', 'member.joined', 'demo.seeded', 'history.imported'],
  ...[
    'limit.reached',
    'phone.ordered',
    'phone.looked_up',
    'evidence.time_stamped',
    'campaign.finished',
    'campaign.ended',
  ],
  ...['recording.listened', 'recording.refused'],
  ...['staffed_line.called', 'staffed_line.failed', 'script.test_called'],
  ...['caller_id.called', 'caller_id.verified', 'caller_id.failed', 'caller_id.rested'],
  'promise.broken',
  ...['campaign.people_undone', 'campaign.repaired'],
];

let dialing: Dialing;
let world: World;
let entries: { action: string; detail: string }[];
const refused: string[] = [];
let namedInReason: unknown;

async function ask(name: OperationName, things: Things): Promise<void> {
  const { expected, input } = matrix[name];
  const caller = (['admin', 'member', 'superAdministrator'] as const).find(
    (one) => expected[one] === 'allowed',
  );
  if (caller === undefined) return;
  const { address } = dialing.application;
  const given = mark({ ...input?.(things), ...inputs[name]?.(things) });
  const answer = await askOperation(address, name, given, {
    ...world.authorize(caller),
    [organizationHeader]: things.organizationId,
  });
  if (answer.status >= 300) refused.push(`${name} ${answer.text}`);
  // What is downloaded is recorded when it is fetched.
  const found = link.safeParse(parseJson(answer.text)).data;
  if (found === undefined) return;
  const file = await fetch(`${address}${found.address}`);
  if (!file.ok) refused.push(`${name} ${await file.text()}`);
  else await file.arrayBuffer();
}

async function run(name: OperationName): Promise<void> {
  const built = await world.buildAgain({ isHalted: matrix[name].wantsHalt === true });
  if (onTargets.has(name)) return runOnTarget(name, built);
  const first = before[name];
  if (first !== undefined) await ask(first, built);
  await ask(name, built);
}

/** The same to a call that waits for a later moment, and could be made now. */
async function runOnTarget(name: OperationName, built: Things): Promise<void> {
  const { organizationId, adminId: userId } = built;
  const scope = { organizationId, userId };
  const { listId, contactIds } = await addList(database, scope, [callable]);
  const campaignId = await addCampaign(database, scope, listId);
  const now = findLawfulMoment();
  const later = new Date(now.getTime() + 7_200_000);
  await askSystem(database, waitForLater, [organizationId, campaignId, later]);
  const contactId = contactIds.get(callable.name) ?? '';
  const things = {
    ...built,
    ...{ campaign_id: campaignId, contact_id: contactId, target_contact_id: contactId },
  };
  dialing.clock.stopAt(now);
  if (name === 'scheduled.cancel') await cancelByName(things);
  const first = before[name];
  if (first !== undefined) await ask(first, things);
  await ask(name, things);
  dialing.clock.follow();
}

/** A reason with the name of the person is not taken. */
async function cancelByName(things: Things): Promise<void> {
  const { input } = matrix['scheduled.cancel'];
  const given = { ...input?.(things), reason: `${callable.name} pays by letter` };
  const answer = await askOperation(dialing.application.address, 'scheduled.cancel', given, {
    ...world.authorize('admin'),
    [organizationHeader]: things.organizationId,
  });
  namedInReason = parseJson(answer.text);
}

/** Signing in and what surrounds it, which is no part of the contract. */
async function signInAndOut({ memberEmail: email }: Things): Promise<void> {
  const { address } = dialing.application;
  const send = (path: string, body: object, headers = {}) =>
    fetch(`${address}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).then((answer) => answer.text());
  await send('token?grant_type=password', { email, password: 'secret of the line' });
  await send('recover', { email });
  const { token } = await signInToApi(address, email);
  await send('logout?scope=local', {}, { authorization: `Bearer ${token}` });
}

beforeAll(async () => {
  dialing = await startDialing(suite);
  dialing.clock.follow();
  world = await buildWorld(database, dialing.application.address);
  const readings = new Set(operations.filter(({ isReading }) => isReading).map(({ name }) => name));
  const writings = names.filter((name) => !readings.has(name));
  for (const name of writings) await run(name);
  await signInAndOut(world.things);
  entries = await askSystem(database, listEntries, []);
}, 240_000);
afterAll(() => dialing.stop());

describe('the record of activity', () => {
  it('knows every action that the web has words for, and no other', async () => {
    const file = new URL('../../web/src/i18n/en/activity.ts', import.meta.url);
    const words = (await readFile(file, 'utf8')).matchAll(/^ {4}'([a-z_]+\.[a-z_]+)':/gm);
    const seen = new Set(entries.map(({ action }) => action));
    expect(refused).toEqual([]);
    expect([...seen, ...notRun].toSorted()).toEqual([...words].map(([, word]) => word).toSorted());
  });

  it('holds nothing personal, whatever was typed', () => {
    const held = entries.filter(({ detail }) => {
      const read = detail.replaceAll(drawn, '');
      return markers.some((marker) => read.includes(marker));
    });
    expect(held).toEqual([]);
    expect(namedInReason).toMatchObject({ status: 400, errors: [{ path: 'reason' }] });
    const changed = entries.filter(({ action }) => action === 'contact.changed');
    expect(changed.map(({ detail }) => detail)).toEqual([expect.stringContaining('bornOn')]);
    expect(changed[0]?.detail).toContain('address');
    // What was typed has come as far as the record: it is the mask that kept it out.
    const masked = entries.filter(({ detail }) => detail.includes('said by •••, •••@•••'));
    expect([...new Set(masked.map(({ action }) => action))].toSorted()).toEqual([
      'caller_id.rest_ended',
      'calls.halted',
      'campaign.resumed',
      'carrier_account.added',
      'carrier_account.changed',
      'contact.erased',
      'evidence.created',
      'organization.suspended',
      'recording.deleted',
      'target.cancelled',
    ]);
  });
});
