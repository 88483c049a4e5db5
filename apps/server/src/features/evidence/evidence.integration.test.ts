import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestOrganization } from '../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
} from '../../testing/add-placed-calls.ts';
import { type ApiPerson, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { openEvidence, readPublishedKeys } from '../../testing/check-evidence.ts';
import { tamper } from '../../testing/tamper.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { rotateEvidenceKey } from './signing-key.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;
let organization: TestOrganization;
let person: CalledPerson;
let callId: string;

const findProfile = testStatement(`select id from profiles where email = 'admin@harbor.example'`, {
  id: 'uuid',
});
const setState = (table: string) =>
  testStatement(`update ${table} set state = $2 where id = $1`, {});

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  admin = await signInToApi(application.address, 'admin@harbor.example');
  const [profile] = await askSystem(database, findProfile);
  organization = { organizationId: admin.organizationId, userId: profile?.id ?? '' };
  person = await addCalledPerson(database, organization, {
    name: 'Zoë 😀 محمد',
    e164: '+13125550177',
  });
  callId = await addPlacedCall(database, person, { at: new Date().toISOString() });
});
afterAll(() => application.stop());

async function fetchEvidence({ address }: { address: string }) {
  const answer = await fetch(`${application.address}${address}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const crypto = await readPublishedKeys(application.address);
  return { answer, bytes, ...openEvidence(bytes, crypto) };
}

const fetchCall = async (id = callId) => {
  const { packs, ...rest } = await fetchEvidence(
    await admin.client.evidence.ofCall({ callId: id }),
  );
  const [pack] = packs;
  if (pack === undefined) throw new Error('there is no pack');
  return { pack, ...rest };
};

describe('evidence of a call', () => {
  it('is a PDF and a JSON in one file, and proves itself by the key that is published', async () => {
    const { answer, names, wrongAt, pack } = await fetchCall();
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(names).toEqual([`evidence-call-${callId}.json`, `evidence-call-${callId}.pdf`]);
    expect(wrongAt).toBeUndefined();
    expect(pack.wrong).toEqual([]);
    expect(pack.manifest).toMatchObject({ kind: 'call', subjectId: callId });
    expect(pack.sections).toMatchObject({
      call: { id: callId, number: '+13125550177', outcome: 'no_answer' },
      person: { fullName: 'Zoë 😀 محمد' },
      decision: { verdict: 'allow', facts: { isIntact: true, leftOut: 0 } },
    });
    expect(pack.findings).toContainEqual(
      expect.objectContaining({ state: 'right', what: 'decision.facts' }),
    );
  });

  it('holds who asked for it, in a chain that tells nothing of what others did', async () => {
    await admin.client.members.list({});
    const { pack } = await fetchCall();
    const { entries, segments } = pack.sections.activity;
    const actions = entries.map(({ text }: { text: string }) => JSON.parse(text)[5]);
    expect(actions).toContain('evidence.created');
    expect(new Set(actions)).not.toContain('profile.signed_in');
    expect(segments.at(-1).head.position).toBe(entries.at(-1).position);
  });

  it('says what states were at the decision, whatever they became', async () => {
    const other = await addCalledPerson(database, organization, { e164: '+13125550178' });
    const at = new Date(Date.now() + 1_000);
    const later = await addPlacedCall(database, other, { at: at.toISOString() });
    await askSystem(database, setState('phones'), [other.phoneId, 'disconnected']);
    await askSystem(database, setState('debts'), [other.debtId, 'paid']);
    await tamper(
      connectionString,
      ['phone_states', 'debt_states'],
      `update phone_states set since = since + interval '1 hour'`,
      `update debt_states set since = since + interval '1 hour'`,
    );
    const { pack } = await fetchCall(later);
    expect(pack.sections.states).toMatchObject({
      note: null,
      phones: [{ state: 'active', stateNow: 'disconnected', changes: [{ from: 'active' }] }],
      debts: [{ state: 'open', stateNow: 'paid', changes: [{ to: 'paid' }] }],
    });
  });

  it('says plainly where nothing had a date yet', async () => {
    const early = await addPlacedCall(database, person, { at: '2026-01-05T16:00:00Z' });
    const { pack } = await fetchCall(early);
    expect(pack.sections.states.note).toMatch(/had no dates/);
    expect(pack.sections.states.phones[0].state).toBeNull();
  });

  it('leaves calls of other people out, and says how many', async () => {
    const stranger = {
      at: '2026-06-01T16:00:00Z',
      personId: '01a1e000-0000-7000-8000-000000000009',
    };
    const shared = await addPlacedCall(database, person, {
      at: new Date().toISOString(),
      facts: (known) => ({
        ...known,
        history: [...known.history, { ...known.history[0], ...stranger }],
      }),
    });
    const { pack } = await fetchCall(shared);
    expect(pack.wrong).toEqual([]);
    expect(pack.sections.decision.facts).toMatchObject({ text: null, leftOut: 1 });
    expect(pack.text).not.toContain(stranger.personId);
  });

  it('names facts that were changed in the database', async () => {
    const changed = await addPlacedCall(database, person, { at: new Date().toISOString() });
    await tamper(
      connectionString,
      ['decisions'],
      `update decisions set facts = facts || '{"mode": "live"}'
       where id = (select decision_id from calls where id = '${changed}')`,
    );
    const { pack } = await fetchCall(changed);
    expect(pack.wrong).toMatchObject([{ what: 'decision.facts' }]);
  });

  it('stays checkable after the key was rotated', async () => {
    const before = await fetchCall();
    await rotateEvidenceKey({ database, secrets: testSecrets, now: () => new Date() });
    const crypto = await readPublishedKeys(application.address);
    const after = await fetchCall();
    expect(after.pack.wrong).toEqual([]);
    const keyOf = (text: string) => JSON.parse(text).signature.keyId;
    expect(keyOf(after.pack.text)).not.toBe(keyOf(before.pack.text));
    expect(crypto.findRetirement(keyOf(before.pack.text))).not.toBeNull();
    expect(openEvidence(before.bytes, crypto).packs[0]?.wrong).toEqual([]);
  });

  it('is not for members, and not of calls elsewhere', async () => {
    const member = await signInToApi(application.address, 'member@harbor.example');
    expect(await refusalOf(member.client.evidence.ofCall({ callId }))).toMatchObject({
      code: 'not_permitted',
    });
    const nowhere = { callId: '01a1e000-0000-7000-8000-000000000009' };
    expect(await refusalOf(admin.client.evidence.ofCall(nowhere))).toMatchObject({
      code: 'not_found',
    });
  });
});

describe('evidence of a person', () => {
  it('holds everything that is stored, and proves itself', async () => {
    const { contactId } = person;
    const evidence = await fetchEvidence(await admin.client.evidence.ofPerson({ contactId }));
    const [pack] = evidence.packs;
    expect(pack?.sections).toMatchObject({ person: { fullName: 'Zoë 😀 محمد' } });
    expect(pack?.sections.calls.length).toBeGreaterThan(0);
    expect(pack?.sections.decisions.length).toBe(pack?.sections.calls.length);
  });

  it('is what is left of somebody who was erased', async () => {
    const { contacts } = await admin.client.contacts.list({ limit: 200 });
    const erased = await eraseAnybody(contacts.map(({ id }) => id));
    const evidence = await fetchEvidence(
      await admin.client.evidence.ofPerson({ contactId: erased }),
    );
    const [pack] = evidence.packs;
    expect(pack?.wrong).toEqual([]);
    expect(pack?.sections.person).toEqual({ id: erased, isErased: true });
    const actions = pack?.sections.activity.entries.map(
      ({ text }: { text: string }) => JSON.parse(text)[5],
    );
    expect(actions).toContain('contact.erased');
  });
});

/** Somebody whose records nothing asks for. */
async function eraseAnybody(contactIds: readonly string[]): Promise<string> {
  for (const contactId of contactIds) {
    const { keptUntil } = await admin.client.personalData.showRetention({ contactId });
    if (keptUntil !== null) continue;
    await admin.client.personalData.erase({ contactId, because: 'They asked for it' });
    return contactId;
  }
  throw new Error('everybody has to be kept');
}

describe('evidence for an examiner', () => {
  const examine = async (seed: string, sampleSize = 2) => {
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const to = new Date(Date.now() + 3_600_000).toISOString();
    const asked = { from, to, seed, sampleSize };
    const { packs, wrongAt } = await fetchEvidence(await admin.client.evidence.ofPeriod(asked));
    const drawn = packs.find(({ manifest }) => manifest?.kind === 'examination');
    return {
      packs,
      wrongAt,
      ids: drawn?.sections.calls.map(({ id }: { id: string }) => id),
      drawn,
    };
  };

  it('draws the same calls by the same seed, and signs for each', async () => {
    for (const _ of [1, 2, 3]) {
      await addPlacedCall(database, person, { at: new Date().toISOString() });
    }
    const first = await examine('seven');
    const again = await examine('seven');
    expect(first.wrongAt).toBeUndefined();
    expect(first.ids).toHaveLength(2);
    expect(again.ids).toEqual(first.ids);
    expect(first.packs).toHaveLength(3);
    expect(first.drawn?.wrong).toEqual([]);
    expect(first.drawn?.sections.sample).toMatchObject({ seed: 'seven', sampleSize: 2 });
    expect(first.drawn?.sections.sample.calls).toBeGreaterThanOrEqual(3);
    const seeds = await Promise.all(['a', 'b', 'c', 'd'].map((seed) => examine(seed)));
    expect(new Set(seeds.map(({ ids }) => String(ids))).size).toBeGreaterThan(1);
  });
});

describe('signed heads', () => {
  /** An answer as an authority gives it, as far as it is read: granted, and about a hash. */
  const stampOf = (hash: string): string =>
    Buffer.from(
      `3040300302010030393031300d0609608648016503040201050004 20${hash}`.replace(' ', ''),
      'hex',
    ).toString('base64');

  it('take a time stamp that is about them, which then travels in packs', async () => {
    await fetchCall();
    const { heads } = await admin.client.evidence.listHeads({ limit: 1 });
    const [head] = heads;
    if (head === undefined) throw new Error('nothing was signed');
    const crypto = await readPublishedKeys(application.address);
    expect(crypto.verify(head.keyId, head.statement, head.signature)).toBe(true);
    const { position } = head;
    const wrong = { position, timeStamp: stampOf('00'.repeat(32)) };
    expect(await refusalOf(admin.client.evidence.addTimeStamp(wrong))).toMatchObject({
      code: 'validation_failed',
    });
    const timeStamp = stampOf(crypto.sha256(head.statement));
    const stamped = await admin.client.evidence.addTimeStamp({ position, timeStamp });
    expect(stamped.timeStampedAt).not.toBeNull();
    const { pack } = await fetchCall();
    expect(pack.wrong).toEqual([]);
    expect(pack.findings).toContainEqual(
      expect.objectContaining({
        state: 'right',
        what: `activity, the time stamp of the head at position ${position}`,
      }),
    );
  });
});
