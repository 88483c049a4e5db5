import { errorCatalogue, type Problem } from '@ringfence/contract/errors';
import { type Language, readLanguage } from './read-language.ts';
import { spanishPatterns, spanishSentences } from './spanish-sentences.ts';
import { spanishTitles } from './spanish-titles.ts';

/** Undefined where there is no Spanish for it. */
export function findSpanish(sentence: string): string | undefined {
  const whole = spanishSentences[sentence];
  if (whole !== undefined) return whole;
  const pattern = spanishPatterns.find(([english]) => english.test(sentence));
  return pattern === undefined ? undefined : sentence.replace(pattern[0], pattern[1]);
}

/** A sentence that nobody has translated is better than none, so it stays in English. */
const speak = (sentence: string): string => findSpanish(sentence) ?? sentence;

/** The same problem in the reader's language. Codes, paths and reasons are for programs and stay as they are. */
export function translateProblem(problem: Problem, language: Language): Problem {
  if (language === 'en') return problem;
  const { code, detail, errors } = problem;
  const title = spanishTitles[code];
  return {
    ...problem,
    title,
    detail: detail === errorCatalogue[code].title ? title : speak(detail),
    ...(errors === undefined
      ? {}
      : { errors: errors.map(({ path, message }) => ({ path, message: speak(message) })) }),
  };
}

/** As the request asks for it. */
export function translateFor(problem: Problem, headers: Headers): Problem {
  return translateProblem(problem, readLanguage(headers.get('accept-language')));
}
