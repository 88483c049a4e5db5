import type { LearnedFact } from '@ringfence/contract/calls';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { LearnedList } from './learned-list.tsx';

const learnedAt = '2026-06-10T16:00:00.000Z';
const line = { id: '01a1dd2e-e25f-7921-a55b-27832127b126', name: 'Front desk' };

async function say(fact: Partial<LearnedFact>, language: 'en' | 'es' = 'en') {
  const learned = [{ kind: 'transferred', learnedAt, ...fact } satisfies LearnedFact];
  return (await renderMarkup(<LearnedList learned={learned} />, { language })).text;
}

describe('what was learned of a conversation', () => {
  it('is with whom and how long, so far as that is known', async () => {
    expect(await say({})).toBe('Was connected to a person.');
    expect(await say({ line })).toBe('Was connected to Front desk.');
    expect(await say({ connectedSeconds: 73 })).toMatch(/^Spoke with a person for 1.*13/);
    expect(await say({ connectedSeconds: 73, line })).toMatch(/^Spoke with Front desk for 1.*13/);
    expect(await say({ connectedSeconds: 73, line }, 'es')).toMatch(
      /^Habló con Front desk durante 1/,
    );
  });
});
