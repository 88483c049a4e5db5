import type { AnsweredBy, CarrierEnding } from '@ringfence/domain/calls/carrier-event';

type Progress =
  | { state: 'queued' | 'ringing' | 'answered' }
  | { state: 'ended'; ending: CarrierEnding };

const progressByStatus: Readonly<Record<string, Progress>> = {
  queued: { state: 'queued' },
  initiated: { state: 'queued' },
  ringing: { state: 'ringing' },
  'in-progress': { state: 'answered' },
  completed: { state: 'ended', ending: 'completed' },
  busy: { state: 'ended', ending: 'busy' },
  failed: { state: 'ended', ending: 'failed' },
  'no-answer': { state: 'ended', ending: 'no_answer' },
  canceled: { state: 'ended', ending: 'canceled' },
};

/** SIP: not found, gone, address incomplete, does not exist anywhere (RFC 3261, section 21). */
const notInService = new Set(['404', '410', '484', '604']);

export function readStatus(status: string, sipResponseCode?: string): Progress | undefined {
  const progress = Object.hasOwn(progressByStatus, status) ? progressByStatus[status] : undefined;
  return status === 'failed' && sipResponseCode !== undefined && notInService.has(sipResponseCode)
    ? { state: 'ended', ending: 'not_in_service' }
    : progress;
}

export function readAnsweredBy(word: string): AnsweredBy {
  if (word === 'human' || word === 'fax') return word;
  return word.startsWith('machine') ? 'machine' : 'unknown';
}

/** The parts of an event that Twilio leaves out, or leaves empty, until it knows them. */
export function readDetails(
  answeredBy: string | null | undefined,
  duration: string | null | undefined,
) {
  const seconds = Number.parseInt(duration ?? '', 10);
  return {
    ...(answeredBy ? { answeredBy: readAnsweredBy(answeredBy) } : {}),
    ...(Number.isNaN(seconds) ? {} : { talkSeconds: seconds }),
  };
}
