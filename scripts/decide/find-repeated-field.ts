const token = /"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?|[{}]/g;

interface Level {
  readonly names: Set<string>;
  last: string;
}

/**
 * The first field that an object has twice, in a text that is known to be JSON. `JSON.parse` keeps the
 * last one: a list of restrictions given before would be lost without a word.
 */
export function findRepeatedField(json: string): string | undefined {
  const levels: Level[] = [];
  for (const [whole, written = '', colon] of json.matchAll(token)) {
    if (whole === '{') levels.push({ names: new Set(), last: '' });
    else if (whole === '}') levels.pop();
    const level = levels.at(-1);
    if (colon === undefined || level === undefined) continue;
    const name = readName(written);
    level.last = name;
    if (level.names.has(name)) return levels.map(({ last }) => last).join('.');
    level.names.add(name);
  }
  return undefined;
}

/** The same name may be written in several ways: `\u006eow` is `now`. */
function readName(written: string): string {
  return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
}
