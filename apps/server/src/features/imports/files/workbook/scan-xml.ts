import { longestLine, refuse } from '../limits.ts';

export interface XmlListener {
  /** With the name without its prefix, and everything between the brackets. */
  onOpen(name: string, tag: string): void;
  onClose(name: string): void;
  onText?(text: string): void;
}

export const refuseBroken = (): Error => refuse('workbook_broken');

const opening = 0x3c;
const space = 0x20;

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** What is no character becomes U+FFFD, by which the row is recognised later. */
function nameCharacter(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|(\w{1,8}));/gi,
    (whole, hex, decimal, name) => {
      if (hex !== undefined) return nameCharacter(Number.parseInt(hex, 16));
      if (decimal !== undefined) return nameCharacter(Number(decimal));
      return entities.get(String(name)) ?? whole;
    },
  );
}

/** Reads one attribute of a tag; a prefix before its name does not matter. */
export function createAttributeReader(name: string): (tag: string) => string | null {
  const usual = ` ${name}="`;
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (tag) => {
    const at = tag.indexOf(usual);
    if (at >= 0) {
      const from = at + usual.length;
      return decodeEntities(tag.slice(from, tag.indexOf('"', from)));
    }
    const found = pattern.exec(tag);
    return found === null ? null : decodeEntities(found[1] ?? found[2] ?? '');
  };
}

/**
 * Goes over XML that comes in pieces and tells of its tags and texts, holding no more than the one it is
 * in. It follows no reference and knows no entities of a document's own, so none can multiply itself.
 */
export class XmlScanner {
  #listener: XmlListener;
  #rest = '';
  /** What goes on is looked at again when there is twice as much of it, and not with every piece. */
  #enough = 0;

  constructor(listener: XmlListener) {
    this.#listener = listener;
  }

  push(piece: string): void {
    const text = this.#rest + piece;
    if (text.length < this.#enough) this.#rest = text;
    else this.#scan(text);
  }

  #scan(text: string): void {
    let at = 0;
    while (at < text.length) {
      const next =
        text.charCodeAt(at) === opening ? this.#readMarkup(text, at) : this.#readText(text, at);
      if (next < 0) break;
      at = next;
    }
    this.#rest = text.slice(at);
    this.#enough = Math.min(2 * this.#rest.length, longestLine);
    if (this.#rest.length > longestLine) throw refuseBroken();
  }

  end(): void {
    this.#scan(this.#rest);
    if (this.#rest.trim() !== '') throw refuseBroken();
  }

  #readText(text: string, at: number): number {
    const end = text.indexOf('<', at);
    if (end < 0) return -1;
    this.#listener.onText?.(decodeEntities(text.slice(at, end)));
    return end;
  }

  #readMarkup(text: string, at: number): number {
    const mark = text[at + 1];
    if (mark === undefined) return -1;
    if (mark === '?') return skipPast(text, at, '?>');
    if (mark === '!') return this.#readDeclaration(text, at);
    const end = findTagEnd(text, at);
    if (end < 0) return -1;
    if (mark === '/') {
      this.#listener.onClose(withoutPrefix(text.slice(at + 2, end).trimEnd()));
      return end + 1;
    }
    const isEmpty = text[end - 1] === '/';
    const tag = text.slice(at + 1, isEmpty ? end - 1 : end);
    const name = withoutPrefix(readTagName(tag));
    this.#listener.onOpen(name, tag);
    if (isEmpty) this.#listener.onClose(name);
    return end + 1;
  }

  #readDeclaration(text: string, at: number): number {
    if (text.length < at + 9) return -1;
    if (text.startsWith('<!--', at)) return skipPast(text, at, '-->');
    if (!text.startsWith('<![CDATA[', at)) throw refuseBroken();
    const end = text.indexOf(']]>', at);
    if (end < 0) return -1;
    this.#listener.onText?.(text.slice(at + 9, end));
    return end + 3;
  }
}

function skipPast(text: string, at: number, mark: string): number {
  const end = text.indexOf(mark, at);
  return end < 0 ? -1 : end + mark.length;
}

/** A bracket within the quotation marks of an attribute ends nothing. */
function findTagEnd(text: string, at: number): number {
  let end = text.indexOf('>', at);
  if (end < 0 || isPlainTag(text.slice(at, end))) return end;
  let from = at;
  let quote = '';
  while (end >= 0) {
    for (let index = from; index < end; index += 1) {
      const mark = text[index];
      if (quote === '' ? mark === '"' || mark === "'" : mark === quote) {
        quote = quote === '' ? (mark ?? '') : '';
      }
    }
    if (quote === '') return end;
    from = end + 1;
    end = text.indexOf('>', from);
  }
  return -1;
}

/** Nearly every tag: no attributes, or the last one is closed before the bracket. */
function isPlainTag(tag: string): boolean {
  if (tag.includes("'")) return false;
  if (!tag.includes('"')) return true;
  const last = tag.endsWith('/') ? tag.length - 2 : tag.length - 1;
  return tag[last] === '"' && tag[last - 1] !== '=';
}

function readTagName(tag: string): string {
  let end = 0;
  while (end < tag.length && tag.charCodeAt(end) > space) end += 1;
  return tag.slice(0, end);
}

function withoutPrefix(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
