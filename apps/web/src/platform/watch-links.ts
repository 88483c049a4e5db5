/** A link of this site below a pointer or the keyboard. */
function findPath(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin || link.download !== '') {
    return null;
  }
  return link.pathname;
}

/**
 * Calls `prepare` once with the path of each link that somebody points at or reaches with the keyboard: between that
 * and the press lies time enough to fetch what the page needs. Returns what ends it.
 */
export function watchLinks(
  root: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  origin: string,
  prepare: (path: string) => void,
): () => void {
  const prepared = new Set<string>();
  const look = ({ target }: Event) => {
    const path = findPath(target, origin);
    if (path === null || prepared.has(path)) return;
    prepared.add(path);
    prepare(path);
  };
  root.addEventListener('pointerover', look);
  root.addEventListener('focusin', look);
  return () => {
    root.removeEventListener('pointerover', look);
    root.removeEventListener('focusin', look);
  };
}
