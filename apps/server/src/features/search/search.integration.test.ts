import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../platform/database/database.ts';
import { foundPeople } from '../../platform/database/found-people.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { findThings } from './find-things.ts';

const { database } = useTestDatabase();
let here: TestOrganization;
let there: TestOrganization;
let contactIds: Map<string, string>;
let listId: string;
let campaignId: string;

const people = [
  { name: 'María-José Núñez', e164: '+13125550142', reference: 'AC-1001' },
  { name: "Sean O'Brien", e164: '+13125550143', reference: 'AC-1002' },
  { name: 'DOE, JANE', e164: '+442079460018', reference: '100%_sure' },
  { name: 'Jan Doering', e164: '+13125550145', reference: 'auto-0145-0123456789abcdef' },
  { name: 'Al Ng', e164: '+13125550146', reference: 'B\\7' },
];
const giveReferences = testStatement(
  `update contacts set external_reference = given.reference
   from jsonb_to_recordset($1) as given (name text, reference text)
   where full_name = given.name and organization_id = $2`,
  {},
);
const rename = testStatement(
  `with list as (update lists set name = $2 where organization_id = $1)
   update campaigns set name = $3 where organization_id = $1`,
  {},
);
const insertCalls = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'allow', '[]', '[]', 0, 1, '{}',
       sha256('facts'), 'test'
     from targets where organization_id = $1 and contact_id = $2
     returning *
   )
   insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, carrier_call_id, reserved_at, heard_at)
   select decision.organization_id, decision.campaign_id, decision.contact_id, target.phone_id,
     phone.e164, target.debt_id, decision.id, attempt, '+13125550000', 'test', $3 || attempt,
     now() + attempt * interval '1 second', now()
   from decision
   join targets target using (organization_id, campaign_id, contact_id)
   join phones phone on phone.organization_id = $1 and phone.id = target.phone_id
   cross join generate_series(1, 7) as attempt
   returning id`,
  { id: 'uuid' },
);
let callIds: string[];

beforeAll(async () => {
  here = await addOrganization(database);
  there = await addOrganization(database);
  for (const organization of [there, here]) {
    const added = await addList(database, organization, people);
    contactIds = added.contactIds;
    listId = added.listId;
    campaignId = await addCampaign(database, organization, listId);
    const { organizationId } = organization;
    await askSystem(database, giveReferences, [JSON.stringify(people), organizationId]);
    await askSystem(database, rename, [organizationId, 'March portfolio (2)', 'Evening 50% off']);
    const mark = organization === here ? 'CAhere' : 'CAthere';
    const calls = await askSystem(database, insertCalls, [
      organizationId,
      contactIds.get("Sean O'Brien"),
      mark,
    ]);
    callIds = calls.map(({ id }) => id);
  }
});

const find = (query: string, scope: TenantScope = here) => findThings({ database }, scope, query);
const namesOf = async (query: string) =>
  (await find(query)).contacts.map(({ fullName }) => fullName).toSorted();

describe('a search for people', () => {
  it.each([
    ['a part of the name', 'úñe', ['María-José Núñez']],
    ['whatever the case', 'SEAN', ["Sean O'Brien"]],
    ['with or without accents', 'maria nunez', ['María-José Núñez']],
    ['several words in any order', 'jane doe', ['DOE, JANE']],
    ['words that are parts of words', 'jan doe', ['DOE, JANE', 'Jan Doering']],
    ['punctuation as it is or not', 'o brien', ["Sean O'Brien"]],
    ['punctuation as it is written', "O'Brien,", ["Sean O'Brien"]],
    ['the beginning of a short name', 'ng', ['Al Ng']],
    ['two beginnings', 'al n', ['Al Ng']],
    ['a reference', 'AC-1001', ['María-José Núñez']],
    ['a part of references', 'c-100', ['María-José Núñez', "Sean O'Brien"]],
    ['the beginning of references', 'ac', ['María-José Núñez', "Sean O'Brien"]],
    ['a reference with a backslash', 'b\\7', ['Al Ng']],
    ['a number as it is written', '(312) 555-0143', ["Sean O'Brien"]],
    ['a number with its country', '+1 312 555 0143', ["Sean O'Brien"]],
    ['a number from elsewhere', '020 7946 0018', ['DOE, JANE']],
    ['the last four digits', '0018', ['DOE, JANE']],
    ['a masked number', '+1 ••• ••• 0146', ['Al Ng']],
  ])('finds them by %s', async (_, query, names) => {
    expect(await namesOf(query)).toEqual(names);
  });

  it.each([
    ['two letters inside a word', 'ri'],
    ['a wildcard', '%%'],
    ['a wildcard for one', 'AC_1001'],
    ['a wildcard in a reference', '1%1'],
    ['a backslash', '\\\\'],
    ['nothing but punctuation', '--'],
    ['one word that fits and one that does not', 'jane smith'],
    ['the end of a number that tells more than is shown', '50142'],
    ['a number of which a digit is missing', '312 555 014'],
    ['a reference that was made from the number', 'auto-0145'],
    ['a part of such a reference', '0123456789abcdef'],
    ['a quote', `'; select 1; --`],
  ])('finds nobody by %s', async (_, query) => {
    expect(await namesOf(query)).toEqual([]);
  });

  it('shows no reference that was made from the number, and the number that was found', async () => {
    const { contacts } = await find('0145');
    expect(contacts).toMatchObject([
      { fullName: 'Jan Doering', externalReference: null, phone: '+1 ••• ••• 0145' },
    ]);
  });

  it('names the best first, and five at most', async () => {
    const crowd = await addOrganization(database);
    const names = [
      'Joanna Bell',
      'Hanna Cole',
      'Susanna Day',
      'Roseanna Eve',
      'Deanna Fox',
      'Anna A',
    ];
    const added = names.map((name, index) => ({ name, e164: `+1312555020${index}` }));
    await addList(database, crowd, added);
    const { contacts } = await find('anna', crowd);
    expect(contacts).toHaveLength(5);
    expect(contacts[0]?.fullName).toBe('Anna A');
  });
});

