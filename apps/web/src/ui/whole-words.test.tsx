import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { WholeWords } from './whole-words.tsx';

describe('a line of whole words', () => {
  it('is whole for somebody who points at it, and its words are not cut one letter after another', async () => {
    const name = 'Northwind Medical Receivables placed in September';
    const { markup, styles, text } = await renderMarkup(<WholeWords sx={{}}>{name}</WholeWords>);
    expect(findTags(markup, 'div')[0]?.title).toBe(name);
    expect(text).toBe(name);
    const words = findTags(markup, 'span').map((one) => one.class?.split(' ').at(-1));
    expect(words).toHaveLength(6);
    expect(styles).toMatch(new RegExp(`\\.${words[0]}\\{display:inline-block;max-width:100%`));
    expect(styles).toContain('-webkit-line-clamp:1');
  });
});
