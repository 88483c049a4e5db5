import { describe, expect, it } from 'vitest';
import { addPastContact, addPastStop, ago } from '../../testing/add-past-contact.ts';
import { linkForTests } from '../../testing/link-contacts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { eraseContact } from './erase-contact.ts';
import { exportContact } from './export-contact.ts';

const { database } = useTestDatabase();
const effects = { wakeRelay() {}, wakeSealing() {} };
const services = { database, effects, now: () => new Date() };
const at = new Date('2026-06-10T16:00:00Z');

const findRestrictions = testStatement(
  `select kind, e164, place, started_at from suppressions
   where organization_id = $1 and contact_id = $2 and started_at = $3 order by kind, place`,
  { kind: 'text', e164: 'text?', place: 'text?', started_at: 'timestamptz' },
);
const countTimes = testStatement(
  `select count(*) as times from inconvenient_times where organization_id = $1 and contact_id = $2`,
  { times: 'int8' },
);
const countLinks = testStatement(
  `select (select count(*) from person_links where organization_id = $1)
     + (select count(*) from person_partings where organization_id = $1) as links`,
  { links: 'int8' },
);

async function addTwo() {
  const one = await addPastContact(database, { cameAt: ago({ years: 4 }) });
  const other = await addPastContact(database, { cameAt: ago({ years: 4 }) }, one.organization);
  const { organizationId } = one.organization;
  await linkForTests(database, organizationId, one.contactId, other.contactId);
  return { one, other, organizationId };
}

describe('erasing one contact of a human', () => {
  it('leaves what binds the human with the others, and no more of it', async () => {
    const { one, other, organizationId } = await addTwo();
    await addPastStop(database, one, 'medium_stop', { at });
    await addPastStop(database, one, 'attorney', { at });
    await addPastStop(database, one, 'dispute_open', { at });
    await addPastStop(database, one, 'deceased', { at, liftedAt: at });
    await addPastStop(database, one, 'wrong_number', { at, e164: one.e164 });
    await addPastStop(database, one, 'place_inconvenient', { at, place: 'work' });
    await addPastStop(database, one, 'place_inconvenient', { at, place: 'home' });
    const key = [organizationId, other.contactId];
    const [before] = await askSystem(database, countTimes, key);
    await eraseContact(services, one.context, { contactId: one.contactId, because: 'They asked' });
    expect(await askSystem(database, findRestrictions, [...key, at])).toEqual([
      { kind: 'attorney', e164: null, place: null, started_at: at },
      { kind: 'medium_stop', e164: null, place: null, started_at: at },
      { kind: 'place_inconvenient', e164: null, place: 'home', started_at: at },
      { kind: 'place_inconvenient', e164: null, place: 'work', started_at: at },
      { kind: 'wrong_number', e164: one.e164, place: null, started_at: at },
    ]);
    const [after] = await askSystem(database, countTimes, key);
    expect(after?.times).toBeGreaterThan(before?.times ?? 0);
    expect(await askSystem(database, countLinks, [organizationId])).toEqual([{ links: 0 }]);
  });

  it('exports with whom they were taken for the same', async () => {
    const { one, other } = await addTwo();
    const { content } = await exportContact(services, one.organization, one.contactId);
    expect(content.samePerson).toEqual([
      expect.objectContaining({ contactId: other.contactId, samePerson: true, because: 'person' }),
    ]);
  });
});
