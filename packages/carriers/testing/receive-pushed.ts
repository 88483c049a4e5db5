import type { Carrier } from '../port.ts';
import { type Inbox, listUrls, type Reception, whisper } from './receiver.ts';

/** Nothing is ever sent there: a carrier that pushes only hands the addresses back. */
const address = 'http://application.invalid';

/** A listener at a carrier that pushes its events. */
export async function receivePushed(carrier: Carrier, inbox: Inbox): Promise<Reception> {
  let refused = 0;

  function require(name: string) {
    const wanted = inbox.find(name);
    if (wanted !== undefined) return { ...wanted, urls: listUrls(address, name) };
    refused += 1;
    throw new Error('There is no such call.');
  }

  const listening = await carrier.listen?.({
    async tell({ reference, message }) {
      require(reference);
      inbox.take(reference, { what: 'status', message });
    },
    async ask({ reference, message, answerUrl: answered }) {
      const { script, urls } = require(reference);
      const isAnswer = answered === urls.answerUrl;
      if (!isAnswer && answered !== null) throw new Error(`Nobody asked at ${answered}.`);
      inbox.take(reference, { what: isAnswer ? 'answer' : 'flow', message });
      return script(message, urls, isAnswer);
    },
    async detect({ reference, message }) {
      const { onDetection, urls } = require(reference);
      inbox.take(reference, { what: 'detection', message });
      await onDetection(message, urls);
    },
    async whisper({ reference, whisperUrl }) {
      const { urls } = require(reference);
      if (whisperUrl !== urls.whisperUrl) throw new Error(`Nobody whispers at ${whisperUrl}.`);
      inbox.takeWhisper(reference);
      return whisper;
    },
    async recorded({ reference, message }) {
      require(reference);
      inbox.take(reference, { what: 'recording', message });
    },
  });
  if (listening === undefined) throw new Error('The carrier pushes, but nobody can listen.');
  return { address, refused: () => refused, stop: listening.stop };
}
