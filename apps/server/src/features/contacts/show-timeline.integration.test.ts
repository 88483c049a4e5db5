import type { TimelineEntry } from '@ringfence/contract/contact-editing';
import { describe, expect, it } from 'vitest';
import type { TenantScope } from '../../platform/database/database.ts';
import { addDebtor, type Debtor, makeDue } from '../../testing/add-debtor.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { addCalledPerson, addPlacedCall } from '../../testing/add-placed-calls.ts';
import {
  describeDebt,
  liftRestriction,
  recordOutsideCall,
  recordRestriction,
  revokeConsent,
} from '../../testing/enter-records.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { showNextCalls, showTimeline } from './show-timeline.ts';
import { updateContact } from './update-contact.ts';
import { writeNote } from './write-note.ts';

const { database } = useTestDatabase();
const clock = { now: new Date('2026-06-10T16:00:00Z') };
const services = {
  database,
  effects: { wakeRelay() {}, wakeSealing() {} },
  now: () => clock.now,
};

async function readAll(
  scope: TenantScope,
  contactId: string,
  limit: number,
): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  let cursor: string | undefined;
  do {
    const page = { contactId, limit, ...(cursor === undefined ? {} : { cursor }) };
    const { entries: next, nextCursor } = await showTimeline(services, scope, page);
    expect(next.length).toBeLessThanOrEqual(limit);
    entries.push(...next);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return entries;
}

const insertUploads = testStatement(
  `with upload as (
     insert into imports (organization_id, file_name, state, created_by, stored_at)
     values ($1, 'first.csv', 'stored', $2, '2026-06-01'), ($1, 'second.csv', 'stored', $2, '2026-06-02'),
       ($1, 'stranger.csv', 'stored', $2, '2026-06-03'), ($1, 'open.csv', 'checked', $2, null)
     returning id, file_name
   ), brought as (
     update contacts set import_id = (select id from upload where file_name = 'first.csv') where id = $3
   )
   insert into import_changes (organization_id, import_id, table_name, row_id, before)
   select $1, id, 'debts', $4, '{}' from upload where file_name in ('second.csv', 'open.csv')`,
  {},
);

/** Somebody of whom there is an entry of every kind. */
async function addHistory(): Promise<Debtor> {
  const debtor = await addDebtor(database);
  const { context, contactId, phoneId, debtId, organization } = debtor;
  const { organizationId, userId } = organization;
  await askSystem(database, insertUploads, [organizationId, userId, contactId, debtId]);
  const base = { contactId, source: 'letter', evidence: 'Letter 1' };
  const { restrictionId } = await recordRestriction(services, context, {
    ...base,
    kind: 'dispute_open',
    phoneId: null,
    debtId,
    note: 'Says it was paid',
    receivedAt: '2026-06-04T10:00:00Z',
  });
  await liftRestriction(services, context, {
    restrictionId,
    because: 'Verified',
    isMistake: false,
  });
  await recordOutsideCall(services, context, {
    contactId,
    phoneId,
    debtIds: [],
    direction: 'inbound',
    outcome: 'conversation',
    occurredAt: '2026-06-05T10:00:00Z',
    evidence: 'Desk',
  });
  const findConsent = testStatement(`select id from consents where contact_id = $1`, {
    id: 'uuid',
  });
  const [consent] = await askSystem(database, findConsent, [contactId]);
  await revokeConsent(services, context, {
    consentId: consent?.id ?? '',
    receivedAt: '2026-06-06T10:00:00Z',
    evidence: 'By phone',
  });
  await writeNote(services, context, { contactId, content: 'Call after five' });
  await updateContact(services, context, { contactId, revision: 0, fields: { city: 'Chicago' } });
  await describeDebt(services, context, { debtId, state: 'promised' });
  return debtor;
}

