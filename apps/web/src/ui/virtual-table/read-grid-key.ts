/** What a key means on a row of a table. */
export type GridStep =
  | { kind: 'move'; to: number; isExtending: boolean }
  | { kind: 'toggle' }
  | { kind: 'open' }
  | { kind: 'all' };

interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

interface Standing {
  /** The row that has the keyboard, from 0 on. */
  at: number;
  rows: number;
  /** How many rows are in sight. */
  step: number;
}

/** As the guide of the W3C has it for grids; null: the key is somebody else's. */
export function readGridKey(pressed: Pressed, { at, rows, step }: Standing): GridStep | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  const isCommand = ctrlKey || metaKey;
  const move = (to: number): GridStep => ({
    kind: 'move',
    to: Math.max(0, Math.min(rows - 1, to)),
    isExtending: shiftKey,
  });
  if (altKey || rows === 0) {
    return null;
  }
  if (isCommand) {
    switch (key) {
      case 'a':
        return { kind: 'all' };
      case 'Home':
        return move(0);
      case 'End':
        return move(rows - 1);
      default:
        return null;
    }
  }
  switch (key) {
    case 'ArrowDown':
      return move(at + 1);
    case 'ArrowUp':
      return move(at - 1);
    case 'PageDown':
      return move(at + step);
    case 'PageUp':
      return move(at - step);
    case 'Home':
      return move(0);
    case 'End':
      return move(rows - 1);
    case ' ':
      return { kind: 'toggle' };
    case 'Enter':
      return { kind: 'open' };
    default:
      return null;
  }
}
