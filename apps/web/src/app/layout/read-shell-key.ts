export type ShellOverlay = 'palette' | 'shortcuts';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** Whether the key belongs to something else already, such as a character being composed. */
  isTaken: boolean;
  /** Whether the person is in a field, or wants single keys to do nothing. */
  isTyping: boolean;
}

/** What a key opens wherever the person is. */
export function readShellKey(press: KeyPress): ShellOverlay | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isTaken, isTyping } = press;
  if (isTaken || altKey) {
    return null;
  }
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !shiftKey && key.toLowerCase() === 'k') {
    return 'palette';
  }
  return key === '?' && !isCommand && !isTyping ? 'shortcuts' : null;
}
