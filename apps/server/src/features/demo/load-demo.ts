import { carriers } from '@ringfence/carriers/registry';
import { createUser } from '../../auth/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { addContacts } from './add-contacts.ts';
import { addVoice } from './add-voice.ts';
import {
  type DemoSignIn,
  demoCallerIds,
  demoLicences,
  demoOrganizations,
  demoPassword,
  demoRates,
  demoRecorder,
  demoSignIns,
} from './demo-people.ts';
import { findBeginning } from './demo-settings.ts';
import { findFilling } from './queries/fill.ts';
import {
  findMark,
  findObstacles,
  findProfiles,
  insertCallerIds,
  insertLicences,
  insertMark,
  insertMemberships,
  insertOrganizations,
  insertRates,
  lockDemo,
} from './queries/load.ts';

type DemoServices = Pick<Services, 'database' | 'effects' | 'log' | 'now' | 'passwords'>;

async function findExisting(database: Database): Promise<Map<string, string>> {
  const emails = demoSignIns.map(({ email }) => email);
  const rows = await database.asSystem((transaction) => transaction.all(findProfiles, [emails]));
  return new Map(rows.map((row) => [row.email, row.id]));
}

export async function isDemoLoaded(database: Database): Promise<boolean> {
  const mark = await database.asSystem((transaction) => transaction.first(findMark));
  return mark?.found === true;
}

/** Who can sign in to the sample data: one that was loaded earlier may have fewer people. */
export async function findDemoSignIns(database: Database): Promise<DemoSignIn[]> {
  const people = await findExisting(database);
  return demoSignIns.filter(({ email }) => people.has(email));
}

/** An interrupted load left some of them: only the missing ones are made. */
async function createPeople(services: DemoServices): Promise<Map<string, string>> {
  const people = await findExisting(services.database);
  for (const { email, fullName } of demoSignIns) {
    if (people.has(email)) continue;
    people.set(email, await createUser(services, { email, fullName, password: demoPassword }));
  }
  return people;
}

export type DemoSize = 'small' | 'full';

interface LoadOptions {
  /** The full one is filled in afterwards (`startDemo`). */
  size?: DemoSize;
  /** Tests that add accounts at carriers leave the mark out. */
  isMarked?: boolean;
}

const reachingCarriers = carriers
  .filter(({ description }) => description.reachesPeople)
  .map(({ description }) => description.id);

/** Only where there is nobody yet, and no account through which made-up people could be called. */
async function mayLoad(transaction: Transaction): Promise<boolean> {
  const found = await transaction.first(findObstacles, [reachingCarriers]);
  return found?.has_organizations === false && !found.reaches_people;
}

/** Whether there is an account at a carrier that reaches people. */
export async function reachesPeople(database: Database): Promise<boolean> {
  const found = await database.asSystem((transaction) =>
    transaction.first(findObstacles, [reachingCarriers]),
  );
  return found?.reaches_people !== false;
}

/** Which there is, or will be once that of the size is loaded; null: none. */
export function findDemoSize(database: Database, size: DemoSize | null): Promise<DemoSize | null> {
  return database.asSystem(async (transaction) => {
    const mark = await transaction.first(findFilling);
    if (mark !== undefined) return mark.size === 'full' ? 'full' : 'small';
    return (await mayLoad(transaction)) ? size : null;
  });
}

/**
 * Loads the sample data into an empty database, and answers whether it did. The organizations come
 * last and all at once, so that a killed load is taken up by the next.
 */
export async function loadDemo(
  services: DemoServices,
  { size = 'small', isMarked = true }: LoadOptions = {},
): Promise<boolean> {
  const before = await services.database.asSystem((transaction) => mayLoad(transaction));
  if (!before) return false;
  const people = await createPeople(services);
  return services.database.asSystem(async (transaction) => {
    await transaction.all(lockDemo);
    if (!(await mayLoad(transaction))) return false;
    if (isMarked) await transaction.all(insertMark, [services.now(), size]);
    const organizations = await transaction.all(insertOrganizations, [demoOrganizations]);
    const idOf = new Map(organizations.map((row) => [row.name, row.id]));
    const members = demoSignIns.flatMap(({ email, memberships }) =>
      memberships.map((membership) => ({ ...membership, email })),
    );
    await transaction.all(insertMemberships, [
      members.map(({ organization }) => idOf.get(organization)),
      members.map(({ email }) => people.get(email)),
      members.map(({ role }) => role),
    ]);
    const placed = <Item extends { organization: string }>(items: readonly Item[]) =>
      JSON.stringify(
        items.map((item) => ({ ...item, organizationId: idOf.get(item.organization) })),
      );
    const reachNobody = carriers.filter(({ description }) => !description.reachesPeople);
    const carrierIds = reachNobody.map(({ description }) => description.id);
    await transaction.all(insertCallerIds, [placed(demoCallerIds), services.now(), carrierIds]);
    await transaction.all(insertRates, [JSON.stringify(demoRates)]);
    await transaction.all(insertLicences, [placed(demoLicences), services.now()]);
    const since = size === 'full' ? findBeginning(services.now()) : services.now();
    await addVoice(transaction, placed, since);
    const recorder = people.get(demoRecorder);
    await addContacts(transaction, { placed, recorder, idOf, now: services.now() });
    await appendEntries(
      transaction,
      services.effects,
      organizations.map(({ id }) => ({
        organizationId: id,
        actor: { kind: 'system' },
        action: 'organization.created',
        subject: { kind: 'organization', id },
      })),
    );
    return true;
  });
}
