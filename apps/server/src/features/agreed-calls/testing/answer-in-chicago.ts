import { type AnsweredCall, answerCalls } from '../../../dialer/testing/answer-calls.ts';
import type { MadeDialer } from '../../../dialer/testing/make-dialer.ts';
import { addOrganization, type TestOrganization } from '../../../testing/add-organization.ts';
import { setZone } from '../../../testing/set-zone.ts';

/** An organization in Chicago, and a call of it that somebody there has answered. */
export async function answerInChicago(
  dialer: MadeDialer,
): Promise<{ organization: TestOrganization; call: AnsweredCall }> {
  const { database } = dialer.services;
  const organization = await addOrganization(database);
  await setZone(database, organization, 'America/Chicago');
  const [call] = await answerCalls(dialer, organization, 1);
  if (call === undefined) throw new Error('nobody was called');
  return { organization, call };
}
