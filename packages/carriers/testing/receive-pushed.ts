import type { Carrier } from '../port.ts';
import type { Inbox, Reception } from './receiver.ts';

/** Nothing is ever sent there: a carrier that pushes only hands the addresses back. */
const address = 'http://application.invalid';

/** A listener at a carrier that pushes its events. */
export async function receivePushed(carrier: Carrier, inbox: Inbox): Promise<Reception> {
  let refused = 0;

  function requireScript(name: string) {
    const script = inbox.findScript(name);
    if (script !== undefined) return script;
    refused += 1;
    throw new Error('There is no such call.');
  }

  const listening = await carrier.listen?.({
    async tell({ reference, message }) {
      requireScript(reference);
      inbox.take(reference, { what: 'status', message });
    },
    async ask({ reference, message, answerUrl: answered }) {
      const script = requireScript(reference);
      const answerUrl = `${address}/${reference}/answer`;
      const isAnswer = answered === answerUrl;
      if (!isAnswer && answered !== null) throw new Error(`Nobody asked at ${answered}.`);
      inbox.take(reference, { what: isAnswer ? 'answer' : 'flow', message });
      return script(message, { answerUrl }, isAnswer);
    },
  });
  if (listening === undefined) throw new Error('The carrier pushes, but nobody can listen.');
  return { address, refused: () => refused, stop: listening.stop };
}
