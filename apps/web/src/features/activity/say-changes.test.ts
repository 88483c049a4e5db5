import { contactAction } from '@ringfence/contract/contacts';
import { consentKinds, phonePlaces, restrictionKinds } from '@ringfence/domain/compliance/words';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { sayChanges } from './say-changes.ts';

const translate = async (language: 'en' | 'es') =>
  (await createTranslator(language, ['work', 'settings'])).getFixedT(language, [
    'work',
    'settings',
  ] as const);
const say = async (language: 'en' | 'es', field: string, after: string) => {
  return sayChanges([{ field, before: null, after }], await translate(language), {
    language,
    zone: 'America/Chicago',
  });
};

describe('sayChanges', () => {
  const shown: [field: string, values: readonly string[]][] = [
    ['kind', [...restrictionKinds, ...consentKinds, ...contactAction.shape.kind.options]],
    ['place', [...phonePlaces, 'not_known']],
    ['role', ['admin', 'member']],
    ['state', ['open', 'promised', 'paid', 'disputed', 'recalled', 'closed', 'active', 'resting']],
    ['method', ['password', 'totp', 'otp', 'magiclink', 'invite', 'recovery', 'email_change']],
    ['method', ['oauth', 'text']],
    ['channel', ['email', 'phone']],
    ['scope', ['local', 'others', 'global']],
    ['limit', ['downloads', 'numbers']],
    ['cause', ['abandonment', 'carrier']],
    ['reason', ['expired', 'banned', 'refresh_token_reused']],
  ];
  it.each(shown.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    'has words in both languages for %s %s',
    async (field, value) => {
      const english = await say('en', field, value);
      const spanish = await say('es', field, value);
      for (const text of [english, spanish]) {
        expect(text.split(': ')[1]).not.toBe(value);
        expect(text).not.toContain('_');
      }
      expect(spanish).not.toBe(english);
    },
  );

  it('says what it was before and is now', async () => {
    const change = { field: 'role', before: 'member', after: 'admin' };
    const reader = { language: 'en', zone: 'America/Chicago' } as const;
    expect(sayChanges([change], await translate('en'), reader)).toBe('Role: Member → Admin');
  });

  it('says a time as clocks of the reader show it', async () => {
    expect(await say('en', 'due', '2026-06-12T18:00:00.000Z')).toBe(
      'Due: Jun 12, 2026, 1:00:00 PM CDT',
    );
  });

  it.each(['constructor', 'robot'])('shows the unknown value %s as it is', async (value) => {
    expect(await say('es', 'kind', value)).toBe(`Tipo: ${value}`);
    expect(await say('en', value, 'x')).toBe(`${value}: x`);
  });
});
