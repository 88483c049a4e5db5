import type { Plugin } from 'vite';

const publicName = 'virtual:contract';
const resolvedName = `\0${publicName}`;

/**
 * Gives the browser the routes of the API without its zod schemas: the contract is read here, in
 * Node, and only its methods and paths are written into the bundle.
 */
export function contractModule(): Plugin {
  return {
    name: 'ringfence:contract-module',
    resolveId(source) {
      return source === publicName ? resolvedName : undefined;
    },
    async load(id) {
      if (id !== resolvedName) {
        return undefined;
      }
      const [{ contract }, { minifyContractRouter }] = await Promise.all([
        import('@ringfence/contract/contract'),
        import('@orpc/contract'),
      ]);
      return `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`;
    },
  };
}
