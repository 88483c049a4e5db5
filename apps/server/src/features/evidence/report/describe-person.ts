import type { Sections } from '../collect-call.ts';
import { showCost } from './describe-cost.ts';
import { describePromises } from './describe-promises.ts';
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
import { fieldsOf, listPaths, rowsOf, showValue } from './show-value.ts';

/** What has a table of its own, or is in the JSON alone. */
const shownApart = new Set([
  'person',
  'consents',
  'restrictions',
  'inconvenientTimes',
  'states',
  'activity',
  'calls',
  'corrections',
  'decisions',
  'promises',
  'payments',
]);

function describeCalls(calls: unknown): Block[] {
  return [
    heading('Calls'),
    {
      kind: 'table',
      columns: ['Placed', 'Number', 'Outcome', 'Cost', 'Call'],
      widths: [0.22, 0.16, 0.13, 0.13, 0.36],
      rows: rowsOf(calls).map((call) => {
        const { placingAt, number, outcome, costMicro, costCurrency, id } = fieldsOf(call);
        const cost = showCost(costMicro, costCurrency);
        return [showValue(placingAt), showValue(number), showValue(outcome), cost, showValue(id)];
      }),
      empty: 'Nobody called this person.',
    },
  ];
}

function describeDecisions(decisions: unknown): Block[] {
  const rows = rowsOf(decisions).map((decision) => {
    const { decidedAt, verdict, rules, facts } = fieldsOf(decision);
    const against = rowsOf(rules)
      .map(fieldsOf)
      .filter((rule) => rule.verdict !== 'allow')
      .map(({ code }) => code);
    const { isIntact } = fieldsOf(facts);
    return [showValue(decidedAt), showValue(verdict), showValue(against), showValue(isIntact)];
  });
  return [
    heading('Decisions'),
    {
      kind: 'table',
      columns: ['Decided', 'Verdict', 'Rules against it', 'Facts unchanged'],
      widths: [0.25, 0.12, 0.45, 0.18],
      rows,
      empty: 'Nothing was decided about this person.',
    },
  ];
}

/** A person to read. Everything else that is stored stands by its path. */
export function describePerson(sections: Sections, fileName: string): Block[] {
  const { person, activity } = sections;
  const isErased = fieldsOf(person).isErased === true;
  const others = Object.entries(sections).filter(
    ([name, rows]) => !shownApart.has(name) && rowsOf(rows).length > 0,
  );
  return [
    heading('Person'),
    ...(isErased
      ? [
          {
            kind: 'text' as const,
            text: 'This person was erased. What is left is the record of what was done, which names nobody.',
          },
        ]
      : [{ kind: 'terms' as const, rows: listPaths(person) }]),
    ...(isErased
      ? []
      : [
          ...describeCalls(sections.calls),
          ...describeCorrections(sections.corrections),
          ...describeDecisions(sections.decisions),
          ...describeStates(sections.states),
          ...describeConsents(sections.consents),
          ...describeRestrictions(sections.restrictions, sections.inconvenientTimes),
          ...describePromises(sections.promises, sections.payments),
          ...others.flatMap(([name, rows]): Block[] => [
            heading(name),
            { kind: 'terms', rows: listPaths(rows) },
          ]),
        ]),
    ...describeActivity(activity),
    ...describeChecking(fileName),
  ];
}
