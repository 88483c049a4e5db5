import { LateArea } from '../../ui/late-area.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { createLatePart } from './create-late-part.ts';
import type { ShellOverlay } from './read-shell-key.ts';

export const commandPalette = createLatePart((parts) => parts.loadCommandPalette());
const shortcuts = createLatePart((parts) => parts.loadShortcuts());

interface AppOverlaysProps {
  open: ShellOverlay | null;
  /** What was typed already, for the palette. */
  typed: string;
  onClose: () => void;
}

/** What is laid over any page by a key. */
export function AppOverlays({ open, typed, onClose }: AppOverlaysProps) {
  if (open === null) {
    return null;
  }
  return (
    <LateArea key={open} fallback={<TopProgressBar />} onClose={onClose}>
      {open === 'palette' ? (
        <commandPalette.Part typed={typed} onClose={onClose} />
      ) : (
        <shortcuts.Part onClose={onClose} />
      )}
    </LateArea>
  );
}
