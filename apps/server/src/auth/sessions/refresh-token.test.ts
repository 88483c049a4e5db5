import { describe, expect, it } from 'vitest';
import {
  createRefreshToken,
  followSuccessors,
  hashRefreshToken,
  openSuccessor,
  sealSuccessor,
} from './refresh-token.ts';

const link = (token: string, successor: string) => ({
  token_hash: hashRefreshToken(token),
  sealed_successor: sealSuccessor(token, successor),
});

describe('a refresh token', () => {
  it('has 256 bits and is never the same', () => {
    const tokens = Array.from({ length: 100 }, createRefreshToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('opens its own successor, and no other token does', () => {
    const [used, successor] = [createRefreshToken(), createRefreshToken()];
    const sealed = sealSuccessor(used, successor);
    expect(openSuccessor(used, sealed)).toBe(successor);
    expect(sealed.includes(successor)).toBe(false);
    expect(() => openSuccessor(createRefreshToken(), sealed)).toThrow();
    expect(() => openSuccessor(hashRefreshToken(used).toString('base64url'), sealed)).toThrow();
  });

  it('leads over its successors to the living one, and tells which it passed', () => {
    const [third, first, second] = [link('c', 'd'), link('a', 'b'), link('b', 'c')];
    const links = [third, first, second];
    expect(followSuccessors('a', links)).toEqual({ token: 'd', passed: [first, second, third] });
    expect(followSuccessors('c', links)).toEqual({ token: 'd', passed: [third] });
  });

  it('leads nowhere once its successor is forgotten', () => {
    const forgotten = { token_hash: hashRefreshToken('a'), sealed_successor: null };
    expect(followSuccessors('a', [forgotten])).toBeUndefined();
    expect(followSuccessors('a', [])).toBeUndefined();
  });
});
