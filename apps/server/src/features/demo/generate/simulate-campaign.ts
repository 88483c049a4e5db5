import { campaignCall } from '@ringfence/domain/calls/call-kinds';
import {
  chooseToTheAnswer,
  type JudgedPerson,
  presentDecision,
} from '@ringfence/domain/compliance/judge-persons';
import { listPossibleCalls } from '@ringfence/domain/compliance/list-possible-calls';
import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import { firstRetryRules, isUnreachable } from '@ringfence/domain/retry/retry-rules';
import { localTime } from '@ringfence/domain/zones/convert-time';
import { type CallPlan, orderPhones, presentFacts } from '../../compliance/index.ts';
import { createHeap } from './heap.ts';
import { learnFromCall } from './learn-from-call.ts';
import { type LivingPerson, liveUntil } from './living-person.ts';
import { type CallRow, endCall } from './make-call.ts';
import type { Random } from './random.ts';
import { type DemoVoice, readFlow } from './read-flow.ts';
import type { DemoRules } from './rules.ts';
import type { FailureWatch } from './watch-failures.ts';

export interface TargetRow {
  campaign_id: string;
  contact_id: string;
  phone_id: string | null;
  debt_id: string | null;
  state: 'done' | 'blocked' | 'waiting';
  /** Of somebody who waits. */
  next_at: Date | null;
  attempts: number;
  verdict: 'block' | null;
  decision_id: string | null;
  ended_because: string | null;
}

/** A decision as the JSON that is written, made at its moment: what was known then changes later. */
export type DecisionText = string;

export interface CampaignDayRow {
  campaign_id: string;
  day: string;
  answered: number;
  abandoned: number;
}

export interface CampaignOrder extends DemoVoice {
  id: string;
  startedAt: Date;
  mostAttempts: number;
  /** Nobody is called from then on. */
  endsBy: Date;
  /** It is stopped when so many calls were made. */
  mostCalls: number;
  /** Of one whose carrier fails, until it pauses by itself. */
  watch?: FailureWatch;
}

export interface CampaignRun {
  targets: TargetRow[];
  decisions: DecisionText[];
  calls: CallRow[];
  days: CampaignDayRow[];
  endedAt: Date;
  /** Nobody was left, somebody stopped it, or it paused by itself. */
  state: 'finished' | 'stopped' | 'paused';
}

interface Turn {
  at: number;
  person: LivingPerson;
  target: TargetRow;
}

/** Of the waits that the dialer writes down, so many are kept here: each night has one for everybody. */
const keptWaits = 0.03;
/** Between two calls of a campaign, in milliseconds. */
const pace = { least: 3_000, most: 21_000 };
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

type Judged = Omit<JudgedPerson, 'openUntil'>;

/** Asks the engine about somebody, with what is known of them at this moment. */
function judge(person: LivingPerson, plan: CallPlan, rules: DemoRules, now: Date): Judged {
  liveUntil(person, now);
  const { known, contact } = person;
  const calls = () =>
    listPossibleCalls(orderPhones(known, plan), known.debts).map(({ phone, debt }) => {
      const question = {
        contactId: contact.id,
        phoneId: phone?.id ?? null,
        debtId: debt?.id ?? null,
      };
      const facts = presentFacts(known, question, plan);
      return { question, facts, busy: false, ledgerVersion: '0' };
    });
  const asked = { contactId: contact.id, calls };
  const { call, decision } = chooseToTheAnswer(
    asked,
    rules.enginePolicy,
    now,
    rules.answerMilliseconds,
  );
  return presentDecision(call, decision);
}

function writeDecision(judged: Judged, id: string, campaignId: string, at: Date): string {
  return JSON.stringify({
    id,
    campaign_id: campaignId,
    contact_id: judged.contactId,
    decided_at: at,
    verdict: judged.kind,
    until: judged.until,
    lifted_by: judged.liftedBy,
    reasons: judged.reasons,
    zones: judged.zones,
    attempts_before: judged.attemptsBefore,
    attempts_after: judged.attemptsAfter,
    facts: judged.facts,
  });
}

/**
 * Runs a campaign of the past forward in time, as the dialer would have: everybody who is due is judged by the engine with
 * what was known then, called where it allows that, and tried again by the rules for that. Yields where others may
 * want their turn.
 */
