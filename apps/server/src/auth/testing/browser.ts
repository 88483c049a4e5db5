/** Goes where redirects lead and keeps cookies, as a browser does. */
export interface Browser {
  /** One request; a redirect is answered and not followed. */
  open(address: string, init?: RequestInit): Promise<Response>;
  /** Follows redirects up to a page, or up to the site, which it only names. */
  follow(
    address: string,
    init?: RequestInit,
  ): Promise<{ address: URL; page: Response | undefined }>;
  cookies(address: string): string;
}

export interface BrowserPlaces {
  /** The address that people know the protocol by, and the one where the test runs it. */
  published: string;
  actual: string;
}

const mostRedirects = 20;

/**
 * The server has a public address and listens on another, as behind a proxy. Cookies are kept
 * by host: the paths of those in these tests do not matter.
 */
export function openBrowser({ published, actual }: BrowserPlaces): Browser {
  const jars = new Map<string, Map<string, string>>();
  const locate = (address: string) =>
    address.startsWith(published) ? `${actual}${address.slice(published.length)}` : address;
  const jarOf = (address: string) => {
    const { host } = new URL(locate(address));
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const cookies = (address: string) =>
    [...jarOf(address)].map(([name, value]) => `${name}=${value}`).join('; ');

  async function open(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookies(address));
    const response = await fetch(locate(address), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jarOf(address).delete(name);
      else jarOf(address).set(name, value);
    }
    return response;
  }

  async function follow(start: string, init: RequestInit = {}) {
    let address = new URL(start);
    let response = await open(address.href, init);
    for (let count = 0; count < mostRedirects; count += 1) {
      const location = response.headers.get('location');
      if (location === null) return { address, page: response };
      address = new URL(location, address);
      const isSite = address.origin === new URL(published).origin;
      if (isSite && !address.href.startsWith(published)) return { address, page: undefined };
      response = await open(address.href);
    }
    throw new Error('there were too many redirects');
  }

  return { open, follow, cookies };
}
