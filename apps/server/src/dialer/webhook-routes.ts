import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { Hono } from 'hono';
import { limitBody } from '../platform/http/limit-body.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { createCallFollower, readQuestion } from './follow-call.ts';
import { readWebhook } from './read-webhook.ts';
import { readGoodbye } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

const largestBodyBytes = 64 * 1024;

/** What the carrier tells and asks over HTTP. Everything is believed by its signature alone. */
export function createWebhookRoutes(services: DialerServices): Hono {
  const { carrier } = services;
  const follower = createCallFollower(services);
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
    await follower.tell(key, message);
    return context.body(null, 204);
  });

  routes.post('/flow', async (context) => {
    const { key, message } = await readWebhook(services, context);
    const goodbye = readGoodbye(context.req.url, message.event.answeredBy);
    return respond(await follower.open(key, message, goodbye));
  });

  routes.post('/answer/:step', async (context) => {
    const { key, message } = await readWebhook(services, context);
    const step = readQuestion(context.req.param('step'));
    if (step === undefined) throw new ProblemError('not_found');
    const goodbye = readGoodbye(context.req.url);
    return respond(await follower.answer(key, message, step, goodbye));
  });
  return routes;
}
