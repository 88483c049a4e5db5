import { checkChoices } from './checks/check-choices.ts';
import { checkConsents } from './checks/check-consents.ts';
import { checkDisclosures } from './checks/check-disclosures.ts';
import { checkIdentity } from './checks/check-identity.ts';
import { checkSecrecy } from './checks/check-secrecy.ts';
import { checkStructure } from './checks/check-structure.ts';
import { checkVoicemail } from './checks/check-voicemail.ts';
import { checkRecordingNotice, checkWords, listOptional } from './checks/check-words.ts';
import { explorePaths } from './checks/explore-paths.ts';
import { representativeFacts } from './checks/representative-facts.ts';
import type { ScriptVariable } from './fill-words.ts';
import { listScriptWords } from './list-words.ts';
import { type Script, scriptLanguages } from './script.ts';
import { collectFindings, type Finding } from './script-finding.ts';

export { type Finding, writeFinding } from './script-finding.ts';

/** What the organization's policy has to do with a script. */
export interface CheckContext {
  /** Whether calls are announced as recorded; unless it is known that they are not, the notice needs its words. */
  announcesRecording: boolean;
}

/** In the order of the script, what refuses first. */
function arrange(findings: readonly Finding[], { parts }: Script): Finding[] {
  const order = ['recordingNotice', ...parts.map(({ id }) => id), 'voicemail'];
  const rank = ({ severity, partId }: Finding) =>
    (severity === 'refuses' ? 0 : 1_000) + (partId === null ? 0 : order.indexOf(partId) + 1);
  return findings.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * What keeps a script from being approved, and what could be better. It walks every path with the function that
 * the calls follow: what counts is what somebody would hear, not where it is written.
 */
export function checkScript(
  script: Script,
  context: CheckContext = { announcesRecording: true },
  people = representativeFacts,
): Finding[] {
  const { report, findings } = collectFindings();
  if (script.parts.length === 0) {
    report('no_parts', { partId: null });
    return findings();
  }
  checkStructure(script, report);
  checkWords(script, report);
  checkConsents(script, report);
  checkVoicemail(script, report);
  if (context.announcesRecording) checkRecordingNotice(script, report);
  const exploration = explorePaths(script, { people });
  checkSecrecy(exploration, report);
  checkDisclosures(script, exploration, report);
  checkIdentity(script, exploration, report);
  checkChoices(exploration, report);
  return arrange(findings(), script);
}

/** Whether a script may be approved. */
export const mayBeApproved = (findings: readonly Finding[]): boolean =>
  findings.every(({ severity }) => severity !== 'refuses');

/** The variables of a script that some people have no value for, so that it can be shown who hears the other words. */
export function listLackingVariables(script: Script): ScriptVariable[] {
  const named = listScriptWords(script).flatMap((placed) =>
    scriptLanguages.flatMap((language) => listOptional(placed, language).map(({ name }) => name)),
  );
  return [...new Set(named)];
}
