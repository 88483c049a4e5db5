import { audit } from '@ringfence/contract/audits';
import { type Campaign, campaign } from '@ringfence/contract/campaigns';
import { type List, list } from '@ringfence/contract/lists';
import * as z from 'zod';
import { takeCallerId } from './caller-ids.ts';
import { type NewPerson, openOrganization, signUp } from './sign-up.ts';

export interface ApiPerson {
  /** Where they work; empty for a person without an organization. */
  organizationId: string;
  /** A script that is approved; answers which. */
  requireScript(): Promise<string>;
  upload(listName: string, file: Buffer): Promise<string>;
  /** Makes a list and puts people into it; answers which. */
  addContacts(listName: string, contacts: readonly object[]): Promise<string>;
  /** Starts a campaign with one attempt a person; answers which. */
  startCampaign(listId: string, name: string): Promise<string>;
  /** The same, and waits until it has finished. */
  runCampaign(listId: string, name: string): Promise<void>;
  /** Newest first. */
  listCampaigns(): Promise<Campaign[]>;
  findCallId(): Promise<string>;
  /** Has all calls gone over again, and waits until that is done. */
  runAudit(): Promise<string>;
  /** Writes down that a person said stop at an earlier moment. */
  recordStop(contactId: string, receivedAt: Date): Promise<void>;
  readList(listId: string): Promise<List>;
  /** Somebody of the list. */
  findContactId(listId: string): Promise<string>;
  /** Writes down where a person says that they are. */
  confirmZone(contactId: string, zone: string): Promise<void>;
}

const token = z.object({ access_token: z.string() });
const memberships = z.object({ memberships: z.array(z.object({ organizationId: z.string() })) });
const imported = z.object({ listId: z.string() });
const withId = z.object({ id: z.string() });
const scripts = z.object({
  scripts: z.array(z.object({ id: z.string(), approvedVersion: z.number().nullable() })),
});
const campaigns = z.object({ campaigns: z.array(campaign) });
const contacts = z.object({ contacts: z.array(z.object({ id: z.string() })).min(1) });
const audits = z.object({ audits: z.array(audit) });
const calls = z.object({ calls: z.array(z.object({ id: z.string() })).min(1) });

/** Signs a person up, with an organization of their own. */
export async function signUpToApi(
  address: string,
  person: NewPerson,
  organization: string,
): Promise<void> {
  await openOrganization(address, await signUp(address, person), organization);
}

/** The same person as in the browser, for what a journey needs but does not show. */
export async function signInToApi(
  address: string,
  person: { email: string; password: string },
): Promise<ApiPerson> {
  const headers: Record<string, string> = {};

  /** What is read after some change in the organization, the first that suits. */
  async function awaitChange<Found>(
    read: () => Promise<Found>,
    suits: (found: Found) => boolean,
  ): Promise<Found> {
    const ending = new AbortController();
    const { signal } = ending;
    const stream = await fetch(`${address}/api/v1/live`, { headers, signal });
    if (!stream.ok || stream.body === null) throw new Error(`/live: ${stream.status}`);
    try {
      // It begins with word that it is there: what changed before is read then.
      for await (const _news of stream.body) {
        const found = await read();
        if (suits(found)) return found;
      }
    } finally {
      ending.abort();
    }
    throw new Error('the stream of changes ended');
  }

  async function ask(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}${path}`, {
      headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { method, body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const { email, password } = person;
  const session = token.parse(await ask('/auth/v1/token?grant_type=password', { email, password }));
  headers.authorization = `Bearer ${session.access_token}`;
  const [first] = memberships.parse(await ask('/api/v1/memberships')).memberships;
  const organizationId = first?.organizationId ?? '';
  headers['x-organization-id'] = organizationId;

  let callerId = '';
  /** Made when it is needed first: a number is of one organization alone. */
  async function requireCallerId(): Promise<string> {
    if (callerId !== '') return callerId;
    const e164 = takeCallerId();
    await ask('/api/v1/caller-ids', { e164 });
    callerId = e164;
    return e164;
  }

  /** One that may be spoken: of those that there are, or a copy of the reminder that is approved as it is. */
  async function requireScript(): Promise<string> {
    const known = scripts.parse(await ask('/api/v1/scripts')).scripts;
    const approved = known.find(({ approvedVersion }) => approvedVersion !== null);
    if (approved !== undefined) return approved.id;
    const line = { e164: await requireCallerId(), zone: 'America/Chicago' };
    const { id: lineId } = withId.parse(await ask('/api/v1/staffed-lines', line));
    await ask(`/api/v1/staffed-lines/${lineId}/verify`, {});
    const from = { kind: 'starting', purpose: 'reminder', contactPerson: 'Ana Torres' };
    const { id } = withId.parse(await ask('/api/v1/scripts', { name: 'Reminder', from }));
    await ask(`/api/v1/scripts/${id}/approve`, { version: 1, revision: 0 });
    return id;
  }

  async function startCampaign(listId: string, name: string): Promise<Campaign> {
    const scriptId = await requireScript();
    const given = { callerId: await requireCallerId(), spokenName: 'Cobalt', mostAttempts: 1 };
    return campaign.parse(await ask('/api/v1/campaigns', { name, listId, scriptId, ...given }));
  }

  return {
    organizationId,
    requireScript,
    async startCampaign(listId, name) {
      return (await startCampaign(listId, name)).id;
    },
    async upload(listName, file) {
      const form = new FormData();
      form.set('file', new File([new Uint8Array(file)], 'people.csv', { type: 'text/csv' }));
      form.set('listName', listName);
      form.set('obtainedHow', 'given_to_creditor');
      form.set('obtainedBy', 'First Bank');
      form.set('obtainedOn', '2026-01-02');
      return imported.parse(await ask('/api/v1/imports', form)).listId;
    },
    async addContacts(listName, contacts) {
      const { id } = withId.parse(await ask('/api/v1/lists', { name: listName }));
      await ask('/api/v1/contacts/bulk', { contacts, listId: id });
      return id;
    },
    async runCampaign(listId, name) {
      const { id } = await startCampaign(listId, name);
      const read = async () => campaign.parse(await ask(`/api/v1/campaigns/${id}`));
      await awaitChange(read, ({ state }) => state === 'finished');
    },
    async listCampaigns() {
      return campaigns.parse(await ask('/api/v1/campaigns')).campaigns;
    },
    async findCallId() {
      return calls.parse(await ask('/api/v1/calls?limit=1')).calls[0]?.id ?? '';
    },
    async runAudit() {
      await ask('/api/v1/audits', {});
      const read = async () => audits.parse(await ask('/api/v1/audits?limit=1')).audits;
      const [finished] = await awaitChange(read, ([newest]) => newest?.state === 'finished');
      return finished?.id ?? '';
    },
    async recordStop(contactId, receivedAt) {
      const said = { kind: 'medium_stop', source: 'letter', evidence: 'Letter 12' };
      const body = { ...said, receivedAt: receivedAt.toISOString() };
      await ask(`/api/v1/contacts/${contactId}/restrictions`, body);
    },
    async readList(listId) {
      return list.parse(await ask(`/api/v1/lists/${listId}`));
    },
    async findContactId(listId) {
      const found = contacts.parse(await ask(`/api/v1/contacts?limit=1&listId=${listId}`));
      return found.contacts[0]?.id ?? '';
    },
    async confirmZone(contactId, zone) {
      const body = { zone, confirmsCallable: true };
      await ask(`/api/v1/contacts/${contactId}/confirmed-zone`, body, 'PUT');
    },
  };
}
