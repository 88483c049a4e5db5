/** A storage of the browser, for tests that run without one. */
export function createStorage(): Pick<Storage, 'getItem' | 'removeItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
