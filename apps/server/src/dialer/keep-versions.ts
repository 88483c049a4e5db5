/** More than are in use at any time. */
const mostKept = 500;

interface Version {
  organizationId: string;
  version: number;
}

/** Finds what a version says, and keeps it: a version never changes. Undefined where there is none. */
export function keepVersions<Name extends Version, Content>(
  find: (name: Name) => Promise<Content | undefined>,
): (name: Name) => Promise<Content | undefined> {
  const kept = new Map<string, Content>();
  return async (name) => {
    const key = JSON.stringify(name);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await find(name);
    if (found === undefined) return undefined;
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, found);
    return found;
  };
}
