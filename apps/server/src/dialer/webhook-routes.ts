import { answerCall, openCall } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { Hono } from 'hono';
import * as z from 'zod';
import { limitBody } from '../platform/http/limit-body.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { createNewsQueue } from './news-queue.ts';
import { readWebhook } from './read-webhook.ts';
import { requireFlowFacts } from './require-flow-facts.ts';
import { orGoodbye, readGoodbye, untilKept } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

const largestBodyBytes = 64 * 1024;
const question = z.enum(['identity', 'message']);

/** What the carrier tells and asks. Everything is believed by its signature alone. */
export function createWebhookRoutes(services: DialerServices): Hono {
  const { carrier } = services;
  const queue = createNewsQueue(services);
  const routes = new Hono().basePath(`/${carrier.description.id}/:organizationId/:callId`);

  function respond(step: FlowStep): Response {
    const { contentType, body } = carrier.renderFlow(step);
    return new Response(body, { headers: { 'content-type': contentType } });
  }

  const tooLarge = () =>
    new ProblemError('body_too_large', 'A message of the carrier has at most 64 KiB.');
  routes.use(limitBody(largestBodyBytes, tooLarge));
  routes.post('/status', async (context) => {
    const { key, message } = await readWebhook(services, context);
    const { carrierCallId, event } = message;
    await queue.add({ ...key, kind: 'event', carrierCallId, event });
    return context.body(null, 204);
  });

  routes.post('/flow', async (context) => {
    const { key, message } = await readWebhook(services, context);
    const { carrierCallId, event } = message;
    const goodbye = readGoodbye(context.req.url, event.answeredBy);
    const step = await orGoodbye(services, goodbye, async (late) => {
      const facts = await requireFlowFacts(services, key, 'identity');
      const asksForWords = () => !late.aborted;
      await queue.add({ ...key, kind: 'event', carrierCallId, event, asksForWords });
      return openCall({ ...facts, answeredBy: event.answeredBy ?? null });
    });
    return respond(step);
  });

  routes.post('/answer/:step', async (context) => {
    const { key, message } = await readWebhook(services, context);
    const step = question.safeParse(context.req.param('step'));
    if (!step.success) throw new ProblemError('not_found');
    const digit = message.digit ?? null;
    const answer = async (): Promise<FlowStep> => {
      const facts = await requireFlowFacts(services, key, 'message');
      const { choice, step: next } = answerCall({ ...facts, step: step.data, digit });
      // Written before the carrier is told to go on, so that a stop holds before the line is dead.
      await queue.add({ ...key, kind: 'choice', step: step.data, digit, choice });
      return next;
    };
    const goodbye = readGoodbye(context.req.url);
    return respond(await orGoodbye(services, goodbye, () => untilKept(services, answer)));
  });
  return routes;
}
