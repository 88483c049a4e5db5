/**
 * One text for one value, whatever program writes it: members in the order of their names, no spaces, numbers and texts as
 * ECMAScript writes them (RFC 8785). So a value can be hashed and signed.
 */
export function canonicalise(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalise).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
      .filter(([, content]) => content !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, content]) => `${JSON.stringify(name)}:${canonicalise(content)}`);
    return `{${members.join(',')}}`;
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error('a number cannot be written in JSON');
  }
  const text = JSON.stringify(value);
  if (text === undefined) throw new Error(`a ${typeof value} cannot be written in JSON`);
  return text;
}
