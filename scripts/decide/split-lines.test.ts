import { describe, expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

async function split(...chunks: (string | number[])[]): Promise<(string | undefined)[]> {
  async function* send() {
    for (const chunk of chunks) {
      yield typeof chunk === 'string' ? Buffer.from(chunk) : Uint8Array.from(chunk);
    }
  }
  const lines: (string | undefined)[] = [];
  for await (const some of splitLines(send())) lines.push(...some);
  return lines;
}

describe('splitLines', () => {
  it.each([
    ['nothing', [''], []],
    ['a line with its end', ['a\n'], ['a']],
    ['a line without its end', ['a'], ['a']],
    ['an empty line in the middle and at the end', ['a\n\nb\n\n'], ['a', '', 'b', '']],
    ['lines over chunks', ['a', 'b\nc', '\n', 'd'], ['ab', 'c', 'd']],
    ['what JSON allows in a text', ['"\u2028"\n"\r"\n'], ['"\u2028"', '"\r"']],
    ['a mark at the very beginning alone', ['\uFEFFa\n\uFEFFb'], ['a', '\uFEFFb']],
  ])('gives %s', async (_, chunks, lines) => {
    expect(await split(...chunks)).toEqual(lines);
  });

  it('puts a character together that lies over two chunks', async () => {
    expect(await split([0x22, 0xc3], [0xa9, 0x22, 0x0a])).toEqual(['"é"']);
  });

  it('gives undefined for a line that is no UTF-8, and goes on', async () => {
    expect(await split([0x61, 0xff, 0x0a], 'b\n')).toEqual([undefined, 'b']);
  });

  it('hands on what one chunk completes before the next one comes', async () => {
    const steps: string[] = [];
    async function* send() {
      yield Buffer.from('a\nb');
      steps.push('asked for more');
      yield Buffer.from('\n');
    }
    for await (const lines of splitLines(send())) steps.push(lines.join());
    expect(steps).toEqual(['a', 'asked for more', 'b']);
  });
});
