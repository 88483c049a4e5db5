const special = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** One value as a row of COPY holds it. */
export function copyText(value: string | null): string {
  if (value === null) return '\\N';
  return value.replace(special, (character) => escapes[character] ?? character);
}
