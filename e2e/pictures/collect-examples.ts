import * as z from 'zod';
import { sections } from '../support/settings-sections.ts';
import { demoPassword } from '../support/sign-in.ts';
import { send } from '../support/sign-up.ts';
import type { Examples } from './plan-pictures.ts';

const session = z.object({ access_token: z.string() });
const memberships = z.object({ memberships: z.array(z.object({ organizationId: z.string() })) });
const withId = z.object({ id: z.string() });
const lists = z.object({ lists: z.array(withId).min(1) });
const calls = z.object({
  calls: z.array(z.object({ id: z.string(), contact: withId })).min(1),
});
const scripts = z.object({ scripts: z.array(withId).min(1) });
const campaigns = z.object({ campaigns: z.array(withId).min(1) });
const imports = z.object({ imports: z.array(withId) });
const audits = z.object({ audits: z.array(z.object({ id: z.string(), state: z.string() })) });

/** Waits for an audit that has finished; the first asks for it. */
async function findAudit(ask: (path: string, body?: object) => Promise<unknown>): Promise<string> {
  const read = async () => audits.parse(await ask('/audits?limit=5')).audits;
  const isFinished = ({ state }: { state: string }): boolean => state === 'finished';
  if (!(await read()).some(isFinished)) await ask('/audits', {});
  for (let turn = 0; turn < 600; turn += 1) {
    const found = (await read()).find(isFinished);
    if (found !== undefined) return found.id;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the audit did not finish');
}

/** Something of the demo for each parameter of a route: what shows most of what the page can. */
export async function collectExamples(
  address: string,
  { wantsAudit }: { wantsAudit: boolean },
): Promise<Examples> {
  const body = { email: 'admin@harbor.example', password: demoPassword };
  const token = session.parse(await send(`${address}/auth/v1/token?grant_type=password`, body));
  const headers: Record<string, string> = { authorization: `Bearer ${token.access_token}` };
  async function ask(path: string, given?: object): Promise<unknown> {
    const response = await fetch(`${address}/api/v1${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(given === undefined ? {} : { method: 'POST', body: JSON.stringify(given) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
  const [first] = memberships.parse(await ask('/memberships')).memberships;
  const organizationId = first?.organizationId ?? '';
  headers['x-organization-id'] = organizationId;
  const [call] = calls.parse(await ask('/calls?limit=1&outcomes[0]=right_party')).calls;
  const idOf = (found: { id: string } | undefined): string[] =>
    found === undefined ? [] : [found.id];
  const [upload] = imports.parse(await ask('/imports?limit=1')).imports;
  return {
    organizationId: [organizationId],
    callId: idOf(call),
    contactId: idOf(call?.contact),
    listId: idOf(lists.parse(await ask('/lists?limit=1')).lists[0]),
    campaignId: idOf(campaigns.parse(await ask('/campaigns?limit=1')).campaigns[0]),
    scriptId: idOf(scripts.parse(await ask('/scripts')).scripts[0]),
    // An audit of the whole demo takes a while.
    auditId: [wantsAudit ? await findAudit(ask) : 'none'],
    section: sections,
    '/debtors/upload': upload === undefined ? [] : [`/debtors/upload?import=${upload.id}`],
  };
}
