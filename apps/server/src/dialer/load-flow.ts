import { organizationPolicy } from '@ringfence/contract/compliance';
import {
  type FlowFacts,
  listAnswers,
  type SpokenPromise,
} from '@ringfence/domain/callflow/flow-facts';
import { listFreeLines } from '@ringfence/domain/callflow/list-open-lines';
import type { FlowCall } from '@ringfence/domain/callflow/walk';
import { writeDay } from '@ringfence/domain/compliance/calendar-day';
import { firstPolicy } from '@ringfence/domain/compliance/policy';
import { localTime } from '@ringfence/domain/zones/convert-time';
import * as z from 'zod';
import { chooseWords } from '../features/compliance/index.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addressCall, type CallAddress } from './address-call.ts';
import { askTogether } from './ask-together.ts';
import { type CallKey, listKeys } from './call-key.ts';
import { loadMilliseconds } from './limits.ts';
import { findFlowFacts } from './queries/flow.ts';
import { storedLines } from './read-lines.ts';
import { requireAccount } from './read-webhook.ts';
import type { Goodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { createPolicyBook, createScriptBook, type ScriptName } from './version-books.ts';

type Row = RowOf<typeof findFlowFacts.row>;

/** What the policies of a call say: the one in force, and the one it was allowed on. Null: none was chosen. */
interface CallPolicies {
  inForce: unknown;
  allowing: unknown;
}

const stored = z.object({ lines: storedLines, zones: z.array(z.object({ zone: z.string() })) });
/** A policy that does not say whether to announce a recording announces it: one word too many harms nobody. */
const recording = z.object({
  announcesRecording: z.boolean().optional(),
  recordsCalls: z.boolean().optional(),
});
const { promiseTerms } = organizationPolicy.shape;

/** A call that somebody has answered, as its script needs it. */
export interface LoadedFlow {
  call: FlowCall;
  /** The numbers to which somebody can be connected, free or not, in the places that they have in the call's facts. */
  lines: readonly string[];
  script: ScriptName;
  address: CallAddress;
  goodbye: Goodbye;
}

export type LoadFlow = (
  account: OpenAccount,
  key: CallKey,
) => Promise<LoadedFlow | undefined | 'unknown'>;

/** The one that waits, or else the last that was broken. */
function readPromise(row: Row): SpokenPromise | null {
  const { promised_minor: amountMinor, promised_currency: currency, promised_on: dueOn } = row;
  if (amountMinor === null || currency === null || dueOn === null) return null;
  return { amountMinor, currency, dueOn };
}

function readFacts(
  row: Row,
  { inForce, allowing }: CallPolicies,
  { lines, zones }: z.infer<typeof stored>,
  now: Date,
): FlowFacts {
  const zone = zones[0]?.zone ?? 'UTC';
  const policy = recording.safeParse(inForce).data;
  const terms = z.object({ promiseTerms }).safeParse(inForce);
  const ringBack = lines.find(({ takesRingBacks }) => takesRingBacks)?.e164;
  const birthYear = row.birth_year;
  return {
    ...chooseWords({ language: row.language, facts: row.facts, policy: allowing }),
    spokenName: row.spoken_name,
    personName: row.full_name,
    ringBackNumber: ringBack ?? row.caller_id,
    callerId: row.caller_id,
    isFirst: row.is_first,
    debt: {
      creditor: row.creditor,
      balanceMinor: row.balance_minor,
      currency: row.currency,
      dueOn: row.due_on,
      reference: row.reference,
    },
    promise: readPromise(row),
    promiseTerms: terms.data?.promiseTerms ?? firstPolicy.promiseTerms,
    answers: listAnswers({ birthYear, postalCode: row.postal_code, reference: row.reference }),
    today: writeDay(localTime(zone, now).day),
    announcesRecording: inForce !== null && policy?.announcesRecording !== false,
    wantsRecording: policy?.recordsCalls === true,
    lines: listFreeLines(lines, now),
  };
}

/** Loads calls that were answered: `unknown` where there is no such call, undefined where there is no script to follow. */
export function createFlowLoader(services: DialerServices): LoadFlow {
  const { database, callbackAddress } = services;
  const findScript = createScriptBook(services);
  const findPolicy = createPolicyBook(services);
  const findRow = askTogether(async (calls: readonly CallKey[]) => {
    const rows = await database.asSystem((transaction) =>
      transaction.all(findFlowFacts, listKeys(calls)),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return calls.map(({ callId }) => byId.get(callId));
  }, loadMilliseconds);
  return async (account, { organizationId, callId }) => {
    const row = await findRow({ organizationId, callId });
    if (row === undefined) return 'unknown';
    requireAccount(account, row.account_id);
    const name = { organizationId, scriptId: row.script_id, version: row.script_version };
    const script = await findScript(name);
    if (script === undefined) return undefined;
    const known = stored.parse(row);
    const read = async (version: number): Promise<unknown> =>
      (await findPolicy({ organizationId, version }))?.content ?? null;
    const allowing = await read(row.policy);
    const isSame = row.policy_now === row.policy;
    const policies = { allowing, inForce: isSame ? allowing : await read(row.policy_now) };
    const facts = readFacts(row, policies, known, services.now());
    const { spokenName, ringBackNumber: number, language } = facts;
    const lines = known.lines.filter(({ takesTransfers }) => takesTransfers);
    return {
      call: { script, facts },
      lines: lines.map(({ e164 }) => e164),
      script: name,
      address: addressCall(callbackAddress(), account, organizationId, callId),
      goodbye: { spokenName, number, language },
    };
  };
}

/** For what only calls of campaigns ask. */
export async function requireFlow(
  loadFlow: LoadFlow,
  { account, key }: { account: OpenAccount; key: CallKey },
): Promise<LoadedFlow | undefined> {
  const flow = await loadFlow(account, key);
  if (flow === 'unknown') throw new ProblemError('not_found');
  return flow;
}
