import twilio from 'twilio';
import { type Carrier, type CarrierAccount, type CarrierCall, TextRefused } from '../port.ts';
import { askTwilio } from './ask-twilio.ts';
import { checkAccount } from './check-account.ts';
import { twilioDescription } from './description.ts';
import { CarrierFailure, explainFailure } from './explain-failure.ts';
import { listRecentCalls, wholeSecondOf } from './list-recent-calls.ts';
import { lookUpLine } from './look-up-line.ts';
import { ownsNumber } from './owns-number.ts';
import { placeCall } from './place-call.ts';
import { readCall } from './read-call.ts';
import { readWebhook } from './read-webhook.ts';
import { deleteRecording, fetchRecording } from './recordings.ts';
import { RedirectingClient } from './redirect-requests.ts';
import { renderFlow, renderWhisper } from './render-flow.ts';

/** More calls than a number can have had while an answer was awaited; newest come first. */
const mostCallsOfANumber = 200;

interface TwilioOptions {
  timeoutMilliseconds?: number | undefined;
  httpClient?: RedirectingClient | undefined;
}

/** Twilio, or whatever speaks its API at the account's address. */
export function createTwilioCarrier(
  account: CarrierAccount,
  description = twilioDescription,
  { timeoutMilliseconds = 10_000, httpClient }: TwilioOptions = {},
): Carrier {
  // The SDK would look for a missing token in the environment, and fail at the first call only.
  if (account.sid === '' || account.token === '') throw new Error('The account has no token.');
  const { sid, token, address } = account;
  const client = twilio(sid, token, {
    httpClient: httpClient ?? new RedirectingClient(address, timeoutMilliseconds),
  });
  const { calls, messages } = client;

  async function fetchCall(carrierCallId: string): Promise<CarrierCall | undefined> {
    try {
      return readCall(await askTwilio('show the call', calls(carrierCallId).fetch()));
    } catch (error) {
      if (error instanceof CarrierFailure && error.isNotFound) return undefined;
      throw error;
    }
  }

  return {
    description,
    fetchCall,
    async placeCall(request) {
      try {
        return { kind: 'placed', carrierCallId: await placeCall(client, request) };
      } catch (error) {
        return explainFailure(error);
      }
    },
    async findCalls({ to, from, since }) {
      const limit = mostCallsOfANumber;
      const found = await askTwilio('list its calls', calls.list({ to, limit, pageSize: limit }));
      const earliest = wholeSecondOf(since);
      return found
        .map(readCall)
        .filter((call) => call.from === from && call.createdAt.getTime() >= earliest);
    },
    listRecentCalls: (search) => listRecentCalls(calls, search),
    checkAccount: () => checkAccount(client, { sid, title: description.title }),
    ownsNumber: (e164) => ownsNumber(client, e164),
    async endCall(carrierCallId) {
      // What a call needs depends on whether it was answered, which may happen while we ask.
      for (let tries = 0; tries < 3; tries += 1) {
        const call = await fetchCall(carrierCallId);
        if (call === undefined || call.event.state === 'ended') return;
        const status = call.event.state === 'answered' ? 'completed' : 'canceled';
        try {
          const changed = await askTwilio('end the call', calls(carrierCallId).update({ status }));
          if (status === 'completed' || changed.status !== 'in-progress') return;
        } catch (error) {
          if (!(error instanceof CarrierFailure && error.isWrongState)) throw error;
        }
      }
      throw new Error('The carrier was asked to end the call and has not done so.');
    },
    async dropCall(carrierCallId) {
      try {
        await askTwilio('cancel the call', calls(carrierCallId).update({ status: 'canceled' }));
      } catch (error) {
        if (!(error instanceof CarrierFailure && error.isWrongState)) throw error;
      }
    },
    async interruptCall(carrierCallId, step) {
      const twiml = renderFlow(step).body;
      try {
        await askTwilio('interrupt the call', calls(carrierCallId).update({ twiml }));
      } catch (error) {
        const isOver = error instanceof CarrierFailure && (error.isWrongState || error.isNotFound);
        if (!isOver) throw error;
      }
    },
    fetchRecording: (recordingId) =>
      fetchRecording({ ...account, timeoutMilliseconds }, recordingId),
    deleteRecording: (recordingId) => deleteRecording(client, recordingId),
    lookUpLine: (e164) => lookUpLine(client, e164),
    async sendText({ to, from, text: body }) {
      const sender = from.startsWith('MG') ? { messagingServiceSid: from } : { from };
      try {
        await messages.create({ to, body, ...sender });
      } catch (error) {
        const { message } = new CarrierFailure('send the message', error);
        const failure = explainFailure(error);
        const mayTryAgain = failure.kind === 'refused' && failure.because === 'busy_carrier';
        throw mayTryAgain ? new Error(message) : new TextRefused(message);
      }
    },
    readWebhook: (request) => readWebhook(token, request),
    renderFlow,
    renderWhisper,
  };
}
