import type { ScriptLanguage } from '../script.ts';
import { foldCase } from './sentences.ts';

/** Words that are frequent in one of the languages and are none in the other, without accents. */
const telling: Readonly<Record<ScriptLanguage, ReadonlySet<string>>> = {
  en: new Set(
    (
      'the this is are was were you your we our and of for from with to if or that it not will may can have has ' +
      'please press call calls called hello goodbye thank thanks enter any by at on be there what when who right'
    ).split(' '),
  ),
  es: new Set(
    (
      'el la los las de del que es esta este son usted su sus nosotros nuestro nuestra nuestras y para por si o al ' +
      'con en un una le lo se ha hemos puede favor oprima marque llamada llamadas llame hola adios gracias ' +
      'cualquier todo toda cuando quien mas'
    ).split(' '),
  ),
};

function count(words: readonly string[], language: ScriptLanguage): number {
  return words.filter((word) => telling[language].has(word)).length;
}

/** The language of a text by its small words; null where it cannot be said. Variables say nothing of it. */
export function guessLanguage(text: string): ScriptLanguage | null {
  const plain = foldCase(text.replace(/\{[^{}]*\}/g, ' '));
  const words = plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
  const [english, spanish] = [count(words, 'en'), count(words, 'es')];
  if (english > 2 * spanish) return 'en';
  return spanish > 2 * english ? 'es' : null;
}

/** Whether a text is in another language than the one it is written for. */
export function isOtherLanguage(text: string, language: ScriptLanguage): boolean {
  const guessed = guessLanguage(text);
  return guessed !== null && guessed !== language;
}