export function* simulateCampaign(
  order: CampaignOrder,
  people: readonly LivingPerson[],
  rules: DemoRules,
  random: Random,
): Generator<void, CampaignRun> {
  const run: CampaignRun = {
    targets: [],
    decisions: [],
    calls: [],
    days: [],
    endedAt: order.startedAt,
    state: 'finished',
  };
  const days = new Map<string, CampaignDayRow>();
  const heap = createHeap<Turn>(({ at }) => at);
  let clock = order.startedAt.getTime();
  for (const person of people) {
    const target: TargetRow = {
      campaign_id: order.id,
      contact_id: person.contact.id,
      phone_id: person.known.phones[0]?.id ?? null,
      debt_id: person.known.debts[0]?.id ?? null,
      state: 'done',
      next_at: null,
      attempts: 0,
      verdict: null,
      decision_id: null,
      ended_because: null,
    };
    run.targets.push(target);
    heap.push({ at: clock + random.between(0, 60_000), person, target });
  }
  const { policy: roles, licences } = rules;
  const trying = { campaignId: order.id, retry: firstRetryRules };
  const plan = { ...campaignCall, roles, licences, campaign: null, trying };
  let isPaused = false;
  let abandonment: CallPlan['abandonment'] = [];
  for (let turn = heap.pop(), step = 0; turn !== undefined; turn = heap.pop(), step += 1) {
    if (step % 100 === 99) yield;
    const { person, target } = turn;
    if (isPaused) {
      Object.assign(target, { state: 'waiting', next_at: new Date(turn.at) });
      run.state = 'paused';
      continue;
    }
    const now = new Date(Math.max(turn.at, clock));
    if (now >= order.endsBy || run.calls.length >= order.mostCalls) {
      target.ended_because = 'campaign_stopped';
      run.state = 'stopped';
      continue;
    }
    const judged = judge(person, { ...plan, abandonment }, rules, now);
    const { phoneId, debtId } = judged;
    target.phone_id = phoneId;
    target.debt_id = debtId;
    const decisionId = random.idAt(now);
    if (judged.kind !== 'allow') {
      const isBlocked = judged.kind === 'block';
      if (isBlocked || random.happens(keptWaits)) {
        run.decisions.push(writeDecision(judged, decisionId, order.id, now));
      }
      if (isBlocked) {
        Object.assign(target, { state: 'blocked', verdict: 'block', decision_id: decisionId });
      } else {
        const until = judged.until?.getTime() ?? order.endsBy.getTime();
        heap.push({ ...turn, at: until + random.between(0, 5_400_000) });
      }
      continue;
    }
    if (phoneId === null || debtId === null) throw new Error('nobody is called without a number');
    run.decisions.push(writeDecision(judged, decisionId, order.id, now));
    target.attempts += 1;
    const { minute } = localTime(judged.zones[0]?.zone ?? 'UTC', now);
    const { e164 } = judged.facts.phone;
    const mayBeWrong = person.known.debts.every(({ firstContactAt }) => firstContactAt === null);
    const call: CallRow = {
      id: random.idAt(now),
      campaign_id: order.id,
      contact_id: person.contact.id,
      phone_id: phoneId,
      e164,
      debt_id: debtId,
      decision_id: decisionId,
      attempt: target.attempts,
      caller_id: order.callerId,
      carrier_call_id: `CA${random.idAt(now).replaceAll('-', '')}`,
      reserved_at: now,
      ...endCall(random, {
        reservedAt: now,
        minute,
        mayBeWrong,
        isFailing: order.watch !== undefined,
        suits: person.suits,
        speak: () => readFlow(person, judged, order, rules, now),
      }),
    };
    run.calls.push(call);
    isPaused = order.watch?.add(call) ?? false;
    run.endedAt = new Date(Math.max(run.endedAt.getTime(), call.heard_at.getTime()));
    if (call.answered_by === 'human') {
      countAnswer(days, order.id, dayOf(now));
      abandonment = [...days.values()].map(present);
    }
    learnFromCall(person, call, { random, graceDays: rules.policy.promiseGraceDays });
    clock = now.getTime() + random.between(pace.least, pace.most);
    const next = chooseNextAttempt({
      outcome: call.outcome,
      attempts: target.attempts,
      mostAttempts: order.mostAttempts,
      endedAt: call.heard_at,
      retry: firstRetryRules,
      hasLiveNumber: person.known.phones.some(
        (phone) =>
          phone.state === 'active' &&
          !person.known.calls.some(
            (made) =>
              made.campaignId === order.id &&
              made.phone === phone.e164 &&
              made.outcome !== null &&
              isUnreachable(made.outcome),
          ),
      ),
    });
    if (next.kind === 'done') target.ended_because = next.because;
    else heap.push({ ...turn, at: next.at.getTime() });
  }
  run.days = [...days.values()];
  return run;
}

const present = ({ day, answered, abandoned }: CampaignDayRow) => ({ day, answered, abandoned });

function countAnswer(days: Map<string, CampaignDayRow>, campaignId: string, day: string): void {
  const known = days.get(day) ?? { campaign_id: campaignId, day, answered: 0, abandoned: 0 };
  known.answered += 1;
  days.set(day, known);
}
