/** Where the sign-in protocol is spoken, and what every request to it has to carry. */
export interface AuthAddress {
  url: string;
  headers: Record<string, string>;
}

function readMeta(page: ParentNode, name: string): string | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content === undefined || content === '' ? null : content;
}

/** The server names another Supabase Auth in the page where one is used in place of its own. */
export function readAuthAddress(page: ParentNode, origin: string): AuthAddress {
  const url = readMeta(page, 'ringfence-auth-url') ?? `${origin}/auth/v1`;
  const key = readMeta(page, 'ringfence-auth-key');
  return { url: url.replace(/\/+$/, ''), headers: key === null ? {} : { apikey: key } };
}
