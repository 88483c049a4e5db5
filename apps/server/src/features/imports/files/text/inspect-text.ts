import type { Encoding } from '@ringfence/domain/imports/import-words';
import type { FileFormat } from '@ringfence/domain/imports/mapping';
import { refuse } from '../limits.ts';
import type { TextContent } from '../open-content.ts';
import { decodeText } from './decode-text.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { createEncodingJudge, guessWideEncoding } from './guess-encoding.ts';

const beginningLength = 128 * 1024;

/** The encoding and delimiter of a text, where nobody has said them. */
export async function inspectText(
  content: TextContent,
  wanted: Partial<FileFormat>,
): Promise<Pick<FileFormat, 'encoding' | 'delimiter'>> {
  const encoding = wanted.encoding ?? (await guessEncoding(content));
  const { text, isWhole } = await readBeginning(content, encoding);
  const controls = text.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  if (controls > text.length / 10) throw refuse('not_text');
  return { encoding, delimiter: wanted.delimiter ?? guessDelimiter(text, isWhole) };
}

async function guessEncoding(content: TextContent): Promise<Encoding> {
  const judge = createEncodingJudge();
  let isFirst = true;
  for await (const part of content.sample()) {
    const wide = isFirst ? guessWideEncoding(part) : null;
    if (wide !== null) return wide;
    isFirst = false;
    judge.look(part);
  }
  return judge.decide();
}

async function readBeginning(content: TextContent, encoding: Encoding) {
  let text = '';
  for await (const piece of decodeText(content.read(), encoding)) {
    text += piece;
    if (text.length >= beginningLength) return { text, isWhole: false };
  }
  return { text, isWhole: true };
}
