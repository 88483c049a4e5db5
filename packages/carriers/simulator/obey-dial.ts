import { randomBytes } from 'node:crypto';
import type { ConnectResult } from '@ringfence/domain/callflow/flow-step';
import { findStaffedLine } from '../people/staffed-line.ts';
import { countSeconds } from './count-seconds.ts';
import type { Listener, Next } from './listener.ts';
import { e164 } from './read-call-request.ts';
import type { Dial } from './verb.ts';

const statuses: Readonly<Record<ConnectResult, string>> = {
  answered: 'completed',
  busy: 'busy',
  no_answer: 'no-answer',
  failed: 'failed',
};

/** Joins the call to another number, and says how that went. */
export async function obeyDial(verb: Dial, listener: Listener): Promise<Next | undefined> {
  const { to, ringSeconds, url, action } = verb;
  const line = findStaffedLine(to);
  const isMissed = line.result === 'no_answer' || line.ringSeconds > ringSeconds;
  const result = e164.test(to) ? (isMissed ? 'no_answer' : line.result) : 'failed';
  const sid = `CA${randomBytes(16).toString('hex')}`;
  await listener.pass(isMissed ? ringSeconds : line.ringSeconds);
  if (result === 'answered') {
    if (url !== undefined) {
      const form = { CallSid: sid, To: to, Called: to, CallStatus: 'in-progress' };
      await listener.pass(countSeconds(await listener.askWhisper(url, form)));
    }
    await listener.pass(line.talkSeconds);
  }
  if (action === undefined) return undefined;
  const DialCallDuration = String(result === 'answered' ? line.talkSeconds : 0);
  return {
    url: action,
    form: { DialCallSid: sid, DialCallStatus: statuses[result], DialCallDuration },
  };
}
