import { startingScripts } from '@ringfence/domain/callflow/starting-scripts';
import type { OperationName } from './ask-operation.ts';
import {
  admins,
  line,
  list,
  members,
  type Row,
  ruling,
  rulingOne,
  script,
  verification,
} from './rows.ts';

const reading = { expected: members, names: 'one', elsewhere: 'nothing' } as const;
const readingOne = { expected: members, names: 'one', elsewhere: 'not_found' } as const;
/** The draft behind the approved version. */
const draft = { version: 2, revision: 0 };

/** What calls say, and where they are returned. */
export const scriptRows = {
  'scripts.list': reading,
  'scripts.show': { ...readingOne, input: script },
  'scripts.showVersion': {
    ...readingOne,
    input: (things) => ({ ...script(things), version: 1 }),
  },
  'scripts.create': {
    ...ruling,
    input: () => ({
      name: 'Another',
      from: { kind: 'starting', purpose: 'promise', contactPerson: 'Ana Torres' },
    }),
  },
  'scripts.rename': { ...rulingOne, input: (things) => ({ ...script(things), name: 'Renamed' }) },
  'scripts.archive': { ...rulingOne, input: script },
  'scripts.restore': { ...rulingOne, input: script },
  'scripts.save': {
    ...rulingOne,
    input: (things) => ({ ...script(things), ...draft, content: startingScripts.callback }),
  },
  'scripts.check': { ...readingOne, input: script },
  'scripts.compare': {
    ...readingOne,
    input: (things) => ({ ...script(things), before: 1, after: 2 }),
  },
  'scripts.approve': { ...rulingOne, input: (things) => ({ ...script(things), ...draft }) },
  'scripts.withdraw': { ...rulingOne, input: (things) => ({ ...script(things), version: 1 }) },
  'scripts.listeners': reading,
  'scripts.lacking': {
    ...readingOne,
    input: (things) => ({ ...script(things), ...list(things) }),
  },
  'scriptTests.numbers': ruling,
  'scriptTests.start': {
    ...rulingOne,
    // It is not proven to be theirs, so that it is refused even to those who may ask.
    expected: { ...admins, admin: 'validation_failed', superAdministrator: 'validation_failed' },
    input: (things) => ({ ...script(things), e164: '+13125550196', language: 'en' }),
  },
  'scriptTests.show': { ...rulingOne, input: ({ test_id }) => ({ testId: test_id }) },
  'staffedLines.list': reading,
  'staffedLines.add': {
    ...ruling,
    input: () => ({ e164: '+13125550150', zone: 'America/Chicago' }),
  },
  'staffedLines.change': {
    ...rulingOne,
    input: (things) => ({ ...line(things), label: 'Changed' }),
  },
  'staffedLines.remove': { ...rulingOne, input: line },
  'staffedLines.verify': { ...rulingOne, input: line },
  'staffedLines.startVerification': {
    ...rulingOne,
    // Toll-free: it is refused even to those who may ask, at any time of day.
    expected: {
      ...admins,
      admin: 'verification_refused',
      superAdministrator: 'verification_refused',
    },
    input: line,
  },
  'staffedLines.confirmVerification': {
    ...rulingOne,
    // Nobody has heard it.
    expected: { ...admins, admin: 'conflict', superAdministrator: 'conflict' },
    input: (things) => ({ ...line(things), ...verification(things), code: '000000' }),
  },
} as const satisfies Partial<Record<OperationName, Row>>;
