import { type AuthSettings, nameAddress } from '../settings.ts';
import type { VerificationType } from './purposes.ts';

interface LinkParts {
  linkToken: string;
  type: VerificationType;
  redirectTo: string;
}

/** Colons and slashes may stand in a query as they are (RFC 3986 section 3.4), and read better. */
const writeValue = (text: string): string =>
  encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2F', '/');

export function buildLink(
  settings: Pick<AuthSettings, 'address' | 'basePath'>,
  { linkToken, type, redirectTo }: LinkParts,
): string {
  const query = `token=${linkToken}&type=${type}&redirect_to=${writeValue(redirectTo)}`;
  return `${nameAddress(settings)}/verify?${query}`;
}
