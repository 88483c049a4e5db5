import { AssertionError } from 'node:assert';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { type Contract, contract } from '@ringfence/contract/contract';
import { type Problem, problemSchema } from '@ringfence/contract/errors';
import * as z from 'zod';
import { demoPassword } from '../features/demo/index.ts';

export type ApiClient = ContractRouterClient<Contract>;

/** The client reads only what is labelled as plain JSON, and takes a problem for a file. */
async function fetchRelabelled(request: Request): Promise<Response> {
  const { status, headers, body } = await fetch(request);
  const label = headers
    .get('content-type')
    ?.replace('application/problem+json', 'application/json');
  // Held by a reader from here on: of an answer that is collected as garbage, fetch ends the body that nobody reads.
  const read = body?.pipeThrough(new TransformStream<Uint8Array, Uint8Array>()) ?? null;
  return new Response(read, { status, headers: { 'content-type': label ?? '' } });
}

/** The API as the web has it, made from the contract alone, over real HTTP. */
export function createClient(address: string, headers: Record<string, string> = {}): ApiClient {
  const url = `${address}/api/v1`;
  return createORPCClient(
    new OpenAPILink(contract, {
      url,
      headers,
      fetch: fetchRelabelled,
      customErrorResponseBodyDecoder(body) {
        const problem = problemSchema.parse(body);
        return new ORPCError(problem.code, { status: problem.status, data: problem });
      },
    }),
  );
}

export interface ApiPerson {
  token: string;
  organizationId: string;
  client: ApiClient;
  /** The same person, sending these headers too. */
  clientWith(headers: Record<string, string>): ApiClient;
}

/** Signs a person in; those of the sample data have one password. */
export async function signInToApi(
  address: string,
  email: string,
  password = demoPassword,
): Promise<ApiPerson> {
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { access_token } = z.object({ access_token: z.string() }).parse(await answer.json());
  const token = access_token;
  const headers = { authorization: `Bearer ${token}` };
  const { memberships } = await createClient(address, headers).access.memberships();
  const organizationId = memberships[0]?.organizationId ?? '';
  const clientWith = (more: Record<string, string>) =>
    createClient(address, { ...headers, 'x-organization-id': organizationId, ...more });
  return { token, organizationId, client: clientWith({}), clientWith };
}

/** The problem with which an operation was refused. */
export async function refusalOf(operation: Promise<unknown>): Promise<Problem> {
  const refusal = await operation.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ORPCError))
    throw new AssertionError({ message: 'the operation was not refused', actual: refusal });
  return problemSchema.parse(refusal.data);
}
