import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** With `preserveOrder` an element is an object of its one name and, beside it, its attributes. */
const elements = z.array(z.record(z.string(), z.unknown()));
const attributes = z.record(z.string(), z.string());

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

function read(parsed: unknown): Element[] {
  return elements.parse(parsed).map((node) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const isText = name === '#text';
    const children = isText ? [] : read(node[name]);
    return {
      name,
      attributes: attributes.parse(node[':@'] ?? {}),
      children,
      text: isText ? String(node[name]) : children.map(({ text }) => text).join(''),
    };
  });
}

/** Throws on what is not XML. */
export function readElements(document: string): Element[] {
  return read(parser.parse(document, true));
}
