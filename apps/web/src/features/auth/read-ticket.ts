/** A link that an operator printed: its holder may choose a password once. */
export interface Ticket {
  tokenHash: string;
  type: 'invite' | 'recovery';
}

/** It stands behind the hash, which browsers send to nobody. */
export function readTicket(hash: string): Ticket | null {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenHash = parameters.get('token_hash');
  const type = parameters.get('type');
  if (tokenHash === null || tokenHash === '' || (type !== 'invite' && type !== 'recovery')) {
    return null;
  }
  return { tokenHash, type };
}
