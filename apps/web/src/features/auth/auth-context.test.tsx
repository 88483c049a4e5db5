import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '../../testing/render-markup.tsx';
import { useAuth } from './auth-context.ts';

afterEach(() => void vi.restoreAllMocks());

describe('useAuth', () => {
  it('says where it belongs when it is used elsewhere', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Lost() {
      useAuth();
      return null;
    }
    await expect(renderMarkup(<Lost />)).rejects.toThrow(
      'useAuth must be used within an AuthProvider',
    );
  });
});
