import { scriptContent } from '@ringfence/contract/scripts-content';
import type { Script } from '@ringfence/domain/callflow/script';
import { keepVersions } from './keep-versions.ts';
import { findPolicy, findScript } from './queries/flow.ts';
import type { DialerServices } from './services.ts';

export interface ScriptName {
  organizationId: string;
  scriptId: string;
  version: number;
}

type Services = Pick<DialerServices, 'database'>;

export type ScriptBook = (name: ScriptName) => Promise<Script | undefined>;

export const createScriptBook = ({ database }: Services): ScriptBook =>
  keepVersions(async ({ organizationId, scriptId, version }) => {
    const found = await database.asSystem((transaction) =>
      transaction.first(findScript, [organizationId, scriptId, version]),
    );
    return found && scriptContent.parse(found.content);
  });

interface PolicyName {
  organizationId: string;
  version: number;
}

/** The version where an organization has chosen none: nothing is asked, between an answer and the first word. */
const noPolicy = 0;

/** What policies say. */
export type PolicyBook = (name: PolicyName) => Promise<{ content: unknown } | undefined>;

export const createPolicyBook = ({ database }: Services): PolicyBook =>
  keepVersions(async ({ organizationId, version }) =>
    version === noPolicy
      ? undefined
      : database.asSystem((transaction) =>
          transaction.first(findPolicy, [organizationId, version]),
        ),
  );
