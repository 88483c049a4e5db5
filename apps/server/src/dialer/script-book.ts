import { scriptContent } from '@ringfence/contract/scripts-content';
import type { Script } from '@ringfence/domain/callflow/script';
import { findScript } from './queries/flow.ts';
import type { DialerServices } from './services.ts';

export interface ScriptName {
  organizationId: string;
  scriptId: string;
  version: number;
}

/** More than are in use at any time. */
const mostKept = 500;

/** Finds scripts, and keeps them: an approved version never changes. Undefined where there is none. */
export type ScriptBook = (name: ScriptName) => Promise<Script | undefined>;

export function createScriptBook({ database }: Pick<DialerServices, 'database'>): ScriptBook {
  const kept = new Map<string, Script>();
  return async ({ organizationId, scriptId, version }) => {
    const key = `${organizationId} ${scriptId} ${version}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found = await database.asSystem((transaction) =>
      transaction.first(findScript, [organizationId, scriptId, version]),
    );
    if (found === undefined) return undefined;
    const script = scriptContent.parse(found.content);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, script);
    return script;
  };
}
