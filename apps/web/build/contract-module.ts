import { type AnyContractRouter, minifyContractRouter, type Route } from '@orpc/contract';
import type { Plugin } from 'vite';

const publicName = 'virtual:contract';
const resolvedName = `\0${publicName}`;

/** A route without what it tells the readers of the API's documentation, and the server. */
function keepRequest(route: Route): Route {
  const {
    summary: _summary,
    description: _description,
    tags: _tags,
    deprecated: _deprecated,
    operationId: _operationId,
    successDescription: _successDescription,
    successStatus: _successStatus,
    spec: _spec,
    ...request
  } = route;
  return request;
}

/** The routes of the API as the browser needs them to ask for something. */
export function writeContract(router: AnyContractRouter): string {
  return JSON.stringify(minifyContractRouter(router), (key, value) =>
    key === '~orpc' ? { ...value, route: keepRequest(value.route) } : value,
  );
}

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
      const { contract } = await import('@ringfence/contract/contract');
      return `export const contract = ${writeContract(contract)};`;
    },
  };
}
