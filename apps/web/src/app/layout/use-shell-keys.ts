import { useEffect, useLayoutEffect, useRef } from 'react';
import { isPlainKey, useGoToKeys } from '../../features/search/index.ts';
import { readShellKey, type ShellOverlay } from './read-shell-key.ts';

/** Listens to the keys that work on every page. */
export function useShellKeys(onOpen: (overlay: ShellOverlay) => void): void {
  useGoToKeys();
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  }, [onOpen]);
  // Before the page is painted: anyone who sees it may press a key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const overlay = readShellKey({
        ...{ key, ctrlKey, metaKey, altKey, shiftKey },
        isTaken: event.defaultPrevented || event.isComposing || event.repeat,
        isTyping: !isPlainKey(event),
      });
      if (overlay !== null) {
        // The browser has a search of its own on Ctrl + K.
        event.preventDefault();
        open.current(overlay);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