describe('the timeline of a contact', () => {
  it('holds everything that happened, newest first', async () => {
    const debtor = await addHistory();
    const entries = await readAll(debtor.organization, debtor.contactId, 200);
    const kinds = entries.map(({ kind, word, text }) => [kind, word, text].join(' | '));
    expect(new Set(kinds)).toEqual(
      new Set([
        'edit | debt.described | state',
        'edit | contact.changed | city',
        `list | added | ${await findListName(debtor)}`,
        'promise | promised | ',
        'note | note | Call after five',
        'restriction_lifted | dispute_open | Verified',
        'consent_revoked | tcpa | By phone',
        'outside_call | conversation | Desk',
        'restriction | dispute_open | Says it was paid',
        'import | changed | second.csv',
        'import | added | first.csv',
        'consent | tcpa | First Bank',
      ]),
    );
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(entries.find(({ kind }) => kind === 'outside_call')).toMatchObject({
      direction: 'inbound',
      phone: expect.stringMatching(/^\+1 ••• ••• \d{4}$/),
      by: 'Ada Admin',
    });
  });

  it('is the same page by page', async () => {
    const debtor = await addHistory();
    const whole = await readAll(debtor.organization, debtor.contactId, 200);
    for (const limit of [1, 2, 5]) {
      expect(await readAll(debtor.organization, debtor.contactId, limit)).toEqual(whole);
    }
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length);
  });

  it('is cut to the kinds that are asked for, page by page too', async () => {
    const debtor = await addHistory();
    const { organization, contactId } = debtor;
    const whole = await readAll(organization, contactId, 200);
    const kinds = ['note', 'edit'] as const;
    const asked = { contactId, limit: 2, kinds };
    const first = await showTimeline(services, organization, asked);
    const cursor = first.nextCursor ?? '';
    const second = await showTimeline(services, organization, { ...asked, cursor });
    expect([...first.entries, ...second.entries]).toEqual(
      whole.filter(({ kind }) => kind === 'note' || kind === 'edit'),
    );
    expect(second.nextCursor).toBeNull();
  });

  it('tells calls by how they ended, and not those that were taken back', async () => {
    const person = await addCalledPerson(database, await addOrganization(database));
    const at = (minute: number) => `2026-06-10T15:${String(minute).padStart(2, '0')}:00.000Z`;
    const answered = await addPlacedCall(database, person, {
      at: at(1),
      outcome: 'right_party',
    });
    await addPlacedCall(database, person, { at: at(2), outcome: 'withdrawn' });
    const ringing = await addPlacedCall(database, person, { at: at(3), outcome: null });
    const { organizationId, contactId } = person;
    const superAdministrator = { userId: contactId, isSuperAdministrator: true };
    for (const named of [organizationId, null]) {
      const scope = { ...superAdministrator, organizationId: named };
      const calls = (await readAll(scope, contactId, 50)).filter(({ kind }) => kind === 'call');
      expect(calls).toMatchObject([
        { word: 'ringing', callId: ringing, at: at(3) },
        { word: 'right_party', callId: answered, at: at(1) },
      ]);
    }
  });

  it('is shown to nobody outside, and only from places that it gave', async () => {
    const [debtor, stranger] = [await addHistory(), await addDebtor(database)];
    const page = { contactId: debtor.contactId, limit: 50 };
    await expect(showTimeline(services, stranger.organization, page)).rejects.toMatchObject({
      code: 'not_found',
    });
    const across = { userId: stranger.organization.userId, organizationId: null };
    await expect(showTimeline(services, across, page)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      showTimeline(services, debtor.organization, { ...page, cursor: 'bm9uZQ' }),
    ).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

const findName = testStatement(`select name from lists where id = $1`, { name: 'text' });
async function findListName({ listId }: Debtor): Promise<string> {
  return (await askSystem(database, findName, [listId]))[0]?.name ?? '';
}

describe('the next calls of a contact', () => {
  it('are those of running campaigns', async () => {
    const organization = await addOrganization(database);
    const person = await addCalledPerson(database, organization);
    const { contactId, campaignId } = person;
    expect((await showNextCalls(services, organization, contactId)).calls).toMatchObject([
      { campaign: { id: campaignId }, phone: '+1 ••• ••• 0100', nextAt: null, attempt: 1 },
    ]);
    await makeDue(database, await addDebtor(database, { organization }));
    const [due] = (await showNextCalls(services, organization, contactId)).calls;
    expect(due?.nextAt).toEqual(expect.any(String));
    const pause = testStatement(`update campaigns set state = 'paused' where id = $1`, {});
    await askSystem(database, pause, [campaignId]);
    expect(await showNextCalls(services, organization, contactId)).toEqual({ calls: [] });
    const stranger = await addOrganization(database);
    await expect(showNextCalls(services, stranger, contactId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
