/** Where the letter after `g` leads. */
const pages = new Map([
  ['d', '/dashboard'],
  ['l', '/debtors/list'],
  ['c', '/debtors/contacts'],
  ['h', '/calls/history'],
]);

/** How long the second key may take. */
const patience = 1500;

/** Takes one key after another; answers with a page when `g` and its letter follow each other. */
export function createSequenceReader(): (key: string, at: number) => string | null {
  let begunAt = Number.NEGATIVE_INFINITY;
  return (key, at) => {
    const page = at - begunAt <= patience ? pages.get(key) : undefined;
    begunAt = key === 'g' ? at : Number.NEGATIVE_INFINITY;
    return page ?? null;
  };
}
