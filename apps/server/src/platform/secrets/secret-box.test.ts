import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSecretBox, UnreadableSecret } from './secret-box.ts';

const [older, newer] = [randomBytes(32), randomBytes(32)];

describe('a sealed secret', () => {
  const box = createSecretBox([older]);

  it('opens for what it belongs to, and looks different each time', () => {
    const once = box.seal('hush', 'account 1');
    const twice = box.seal('hush', 'account 1');
    expect(box.open(once, 'account 1')).toBe('hush');
    expect(once.sealed.equals(twice.sealed)).toBe(false);
    expect(once.sealed.toString('latin1')).not.toContain('hush');
  });

  it('does not open beside anything else, nor when a byte of it was changed', () => {
    const sealed = box.seal('hush', 'account 1');
    expect(() => box.open(sealed, 'account 2')).toThrow(UnreadableSecret);
    for (const place of [0, 12, sealed.sealed.length - 1]) {
      const bytes = Buffer.from(sealed.sealed);
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      expect(() => box.open({ ...sealed, sealed: bytes }, 'account 1')).toThrow(UnreadableSecret);
    }
    expect(() => box.open({ ...sealed, sealed: Buffer.alloc(3) }, 'account 1')).toThrow(
      UnreadableSecret,
    );
  });

  it('opens under an older key while a newer one seals', () => {
    const sealed = box.seal('hush', 'a');
    const both = createSecretBox([newer, older]);
    expect(both.open(sealed, 'a')).toBe('hush');
    expect(both.seal('hush', 'a').keyId).not.toBe(sealed.keyId);
    expect(() => createSecretBox([newer]).open(sealed, 'a')).toThrow(sealed.keyId);
  });

  it('cannot be made without a key', () => {
    const empty = createSecretBox([]);
    expect(empty.sealsWith).toBeUndefined();
    expect(() => empty.seal('hush', 'a')).toThrow('no key');
  });
});
