import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SimulatedPerson } from '@ringfence/carriers/port';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import { codeDigits, silentCallMilliseconds } from '@ringfence/domain/calls/spoken-code';
import { judgeTestCall, type TestCallFacts } from '@ringfence/domain/compliance/judge-test-call';
import {
  judgeVerification,
  verifyingDayMilliseconds,
} from '@ringfence/domain/compliance/judge-verification';
import { findListener } from '../features/scripts/index.ts';
import { appendEntries, nameKey } from '../platform/activity/append-entries.ts';
import { startWatch } from '../platform/clock/start-watch.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OrganizationScope } from '../platform/http/procedures.ts';
import { nameCode } from '../platform/secrets/name-code.ts';
import type {
  NumberToVerify,
  ProvenNumber,
  ScriptToTest,
  TestCallStart,
  VerificationStart,
} from '../services.ts';
import { leaseMilliseconds, lookMilliseconds, ringSeconds } from './limits.ts';
import { endCode, type PlacedCode, placeCode } from './place-code.ts';
import { findVerificationFacts, insertVerification, lockNumber } from './queries/verifications.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { openPace } from './spend-pace.ts';

/** How long somebody waits at their screen for a moment of the account's pace. */
const patienceMilliseconds = 3_000;

const drawCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** What is said at the number: a code that proves something, or a script that is tried. */
type Saying =
  | { kind: 'code'; label: string; proves: ProvenNumber }
  | { kind: 'script'; scriptId: string; version: number; contactId: string | null };

interface Asked {
  scope: OrganizationScope;
  e164: string;
  language: ScriptLanguage;
  accountId: string;
  saying: Saying;
}

type Judge<Refusal> = (
  facts: TestCallFacts,
  now: Date,
) => { kind: 'allow'; zones: readonly string[] } | { kind: 'refuse'; because: Refusal };
/** What is found out without the rules. */
type Outside = 'halted' | 'account_not_ready' | 'account_busy';

type Taken<Refusal> =
  | { kind: 'taken'; call: PlacedCode }
  | { kind: 'known'; id: string }
  | { kind: 'refused'; because: Refusal | Outside }
  | { kind: 'wait' };

function describeDeed({ e164, saying }: Asked, id: string, calledFrom: string | null) {
  const purpose = 'verification';
  if (saying.kind === 'script') {
    const subject = { kind: 'script', id: saying.scriptId };
    return { action: 'script.test_called', subject, detail: { version: saying.version, purpose } };
  }
  const subject = { kind: saying.proves, id };
  return { action: `${saying.proves}.called`, subject, detail: { e164, calledFrom, purpose } };
}

/** The one who answers in a simulation plays the contact as whom the script is heard. */
async function findSimulated(
  transaction: Transaction,
  { carrier }: OpenAccount,
  { scope: { organizationId } }: Asked,
  { contactId }: Extract<Saying, { kind: 'script' }>,
  now: Date,
): Promise<SimulatedPerson | undefined> {
  if (carrier.description.reachesPeople) return undefined;
  const heard = await findListener(transaction, { organizationId, contactId }, now);
  if (heard === undefined) return undefined;
  const { birth_year: birthYear, postal_code: postalCode, reference } = heard.answers;
  return { birthYear, postalCode, reference };
}

