import type { Encoding } from '@ringfence/domain/imports/import-words';

const pieceBytes = 64 * 1024;

/** Cuts pieces of any size into small ones, so that only little text is in memory at once. */
function* cut(piece: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < piece.length; from += pieceBytes) {
    yield piece.subarray(from, from + pieceBytes);
  }
}

/**
 * The text of bytes that come in pieces of any size, cut anywhere. What cannot be decoded becomes U+FFFD.
 * Where the first line ends as on old Macintoshes, every such end becomes a line feed.
 */
export async function* decodeText(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const mend = createLineMender();
  for await (const piece of pieces) {
    for (const part of cut(piece)) {
      const text = mend(decoder.decode(part, { stream: true }));
      if (text !== '') yield text;
    }
  }
  const rest = mend(decoder.decode()) + mend('', true);
  if (rest !== '') yield rest;
}

/** The last carriage return is held back, as a line feed may follow it in the next piece. */
function createLineMender(): (text: string, isLast?: boolean) => string {
  let held = '';
  let isOld: boolean | undefined;
  return (text, isLast = false) => {
    let whole = held + text;
    held = '';
    if (isOld === false) return whole;
    if (whole.endsWith('\r') && !isLast) {
      held = '\r';
      whole = whole.slice(0, -1);
    }
    if (isOld === undefined) {
      const at = whole.search(/[\r\n]/);
      if (at < 0) return whole;
      isOld = whole[at] === '\r' && whole[at + 1] !== '\n';
    }
    return isOld ? whole.replace(/\r\n?/g, '\n') : whole;
  };
}
