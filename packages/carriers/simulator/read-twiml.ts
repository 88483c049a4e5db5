import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

/** The part of TwiML that the simulator obeys. */
export type Verb =
  | { name: 'Say'; text: string }
  | { name: 'Pause'; seconds: number }
  | { name: 'Hangup' }
  | {
      name: 'Gather';
      prompts: readonly Verb[];
      waitSeconds: number;
      /** Unset: the address of the document itself. */
      action: string | undefined;
      asksWhenEmpty: boolean;
    };

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

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

function readElements(parsed: unknown): Element[] {
  return elements.parse(parsed).map((node) => {
    const name = Object.keys(node).find((key) => key !== ':@') ?? '';
    const isText = name === '#text';
    const children = isText ? [] : readElements(node[name]);
    return {
      name,
      attributes: attributes.parse(node[':@'] ?? {}),
      children,
      text: isText ? String(node[name]) : children.map(({ text }) => text).join(''),
    };
  });
}

function readVerb({ name, attributes, children, text }: Element): Verb {
  switch (name) {
    case 'Say':
      return { name, text };
    case 'Pause':
      return { name, seconds: Number(attributes.length ?? 1) };
    case 'Hangup':
      return { name };
    case 'Gather':
      return {
        name,
        prompts: children.map(readVerb),
        waitSeconds: Number(attributes.timeout ?? 5),
        action: attributes.action,
        asksWhenEmpty: attributes.actionOnEmptyResult === 'true',
      };
    default:
      throw new Error(`The simulator does not know the verb ${name}.`);
  }
}

/** Throws on anything that is not TwiML or that the simulator cannot obey. */
export function readTwiml(document: string): Verb[] {
  const [response, ...others] = readElements(parser.parse(document, true));
  if (response?.name !== 'Response' || others.length > 0) {
    throw new Error('A document has one element, and it is Response.');
  }
  return response.children.map(readVerb);
}
