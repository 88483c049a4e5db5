import { describe, expect, it } from 'vitest';
import { deriveReference } from './derive-reference.ts';

const reference = deriveReference('+13125550142', 'Jane Doe');

describe('a derived reference', () => {
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
