const restMilliseconds = 80;

/** A link of this site below a pointer or the keyboard. */
function findPath(target: EventTarget | null, origin: string): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== origin || link.download !== '') {
    return null;
  }
  return link.pathname;
}

/**
 * Calls `prepare` once with the path of each link that somebody rests on, with the pointer or the keyboard: between that
 * and the press lies time enough to fetch what the page needs. Passing over a link fetches nothing. Returns what ends
 * it.
 */
export function watchLinks(
  root: Pick<Document, 'addEventListener' | 'removeEventListener'>,
  origin: string,
  prepare: (path: string) => void,
): () => void {
  const prepared = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const look = ({ target }: Event) => {
    clearTimeout(resting);
    const path = findPath(target, origin);
    if (path === null || prepared.has(path)) return;
    resting = setTimeout(() => {
      prepared.add(path);
      prepare(path);
    }, restMilliseconds);
  };
  root.addEventListener('pointerover', look);
  root.addEventListener('focusin', look);
  return () => {
    clearTimeout(resting);
    root.removeEventListener('pointerover', look);
    root.removeEventListener('focusin', look);
  };
}
