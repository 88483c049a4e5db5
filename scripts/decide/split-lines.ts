const newline = 0x0a;
const byteOrderMark = '\uFEFF';

/** Undefined: these bytes are no UTF-8. */
export type Line = string | undefined;

/**
 * The lines of a stream, all that one chunk completes at a time. They are split as bytes: `readline` would
 * also end a line at characters that JSON allows within a text (U+2028).
 */
export async function* splitLines(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<readonly Line[]> {
  let pending: Uint8Array[] = [];
  let isFirst = true;
  const complete = (): Line => {
    const line = decode(Buffer.concat(pending), isFirst);
    pending = [];
    isFirst = false;
    return line;
  };
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      pending.push(chunk.subarray(start, end));
      lines.push(complete());
      start = end + 1;
    }
    if (start < chunk.length) pending.push(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (pending.length > 0) yield [complete()];
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Windows ends lines with a carriage return, which JSON takes for a space; and may begin with a mark. */
function decode(bytes: Uint8Array, isFirst: boolean): Line {
  try {
    const text = decoder.decode(bytes);
    return isFirst && text.startsWith(byteOrderMark) ? text.slice(1) : text;
  } catch {
    return undefined;
  }
}
