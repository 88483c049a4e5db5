import type { WebhookMessage } from '@ringfence/carriers/port';
import { findUnstorable } from '@ringfence/domain/text/find-unstorable';
import type { Context } from 'hono';
import * as z from 'zod';
import { ProblemError } from '../platform/http/problem.ts';
import type { DialerServices, OpenAccount } from './services.ts';

const call = z.object({ organizationId: z.uuid(), callId: z.uuid() });
const place = z.object({ carrier: z.string(), accountId: z.uuid() });
const unsigned = 'The signature is not valid.';

export interface ReadWebhook {
  account: OpenAccount;
  key: z.infer<typeof call>;
  message: WebhookMessage;
}

/** The signature of one account says nothing of the calls of another. */
export function requireAccount({ id }: OpenAccount, accountOfCall: string | null): void {
  if (id !== accountOfCall) throw new ProblemError('not_permitted', unsigned);
}

/** An account that is gone, and one of another carrier, have signed nothing. */
async function findAccount(
  { accounts }: Pick<DialerServices, 'accounts'>,
  context: Context,
): Promise<OpenAccount> {
  const named = place.safeParse(context.req.param());
  if (!named.success) throw new ProblemError('not_found');
  const account = await accounts.find(named.data.accountId);
  if (account?.carrier.description.id === named.data.carrier) return account;
  throw new ProblemError('not_permitted', unsigned);
}

/** What the carrier says of which call. Everything is believed by the signature of its account alone. */
export async function readWebhook(
  services: Pick<DialerServices, 'accounts' | 'callbackAddress'>,
  context: Context,
): Promise<ReadWebhook> {
  const account = await findAccount(services, context);
  const { pathname, search } = new URL(context.req.url);
  const message = account.carrier.readWebhook({
    // The address that the carrier was given, whatever name this request came in under.
    url: `${services.callbackAddress()}${pathname}${search}`,
    headers: context.req.raw.headers,
    body: await context.req.text(),
  });
  if (message === undefined) throw new ProblemError('not_permitted', unsigned);
  const found = findUnstorable(message);
  if (found !== undefined) throw new ProblemError('validation_failed', undefined, [found]);
  const key = call.safeParse(context.req.param());
  if (!key.success) throw new ProblemError('not_found');
  const { organizationId } = account;
  if (organizationId !== null && organizationId !== key.data.organizationId) {
    throw new ProblemError('not_permitted', unsigned);
  }
  return { account, key: key.data, message };
}
