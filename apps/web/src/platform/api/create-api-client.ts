import { contract } from 'virtual:contract';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '@ringfence/contract/contract';
import { idempotencyKeyHeader, organizationHeader } from '@ringfence/contract/headers';
import { detectLanguage, languageStorageKey } from '../../i18n/languages.ts';
import { readStored } from '../browser-storage.ts';
import { decodeProblem } from './decode-problem.ts';
import { relabelProblem } from './relabel-problem.ts';

/** What a single request can be given beside its input. */
export interface RequestContext {
  /** Makes a write safe to send again. */
  idempotencyKey?: string;
}

export type ApiClient = JsonifiedClient<ContractRouterClient<Contract, RequestContext>>;

export interface ApiClientOptions {
  origin: string;
  readAccessToken: () => Promise<string | null>;
  /** The organization every request works in; left out where none is chosen. */
  organizationId?: string;
}

/** The typed client of the API, bound to one organization or to none. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { origin, readAccessToken, organizationId } = options;
  const link = new OpenAPILink<RequestContext>(contract, {
    url: `${origin}/api/v1`,
    headers: async ({ context: { idempotencyKey } }) => {
      const accessToken = await readAccessToken();
      return {
        // Of the screens, whichever the browser's is: what the server writes to people comes in it.
        'accept-language': detectLanguage(readStored(languageStorageKey), navigator.languages),
        ...(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` }),
        ...(organizationId === undefined ? {} : { [organizationHeader]: organizationId }),
        ...(idempotencyKey === undefined ? {} : { [idempotencyKeyHeader]: idempotencyKey }),
      };
    },
    fetch: async (request, init) => relabelProblem(await fetch(request, init)),
    customErrorResponseBodyDecoder: decodeProblem,
  });
  return createORPCClient(link);
}
