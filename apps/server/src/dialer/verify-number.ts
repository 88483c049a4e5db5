import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { codeDigits, silentCallMilliseconds } from '@ringfence/domain/calls/spoken-code';
import {
  judgeVerification,
  type VerificationRefusal,
  verifyingDayMilliseconds,
} from '@ringfence/domain/compliance/judge-verification';
import { appendEntries, nameKey } from '../platform/activity/append-entries.ts';
import { startWatch } from '../platform/clock/start-watch.ts';
import { nameCode } from '../platform/secrets/name-code.ts';
import type { NumberToVerify, VerificationStart } from '../services.ts';
import { leaseMilliseconds, lookMilliseconds, ringSeconds } from './limits.ts';
import { endCode, type PlacedCode, placeCode } from './place-code.ts';
import { findVerificationFacts, insertVerification, lockNumber } from './queries/verifications.ts';
import type { DialerServices, OpenAccount } from './services.ts';
import { openPace } from './spend-pace.ts';

/** How long somebody waits at their screen for a moment of the account's pace. */
const patienceMilliseconds = 3_000;

const drawCode = (): string => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

type Taken =
  | { kind: 'taken'; call: PlacedCode }
  | { kind: 'known'; id: string }
  | { kind: 'refused'; because: VerificationRefusal }
  | { kind: 'wait' };

/** Judges, and writes down in the same transaction what was allowed, its code and the pace that it takes. */
function take(services: DialerServices, account: OpenAccount, asked: NumberToVerify) {
  const { scope, e164, label, language, proves = 'caller_id' } = asked;
  const { organizationId, userId } = scope;
  return services.database.asSystem(async (transaction): Promise<Taken> => {
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
    ]);
    if (found === undefined) return { kind: 'refused', because: 'halted' };
    // Somebody who asks twice gets the call that there is.
    if (found.own_id !== null) return { kind: 'known', id: found.own_id };
    const verdict = judgeVerification(
      {
        e164,
        mayCall: found.may_call,
        isAccountShared: found.is_account_shared,
        isAccountReady: found.is_account_ready,
        hasCallerId: found.called_from !== null,
        isSpokenFor: found.is_spoken_for,
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
    const { sealed, keyId } = services.secrets.seal(drawCode(), nameCode(id));
    const { zones } = verdict;
    const asking = [
      organizationId,
      id,
      e164,
      label,
      language,
      account.id,
      called_from,
      userId,
      now,
    ];
    await transaction.all(insertVerification, [...asking, zones, calls_before, sealed, keyId]);
    await nameKey(transaction, scope.apiKeyId ?? null);
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: scope.isSuperAdministrator ? 'super_administrator' : 'profile', id: userId },
        action: `${proves}.called`,
        subject: { kind: proves, id },
        detail: { e164, calledFrom: called_from, purpose: 'verification' },
      },
    ]);
    const from = called_from ?? '';
    return { kind: 'taken', call: { organizationId, id, to: e164, from, name, language } };
  });
}

/** Calls a number and says a code there. The decision, the record and the pace come first, the carrier is asked last. */
export async function verifyNumber(
  services: DialerServices,
  asked: NumberToVerify,
): Promise<VerificationStart> {
  const account = await services.accounts.find(asked.accountId);
  if (account === undefined) return { kind: 'refused', because: 'account_not_ready' };
  const patientUntil = performance.now() + patienceMilliseconds;
  for (;;) {
    const watch = startWatch(services.now);
    const taken = await take(services, account, asked);
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
