import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type * as lateParts from './late-parts.ts';

interface LatePart<Props> {
  Part: LazyExoticComponent<ComponentType<Props>>;
  /** For the button that opens it: its files are fetched when somebody is about to press it. */
  preparing: { onPointerEnter: () => void; onFocus: () => void };
}

/** A part whose files are fetched when it is first wanted, or after what it waits for. */
export function createLatePart<Props>(
  load: (parts: typeof lateParts) => Promise<{ default: ComponentType<Props> }>,
  waitBefore?: () => Promise<void>,
): LatePart<Props> {
  const fetchPart = async () => {
    await waitBefore?.();
    return load(await import('./late-parts.ts'));
  };
  // A failure is shown where the part is opened.
  const prepare = () => void fetchPart().catch(() => {});
  return { Part: lazy(fetchPart), preparing: { onPointerEnter: prepare, onFocus: prepare } };
}
