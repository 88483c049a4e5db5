import { isActivity } from '@ringfence/domain/evidence/read-pack';
import { parseJson } from '../../../platform/parse-json.ts';
import type { Block } from './report.ts';
import { cellsOf, fieldsOf, rowsOf, showMoment, showValue, showWord } from './show-value.ts';

export const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (content: unknown): Block[] =>
  typeof content === 'string' ? [{ kind: 'text', text: content }] : [];

/** Numbers and debts with their states at a moment. */
export function describeStates(states: unknown): Block[] {
  const { at, note, datedSince, phones, debts } = fieldsOf(states);
  const list = (things: unknown, name: string) => cellsOf(things, [name, 'state', 'stateNow']);
  const columns = ['', `State at ${showMoment(at)}`, 'State when this was written'];
  const table = { kind: 'table', widths: [0.4, 0.3, 0.3], empty: 'None.' } as const;
  return [
    heading('States of numbers and debts'),
    ...text(note),
    { kind: 'text', text: `States have dates from ${showMoment(datedSince)} on.` },
    { ...table, columns: ['Number', ...columns.slice(1)], rows: list(phones, 'number') },
    { ...table, columns: ['Debt', ...columns.slice(1)], rows: list(debts, 'reference') },
  ];
}

/** Who said that a call had ended otherwise, when, and by what. */
export function describeCorrections(corrections: unknown): Block[] {
  const rows = rowsOf(corrections).map((correction) => {
    const { correctedAt, correctedBy, from, to, reason, evidence } = fieldsOf(correction);
    const who = correctedBy === null ? 'an account that is gone' : fieldsOf(correctedBy).fullName;
    return [showValue(correctedAt), showValue(who), showWord(from), showWord(to)].concat(
      [reason, evidence].map(showValue),
    );
  });
  return [
    heading('Corrections'),
    {
      kind: 'table',
      columns: ['Time', 'By', 'From', 'To', 'Reason', 'Evidence'],
      widths: [0.17, 0.16, 0.12, 0.12, 0.22, 0.21],
      rows,
      empty: 'No call was corrected.',
    },
  ];
}

export function describeConsents(consents: unknown): Block[] {
  const names = ['kind', 'number', 'obtainedHow', 'obtainedOn', 'expiresAt', 'revokedAt'];
  return [
    heading('Consent'),
    {
      kind: 'table',
      columns: ['Kind', 'Number', 'How', 'Given on', 'Ends', 'Taken back'],
      widths: [0.18, 0.18, 0.2, 0.14, 0.15, 0.15],
      rows: cellsOf(consents, names),
      empty: 'No consent was recorded.',
    },
  ];
}

export function describeRestrictions(restrictions: unknown, times: unknown): Block[] {
  const names = ['kind', 'number', 'source', 'startedAt', 'liftedAt'];
  return [
    heading('Reasons not to call'),
    {
      kind: 'table',
      columns: ['Kind', 'Number', 'Source', 'From', 'Lifted'],
      widths: [0.22, 0.2, 0.14, 0.22, 0.22],
      rows: cellsOf(restrictions, names),
      empty: 'None was recorded.',
    },
    ...(rowsOf(times).length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: ['Inconvenient days', 'From minute', 'To minute', 'Since', 'Lifted'],
            widths: [0.28, 0.14, 0.14, 0.22, 0.22],
            rows: cellsOf(times, ['days', 'fromMinute', 'toMinute', 'startedAt', 'liftedAt']),
            empty: '',
          },
        ]),
  ];
}

/** The entries of the record, and the signed heads that they lead to. */
export function describeActivity(activity: unknown): Block[] {
  if (!isActivity(activity)) return [];
  const rows = activity.entries.map(({ position, text: sealed }) => {
    const [, , at, actor, actorId, action] = rowsOf(parseJson(sealed));
    return [String(position), showMoment(at), showValue(action), `${actor} ${actorId ?? ''}`];
  });
  const heads = activity.segments.map(({ head }) => [
    String(head.position),
    showMoment(head.signedAt),
    head.hash,
    head.keyId,
    head.timeStamp === null ? 'no' : 'yes',
  ]);
  return [
    heading('Activity record'),
    {
      kind: 'table',
      columns: ['Position', 'Time', 'What was done', 'By'],
      widths: [0.1, 0.24, 0.26, 0.4],
      rows,
      empty: 'Nothing was recorded.',
    },
    {
      kind: 'table',
      columns: ['Head', 'Signed', 'Hash', 'Key', 'Time stamp'],
      widths: [0.08, 0.22, 0.4, 0.18, 0.12],
      rows: heads,
      empty: 'No head was signed.',
    },
  ];
}

/** How somebody else finds out whether all of this is true. */
export const describeChecking = (fileName: string): Block[] => [
  heading('How to check this'),
  ...text(
    `This document is for reading. ${fileName}.json holds the same as data, and the SHA-256 of this document; it is signed with the Ed25519 key of the installation. Get the public key from the installation itself, at /.well-known/ringfence-evidence-keys.json, and not from the person who gave you this. Then run, without any connection:`,
  ),
  ...text(`npm run verify-evidence ${fileName}.zip -- --key ringfence-evidence-keys.json`),
];
