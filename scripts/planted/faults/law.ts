import type { Fault } from '../fault.ts';

const law = 'packages/domain/compliance';

export const lawFaults: readonly Fault[] = [
  {
    id: 'eighth-call',
    breaks: 'The eighth call about a debt within seven days waits.',
    edits: [
      {
        file: `${law}/rules/seven-in-seven.ts`,
        find: 'calls.length < cap.limit || isExempt',
        put: 'calls.length <= cap.limit || isExempt',
      },
    ],
    tests: `${law}/rules/seven-in-seven.test.ts`,
    finds: 'FREQ_7IN7 > defers the eighth until the day on which only six are left',
    passes: 'FREQ_7IN7 > allows the seventh call',
  },
  {
    id: 'rule-that-throws',
    breaks: 'A rule that cannot read its facts blocks the call.',
    edits: [
      {
        file: `${law}/decide.ts`,
        find: '  } catch {\n    return unreadable;',
        put: '  } catch {\n    return allow;',
      },
    ],
    tests: `${law}/decide.test.ts`,
    finds: 'decide, of facts that cannot be read, > blocks when a rule cannot judge',
    passes: 'decide > allows what every rule allows, and tells what each said',
  },
  {
    id: 'rule-left-out',
    breaks: 'A person who took their consent back is called by no machine.',
    edits: [{ file: `${law}/rules/index.ts`, find: '  tcpaRevoked,\n', put: '' }],
    tests: `${law}/rules/tcpa-revoked.test.ts`,
    finds: 'TCPA_REVOKED > shares the work with NO_TCPA_CONSENT: revoked consent',
    passes: 'TCPA_REVOKED > allows again when new consent is given',
  },
  {
    id: 'hours-widened',
    breaks: 'The hours of an organization never widen those of the law.',
    edits: [
      {
        file: `${law}/combine-hours.ts`,
        find: 'to: Math.min(hours.to, own.to)',
        put: 'to: own.to',
      },
    ],
    tests: `${law}/combine-hours.test.ts`,
    finds: 'combineHours > cuts them with the organization’s own, and never widens them',
    passes: 'combineHours > takes those of the pack where nothing is added',
  },
  {
    id: 'first-zone-only',
    breaks: 'A call is within the hours in every zone where the person may be.',
    edits: [
      {
        file: `${law}/rules/window-closed.ts`,
        find: 'for (const { zone } of situation.zones) {',
        put: 'for (const { zone } of situation.zones.slice(0, 1)) {',
      },
    ],
    tests: `${law}/rules/window-closed.test.ts`,
    finds: 'WINDOW_CLOSED > with three zones opens with the last and closes with the first',
    passes: 'WINDOW_CLOSED and the organization > cannot widen those of the law',
  },
  {
    id: 'attorney-of-one-contact',
    breaks: 'An attorney who represents a person does so for all of their contacts.',
    edits: [
      {
        file: `${law}/binds-same-person.ts`,
        find: `['cease_written', 'attorney', 'bankruptcy']`,
        put: `['cease_written', 'bankruptcy']`,
      },
    ],
    tests: `${law}/binds-same-person.test.ts`,
    finds: 'what is about the human or a number binds every contact of the human',
    passes: 'what names a debt binds that debt alone',
  },
];
