/** What stands behind a comma without being a first name. */
const suffix = /^(jr|sr|ii|iii|iv|v|esq|md|phd)\.?$/i;
const romanNumeral = /^(II|III|IV|VI)$/i;

function turnRound(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((piece) => piece.trim());
  if (first === '' || last === '' || more.length > 0 || suffix.test(first)) return name;
  return `${first} ${last}`;
}

/** A voice may spell capitals as if they were initials. */
function capitalise(name: string): string {
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name;
  return name.replace(/\p{L}+/gu, (word) => {
    if (romanNumeral.test(word)) return word.toUpperCase();
    return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
  });
}

/** A name as people say it, however a file writes it: "SMITH, JOHN" is John Smith. */
export function speakName(name: string): string {
  return capitalise(turnRound(name.replace(/\s+/g, ' ').trim()));
}
