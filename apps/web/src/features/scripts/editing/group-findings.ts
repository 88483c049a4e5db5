import type { ScriptFinding } from '@ringfence/contract/scripts';
import { findingKinds } from '@ringfence/domain/callflow/finding-kinds';
import type { ScriptLanguage } from '@ringfence/domain/callflow/script';
import { writeFinding } from '@ringfence/domain/callflow/script-finding';

const none: readonly ScriptFinding[] = [];

/** What was found, by the part that it belongs to. */
export function groupFindings(
  findings: readonly ScriptFinding[],
): (partId: string) => readonly ScriptFinding[] {
  const groups = Map.groupBy(findings, ({ partId }) => partId ?? '');
  return (partId) => groups.get(partId) ?? none;
}

const isKnown = (code: string): code is keyof typeof findingKinds =>
  Object.hasOwn(findingKinds, code);

/** The sentence in the reader's language; of what a newer server finds, as it wrote it. */
export function explainFinding(
  { code, values, sentence }: ScriptFinding,
  language: ScriptLanguage,
): string {
  return isKnown(code) ? writeFinding({ code, values }, language) : sentence;
}

export function countFindings(findings: readonly ScriptFinding[]) {
  const refuses = findings.filter(({ severity }) => severity === 'refuses').length;
  return { refuses, advises: findings.length - refuses };
}
