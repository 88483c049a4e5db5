import type { RecordSource } from '@ringfence/contract/records';
import type { contact } from '../../i18n/en/contact.ts';
import { readWallTime } from './wall-time.ts';

export type FormFault = `form.${keyof Pick<
  typeof contact.form,
  | 'momentInvalid'
  | 'inFuture'
  | 'sourceMissing'
  | 'tooLong'
  | 'numberMissing'
  | 'outcomeMissing'
  | 'fromMissing'
  | 'toMissing'
  | 'sameTimes'
>}`;

export const longestEvidence = 500;

/** A moment that has passed, typed into a field for date and time. */
export function checkPastMoment(text: string, zone: string, now: Date): FormFault | null {
  const moment = readWallTime(text, zone);
  if (moment === null) {
    return 'form.momentInvalid';
  }
  return moment > now ? 'form.inFuture' : null;
}

export interface ReceivedFields {
  receivedAt: string;
  source: RecordSource | '';
  evidence: string;
}

export type ReceivedFaults = Record<keyof ReceivedFields, FormFault | null>;

export const noReceivedFaults: ReceivedFaults = { receivedAt: null, source: null, evidence: null };

/** The same rules as the server's, so that a slip is shown before it is sent. */
export function checkReceived(fields: ReceivedFields, zone: string, now: Date): ReceivedFaults {
  return {
    receivedAt: checkPastMoment(fields.receivedAt, zone, now),
    source: fields.source === '' ? 'form.sourceMissing' : null,
    evidence: fields.evidence.trim().length > longestEvidence ? 'form.tooLong' : null,
  };
}
