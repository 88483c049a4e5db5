import { isPlainlyIn } from './checks/guess-language.ts';
import { listSentences } from './checks/sentences.ts';
import type { Utterance } from './flow-step.ts';
import { languageTags } from './speak-values.ts';

/** The language in which a sentence is said: that of the text around it, unless it is plainly in the other. */
function chooseLanguage(sentence: string, language: string): string {
  const other = language === languageTags.es ? 'en' : 'es';
  return isPlainlyIn(sentence, other) ? languageTags[other] : language;
}

function split({ language, text }: Utterance): Utterance[] {
  const spoken: Utterance[] = [];
  for (const sentence of listSentences(text)) {
    const own = chooseLanguage(sentence.text, language);
    const last = spoken.at(-1);
    if (last?.language === own) last.text = `${last.text} ${sentence.text}`;
    else spoken.push({ language: own, text: sentence.text });
  }
  // What stays in one voice stays as it was written.
  return spoken.length > 1 ? spoken : [{ language: spoken[0]?.language ?? language, text }];
}

/**
 * What is said, each utterance in one voice. "Para español, oprima 8" stands in an English greeting for those who do
 * not understand the rest of it: said by an English voice, they would not understand that either.
 */
export const giveVoices = (said: readonly Utterance[]): Utterance[] => said.flatMap(split);
