import { describe, expect, it } from 'vitest';
import { isThisMachine, readPeerAddress } from './peer-address.ts';

describe('the peer address', () => {
  it('is that of the connection when no proxy is trusted', () => {
    expect(readPeerAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9');
  });

  it('is what the outermost trusted proxy saw, whatever the client wrote before', () => {
    expect(readPeerAddress('10.0.0.1', 'forged, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(readPeerAddress('10.0.0.1', 'forged, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('knows this machine by %s', (address) => {
    expect(isThisMachine(address)).toBe(true);
  });

  it('does not take a neighbour for this machine', () => {
    expect(isThisMachine('10.127.0.1')).toBe(false);
    expect(isThisMachine('127.0.0.1.example.com')).toBe(false);
    expect(isThisMachine('localhost.example.com')).toBe(false);
  });
});
