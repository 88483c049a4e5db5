import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeSettings, plain, readSettings, secret } from './settings.ts';

const settings = describeSettings(
  z.object({
    name: plain('Name', z.string('It is missing.').min(3, 'It is too short.')),
    key: secret('Key', z.string('It is missing.').regex(/^k/, 'It begins with k.')),
    place: plain('Place', z.string().optional()),
    seed: z.number().optional(),
  }),
);

describe('the settings of an account', () => {
  it('say of each field what a form has to know', () => {
    expect(settings.fields).toEqual([
      { name: 'name', label: 'Name', isSecret: false, isRequired: true },
      { name: 'key', label: 'Key', isSecret: true, isRequired: true },
      { name: 'place', label: 'Place', isSecret: false, isRequired: false },
    ]);
  });

  it('are taken without what is none of them', () => {
    const account = { name: 'Ann', key: 'k1', other: true };
    expect(readSettings(settings, account)).toEqual({ name: 'Ann', key: 'k1' });
  });

  it('are refused in a sentence for each fault, without what was entered', () => {
    expect(() => readSettings(settings, { name: 'A', key: 'the secret' })).toThrow(
      /^Name: It is too short\. Key: It begins with k\.$/,
    );
    expect(() => readSettings(settings, {})).toThrow('Name: It is missing. Key: It is missing.');
  });
});
