import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { Hono } from 'hono';
import { limitBody } from '../platform/http/limit-body.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { readPlace } from './address-call.ts';
import { createCallFollower } from './follow-call.ts';
import { createRecordingKeeper } from './keep-recording.ts';
import { readWebhook } from './read-webhook.ts';
import { readGoodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';

const largestBodyBytes = 64 * 1024;

/** What the carrier tells and asks over HTTP. Everything is believed by its signature alone. */
export function createWebhookRoutes(services: DialerServices): Hono {
  const follower = createCallFollower(services);
  const keepRecording = createRecordingKeeper(services);
  const routes = new Hono().basePath('/:carrier/:accountId/:organizationId/:callId');

  function respond({ carrier }: OpenAccount, step: FlowStep): Response {
    const { contentType, body } = carrier.renderFlow(step);
    return new Response(body, { headers: { 'content-type': contentType } });
  }

  const tooLarge = () =>
    new ProblemError('body_too_large', 'A message of the carrier has at most 64 KiB.');
  routes.use(limitBody(largestBodyBytes, tooLarge));
  routes.post('/status', async (context) => {
    await follower.tell(await readWebhook(services, context));
    return context.body(null, 204);
  });

  routes.post('/flow', async (context) => {
    const heard = await readWebhook(services, context);
    const goodbye = readGoodbye(context.req.url, heard.message.event.answeredBy);
    return respond(heard.account, await follower.open(heard, goodbye));
  });

  const requirePlace = (address: string): FlowState => {
    const place = readPlace(address);
    if (place === undefined) throw new ProblemError('not_found');
    return place;
  };
  routes.post('/answer', async (context) => {
    const heard = await readWebhook(services, context);
    const goodbye = readGoodbye(context.req.url);
    const step = await follower.answer(heard, requirePlace(context.req.url), goodbye);
    return respond(heard.account, step);
  });

  routes.post('/detected', async (context) => {
    await follower.detect(await readWebhook(services, context));
    return context.body(null, 204);
  });

  routes.post('/recording', async (context) => {
    await keepRecording(await readWebhook(services, context));
    return context.body(null, 204);
  });

  routes.post('/whisper', async (context) => {
    const heard = await readWebhook(services, context);
    const said = await follower.whisper(heard, requirePlace(context.req.url));
    const { contentType, body } = heard.account.carrier.renderWhisper(said);
    return new Response(body, { headers: { 'content-type': contentType } });
  });
  return routes;
}
