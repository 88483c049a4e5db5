import { signForm } from '@ringfence/carriers/simulator/sign-form';
import type { Things } from '../access-matrix/build-things.ts';
import type { AskedRequest } from './asked.ts';
import type { Draw } from './draw.ts';
import { canary, hostileTexts } from './hostile-values.ts';
import { drawUnreadable } from './unreadable-bodies.ts';

const usual = {
  CallSid: 'CA0123456789',
  CallStatus: 'completed',
  CallDuration: '12',
  Timestamp: 'Thu, 05 Nov 2026 12:00:00 +0000',
  CallbackSource: 'call-progress-events',
  AnsweredBy: 'human',
  SipResponseCode: '200',
  Digits: '9',
};
const statuses = ['queued', 'ringing', 'in-progress', 'completed', 'busy', 'failed', canary];
const steps = ['status', 'flow', 'answer/identity', 'answer/message', `answer/${canary}`];

export interface WebhookWorld {
  address: string;
  token: string;
  accountId: string;
  things: readonly Things[];
}

/** What a carrier would send, or somebody who plays one. Half of it is signed as it should be. */
export function askWebhook(world: WebhookWorld, draw: Draw): AskedRequest {
  const things = draw.pick(world.things);
  const callId = draw.percent(70) ? things.call_id : draw.pick([things.contact_id, '%00', canary]);
  const step = draw.pick(steps);
  const accountId = draw.percent(90) ? world.accountId : draw.pick([things.contact_id, canary]);
  const path = `/webhooks/simulator/${accountId}/${things.organizationId}/${callId}/${step}`;
  const form: Record<string, string> = { ...usual, CallStatus: draw.pick(statuses) };
  for (let time = draw.below(3); time > 0; time -= 1) {
    form[draw.pick(Object.keys(usual))] = draw.pick(hostileTexts).toWellFormed();
  }
  if (draw.percent(30)) delete form.Timestamp;
  if (draw.percent(30)) delete form.CallbackSource;
  const isSigned = draw.percent(50);
  const signature = isSigned ? signForm(world.token, `${world.address}${path}`, form) : canary;
  const unreadable = draw.percent(15)
    ? drawUnreadable(draw, new URLSearchParams(form).toString())
    : undefined;
  return {
    operation: `webhook ${step.replace(canary, ':step')}`,
    role: 'visitor',
    method: draw.percent(95) ? 'POST' : draw.pick(['GET', 'PUT', 'DELETE']),
    path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
      ...unreadable?.headers,
    },
    body: unreadable?.body ?? Buffer.from(new URLSearchParams(form).toString()),
    isChunked: draw.percent(10),
  };
}
