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

const listPlain = (text: string): string[] =>
  foldCase(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Whether all that tells of a language in a text tells of this one, and more than a single word does. */
export function isPlainlyIn(text: string, language: ScriptLanguage): boolean {
  const words = listPlain(text);
  return count(words, language) > 1 && count(words, language === 'en' ? 'es' : 'en') === 0;
}

/** The language of a text by its small words; null where it cannot be said. Variables say nothing of it. */
export function guessLanguage(text: string): ScriptLanguage | null {
  const words = listPlain(text.replace(/\{[^{}]*\}/g, ' '));
  const [english, spanish] = [count(words, 'en'), count(words, 'es')];
  if (english > 2 * spanish) return 'en';
  return spanish > 2 * english ? 'es' : null;
}

/** Whether a text is in another language than the one it is written for. */
export function isOtherLanguage(text: string, language: ScriptLanguage): boolean {
  const guessed = guessLanguage(text);
  return guessed !== null && guessed !== language;
}
