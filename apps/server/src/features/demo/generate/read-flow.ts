import { type FlowFacts, listAnswers } from '@ringfence/domain/callflow/flow-facts';
import { listOpenLines, type StaffedLine } from '@ringfence/domain/callflow/list-open-lines';
import type { ScriptVersion } from '@ringfence/domain/callflow/script';
import { writeDay } from '@ringfence/domain/compliance/calendar-day';
import type { JudgedPerson } from '@ringfence/domain/compliance/judge-persons';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { chooseReadWords } from '../../compliance/index.ts';
import type { SpokenCall } from './hold-conversation.ts';
import { findSpokenPromise } from './keep-promises.ts';
import type { LivingPerson } from './living-person.ts';
import type { DemoRules } from './rules.ts';

/** In whose name a campaign calls, what it says, and where its calls are returned. */
export interface DemoVoice {
  spokenName: string;
  callerId: string;
  script: ScriptVersion;
  /** Verified, in the order in which they are rung. */
  lines: readonly (StaffedLine & { takesRingBacks: boolean })[];
}

type Judged = Pick<JudgedPerson, 'facts' | 'zones' | 'debtId'>;

/** What the dialer would have read when somebody answered (`dialer/load-flow.ts`). */
export function readFlow(
  person: LivingPerson,
  { facts, zones, debtId }: Judged,
  { spokenName, callerId, script, lines }: DemoVoice,
  { policy, policyVersion }: DemoRules,
  now: Date,
): SpokenCall {
  const { contact, debts, known } = person;
  const debt = debts.find(({ id }) => id === debtId);
  if (debt === undefined) throw new Error('nobody is called about nothing');
  const { reference, creditor, currency, balance_minor: balanceMinor, due_on: dueOn } = debt;
  const { language, birth_year: birthYear, postal_code: postalCode } = contact;
  const flowFacts: FlowFacts = {
    ...chooseReadWords({ language, facts, policy: policyVersion === 0 ? null : policy }),
    spokenName,
    personName: contact.full_name,
    ringBackNumber: lines.find(({ takesRingBacks }) => takesRingBacks)?.e164 ?? callerId,
    callerId,
    isFirst: known.debts.every(
      ({ id, firstContactAt }) => id !== debtId || firstContactAt === null,
    ),
    debt: { creditor, balanceMinor, currency, dueOn, reference },
    promise: findSpokenPromise(person, debtId),
    promiseTerms: policy.promiseTerms,
    answers: listAnswers({ birthYear, postalCode, reference }),
    today: writeDay(localTime(zones[0]?.zone ?? 'UTC', now).day),
    announcesRecording: policyVersion > 0 && policy.announcesRecording,
    wantsRecording: false,
    lines: listOpenLines(lines, now),
  };
  return { call: { script: script.script, facts: flowFacts }, script };
}