/** Judges, and writes down in the same transaction what was allowed, its code and the pace that it takes. */
function take<Refusal>(
  services: DialerServices,
  account: OpenAccount,
  asked: Asked,
  judge: Judge<Refusal>,
) {
  const { scope, e164, language, saying } = asked;
  const { organizationId, userId } = scope;
  const script = saying.kind === 'script' ? saying : undefined;
  return services.database.asSystem(async (transaction): Promise<Taken<Refusal>> => {
    await transaction.all(lockNumber, [e164]);
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return { kind: 'refused', because: 'account_not_ready' };
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const found = await transaction.first(findVerificationFacts, [
      organizationId,
      e164,
      account.id,
      before(verifyingDayMilliseconds),
      before(silentCallMilliseconds),
      script?.scriptId ?? null,
    ]);
    if (found === undefined) return { kind: 'refused', because: 'halted' };
    // Somebody who asks twice gets the call that there is.
    if (found.own_id !== null) return { kind: 'known', id: found.own_id };
    const verdict = judge(
      {
        e164,
        mayCall: found.may_call,
        isAccountShared: found.is_account_shared,
        isAccountReady: found.is_account_ready,
        hasCallerId: found.called_from !== null,
        isSpokenFor: found.is_spoken_for,
        isOwn: found.is_own,
        isUnderWay: found.is_under_way,
        callsBefore: found.calls_before,
        latestAnswer: new Date(now.getTime() + lookMilliseconds + ringSeconds * 1000),
      },
      now,
    );
    if (verdict.kind === 'refuse') return { kind: 'refused', because: verdict.because };
    const pace = await openPace(transaction, account);
    if (pace === undefined) return { kind: 'wait' };
    await pace.spend(1);
    const { id, name, called_from, calls_before } = found;
    const code = script ? undefined : services.secrets.seal(drawCode(), nameCode(id));
    const label = saying.kind === 'code' ? saying.label : '';
    await transaction.all(insertVerification, [
      ...[organizationId, id, e164, label, language, account.id, called_from, userId, now],
      ...[verdict.zones, calls_before, code?.sealed ?? null, code?.keyId ?? null],
      ...[script?.scriptId ?? null, script?.version ?? null, script?.contactId ?? null],
    ]);
    await nameKey(transaction, scope.apiKeyId ?? null);
    const actor = { kind: scope.isSuperAdministrator ? 'super_administrator' : 'profile' } as const;
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { ...actor, id: userId },
        ...describeDeed(asked, id, called_from),
      },
    ]);
    const from = called_from ?? '';
    const person = script && (await findSimulated(transaction, account, asked, script, now));
    return { kind: 'taken', call: { organizationId, id, to: e164, from, name, language, person } };
  });
}

/** Calls a number. The decision, the record and the pace come first, the carrier is asked last. */
async function callNumber<Refusal>(
  services: DialerServices,
  asked: Asked,
  judge: Judge<Refusal>,
): Promise<{ kind: 'started'; id: string } | { kind: 'refused'; because: Refusal | Outside }> {
  const account = await services.accounts.find(asked.accountId);
  if (account === undefined) return { kind: 'refused', because: 'account_not_ready' };
  const patientUntil = performance.now() + patienceMilliseconds;
  for (;;) {
    const watch = startWatch(services.now);
    const taken = await take(services, account, asked, judge);
    if (taken.kind === 'refused') return taken;
    if (taken.kind === 'known') return { kind: 'started', id: taken.id };
    if (taken.kind === 'taken') {
      const { call } = taken;
      if (watch() <= lookMilliseconds) {
        await placeCode(services, account, call);
        return { kind: 'started', id: call.id };
      }
      // What was ordered since the look is not known.
      await endCode(services, call, 'withdrawn', null);
    }
    if (performance.now() > patientUntil) return { kind: 'refused', because: 'account_busy' };
    await wait(leaseMilliseconds);
  }
}

/** Calls a number and says a code there. */
export function verifyNumber(
  services: DialerServices,
  { label, proves = 'caller_id', ...asked }: NumberToVerify,
): Promise<VerificationStart> {
  const saying = { kind: 'code', label, proves } as const;
  return callNumber(services, { ...asked, saying }, judgeVerification);
}

/** Calls a number of the organization and speaks a script there. */
export function testScript(
  services: DialerServices,
  { scriptId, version, contactId, ...asked }: ScriptToTest,
): Promise<TestCallStart> {
  const saying = { kind: 'script', scriptId, version, contactId } as const;
  return callNumber(services, { ...asked, saying }, judgeTestCall);
}
