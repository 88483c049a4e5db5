import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import { scriptLanguages } from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import type { OpenAccount } from './services.ts';

const whole = z.coerce.number().int().min(0).max(1_000);
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** As it stands in an address. Only the carrier can send it back, with its signature. */
const place = z.object({
  part: z.string().min(1).max(60),
  question: whole,
  turn: whole,
  in: z.enum(scriptLanguages),
  verified: flag,
  tries: whole,
  wrong: flag,
  silences: whole,
  offer: whole.optional(),
  line: whole,
});

function writePlace(state: FlowState): URLSearchParams {
  const { part, question, turn, language, tries, silences, offer, line } = state;
  const numbers = { question, turn, tries, silences, line, ...(offer === null ? {} : { offer }) };
  return new URLSearchParams({
    part,
    in: language,
    verified: state.isVerified ? '1' : '0',
    wrong: state.isWrong ? '1' : '0',
    ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
  });
}

/** Where in its script a call is, by the address that the carrier asks; undefined where it names no place. */
export function readPlace(address: string): FlowState | undefined {
  const read = place.safeParse(Object.fromEntries(new URL(address).searchParams));
  if (!read.success) return undefined;
  const { in: language, verified, wrong, offer = null, ...rest } = read.data;
  return { ...rest, language, isVerified: verified, isWrong: wrong, offer };
}

export interface CallAddress {
  flowUrl: string;
  statusUrl: string;
  detectionUrl: string;
  recordingUrl: string;
  answerUrl(state: FlowState): string;
  whisperUrl(state: FlowState): string;
}

/**
 * Account and call are named in the addresses that the carrier is given, so that its word, signed with the
 * account's secret, proves the call.
 */
export function addressCall(
  callbackAddress: string,
  { id: accountId, carrier }: Pick<OpenAccount, 'id' | 'carrier'>,
  organizationId: string,
  callId: string,
): CallAddress {
  const path = `${carrier.description.id}/${accountId}/${organizationId}/${callId}`;
  const base = `${callbackAddress}/webhooks/${path}`;
  return {
    flowUrl: `${base}/flow`,
    statusUrl: `${base}/status`,
    detectionUrl: `${base}/detected`,
    recordingUrl: `${base}/recording`,
    answerUrl: (state) => `${base}/answer?${writePlace(state)}`,
    whisperUrl: (state) => `${base}/whisper?${writePlace(state)}`,
  };
}
