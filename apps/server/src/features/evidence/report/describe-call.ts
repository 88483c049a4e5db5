import { isSimulated } from '../../../platform/carriers/is-simulated.ts';
import type { Sections } from '../collect-call.ts';
import { describeCost } from './describe-cost.ts';
import { describeFacts } from './describe-facts.ts';
import { describePromises } from './describe-promises.ts';
import { describeCallback, describeSchedule } from './describe-schedule.ts';
import type { Block } from './report.ts';
import {
  describeActivity,
  describeChecking,
  describeConsents,
  describeCorrections,
  describeRestrictions,
  describeStates,
  heading,
} from './shared-blocks.ts';
import { cellsOf, fieldsOf, rowsOf, showValue } from './show-value.ts';

const callTerms: readonly (readonly [name: string, term: string])[] = [
  ['id', 'Call'],
  ['number', 'Number called'],
  ['callerId', 'Called from'],
  ['mode', 'Mode'],
  ['purpose', 'Purpose'],
  ['origin', 'Origin'],
  ['attempt', 'Attempt'],
  ['reservedAt', 'Reserved'],
  ['placedAt', 'Placed'],
  ['answeredAt', 'Answered'],
  ['answeredBy', 'Answered by'],
  ['spokenAt', 'First words'],
  ['choice', 'What the person chose'],
  ['endedAt', 'Ended'],
  ['talkSeconds', 'Seconds of talk'],
  ['outcome', 'Outcome'],
  ['correctedOutcome', 'Outcome, corrected'],
  ['carrier', 'Carrier'],
  ['carrierCallId', 'Call at the carrier'],
];

function describeCallItself(call: unknown, person: unknown): Block[] {
  const known = fieldsOf(call);
  const { fullName, externalReference } = fieldsOf(person);
  const debts = rowsOf(known.debts).map((debt) => showValue(fieldsOf(debt).reference));
  return [
    heading('What happened'),
    {
      kind: 'terms',
      rows: [
        ['Person', showValue(fullName)],
        ['Reference', showValue(externalReference)],
        ['Debts', showValue(debts)],
        ['Campaign', showValue(fieldsOf(known.campaign).name)],
        ...callTerms.map(([name, term]) => [term, showValue(known[name])] as const),
        ...(isSimulated(typeof known.carrier === 'string' ? known.carrier : null)
          ? [['Simulated', 'Yes: it went through a simulator and reached nobody'] as const]
          : []),
      ],
    },
  ];
}

function describeDecision(decision: unknown): Block[] {
  const known = fieldsOf(decision);
  const { content, storedHash, isIntact, leftOut, leftOutReasons, text } = fieldsOf(known.facts);
  const history = rowsOf(fieldsOf(content).history).length;
  return [
    heading('Decision'),
    {
      kind: 'terms',
      rows: [
        ['Verdict', showValue(known.verdict)],
        ['Decided', showValue(known.decidedAt)],
        ['Decision', showValue(known.id)],
        ['Policy', `version ${showValue(known.policyVersion)}`],
        ['Time zone data', showValue(known.tzdataVersion)],
      ],
    },
    heading('Every rule'),
    {
      kind: 'table',
      columns: ['Rule', 'Version', 'Word', 'Source'],
      widths: [0.34, 0.1, 0.12, 0.44],
      rows: cellsOf(known.rules, ['code', 'version', 'verdict', 'citation']),
      empty: 'No rule is on record.',
    },
    heading('Zones and their evidence'),
    {
      kind: 'table',
      columns: ['Zone', 'Evidence'],
      widths: [0.35, 0.65],
      rows: cellsOf(known.zones, ['zone', 'evidence']),
      empty: 'No zone is on record.',
    },
    heading('Counts'),
    {
      kind: 'terms',
      rows: [
        ['Attempts before, in seven days', showValue(known.attemptsBefore)],
        ['With this call', showValue(known.attemptsAfter)],
        ['Earlier calls that were looked at', String(history)],
        ['Calls of other people, left out here', showValue(leftOut)],
        ['Reasons of other people, left out here', showValue(leftOutReasons)],
      ],
    },
    heading('Facts as they were'),
    {
      kind: 'terms',
      rows: [
        ['SHA-256 at the decision', showValue(storedHash)],
        ['Unchanged since', showValue(isIntact)],
        ['Shown whole', showValue(text !== null)],
      ],
    },
    ...describeFacts(content),
  ];
}

function describeWords(said: unknown): Block[] {
  const { said: words, note } = fieldsOf(said);
  return [
    heading('What was said'),
    ...(typeof note === 'string' ? [{ kind: 'text' as const, text: note }] : []),
    {
      kind: 'table',
      columns: ['Time', 'Script', 'Words'],
      widths: [0.22, 0.2, 0.58],
      rows: rowsOf(words).map((row) => {
        const { at, script, version, text } = fieldsOf(row);
        return [showValue(at), `${showValue(script)} ${showValue(version)}`, showValue(text)];
      }),
      empty: 'No words are on record.',
    },
  ];
}

const describeRecordings = (recordings: unknown): Block[] => [
  heading('Recordings'),
  {
    kind: 'table',
    columns: ['State', 'Seconds', 'Announced', 'SHA-256 of the file'],
    widths: [0.12, 0.12, 0.24, 0.52],
    rows: cellsOf(recordings, ['state', 'seconds', 'announcedAt', 'sha256']),
    empty: 'The call was not recorded.',
  },
];

const describeEvents = (events: unknown): Block[] => [
  heading('What the carrier reported'),
  {
    kind: 'table',
    columns: ['What', 'Key', 'Ended as', 'Occurred', 'Received'],
    widths: [0.2, 0.1, 0.18, 0.26, 0.26],
    rows: cellsOf(events, ['kind', 'key', 'ending', 'occurredAt', 'receivedAt']),
    empty: 'Nothing.',
  },
];

/** A call to read: everything that its sections hold, in the order in which people ask. */
export const describeCall = (sections: Sections, fileName: string): Block[] => [
  ...describeCallItself(sections.call, sections.person),
  ...describeCost(sections.cost),
  ...describeCallback(sections.callback),
  ...describeSchedule(sections.schedule, sections.decision),
  ...describeCorrections(sections.corrections),
  ...describeDecision(sections.decision),
  ...describeStates(sections.states),
  ...describeConsents(sections.consents),
  ...describeRestrictions(sections.restrictions, sections.inconvenientTimes),
  ...describePromises(sections.promises, sections.payments),
  ...describeWords(sections.said),
  ...describeRecordings(sections.recordings),
  ...describeEvents(sections.events),
  ...describeActivity(sections.activity),
  ...describeChecking(fileName),
];
