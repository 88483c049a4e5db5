import { readStored, writeStored } from '../../platform/browser-storage.ts';

const storageKey = 'ringfence-palette';
const mostRemembered = 5;

/** The screens and actions used last, newest first, by their ids: what people looked for is not kept. */
export function readRemembered(): readonly string[] {
  return (readStored(storageKey) ?? '').split(' ').filter(Boolean).slice(0, mostRemembered);
}

export function remember(id: string): void {
  const others = readRemembered().filter((other) => other !== id);
  writeStored(storageKey, [id, ...others].slice(0, mostRemembered).join(' '));
}
