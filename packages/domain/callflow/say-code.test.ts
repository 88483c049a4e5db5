import { describe, expect, it } from 'vitest';
import { sayCode } from './say-code.ts';

const call = { answeredBy: 'human', organizationName: 'Harbor', code: '083917' } as const;

describe('a call with a code', () => {
  it.each(['en', 'es'] as const)('says for whom it is, and each digit twice: %s', (language) => {
    const step = sayCode({ ...call, language });
    if (step.kind !== 'say') throw new Error('nothing was said');
    const [said = { language: '', text: '' }] = step.say;
    expect(said.language).toBe(`${language}-US`);
    expect(said.text).toContain('Harbor');
    expect(said.text.split('0, 8, 3, 9, 1, 7')).toHaveLength(3);
    expect(said.text).not.toMatch(/debt|collect|deud|cobr/i);
  });

  it('is also said where the carrier cannot tell who answered', () => {
    expect(sayCode({ ...call, language: 'en', answeredBy: null }).kind).toBe('say');
    expect(sayCode({ ...call, language: 'en', answeredBy: 'unknown' }).kind).toBe('say');
  });

  it('leaves no code on a machine', () => {
    expect(sayCode({ ...call, language: 'en', answeredBy: 'machine' })).toEqual({
      kind: 'hang_up',
    });
  });
});
