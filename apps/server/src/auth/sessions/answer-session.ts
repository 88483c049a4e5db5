import type { Context } from 'hono';
import { rememberDevice } from '../devices/known-device.ts';
import type { AuthServices } from '../services.ts';
import type { IssuedSession } from './issue-session.ts';
import { presentSession } from './present-session.ts';

/** Answers somebody who has just signed in, and remembers their device. */
export async function answerSession(
  services: AuthServices,
  context: Context,
  session: IssuedSession,
): Promise<Response> {
  await rememberDevice(services, context, session.user.id);
  return context.json(presentSession(session));
}
