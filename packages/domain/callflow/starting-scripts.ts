import type { Part, Script, Words } from './script.ts';
import { ending, promise } from './starting-scripts/close-call.ts';
import { opening } from './starting-scripts/open-call.ts';
import { makeMenu, makeMessage, toHearAgain, toPromise } from './starting-scripts/speak-of-debt.ts';

/** What a script can be begun from. */
export const startingPurposes = ['reminder', 'promise', 'broken_promise', 'callback'] as const;
export type StartingPurpose = (typeof startingPurposes)[number];

/** Somebody has to be named in a voicemail; each organization puts in one of its own people. */
export const exampleContactPerson = 'Alex Morgan';

const recordingNotice: Words = {
  en: 'This call may be recorded.',
  es: 'Esta llamada puede ser grabada.',
};

/** A limited-content message, and nothing else (12 CFR 1006.2(j)). */
const voicemail: Words = {
  en: 'Hello. This is {caller}. Please call {contact_person} at {ring_back}. You may speak with any of our representatives.',
  es: 'Hola. Le llama {caller}. Por favor, llame a {contact_person} al {ring_back}. Puede hablar con cualquiera de nuestros representantes.',
};

const makeScript = (...parts: readonly Part[]): Script => ({
  recordingNotice,
  parts: [...opening, ...parts, ...ending],
  voicemail,
  contactPerson: exampleContactPerson,
});

/** Scripts to begin from: a debt that is due, a promise that is coming up, one that was not kept, a call that was asked for. */
export const startingScripts: Readonly<Record<StartingPurpose, Script>> = {
  reminder: makeScript(
    makeMessage({
      en: 'There is a balance of {balance} with {creditor|your creditor}. It was due on {due_date|the agreed day}.',
      es: 'Hay un saldo de {balance} con {creditor|su acreedor}. La fecha de pago era el {due_date|día acordado}.',
    }),
    makeMenu(toPromise),
    promise,
  ),
  promise: makeScript(
    makeMessage({
      en:
        'Thank you for your promise to pay {promise_amount|an amount} to {creditor|your creditor}. ' +
        'This is a reminder that it is due on {promise_date|the agreed day}.',
      es:
        'Gracias por su promesa de pagar {promise_amount|una cantidad} a {creditor|su acreedor}. ' +
        'Le recordamos que la fecha de pago es el {promise_date|día acordado}.',
    }),
    makeMenu(toHearAgain),
  ),
  broken_promise: makeScript(
    makeMessage({
      en:
        'You promised to pay {promise_amount|an amount} to {creditor|your creditor} by {promise_date|the agreed day}. ' +
        'We have not received it yet. The balance is {balance}. If you have already paid, thank you.',
      es:
        'Usted prometió pagar {promise_amount|una cantidad} a {creditor|su acreedor} a más tardar el {promise_date|día acordado}. ' +
        'Todavía no hemos recibido el pago. El saldo es de {balance}. Si ya pagó, muchas gracias.',
    }),
    makeMenu(toPromise),
    promise,
  ),
  callback: makeScript(
    makeMessage({
      en: 'You asked us to call you back. It is about your balance of {balance} with {creditor|your creditor}.',
      es: 'Usted nos pidió que le llamáramos. Se trata de su saldo de {balance} con {creditor|su acreedor}.',
    }),
    makeMenu(toPromise),
    promise,
  ),
};

/** A script to begin from, with the person whom a voicemail names. */
export const startScript = (purpose: StartingPurpose, contactPerson: string): Script => ({
  ...startingScripts[purpose],
  contactPerson: contactPerson.trim(),
});
