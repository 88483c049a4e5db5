import type { WebhookMessage } from '@ringfence/carriers/port';
import { answerCall, openCall } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { findUnstorable } from '@ringfence/domain/text/find-unstorable';
import { type Context, Hono } from 'hono';
import * as z from 'zod';
import { limitBody } from '../platform/http/limit-body.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { createNewsQueue } from './news-queue.ts';
import { requireFlowFacts } from './require-flow-facts.ts';
import { orGoodbye } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

const largestBodyBytes = 64 * 1024;
const call = z.object({ organizationId: z.uuid(), callId: z.uuid() });
const question = z.enum(['identity', 'message']);
type CallKey = z.infer<typeof call>;

/** What the carrier tells and asks. Everything is believed by its signature alone. */
export function createWebhookRoutes(services: DialerServices): Hono {
  const { carrier, callbackAddress } = services;
  const queue = createNewsQueue(services);
  const routes = new Hono().basePath(`/${carrier.description.id}/:organizationId/:callId`);

  async function readMessage(context: Context): Promise<{ key: CallKey; message: WebhookMessage }> {
    const { pathname, search } = new URL(context.req.url);
    const message = carrier.readWebhook({
      // The address that the carrier was given, whatever name this request came in under.
      url: `${callbackAddress()}${pathname}${search}`,
      headers: context.req.raw.headers,
      body: await context.req.text(),
    });
    if (message === undefined)
      throw new ProblemError('not_permitted', 'The signature is not valid.');
    const found = findUnstorable(message);
    if (found !== undefined) throw new ProblemError('validation_failed', undefined, [found]);
    const key = call.safeParse(context.req.param());
    if (!key.success) throw new ProblemError('not_found');
    return { key: key.data, message };
  }

  function respond(step: FlowStep): Response {
    const { contentType, body } = carrier.renderFlow(step);
    return new Response(body, { headers: { 'content-type': contentType } });
  }

  const tooLarge = () =>
    new ProblemError('body_too_large', 'A message of the carrier has at most 64 KiB.');
  routes.use(limitBody(largestBodyBytes, tooLarge));
  routes.post('/status', async (context) => {
    const { key, message } = await readMessage(context);
    const { carrierCallId, event } = message;
    await queue.add({ ...key, kind: 'event', carrierCallId, event });
    return context.body(null, 204);
  });

  routes.post('/flow', async (context) => {
    const { key, message } = await readMessage(context);
    const { carrierCallId, event } = message;
    const step = await orGoodbye(services, new URL(context.req.url).searchParams, async (late) => {
      const facts = await requireFlowFacts(services, key, 'identity');
      const asksForWords = () => !late.aborted;
      await queue.add({ ...key, kind: 'event', carrierCallId, event, asksForWords });
      return openCall({ ...facts, answeredBy: event.answeredBy ?? null });
    });
    return respond(step);
  });

  routes.post('/answer/:step', async (context) => {
    const { key, message } = await readMessage(context);
    const step = question.safeParse(context.req.param('step'));
    if (!step.success) throw new ProblemError('not_found');
    const facts = await requireFlowFacts(services, key, 'message');
    const digit = message.digit ?? null;
    const answer = answerCall({ ...facts, step: step.data, digit });
    // Written before the carrier is told to go on, so that a stop holds before the line is dead.
    await queue.add({ ...key, kind: 'choice', step: step.data, digit, choice: answer.choice });
    return respond(answer.step);
  });
  return routes;
}
