import { describe, expect, it } from 'vitest';
import { settleLearned } from '../../ledger/index.ts';
import { nextNumber } from '../../testing/add-debtor.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { addRestriction } from '../../testing/change-ledger.ts';
import {
  addPhone,
  createContact,
  updateContact,
  upsertContacts,
} from '../../testing/enter-people.ts';
import { liftRestriction } from '../../testing/enter-records.ts';
import {
  holdUpload,
  makeDebtor,
  undoUpload,
  uploadRows,
} from '../../testing/imports/upload-rows.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00Z');
const effects = { wakeRelay() {}, wakeSealing() {} };
const services = { database, effects, now: () => moment };

interface Person {
  reference: string;
  fullName: string;
  e164: string;
  bornOn?: string;
  birthYear?: number;
}

const findLinks = testStatement(
  `select one.external_reference as one, other.external_reference as other, linked.because
   from person_links linked
   join contacts one on one.id = linked.contact_id join contacts other on other.id = linked.other_id
   where linked.organization_id = $1`,
  { one: 'text', other: 'text', because: 'text' },
);
const findContact = testStatement(
  `select id, revision, birth_year, born_on::text as born_on from contacts
   where organization_id = $1 and external_reference = $2`,
  { id: 'uuid', revision: 'int4', birth_year: 'int4?', born_on: 'text?' },
);
const contextOf = (scope: TestOrganization) => ({ scope, headers: new Headers() });

/** Which references are one human, and why, such as `A = B: number`. */
async function listLinks({ organizationId }: TestOrganization): Promise<string[]> {
  const rows = await askSystem(database, findLinks, [organizationId]);
  return rows
    .map(({ one, other, because }) => `${[one, other].sort().join(' = ')}: ${because}`)
    .sort();
}
const find = async ({ organizationId }: TestOrganization, reference: string) => {
  const [row] = await askSystem(database, findContact, [organizationId, reference]);
  if (row === undefined) throw new Error(`there is no ${reference}`);
  return row;
};

const present = ({ reference, fullName, e164, bornOn, birthYear }: Person) => ({
  externalReference: reference,
  fullName,
  phones: [{ number: e164 }],
  debts: [],
  ...(bornOn === undefined ? {} : { bornOn }),
  ...(birthYear === undefined ? {} : { birthYear }),
});

/** Every way in which people come in. */
const ways: Record<string, (organization: TestOrganization, person: Person) => Promise<unknown>> = {
  hand: (organization, person) => createContact(services, contextOf(organization), present(person)),
  program: (organization, person) =>
    upsertContacts(services, contextOf(organization), { contacts: [present(person)] }),
  file: (organization, { reference, fullName, e164, bornOn, birthYear }) =>
    uploadRows(database, organization, [
      makeDebtor(reference, {
        fullName,
        phones: [{ e164 }],
        bornOn: bornOn ?? null,
        birthYear: birthYear ?? (bornOn === undefined ? null : Number(bornOn.slice(0, 4))),
      }),
    ]),
};
const everyTwo = Object.keys(ways).flatMap((first) =>
  Object.keys(ways).map((second) => [first, second] as const),
);

const likenesses: {
  what: string;
  one: Partial<Person>;
  other: Partial<Person>;
  links: string[];
}[] = [
  {
    what: 'name and day of birth',
    one: { bornOn: '1980-03-04' },
    other: { bornOn: '1980-03-04' },
    links: ['A = B: birth_date'],
  },
  {
    what: 'name in another order and day of birth',
    one: { bornOn: '1980-03-04' },
    other: { bornOn: '1980-03-04', fullName: 'LEE-MAJOR, Zoë' },
    links: ['A = B: birth_date'],
  },
  {
    what: 'name and year of birth',
    one: { birthYear: 1980 },
    other: { birthYear: 1980 },
    links: [],
  },
  {
    what: 'name, the one with a day and the other with its year',
    one: { bornOn: '1980-03-04' },
    other: { birthYear: 1980 },
    links: [],
  },
  {
    what: 'day of birth and another name',
    one: { bornOn: '1980-03-04' },
    other: { bornOn: '1980-03-04', fullName: 'Zoe Lee Minor' },
    links: [],
  },
  {
    what: 'name and number',
    one: { e164: '+13125550161' },
    other: { e164: '+13125550161', fullName: 'zoe leemajor' },
    links: ['A = B: number'],
  },
  {
    what: 'number and another name',
    one: { e164: '+13125550161' },
    other: { e164: '+13125550161', fullName: 'Bob Lee' },
    links: [],
  },
];

describe.each(everyTwo)('who came in by %s and by %s', (first, second) => {
  it.each(likenesses)('with the same $what', async ({ one, other, links }) => {
    const organization = await addOrganization(database);
    const person = { fullName: 'Zoë Lee Major' };
    await ways[first]?.(organization, { ...person, reference: 'A', e164: nextNumber(), ...one });
    await ways[second]?.(organization, { ...person, reference: 'B', e164: nextNumber(), ...other });
    expect(await listLinks(organization)).toEqual(links);
  });
});

