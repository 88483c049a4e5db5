import type { VirtualItem } from '@tanstack/react-virtual';
import { createRowPages, type RowPages } from './row-pages.ts';

/** Where somebody was in a long table, so that they are there again when they come back. */
export interface KeptPlace {
  pages: RowPages;
  /** How far it was scrolled, in pixels. */
  offset: number;
  /** The row that had the keyboard. */
  active: number;
  /** How high the rows were that had been in sight. */
  measured: VirtualItem[];
}

/** As many steps back as somebody may take. */
const mostKept = 30;
const kept = new Map<string, KeptPlace>();

export function createPlace(pageSize: number): KeptPlace {
  return { pages: createRowPages(pageSize), offset: 0, active: 0, measured: [] };
}

export function findPlace(key: string): KeptPlace | undefined {
  return kept.get(key);
}

export function keepPlace(key: string, place: KeptPlace): void {
  kept.delete(key);
  kept.set(key, place);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - mostKept))) {
    kept.delete(oldest);
  }
}
