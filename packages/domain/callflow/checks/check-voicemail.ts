import { indicatesCollection } from '../check-spoken-name.ts';
import { listVariables } from '../fill-words.ts';
import { listScriptWords } from '../list-words.ts';
import { type Script, type ScriptLanguage, scriptLanguages } from '../script.ts';
import type { Report } from '../script-finding.ts';
import { isOtherLanguage } from './guess-language.ts';
import { foldCase, listSentences, quote } from './sentences.ts';
import { voicemailPhrases } from './voicemail-phrases.ts';

const standIns: Readonly<Record<string, string>> = {
  caller: 'CALLER',
  contact_person: 'PERSON',
  ring_back: 'NUMBER',
  today: 'TODAY',
};

/** Folded for the patterns; variables that do not belong here stay, and so match nothing. */
function fold(sentence: string): string {
  return foldCase(sentence.replace(/[.!?;¡¿]+/g, ' '))
    .replace(/\{\s*(\w+)\s*(?:\|[^{}]*)?\}/g, (whole, name: string) => standIns[name] ?? whole)
    .replace(/['’]/g, '')
    .replace(/[,:](?!\d)|[-–—()"“”«»]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Points that end no sentence: "8 a.m." */
const joinInitials = (text: string): string => text.replace(/\b([ap])\.\s?m\./gi, '$1m');

function checkText(text: string, language: ScriptLanguage, report: Report): void {
  const place = { partId: 'voicemail', language };
  if (isOtherLanguage(text, language)) {
    report('voicemail_language', place);
    return;
  }
  const { salutation, requests, others } = voicemailPhrases[language];
  let asksForReply = false;
  let saysMore = false;
  for (const sentence of listSentences(joinInitials(text))) {
    const said = fold(sentence.text).replace(salutation, '').trim();
    const isRequest = said !== '' && requests.some((pattern) => pattern.test(said));
    asksForReply ||= isRequest;
    if (said === '' || isRequest || others.some((pattern) => pattern.test(said))) continue;
    saysMore = true;
    report('voicemail_says_more', place, { quote: quote(sentence.text) });
  }
  const named = new Set(listVariables(text).map(({ name }) => name));
  for (const lacking of ['caller', 'contact_person', 'ring_back']) {
    if (!named.has(lacking)) report('voicemail_lacks', place, { lacking });
  }
  // It may be asked for in the very sentence that says more.
  if (!asksForReply && !saysMore) report('voicemail_lacks', place, { lacking: 'request' });
}

const isPersonsName = (name: string): boolean =>
  /\p{L}{2}/u.test(name) && !/[\d{}@/]/.test(name) && !indicatesCollection(name);

/** Machines are left a limited-content message and nothing else: nobody who hears it learns of a debt. */
export function checkVoicemail(script: Script, report: Report): void {
  const { voicemail, contactPerson } = script;
  if (voicemail !== null) {
    for (const language of scriptLanguages) checkText(voicemail[language], language, report);
  }
  const isNamed = listScriptWords(script).some(({ words }) =>
    scriptLanguages.some((language) =>
      listVariables(words[language]).some(({ name }) => name === 'contact_person'),
    ),
  );
  if (!isNamed) return;
  const place = { partId: 'voicemail' };
  if (contactPerson.trim() === '') report('contact_person_missing', place);
  else if (!isPersonsName(contactPerson)) {
    report('contact_person_unfit', place, { quote: quote(contactPerson) });
  }
}
