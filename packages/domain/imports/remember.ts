/** Files repeat states, words and days; more different texts than this are no such column. */
const bound = 10_000;
const longestRemembered = 100;
/** Nothing that is a word, a day or a place is longer, and whole books must not be searched for one. */
const longestRead = 1000;

/** The same reading of a short text, remembered, because a million rows hold the same few. */
export function remember<Reading>(read: (text: string) => Reading): (text: string) => Reading {
  const readings = new Map<string, { reading: Reading }>();
  return (text) => {
    if (text.length > longestRemembered) return read(text.slice(0, longestRead));
    const known = readings.get(text);
    if (known !== undefined) return known.reading;
    if (readings.size >= bound) readings.clear();
    const reading = read(text);
    readings.set(text, { reading });
    return reading;
  };
}