describe('what becomes known later', () => {
  const addTwo = async (more: Partial<Person> = {}) => {
    const organization = await addOrganization(database);
    const e164 = nextNumber();
    const person = { fullName: 'Zoë Lee Major', ...more };
    await ways.hand?.(organization, { ...person, reference: 'A', e164 });
    await ways.hand?.(organization, { ...person, reference: 'B', e164: nextNumber() });
    const added = await find(organization, 'B');
    return { organization, e164, contactId: added.id, revision: added.revision };
  };

  it('links by a number that is added', async () => {
    const { organization, e164, contactId } = await addTwo();
    await addPhone(services, contextOf(organization), { contactId, phone: { number: e164 } });
    expect(await listLinks(organization)).toEqual(['A = B: number']);
  });

  it('links by a day of birth, or a name, that is changed', async () => {
    const { organization, contactId, revision } = await addTwo();
    const first = await find(organization, 'A');
    const fields = { bornOn: '1980-03-04' };
    const context = contextOf(organization);
    await updateContact(services, context, { contactId, revision, fields });
    expect(await listLinks(organization)).toEqual([]);
    const other = { contactId: first.id, revision: first.revision };
    await updateContact(services, context, {
      ...other,
      fields: { ...fields, fullName: 'Zoe Minor' },
    });
    expect(await listLinks(organization)).toEqual([]);
    const renamed = { contactId: first.id, revision: first.revision + 1 };
    await updateContact(services, context, { ...renamed, fields: { fullName: 'Major, Zoe Lee' } });
    expect(await listLinks(organization)).toEqual(['A = B: birth_date']);
  });

  it('links by no number that is known to be wrong for either, until it is right', async () => {
    const organization = await addOrganization(database);
    const e164 = nextNumber();
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'A', e164 });
    const { id } = await find(organization, 'A');
    const { organizationId } = organization;
    const wrong = {
      organizationId,
      contactId: id,
      kind: 'wrong_number',
      e164,
      at: moment,
    } as const;
    const restrictionId = await addRestriction(database, wrong);
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'B', e164 });
    expect(await listLinks(organization)).toEqual([]);
    const lifting = { restrictionId, because: 'It is theirs', isMistake: true };
    await liftRestriction(services, contextOf(organization), lifting);
    expect(await listLinks(organization)).toEqual(['A = B: number']);
  });

  it('links by what is entered while an upload of the same human is being stored', async () => {
    const { organization, contactId } = await addTwo();
    const e164 = nextNumber();
    const rows = [makeDebtor('C', { fullName: 'Zoë Lee Major', phones: [{ e164 }] })];
    const upload = await holdUpload(database, organization, rows);
    await addPhone(services, contextOf(organization), { contactId, phone: { number: e164 } });
    expect(await listLinks(organization)).toEqual([]);
    await upload.release();
    await settleLearned({ database, effects, log: silentLog });
    expect(await listLinks(organization)).toEqual(['B = C: number']);
  });

  it('links two who are entered at the same moment', async () => {
    const organization = await addOrganization(database);
    const e164 = nextNumber();
    await Promise.all(
      ['A', 'B', 'C'].map((reference) =>
        ways.program?.(organization, { fullName: 'Ann Lee', reference, e164 }),
      ),
    );
    expect(await listLinks(organization)).toHaveLength(2);
  });
});

describe('an upload', () => {
  it('links the people of one file with each other, and with those who were there', async () => {
    const organization = await addOrganization(database);
    const e164 = nextNumber();
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'A', e164 });
    const phones = [{ e164 }];
    const rows = ['B', 'C'].map((reference) =>
      makeDebtor(reference, { fullName: 'Lee, Ann', phones }),
    );
    await uploadRows(database, organization, rows);
    expect(await listLinks(organization)).toEqual(
      expect.arrayContaining(['A = B: number', 'A = C: number']),
    );
  });

  it('that is undone takes its links with it, and leaves those for which there is another reason', async () => {
    const organization = await addOrganization(database);
    const [one, two] = [nextNumber(), nextNumber()];
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'A', e164: one });
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'B', e164: two });
    const both = [{ e164: one }, { e164: two }];
    const rows = [makeDebtor('C', { fullName: 'Ann Lee', phones: both })];
    const { importId } = await uploadRows(database, organization, rows);
    expect(await listLinks(organization)).toEqual(['A = C: number', 'B = C: number']);
    await ways.hand?.(organization, { fullName: 'Ann Lee', reference: 'D', e164: two });
    await undoUpload(database, importId);
    expect(await listLinks(organization)).toEqual(['B = D: number']);
  });
});

describe('the day of birth', () => {
  it.each(Object.keys(ways))('tells the year, by %s', async (way) => {
    const organization = await addOrganization(database);
    const person = { fullName: 'Ann Lee', reference: 'A', e164: nextNumber() };
    await ways[way]?.(organization, { ...person, bornOn: '1984-02-29' });
    expect(await find(organization, 'A')).toMatchObject({
      birth_year: 1984,
      born_on: '1984-02-29',
    });
  });

  it.each(['program', 'file'])(
    'goes with another year alone, and stays with its own, by %s',
    async (way) => {
      const organization = await addOrganization(database);
      const person = { fullName: 'Ann Lee', reference: 'A', e164: nextNumber() };
      await ways[way]?.(organization, { ...person, bornOn: '1984-02-29' });
      await ways[way]?.(organization, { ...person, birthYear: 1984 });
      expect(await find(organization, 'A')).toMatchObject({
        birth_year: 1984,
        born_on: '1984-02-29',
      });
      await ways[way]?.(organization, { ...person, birthYear: 1985 });
      expect(await find(organization, 'A')).toMatchObject({ birth_year: 1985, born_on: null });
    },
  );
});
