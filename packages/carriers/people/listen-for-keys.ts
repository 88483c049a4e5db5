/** A key that was named, and what it is said to be for. */
export interface NamedKey {
  key: string;
  about: string;
  /** Where the sentence ends that names it: who waits for it has heard enough. */
  heardAt: number;
}

const digitWords: Readonly<Record<string, string>> = {
  zero: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  cero: '0',
  uno: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
};
const digit = `(\\d|${Object.keys(digitWords).join('|')})(?![\\d\\p{L}])`;
const verb = '(?:press|dial|oprima|oprime|marque|presione|pulse)';
/** "press 1", "press the 1 key", and the "or 9" that may follow it. */
const named = new RegExp(
  `\\b${verb}\\s+(?:the\\s+|key\\s+|number\\s+|el\\s+|la\\s+tecla\\s+)*${digit}|\\b(?:or|o)\\s+${digit}`,
  'giu',
);
/** A point within a number ends nothing. */
const sentence = /.+?(?:[.;?!]+(?=\s|$)|$)/gs;
/** Where the reasons of a sentence stand before their keys: "To stop, press 9". */
const reason = /(?:^|[\s,])(?:to|if|for|in order to|para|si|en)\s/i;

function listInSentence(words: string, heardAt: number): NamedKey[] {
  const mentions = [...words.matchAll(named)];
  // "or 9" names a key only behind one that was named before.
  const first = mentions.findIndex(([text]) => !/^(?:or|o)\s/i.test(text));
  if (first === -1) return [];
  const isBefore = reason.test(words.slice(0, mentions[first]?.index));
  return mentions.slice(first).map((mention, index, all) => {
    const said = (mention[1] ?? mention[2] ?? '').toLowerCase();
    const previous = all[index - 1];
    const begin = previous === undefined ? 0 : previous.index + previous[0].length;
    const before = words.slice(begin, mention.index);
    const after = words.slice(mention.index + mention[0].length, all[index + 1]?.index);
    return { key: digitWords[said] ?? said, about: (isBefore ? before : after).trim(), heardAt };
  });
}

/** The keys that somebody hears named, in the order in which they are. */
export function listenForKeys(text: string): NamedKey[] {
  return [...text.matchAll(sentence)].flatMap((match) =>
    listInSentence(match[0], match.index + match[0].length),
  );
}
