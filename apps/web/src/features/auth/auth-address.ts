/** Where the sign-in protocol is spoken, and what every request to it has to carry. */
export interface AuthAddress {
  url: string;
  headers: Record<string, string>;
}

function readMeta(page: ParentNode, name: string): string | null {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim();
  return content === undefined || content === '' ? null : content;
}

/** The server names the place in the page where it is another path, or a Supabase elsewhere. */
export function readAuthAddress(page: ParentNode, origin: string): AuthAddress {
  const url = new URL(readMeta(page, 'ringfence-auth-url') ?? '/auth/v1', origin).href;
  const key = readMeta(page, 'ringfence-auth-key');
  return { url: url.replace(/\/+$/, ''), headers: key === null ? {} : { apikey: key } };
}
