interface Place {
  search: string;
  hash: string;
}

/** The secret of an invitation as its link carries it; null where the link is not whole. */
export function readInvitationToken({ search, hash }: Place): string | null {
  const parts = [hash.replace(/^#/, ''), search];
  const token = parts.map((part) => new URLSearchParams(part).get('token')).find(Boolean);
  return token ?? null;
}
