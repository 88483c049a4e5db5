import type { Offer } from '../promises/make-offers.ts';
import type { ScriptLanguage } from './script.ts';
import { speakPromise } from './speak-promise.ts';

/** The key that takes none of the offers. */
export const declineKey = '0';

interface OfferWords {
  offer: (offer: { plan: string; key: number; isWhole: boolean }) => string;
  decline: string;
}

const words: Readonly<Record<ScriptLanguage, OfferWords>> = {
  en: {
    offer: ({ plan, key, isWhole }) =>
      `To pay ${isWhole ? 'all of it, ' : ''}${plan}, press ${key}.`,
    decline: `For none of these, press ${declineKey}.`,
  },
  es: {
    offer: ({ plan, key, isWhole }) =>
      `Para pagar ${isWhole ? 'todo, ' : ''}${plan}, oprima ${key}.`,
    decline: `Para ninguna de estas opciones, oprima ${declineKey}.`,
  },
};

/** How the offers are put, with the key that takes each, and the one that takes none. */
export function speakOffers(
  offers: readonly Offer[],
  said: { currency: string; language: ScriptLanguage; today: string },
): string {
  const { offer, decline } = words[said.language];
  const sentences = offers.map(({ kind, instalments }, index) => {
    const plan = speakPromise(instalments, said) ?? '';
    return offer({ plan, key: index + 1, isWhole: kind === 'whole' });
  });
  return [...sentences, decline].join(' ');
}
