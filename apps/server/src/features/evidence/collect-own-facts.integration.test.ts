import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { linkForTests } from '../../testing/link-contacts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { exportContact } from '../personal-data/index.ts';
import { collectCall } from './collect-call.ts';
import { collectPerson } from './collect-person.ts';

const { database } = useTestDatabase();
const now = () => new Date();
const services = { database, effects: { wakeRelay() {}, wakeSealing() {} }, now };

const insertStop = testStatement(
  `insert into suppressions (organization_id, contact_id, kind, e164, source, started_at, recorded_at,
     evidence)
   values ($1, $2, $3, $4, 'person', $5, $5, $6)`,
  {},
);
const part = testStatement(
  `insert into person_partings (organization_id, contact_id, other_id, because, parted_by, parted_at)
   values ($1, least($2::uuid, $3::uuid), greatest($2::uuid, $3::uuid), 'Vera is a neighbour', $4, now())`,
  {},
);

const number = '+13125550179';
const theirMoment = '2026-05-05T04:03:02.345Z';
const shownFacts = z.object({
  text: z.string().nullable(),
  leftOutReasons: z.number(),
  content: z.object({ restrictions: z.array(z.record(z.string(), z.unknown())) }),
});
const decision = z.object({ facts: shownFacts });

const stop = (
  { organizationId }: TestOrganization,
  { contactId }: CalledPerson,
  kind: string,
  { e164 = null, at, evidence }: { e164?: string | null; at: string; evidence: string },
) => askSystem(database, insertStop, [organizationId, contactId, kind, e164, at, evidence]);

/** Two people with one number: one disputes, the other wants no calls. */
async function addTwo() {
  const organization = await addOrganization(database);
  const mine = await addCalledPerson(database, organization, { name: 'Ann', e164: number });
  const theirs = await addCalledPerson(database, organization, { name: 'Vera', e164: number });
  await stop(organization, mine, 'dispute_open', {
    at: '2026-05-04T03:02:01.123Z',
    evidence: 'A letter of mine',
  });
  await stop(organization, theirs, 'number_stop', {
    e164: number,
    at: theirMoment,
    evidence: 'Vera wrote a letter',
  });
  return { organization, mine, theirs };
}

/** The evidence of the last call, of the person, and what they are given of their data. */
async function collectAll(
  organization: TestOrganization,
  { contactId }: CalledPerson,
  callId: string,
) {
  const { organizationId } = organization;
  const { sections: ofCall } = await database.asTenant(organization, (transaction) =>
    collectCall(transaction, organizationId, callId),
  );
  const ofPerson = await database.asTenant(organization, (transaction) =>
    collectPerson(transaction, organizationId, contactId, now()),
  );
  const { content: exported } = await exportContact(services, organization, contactId);
  return { ofCall, ofPerson, exported };
}

describe('what evidence shows of other people with the number', () => {
  it('is that there is a stop, and neither when, nor why, nor whose', async () => {
    const { organization, mine, theirs } = await addTwo();
    const callId = await addPlacedCall(database, mine, { at: now().toISOString() });
    const { ofCall, ofPerson, exported } = await collectAll(organization, mine, callId);
    const expected = [
      expect.objectContaining({ kind: 'dispute_open', at: '2026-05-04T03:02:01.123Z' }),
      { isOfAnother: true, note: 'A stop of another person with this number.' },
    ];
    for (const one of [ofCall.decision, ...z.array(z.unknown()).parse(ofPerson.decisions)]) {
      const { facts } = decision.parse(one);
      expect(facts).toMatchObject({ text: null, leftOutReasons: 1 });
      expect(facts.content.restrictions).toEqual(expected);
    }
    expect(exported.decisions).toMatchObject([{ facts: { restrictions: expected } }]);
    for (const text of [ofCall, ofPerson, exported].map((one) => JSON.stringify(one))) {
      expect(text).toContain('A letter of mine');
      expect(text).not.toContain('Vera');
      expect(text).not.toContain(theirs.contactId);
      expect(text).not.toContain(theirMoment.slice(0, 19));
    }
  });

  it('is nothing where the facts are the person’s own, which are then shown to the letter', async () => {
    const organization = await addOrganization(database);
    const mine = await addCalledPerson(database, organization, { e164: number });
    await stop(organization, mine, 'number_stop', {
      e164: number,
      at: '2026-05-04T03:02:01.123Z',
      evidence: '',
    });
    const callId = await addPlacedCall(database, mine, { at: now().toISOString() });
    const { ofCall } = await collectAll(organization, mine, callId);
    const { facts } = decision.parse(ofCall.decision);
    expect(facts.leftOutReasons).toBe(0);
    expect(facts.text).toContain('number_stop');
  });

  it('is the whole of it where they are the same human, and nothing once they are parted', async () => {
    const { organization, mine, theirs } = await addTwo();
    const { organizationId, userId } = organization;
    await linkForTests(database, organizationId, mine.contactId, theirs.contactId);
    const callId = await addPlacedCall(database, mine, { at: now().toISOString() });
    const linked = await collectAll(organization, mine, callId);
    expect(decision.parse(linked.ofCall.decision).facts.leftOutReasons).toBe(0);
    await askSystem(database, part, [organizationId, mine.contactId, theirs.contactId, userId]);
    const parted = await collectAll(organization, mine, callId);
    expect(decision.parse(parted.ofCall.decision).facts.leftOutReasons).toBe(1);
    expect(parted.exported.samePerson).toEqual([{ samePerson: false, at: expect.any(String) }]);
    expect(JSON.stringify(parted)).not.toContain('Vera');
    expect(JSON.stringify(parted)).not.toContain(theirs.contactId);
  });
});
