import { isAscii } from 'node:buffer';
import type { Encoding } from '@ringfence/domain/imports/import-words';

/** By the mark that many programs write first, or by where the zeros of plain letters stand. */
export function guessWideEncoding(beginning: Uint8Array): Encoding | null {
  const [first, second, third] = beginning;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const pairs = Math.min(beginning.length, 4096) >> 1;
  if (pairs === 0) return null;
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (beginning[2 * pair] === 0) even += 1;
    if (beginning[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.4 && even < pairs * 0.05) return 'utf-16le';
  if (even > pairs * 0.4 && odd < pairs * 0.05) return 'utf-16be';
  return null;
}

/**
 * Tells UTF-8 from Windows-1252 by any number of parts of a file. A file with letters in UTF-8 and a few
 * broken bytes stays UTF-8, so that only the rows of those bytes are lost and no other name is garbled.
 */
export function createEncodingJudge() {
  let letters = 0;
  let broken = 0;
  return {
    look(part: Uint8Array): void {
      const whole = dropHalves(part);
      if (isAscii(whole)) return;
      const counted = countSequences(whole);
      letters += counted.letters;
      broken += counted.broken;
    },
    decide: (): Encoding => (broken === 0 || letters > broken ? 'utf-8' : 'windows-1252'),
  };
}

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0xc0) === 0x80;

/** A part may begin and end within a letter. */
function dropHalves(part: Uint8Array): Uint8Array {
  let from = 0;
  while (from < 3 && isContinuation(part[from])) from += 1;
  let to = part.length;
  for (let back = 1; back <= 3 && back <= part.length; back += 1) {
    const byte = part[part.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      if (length > back) to = part.length - back;
      break;
    }
  }
  return part.subarray(Math.min(from, to), to);
}

/** How long the letter is that a byte begins; 0 where none begins with it. */
function findLength(byte: number): number {
  if (byte < 0xc2 || byte > 0xf4) return 0;
  return byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
}

/** Some second bytes would make a letter that is written shorter, half of a pair, or none at all. */
function isSecond(first: number, second: number): boolean {
  if (first === 0xe0) return second >= 0xa0;
  if (first === 0xed) return second < 0xa0;
  if (first === 0xf0) return second >= 0x90;
  return first !== 0xf4 || second < 0x90;
}

function countSequences(part: Uint8Array): { letters: number; broken: number } {
  let letters = 0;
  let broken = 0;
  let at = 0;
  while (at < part.length) {
    const byte = part[at] ?? 0;
    if (byte < 0x80) {
      at += 1;
      continue;
    }
    const length = findLength(byte);
    let whole = length > 0 && isSecond(byte, part[at + 1] ?? 0);
    for (let next = 1; whole && next < length; next += 1) whole = isContinuation(part[at + next]);
    if (whole) letters += 1;
    else broken += 1;
    at += whole ? length : 1;
  }
  return { letters, broken };
}
