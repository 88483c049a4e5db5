import type { Fault } from '../fault.ts';

const features = 'apps/server/src/features';

/** Recordings, evidence and audits. */
export const proofFaults: readonly Fault[] = [
  {
    id: 'recorded-unannounced',
    breaks: 'A recording is kept only if the person heard that the call is recorded.',
    edits: [
      {
        file: `${features}/recordings/note-recording.ts`,
        find: 'const said = spokenAt === null ? [] : known.said;',
        put: 'const said = spokenAt === undefined ? [] : known.said;',
      },
    ],
    tests: `${features}/recordings/keep-recordings.integration.test.ts`,
    finds:
      'a recording that nobody was informed of > is kept nowhere where the words came too late, and a goodbye was said',
    passes: 'a recording that nobody was informed of > is kept nowhere where nothing was said',
  },
  {
    id: 'listening-not-recorded',
    breaks: 'Each time that somebody listens to a recording is on record.',
    edits: [
      {
        file: `${features}/recordings/listen-to-recording.ts`,
        find: 'await appendEntries(transaction, effects, [',
        put: `if (headers.get('range') === null) await appendEntries(transaction, effects, [`,
      },
    ],
    tests: `${features}/recordings/recordings.integration.test.ts`,
    finds:
      'a recording that is kept > is played to a member, whole and in part, and each listening is on record',
    passes: 'a recording that is kept > is not found under another call',
  },
  {
    id: 'added-to-evidence',
    breaks: 'Evidence to which something was added is refused.',
    edits: [
      {
        file: 'packages/domain/evidence/check-pack.ts',
        find: 'new Set([...Object.keys(manifest.sections), ...Object.keys(sections)])',
        put: 'new Set(Object.keys(manifest.sections))',
      },
    ],
    tests: 'scripts/evidence/check-evidence.test.ts',
    finds: 'evidence that somebody made fit > is refused where a section is missing or was added',
    passes: 'evidence that somebody made fit > names the path of what was changed',
  },
  {
    id: 'halt-unseen-by-the-audit',
    breaks: 'An audit names a call that went out while calls were stopped.',
    edits: [
      {
        file: `${features}/audits/compare-calls.ts`,
        find: '(until === null || placed_at < until)',
        put: 'until === null',
      },
    ],
    tests: `${features}/audits/prove-decision.integration.test.ts`,
    finds:
      'calls that nobody might place > are named while calls were stopped, and not before or after',
    passes:
      'calls that nobody might place > are named where two went to one person at the same time',
  },
];
