import type { SimulatedPerson } from '@ringfence/carriers/port';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import { addressCall } from './address-call.ts';
import { backOff, endBackOff } from './back-off.ts';
import { ringSeconds } from './limits.ts';
import { endVerification, markVerificationPlaced } from './queries/verifications.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';

/** A call with a code that is written down, and that the carrier is to be asked for. */
export interface PlacedCode {
  organizationId: string;
  id: string;
  to: string;
  from: string;
  /** Of the organization that it is for. */
  name: string;
  language: ScriptLanguage;
  /** Of a script that is tried in a simulation: what the one who answers there knows. */
  person?: SimulatedPerson | undefined;
}

/** No phone rang. */
export async function endCode(
  { database, clock }: DialerServices,
  { organizationId, id }: PlacedCode,
  outcome: 'failed' | 'not_in_service' | 'withdrawn',
  carrierSaid: string | null,
): Promise<void> {
  await database.asSystem(async (transaction) => {
    const at = await clock.read(transaction);
    await transaction.all(endVerification, [organizationId, id, outcome, carrierSaid, at]);
  });
}

/** Asks the carrier for the call, once, outside any transaction. */
export async function placeCode(
  services: DialerServices,
  account: OpenAccount,
  call: PlacedCode,
): Promise<void> {
  const { organizationId, id, to, from, name, language, person } = call;
  const { database, log, callbackAddress, fallbackAddress } = services;
  const address = addressCall(callbackAddress(), account, organizationId, id);
  const goodbye = { spokenName: name, number: from, language };
  const answer = await account.carrier.placeCall({
    reference: `${organizationId}/${id}`,
    to,
    from,
    ringSeconds,
    statusUrl: address.statusUrl,
    flowUrl: addGoodbye(address.flowUrl, goodbye),
    fallbackUrl: fallbackAddress && addGoodbye(fallbackAddress, goodbye),
    person,
  });
  if (answer.kind === 'placed') {
    await database.asSystem(async (transaction) => {
      await transaction.all(markVerificationPlaced, [organizationId, id, answer.carrierCallId]);
      await endBackOff(services, transaction, account.id);
    });
    return;
  }
  const { detail, retryAfterSeconds } = answer;
  if (answer.kind === 'unknown') {
    // It may ring: the carrier reports what becomes of it, or nobody does.
    log.warn({ verificationId: id, detail }, 'the carrier gave no clear answer');
    if (answer.isOverloaded) await backOff(services, account.id, detail, retryAfterSeconds);
    return;
  }
  const { because } = answer;
  log.warn({ verificationId: id, because, detail }, 'the carrier refused a call with a code');
  if (because === 'busy_carrier') {
    await backOff(services, account.id, detail, retryAfterSeconds);
    await endCode(services, call, 'withdrawn', detail);
  } else {
    await endCode(services, call, because === 'number' ? 'not_in_service' : 'failed', detail);
  }
}