describe('a search for other things', () => {
  it('finds lists and campaigns by their names', async () => {
    expect(await find('portfolio march')).toMatchObject({
      lists: [{ id: listId, name: 'March portfolio (2)' }],
      campaigns: [],
    });
    expect(await find('evening 50')).toMatchObject({
      lists: [],
      campaigns: [{ id: campaignId, name: 'Evening 50% off', state: 'running' }],
    });
  });

  it('finds the newest calls to the people it found', async () => {
    const { calls } = await find('sean');
    expect(calls.map(({ id }) => id)).toEqual(callIds.toReversed().slice(0, 5));
    expect(calls[0]).toMatchObject({ contactName: "Sean O'Brien", phone: '+1 ••• ••• 0143' });
  });

  it('finds one call by our id, or by that of the carrier', async () => {
    const id = callIds[2] ?? '';
    expect((await find(id)).calls.map((call) => call.id)).toEqual([id]);
    expect((await find('CAhere3')).calls.map((call) => call.id)).toEqual([id]);
    expect((await find('CAhere')).calls).toEqual([]);
  });
});

const countContacts = testStatement(
  `select count(*) as found from ${foundPeople("'doe'", "'{+13125550142}'", 'null', 'null', '100')}`,
  { found: 'int8' },
);
const countLists = testStatement(
  `select count(*) as found from find_named('lists', 'march', 100)`,
  {
    found: 'int8',
  },
);
const countAs = (scope: TenantScope) =>
  database.asTenant(scope, async (transaction) => {
    const contacts = await transaction.first(countContacts);
    const lists = await transaction.first(countLists);
    return [contacts?.found, lists?.found];
  });

