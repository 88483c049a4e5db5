import { isIPv6 } from 'node:net';

const mappedPrefix = '0:0:0:0:0:ffff';

/**
 * Whom an address stands for. A household or a rented server holds a whole /64 of IPv6, so counting
 * single addresses would limit nobody; an IPv4 address stands for itself, however it is written.
 */
export function groupAddress(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const groups = listGroups(bare);
  if (groups.slice(0, 6).join(':') === mappedPrefix) return readMapped(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** All eight groups, in the one spelling that the URL standard gives them. */
function listGroups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const gap = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...gap, ...tail];
}

function readMapped(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.');
}
