import { LateArea } from '../../ui/late-area.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { createLatePart } from './create-late-part.ts';
import type { ShellOverlay } from './read-shell-key.ts';

export const commandPalette = createLatePart((parts) => parts.loadCommandPalette());
const shortcuts = createLatePart((parts) => parts.loadShortcuts());

const parts = { palette: commandPalette.Part, shortcuts: shortcuts.Part };

interface AppOverlaysProps {
  open: ShellOverlay | null;
  onClose: () => void;
}

/** What is laid over any page by a key. */
export function AppOverlays({ open, onClose }: AppOverlaysProps) {
  if (open === null) {
    return null;
  }
  const Overlay = parts[open];
  return (
    <LateArea key={open} fallback={<TopProgressBar />} onClose={onClose}>
      <Overlay onClose={onClose} />
    </LateArea>
  );
}
