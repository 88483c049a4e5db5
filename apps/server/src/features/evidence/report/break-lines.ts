/** Breaks a text into lines that are not wider than allowed; a word that alone is too wide is broken too. */
export function breakLines(
  text: string,
  widest: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= widest) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (measure(line) > widest && line.length > 1) {
      const cut = findCut(line, widest, measure);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** How many letters of a word fit, at least one. */
function findCut(word: string, widest: number, measure: (text: string) => number): number {
  let fits = 1;
  let above = word.length;
  while (above - fits > 1) {
    const middle = Math.floor((fits + above) / 2);
    if (measure(word.slice(0, middle)) <= widest) fits = middle;
    else above = middle;
  }
  return fits;
}