describe('the functions that search past the policies', () => {
  const superAdministrator = () => ({ userId: there.userId, isSuperAdministrator: true });

  it('answer to a member with what is in their organization', async () => {
    expect(await countAs(here)).toEqual([3, 1]);
  });

  it('answer nothing to a member of another organization, nor where none is named', async () => {
    const { organizationId } = here;
    expect(await countAs({ userId: there.userId, organizationId })).toEqual([0, 0]);
    expect(await countAs({ userId: here.userId, organizationId: null })).toEqual([0, 0]);
  });

  it('answer nothing to a member who was removed', async () => {
    const left = await addOrganization(database);
    await addList(database, left, people);
    expect((await countAs(left))[0]).toBe(3);
    await askSystem(
      database,
      testStatement(`delete from user_organizations where user_id = $1`, {}),
      [left.userId],
    );
    expect(await countAs(left)).toEqual([0, 0]);
  });

  it('answer to a super administrator with one organization, or with all that are not deleted', async () => {
    const one = { ...superAdministrator(), organizationId: here.organizationId };
    expect(await countAs(one)).toEqual([3, 1]);
    const all = { ...superAdministrator(), organizationId: null };
    const [before] = await countAs(all);
    const gone = await addOrganization(database);
    await addList(database, gone, people);
    expect((await countAs(all))[0]).toBe((before ?? 0) + 3);
    await askSystem(
      database,
      testStatement(`update organizations set deleted_at = now() where id = $1`, {}),
      [gone.organizationId],
    );
    expect((await countAs(all))[0]).toBe(before);
  });

  it('answer nothing of a list of others', async () => {
    const inList = testStatement(
      `select count(*) as found from pick_contacts(jsonb_build_object('query', 'doe', 'numbers', '[]'::jsonb, 'list_id', $1::uuid), 'added', false, null, null, 100)`,
      { found: 'int8' },
    );
    const ask = (scope: TenantScope) =>
      database.asTenant(scope, (transaction) => transaction.first(inList, [listId]));
    expect(await ask(here)).toEqual({ found: 2 });
    expect(await ask(there)).toEqual({ found: 0 });
    expect(await ask({ userId: here.userId, organizationId: null })).toEqual({ found: 0 });
    expect(await ask({ ...superAdministrator(), organizationId: null })).toEqual({ found: 2 });
  });

  it('are for requests alone, and look nowhere else', async () => {
    await expect(askSystem(database, countContacts)).rejects.toThrow(/permission denied/);
    const elsewhere = testStatement(`select id from find_named('profiles', 'ada', 1)`, {
      id: 'uuid',
    });
    const attempt = database.asTenant(here, (transaction) => transaction.all(elsewhere));
    await expect(attempt).rejects.toThrow(/nothing is found by name among profiles/);
  });

  it('read parts of names by their index, which no policy keeps them from', async () => {
    const explain = testStatement(
      `explain (costs off) select id from contacts where search_name like '%xyz%'`,
      { 'QUERY PLAN': 'text' },
    );
    const plan = await database.asSystem(async (transaction) => {
      await transaction.all(testStatement('set local role ringfence_search', {}));
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      return transaction.all(explain);
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toContain('Bitmap Index Scan on contacts_by_name_part');
    expect(text).toContain(`Index Cond: (search_name ~~ '%xyz%'::text)`);
  });
});

describe('contacts that are searched for page by page', () => {
  const many = Array.from({ length: 1_300 }, (_, index) => ({
    name: index % 130 === 7 ? `Quentin ${index}` : `Person ${index}`,
    e164: `+1312556${String(index).padStart(4, '0')}`,
  }));
  const page = testStatement(`select id from ${foundPeople('$1', "'{}'", '$2', '$3', '$4')}`, {
    id: 'uuid',
  });

  it.each([
    ['rare', 'quentin', null, 10],
    ['frequent', 'person', null, 1_290],
    ['rare, and somebody by number', 'quentin', '0500', 11],
    ['frequent, and somebody by number', 'person', '0007', 1_291],
  ])('come each once and in order: what is %s', async (_, query, lastFour, expected) => {
    const crowd = await addOrganization(database);
    await addList(database, crowd, many);
    const ask = (after: string | null, most: number) =>
      database.asTenant(crowd, (transaction) =>
        transaction.all(page, [query, lastFour, after, most]),
      );
    const whole = (await ask(null, 5_000)).map(({ id }) => id);
    expect(whole).toHaveLength(expected);
    const walked: string[] = [];
    for (;;) {
      const rows = await ask(walked.at(-1) ?? null, 7);
      walked.push(...rows.map(({ id }) => id));
      if (rows.length < 7) break;
    }
    expect(walked).toEqual(whole);
    expect(whole).toEqual(whole.toSorted());
  });
});
