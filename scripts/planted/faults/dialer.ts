import type { Fault } from '../fault.ts';

const dialer = 'apps/server/src/dialer';

export const dialerFaults: readonly Fault[] = [
  {
    id: 'halt-ignored',
    breaks: 'No call goes out once all calls of an organization are stopped.',
    edits: [
      {
        file: `${dialer}/queries/may-call.ts`,
        find: '\n  and not $',
        put: '\n  or $',
      },
    ],
    tests: `${dialer}/halt-calls.integration.test.ts`,
    finds:
      'while all calls of an organization are stopped > a reserved call is not placed, and costs no attempt',
    passes: 'an organization > that was deleted calls nobody',
  },
  {
    id: 'stop-after-reserving',
    breaks:
      'A call that was decided on is not made any more once the person asks not to be called.',
    edits: [
      {
        file: `${dialer}/queries/place.ts`,
        find: '= live.ledger_version offset 0)',
        put: '>= live.ledger_version offset 0)',
      },
    ],
    tests: `${dialer}/recover-calls.integration.test.ts`,
    finds: 'a call > is not placed when the person says stop after it was reserved',
    passes: 'a call > is not placed when the campaign is paused after it was reserved',
  },
  {
    id: 'old-decision',
    breaks: 'No call is made on a decision that is older than a minute.',
    edits: [
      {
        file: `${dialer}/queries/place.ts`,
        find: `live.state = 'reserved' and live.reserved_at > $4`,
        put: `live.state = 'reserved' and live.reserved_at <= $3 and $4::timestamptz is not null`,
      },
    ],
    tests: `${dialer}/recover-calls.integration.test.ts`,
    finds: 'a call > is not placed on a decision older than a minute',
    passes: 'a call > is not placed when the campaign is paused after it was reserved',
  },
  {
    id: 'lost-answer',
    breaks: 'A call of which the carrier’s answer got lost is looked for, and not dialled again.',
    edits: [
      {
        file: `${dialer}/place-calls.ts`,
        find: '  return recordUnclear(services, call, answer);',
        put: `  return recordRefusal(services, call, { ...answer, kind: 'refused', because: 'busy_carrier' });`,
      },
    ],
    tests: `${dialer}/recover-calls.integration.test.ts`,
    finds: 'a call > that the carrier does not know after ten minutes counts as spent',
    passes: 'a call > to a number out of service ends the attempts on it',
  },
  {
    id: 'number-not-locked',
    breaks: 'Two workers never decide on the same number at the same moment.',
    edits: [
      {
        file: `${dialer}/claim-targets.ts`,
        find: 'new Set(held.filter((id) => !others.has(id)))',
        put: 'new Set(held)',
      },
    ],
    tests: `${dialer}/second-number.integration.test.ts`,
    finds:
      'somebody who may not be called on the first number > is left for later while another worker decides on one of the numbers',
    passes:
      'somebody who may not be called on the first number > is not called at the same time as somebody else who has the second',
  },
  {
    id: 'signature-of-another',
    breaks: 'The account of one organization says nothing of the calls of another.',
    edits: [
      {
        file: `${dialer}/read-webhook.ts`,
        find: 'if (id !== accountOfCall) throw',
        put: 'if (accountOfCall === null) throw',
      },
    ],
    tests: `${dialer}/webhooks-by-account.integration.test.ts`,
    finds: 'a webhook > that another account signed is refused: status',
    passes: 'a webhook > is believed by the secret of the account that the call goes through',
  },
  {
    id: 'pace-made-up-for',
    breaks: 'In no second more calls go out than the carrier account may make.',
    edits: [
      {
        file: `${dialer}/queries/pace.ts`,
        find: 'least(ceil($2 * 0.1), $2 + ($2 < 100)::integer - leased)::integer as most',
        put: 'ceil($2 * 0.1)::integer as most',
      },
    ],
    tests: `${dialer}/spend-pace.integration.test.ts`,
    finds: 'in no second more is leased than the pace, however far behind it is',
    passes: 'an account that begins leases a few slots, not a second at once',
  },
  {
    id: 'rings-past-the-hours',
    breaks: 'A call begins only if it can stop ringing before the hours end.',
    edits: [
      {
        file: `${dialer}/decide-and-reserve.ts`,
        find: 'readPolicy(policy), now, answerMilliseconds);',
        put: 'readPolicy(policy), now, 0);',
      },
      {
        file: `${dialer}/claim-targets.ts`,
        find: 'const beyond = after(now, answerMilliseconds);',
        put: 'const beyond = now;',
      },
    ],
    tests: `${dialer}/guard-calls.integration.test.ts`,
    finds:
      'a call > begins only when it can end ringing before the window closes: at 2026-06-11T01:59:15Z, 0',
    passes:
      'a call > begins only when it can end ringing before the window closes: at 2026-06-11T01:59:05Z, 1',
  },
];
