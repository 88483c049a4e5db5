import type { BodyRule } from './body-rules.ts';
import { invalidInput, ProblemError } from './problem.ts';

/** The part of a request that its body is read from. */
export type BodySource = Pick<Request, 'headers' | 'body'>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

function refuseMedia(sentence: string): ProblemError {
  return new ProblemError('media_type_not_supported', sentence);
}

function describeLimit(bytes: number): string {
  const kibibytes = Math.floor(bytes / 1024);
  return kibibytes < 1024 ? `${kibibytes} KiB` : `${Math.floor(kibibytes / 1024)} MiB`;
}

/** The bytes, counted as they come: what a request says of its length is only what it says. */
async function collectBytes(source: BodySource, largest: number): Promise<Buffer> {
  const tooLarge = () =>
    new ProblemError(
      'body_too_large',
      `The request is larger than allowed: at most ${describeLimit(largest)}.`,
    );
  // Before the body is even touched: the rest of one that was begun cannot be passed over.
  if (Number(source.headers.get('content-length') ?? 0) > largest) throw tooLarge();
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = source.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read().catch(() => {
      throw new ProblemError('validation_failed', 'The request broke off before its end.');
    });
    if (done) break;
    size += value.length;
    if (size > largest) throw tooLarge();
    parts.push(value);
  }
  return Buffer.concat(parts);
}

const isThere = ({ headers }: BodySource): boolean =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;

/** Settled before a byte is read. */
function checkMedia({ headers }: BodySource, { takesFile }: BodyRule): void {
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') {
    throw refuseMedia('Send the body as it is, without a Content-Encoding.');
  }
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (takesFile) {
    if (type !== 'multipart/form-data') throw refuseMedia('Send a form, as multipart/form-data.');
    return;
  }
  const isJson = type === '' || type === 'application/json' || type.endsWith('+json');
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (!isJson || !/^(charset="?utf-?8"?)?$/.test(charset ?? '')) {
    throw refuseMedia('Send JSON, as application/json in UTF-8.');
  }
}

/** Neither what stands at the fault nor around it is repeated: it may be anybody's name or number. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const position = /position (\d+)/.exec(said)?.[1];
    const place = position === undefined ? '' : `, from character ${position} on`;
    const sentence = said.startsWith('Unexpected end')
      ? 'The body breaks off before its end.'
      : `The body is not JSON${place}.`;
    throw new ProblemError('validation_failed', sentence);
  }
}

function decodeText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ProblemError('validation_failed', 'The body is not text in UTF-8.');
  }
}

async function parseForm(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
  } catch {
    throw new ProblemError(
      'validation_failed',
      'The form could not be read: its parts are not those of multipart/form-data.',
    );
  }
}

/** What a request carries, or the refusal that says why it cannot be read. Undefined: nothing. */
export async function readBody(source: BodySource, rule: BodyRule): Promise<unknown> {
  if (!isThere(source)) return undefined;
  checkMedia(source, rule);
  const bytes = await collectBytes(source, rule.largestBytes);
  if (bytes.length === 0) return undefined;
  if (rule.takesFile) return parseForm(bytes, source.headers.get('content-type') ?? '');
  const value = parseBody(decodeText(bytes));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw invalidInput('', 'Send an object.');
}
