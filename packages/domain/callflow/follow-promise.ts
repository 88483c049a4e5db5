import { makeOffers, type Offer } from '../promises/make-offers.ts';
import { declineKey, speakOffers } from './offer-words.ts';
import type { PromisePart } from './script.ts';
import { languageTags } from './speak-values.ts';
import { type Arrival, ask, askAgain, moveTo, say, speak, type Walk, yesKey } from './walk.ts';

const choosing = 0;
const confirming = 1;
const reminding = 2;
/** One key each, and never the one that stops all calls. */
const mostOffers = 5;

/** Who is not verified is offered nothing: it would tell what they owe. */
function listOffers(walk: Walk, part: PromisePart): Offer[] {
  if (!walk.state.isVerified) return [];
  const { debt, promiseTerms: terms, today } = walk.call.facts;
  const { balanceMinor } = debt;
  return makeOffers(part.offers, { balanceMinor, today, terms }).slice(0, mostOffers);
}

function askToChoose(walk: Walk, part: PromisePart, offers: readonly Offer[]): Arrival {
  const { language } = walk.state;
  const { debt, today } = walk.call.facts;
  say(walk, part.words);
  const text = speakOffers(offers, { currency: debt.currency, language, today });
  walk.said.push({ language: languageTags[language], text });
  return ask(walk);
}

export function enterPromise(walk: Walk, part: PromisePart): Arrival {
  const offers = listOffers(walk, part);
  walk.state = { ...walk.state, offer: null };
  return offers.length === 0 ? { to: part.declined } : askToChoose(walk, part, offers);
}

function leave(walk: Walk, part: PromisePart, offer: Offer): Arrival {
  say(walk, part.made, offer.instalments);
  return { to: part.next };
}

export function answerPromise(walk: Walk, part: PromisePart, digits: string | null): Arrival {
  const offers = listOffers(walk, part);
  const chosen = offers[walk.state.offer ?? Number(digits ?? 0) - 1];
  switch (walk.state.question) {
    case choosing: {
      if (chosen === undefined) {
        const mayAskAgain = digits !== declineKey && offers.length > 0 && askAgain(walk);
        return mayAskAgain ? askToChoose(walk, part, offers) : { to: part.declined };
      }
      walk.state = { ...walk.state, offer: Number(digits) - 1 };
      moveTo(walk, confirming);
      say(walk, part.confirm, chosen.instalments);
      return ask(walk);
    }
    case confirming: {
      if (chosen === undefined) return { to: part.declined };
      if (digits !== yesKey) {
        if (digits !== null || !askAgain(walk)) return { to: part.declined };
        say(walk, part.confirm, chosen.instalments);
        return ask(walk);
      }
      const { instalments } = chosen;
      const { currency } = walk.call.facts.debt;
      walk.learned.push({ kind: 'promise', instalments, currency });
      if (part.remind === null) return leave(walk, part, chosen);
      moveTo(walk, reminding);
      say(walk, part.remind, instalments);
      return ask(walk);
    }
    default: {
      if (chosen === undefined) return { to: part.next };
      if (digits === yesKey && part.remind !== null) {
        const words = speak(walk, part.remind, chosen.instalments).text;
        walk.learned.push({ kind: 'call_consent', about: 'promise', words });
      }
      return leave(walk, part, chosen);
    }
  }
}
