import { carriers } from '@ringfence/carriers/registry';
import { scriptContent } from '@ringfence/contract/scripts-content';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { addVoice } from './add-voice.ts';
import { type DemoSettings, demoSettings, findBeginning, waterCallerIds } from './demo-settings.ts';
import type { DemoRules } from './generate/rules.ts';
import {
  ageOrganizations,
  claimPart,
  createPastMonths,
  findSettings,
  insertPolicy,
  insertRules,
} from './queries/fill.ts';
import { findProfiles, insertCallerIds } from './queries/load.ts';
import type { PartPlace } from './write-part.ts';

/** What the dialer would write with its decisions. */
export interface DialerFacts {
  tzdataVersion: string;
  /** The name of the rules, and what they are. */
  storedRules: readonly [id: string, rules: string];
  answerMilliseconds: number;
}

/** An organization with all that a part of it needs. */
export interface DemoOrganization {
  settings: DemoSettings;
  rules: DemoRules;
  callerIds: readonly string[];
  /** Of which its campaigns call, where there is one. */
  callerPoolId: string | null;
  place: PartPlace;
}

const carrierIds = carriers
  .filter(({ description }) => !description.reachesPeople)
  .map(({ description }) => description.id);

const texts = z.array(z.string());
const hours = z.object({ from: z.number(), to: z.number() });
const lines = z.array(
  z.object({
    e164: z.string(),
    takesRingBacks: z.boolean(),
    takesTransfers: z.boolean(),
    hours: z.array(hours.nullable()).nullable(),
    zone: z.string(),
  }),
);
const spoken = z.object({ scriptId: z.string(), version: z.number(), script: scriptContent });
const licences = z.array(z.object({ region: z.string(), expiresOn: z.string().nullable() }));

const placeBy =
  (idOf: ReadonlyMap<string, string>) =>
  (items: readonly { organization: string }[]): string =>
    JSON.stringify(items.map((item) => ({ ...item, organizationId: idOf.get(item.organization) })));

/** The months, settings and rules that the parts rest on; once. */
async function prepareOnce(
  transaction: Transaction,
  facts: DialerFacts,
  people: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  if ((await transaction.first(claimPart, ['settings', 0])) === undefined) return;
  await transaction.all(createPastMonths, [now]);
  await transaction.all(insertRules, [...facts.storedRules]);
  const found = await transaction.all(findSettings, [listNames()]);
  const idOf = new Map(found.map(({ id, name }) => [name, id]));
  const since = findBeginning(now);
  await transaction.all(insertCallerIds, [placeBy(idOf)(waterCallerIds), now, carrierIds]);
  await transaction.all(ageOrganizations, [[...idOf.values()], since]);
  for (const { organization, policy, policyVersion, userEmail } of demoSettings) {
    if (policyVersion === 0) continue;
    const by = people.get(userEmail);
    await transaction.all(insertPolicy, [idOf.get(organization), policy, by, since]);
  }
}

const listNames = (): string[] => demoSettings.map(({ organization }) => organization);

async function findPeople(transaction: Transaction): Promise<Map<string, string>> {
  const emails = demoSettings.map(({ userEmail }) => userEmail);
  const profiles = await transaction.all(findProfiles, [emails]);
  return new Map(profiles.map(({ email, id }) => [email, id]));
}

/** As they are. Undefined where somebody has deleted, renamed or withdrawn what the sample data is about. */
export async function findOrganizations(
  transaction: Transaction,
  facts: DialerFacts,
): Promise<DemoOrganization[] | undefined> {
  const people = await findPeople(transaction);
  const found = await transaction.all(findSettings, [listNames()]);
  const made = demoSettings.flatMap((settings): DemoOrganization[] => {
    const row = found.find(({ name }) => name === settings.organization);
    const userId = people.get(settings.userEmail);
    if (row === undefined || userId === undefined) return [];
    const { policy, policyVersion, spokenName } = settings;
    const said = spoken.safeParse(row.script);
    // Somebody has withdrawn what the demo says.
    if (!said.success) return [];
    const rules = {
      policy,
      enginePolicy: readPolicy(policy),
      policyVersion,
      licences: licences.parse(row.licences),
      answerMilliseconds: facts.answerMilliseconds,
    };
    const place = {
      organizationId: row.id,
      userId,
      voice: { spokenName, script: said.data, lines: lines.parse(row.lines) },
      carrier: 'simulator',
      accountId: row.account_id,
      tzdataVersion: facts.tzdataVersion,
      policyVersion,
      ruleSet: facts.storedRules[0],
    };
    const callerIds = texts.parse(row.caller_ids);
    return [{ settings, rules, callerIds, callerPoolId: row.caller_pool_id, place }];
  });
  return made.length === demoSettings.length ? made : undefined;
}

/** The same, with everything that the parts rest on. */
export async function prepareOrganizations(
  transaction: Transaction,
  facts: DialerFacts,
  now: Date,
): Promise<DemoOrganization[] | undefined> {
  await prepareOnce(transaction, facts, await findPeople(transaction), now);
  // A demo that was loaded by an earlier version has nothing to say yet.
  const found = await transaction.all(findSettings, [listNames()]);
  const idOf = new Map(found.map(({ id, name }) => [name, id]));
  if (idOf.size === demoSettings.length)
    await addVoice(transaction, placeBy(idOf), findBeginning(now));
  return findOrganizations(transaction, facts);
}
