import { isThisMachine } from '../../platform/http/peer-address.ts';
import type { AuthSettings } from '../settings.ts';

type RedirectSettings = Pick<AuthSettings, 'siteUrl' | 'redirectUrls'>;

/**
 * Where to lead somebody: the address that was asked for if it is one of ours or allowed, else the
 * site. What the request says of its own host is never believed.
 */
export function chooseRedirect(
  { siteUrl, redirectUrls }: RedirectSettings,
  requested: string | null | undefined,
): string {
  if (!requested) return siteUrl;
  const asked = readAddress(requested);
  if (asked === undefined) return siteUrl;
  if (isOfSite(new URL(siteUrl), asked)) return asked.href;
  return redirectUrls.some((allowed) => matches(allowed, asked)) ? asked.href : siteUrl;
}

/** On this machine alone the port is free: RFC 8252 section 7.3. */
function isOfSite(site: URL, asked: URL): boolean {
  if (!/^https?:$/.test(asked.protocol)) return false;
  if (asked.origin === site.origin) return true;
  return isThisMachine(site.hostname) && asked.hostname === site.hostname;
}

function readAddress(text: string): URL | undefined {
  const address = URL.parse(text);
  // A name and password in front of the host are there to deceive, and a script is no place.
  if (address === null || address.username !== '' || address.password !== '') return undefined;
  return /^(javascript|data|vbscript|file|blob):$/.test(address.protocol) ? undefined : address;
}

/**
 * One star stands for anything within one part of the address, two for anything at all. The rest is
 * taken literally, the host included, so that `https://*.example.com` never allows another domain.
 */
function matches(allowed: string, asked: URL): boolean {
  const pattern = allowed
    .split(/(\*{1,2})/)
    .map((part) => {
      if (part === '**') return '.*';
      if (part === '*') return '[^./?#]*';
      return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  const withoutEnd = asked.href.replace(/[?#].*$/s, '');
  return [asked.href, withoutEnd, withoutEnd.replace(/\/$/, '')].some((text) =>
    new RegExp(`^${pattern}$`, 's').test(text),
  );
}
