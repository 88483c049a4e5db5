import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveReference } from './derive-reference.ts';

const reference = deriveReference('+13125550142', 'Jane Doe');

/** FNV-1a as it is defined, in one number of 64 bits. */
function fingerprint(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  }
  return value.toString(16).padStart(16, '0');
}

describe('a derived reference', () => {
  it('is the fingerprint of number and name', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9王é]{0,40}$/), fc.nat(), (name, number) => {
        const normal = name.normalize('NFKD').replace(/\p{M}/gu, '');
        const expected = fingerprint([`+1${number}`, normal].filter((part) => part).join(' '));
        expect(deriveReference(`+1${number}`, name).slice(-16)).toBe(expected);
      }),
    );
  });

  it('stays what it was in every release', () => {
    expect(reference).toBe('auto-0142-1876a82f6eca02f5');
  });

  it.each(['JANE DOE', 'Doe, Jane', ' jane   doe ', 'Jané Doe'])('is the same for %j', (name) => {
    expect(deriveReference('+13125550142', name)).toBe(reference);
  });

  it.each([
    ['+13125550142', 'John Doe'],
    ['+13125550142', 'Jane Doe Jr.'],
    ['+13125560142', 'Jane Doe'],
  ])('is another for %s %s', (e164, name) => {
    expect(deriveReference(e164, name)).not.toBe(reference);
  });

  it('tells names of any script apart', () => {
    expect(deriveReference('+13125550142', '王伟')).not.toBe(
      deriveReference('+13125550142', '王芳'),
    );
  });

  it('shows no more of the phone than a masked number does', () => {
    expect(reference).not.toContain('312555');
  });
});

it('the estate of somebody has the reference of that person', () => {
  const own = deriveReference('+13125550142', 'Ann Lee');
  expect(deriveReference('+13125550142', 'ESTATE OF ANN LEE')).toBe(own);
  expect(deriveReference('+13125550142', 'Lee, Ann (deceased)')).toBe(own);
});
