const space = 0x20;

/**
 * Remembers where the next of each mark is, so that a text is gone over once however few of them it has.
 * Where there is none, it is the end of the text.
 */
export class MarkSearch {
  text: string;
  #delimiter: string;
  #newline = -1;
  #quote = -1;
  #comma = -1;

  constructor(text: string, delimiter: string) {
    this.text = text;
    this.#delimiter = delimiter;
  }

  newline(from: number): number {
    if (this.#newline < from) this.#newline = this.#find('\n', from);
    return this.#newline;
  }

  /** One past the end where there is none, so that it lies behind the last line. */
  quote(from: number): number {
    if (this.#quote < from) {
      const found = this.text.indexOf('"', from);
      this.#quote = found < 0 ? this.text.length + 1 : found;
    }
    return this.#quote;
  }

  delimiter(from: number): number {
    if (this.#comma < from) this.#comma = this.#find(this.#delimiter, from);
    return this.#comma;
  }

  #find(mark: string, from: number): number {
    const found = this.text.indexOf(mark, from);
    return found < 0 ? this.text.length : found;
  }
}

export function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  return at;
}

export function countBreaks(text: string, from: number, to: number): number {
  let count = 0;
  let at = text.indexOf('\n', from);
  while (at >= 0 && at < to) {
    count += 1;
    at = text.indexOf('\n', at + 1);
  }
  return count;
}
