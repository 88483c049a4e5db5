import type { WebhookMessage } from '@ringfence/carriers/port';
import { findUnstorable } from '@ringfence/domain/text/find-unstorable';
import type { Context } from 'hono';
import * as z from 'zod';
import { ProblemError } from '../platform/http/problem.ts';
import type { DialerServices } from './services.ts';

const call = z.object({ organizationId: z.uuid(), callId: z.uuid() });

export interface ReadWebhook {
  key: z.infer<typeof call>;
  message: WebhookMessage;
}

/** What the carrier says of which call. Everything is believed by its signature alone. */
export async function readWebhook(
  { carrier, callbackAddress }: Pick<DialerServices, 'carrier' | 'callbackAddress'>,
  context: Context,
): Promise<ReadWebhook> {
  const { pathname, search } = new URL(context.req.url);
  const message = carrier.readWebhook({
    // The address that the carrier was given, whatever name this request came in under.
    url: `${callbackAddress()}${pathname}${search}`,
    headers: context.req.raw.headers,
    body: await context.req.text(),
  });
  if (message === undefined) throw new ProblemError('not_permitted', 'The signature is not valid.');
  const found = findUnstorable(message);
  if (found !== undefined) throw new ProblemError('validation_failed', undefined, [found]);
  const key = call.safeParse(context.req.param());
  if (!key.success) throw new ProblemError('not_found');
  return { key: key.data, message };
}
