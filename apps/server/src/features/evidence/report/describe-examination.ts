import type { Sections } from '../collect-call.ts';
import type { Block } from './report.ts';
import { describeChecking, heading } from './shared-blocks.ts';
import { cellsOf, fieldsOf, showValue } from './show-value.ts';

/** What was drawn for an examiner, and from what. */
export function describeExamination(sections: Sections, fileName: string): Block[] {
  const { from, to, seed, sampleSize, calls } = fieldsOf(sections.sample);
  return [
    heading('The sample'),
    {
      kind: 'terms',
      rows: [
        ['Calls placed from', showValue(from)],
        ['until before', showValue(to)],
        ['Calls in this period', showValue(calls)],
        ['Calls asked for', showValue(sampleSize)],
        ['Seed', showValue(seed)],
      ],
    },
    {
      kind: 'text',
      text: 'The ids of all calls of the period are hashed with the seed (SHA-256 of the seed, a space and the id); the calls with the smallest hashes are drawn. The same seed draws the same calls.',
    },
    {
      kind: 'table',
      columns: ['Placed', 'Call', 'Verdict', 'Facts unchanged'],
      widths: [0.26, 0.44, 0.14, 0.16],
      rows: cellsOf(sections.calls, ['placedAt', 'id', 'verdict', 'isIntact']),
      empty: 'No call was placed in this period.',
    },
    ...describeChecking(fileName),
  ];
}
