import { setTimeout as wait } from 'node:timers/promises';
import { type ImportDetail, importDetail } from '@ringfence/contract/imports';
import * as z from 'zod';
import { openOrganization, signUp } from '../../e2e/support/sign-up.ts';

const token = z.object({ access_token: z.string() });
const memberships = z.object({ memberships: z.array(z.object({ organizationId: z.uuid() })) });
const begun = z.object({ id: z.uuid() });

type Method = 'GET' | 'POST' | 'PUT';
export type Ask = (method: Method, path: string, body?: object) => Promise<unknown>;

const person = { email: 'bench@example.com', password: 'steady-harbour-42', name: 'Bea Bench' };

/** Somebody new with an organization of their own. */
export async function signInToApi(address: string): Promise<{ ask: Ask; organizationId: string }> {
  await openOrganization(address, await signUp(address, person), 'Bench');
  const headers: Record<string, string> = {};
  const ask: Ask = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { email, password } = person;
  const session = await ask('POST', '/auth/v1/token?grant_type=password', { email, password });
  headers.authorization = `Bearer ${token.parse(session).access_token}`;
  const [first] = memberships.parse(await ask('GET', '/api/v1/memberships')).memberships;
  headers['x-organization-id'] = first?.organizationId ?? '';
  return { ask, organizationId: first?.organizationId ?? '' };
}

async function waitFor(ask: Ask, importId: string, state: string): Promise<ImportDetail> {
  for (;;) {
    const detail = importDetail.parse(await ask('GET', `/api/v1/imports/${importId}`));
    if (detail.state === state) return detail;
    if (detail.failure !== null) throw new Error(`it failed: ${JSON.stringify(detail.failure)}`);
    await wait(100);
  }
}

export interface Stage {
  name: string;
  seconds: number;
}

/** The whole way of a file, by the API alone: sent in pieces, looked at, checked and stored. */
export async function sendFile(
  ask: Ask,
  pieces: readonly Uint8Array<ArrayBuffer>[],
  onStage: (stage: Stage) => void,
  fingerprint = 'bench',
): Promise<ImportDetail> {
  let since = performance.now();
  const end = (name: string): void => {
    const now = performance.now();
    onStage({ name, seconds: (now - since) / 1000 });
    since = now;
  };
  const fileBytes = pieces.reduce((sum, { length }) => sum + length, 0);
  const file = { fileName: 'portfolio.csv', fileBytes, fingerprint, kind: 'debtors' };
  const { id } = begun.parse(await ask('POST', '/api/v1/imports/uploads', file));
  const path = `/api/v1/imports/${id}`;
  for (const [position, content] of pieces.entries()) {
    const form = new FormData();
    form.set('content', new File([content], 'piece'));
    await ask('PUT', `${path}/chunks/${position}`, form);
  }
  end('sent');
  await ask('POST', `${path}/uploaded`, {});
  const { inspection } = await waitFor(ask, id, 'matching');
  if (inspection === null) throw new Error('nothing was found in the file');
  end('looked at');
  const destination = {
    listName: 'Bench',
    obtainedHow: 'given_to_creditor',
    obtainedBy: 'First Bank',
    obtainedOn: '2026-01-02',
  };
  await ask('POST', `${path}/check`, { mapping: inspection.mapping, destination });
  await waitFor(ask, id, 'checked');
  end('checked');
  await ask('POST', `${path}/store`, {});
  const detail = await waitFor(ask, id, 'stored');
  end('stored');
  return detail;
}

/** Takes an upload back, and answers how long that took. */
export async function undoFile(ask: Ask, importId: string): Promise<number> {
  const since = performance.now();
  await ask('POST', `/api/v1/imports/${importId}/undo`, {});
  await waitFor(ask, importId, 'undone');
  return (performance.now() - since) / 1000;
}
