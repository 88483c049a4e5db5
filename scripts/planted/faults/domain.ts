import type { Fault } from '../fault.ts';

const domain = 'packages/domain';

export const domainFaults: readonly Fault[] = [
  {
    id: 'stop-undone-by-a-key',
    breaks: 'A person who pressed the key to stop has stopped, whatever they press afterwards.',
    edits: [
      {
        file: `${domain}/calls/apply-event.ts`,
        find: 'choice: pickLater(callChoices, progress.choice, choice),',
        put: 'choice,',
      },
    ],
    tests: `${domain}/calls/apply-event.test.ts`,
    finds: 'the outcome of an ended call > stays stop once stop was pressed',
    passes:
      'the outcome of an ended call > is hung_up when nobody pressed a key and no machine is known',
  },
  {
    id: 'one-answer-is-enough',
    breaks: 'The debt is spoken of only with a person who answered both questions.',
    edits: [
      {
        file: `${domain}/callflow/follow-check.ts`,
        find: 'if (!isWrong && questions.length === questionsAsked) {',
        put: 'if (isRight && questions.length === questionsAsked) {',
      },
    ],
    tests: `${domain}/callflow/follow-flow.test.ts`,
    finds: 'the check > gives two tries, and does not say which answer was wrong',
    passes: 'the check > asks two of what is known, with as many digits as there are',
  },
  {
    id: 'answers-kept',
    breaks: 'What a person types to prove who they are is stored nowhere.',
    edits: [
      {
        file: `${domain}/callflow/mask-digits.ts`,
        find: `?.kind === 'verify';`,
        put: `?.kind === 'promise';`,
      },
    ],
    tests: `${domain}/callflow/mask-digits.test.ts`,
    finds: 'keys that are kept > tell nothing of the answers to a check but how long they are',
    passes: 'keys that are kept > are those that were pressed everywhere else',
  },
  {
    id: 'more-digits-shown',
    breaks: 'Of a number that is masked at most the last four digits are shown.',
    edits: [
      {
        file: `${domain}/phone/mask-phone.ts`,
        find: 'const mostShown = 4;',
        put: 'const mostShown = 7;',
      },
    ],
    tests: `${domain}/phone/mask-phone.test.ts`,
    finds: 'a masked number > of +13125550142 is +1 ••• ••• 0142',
    passes: 'a masked number > of +1234567 is +1 ••• 567',
  },
  {
    id: 'one-attempt-more',
    breaks: 'A campaign makes no more attempts for a person than were chosen.',
    edits: [
      {
        file: `${domain}/retry/choose-next-attempt.ts`,
        find: 'if (attempts >= mostAttempts)',
        put: 'if (attempts > mostAttempts)',
      },
    ],
    tests: `${domain}/retry/choose-next-attempt.test.ts`,
    finds: 'the next attempt > after no_answer does not come when all are used',
    passes: 'the next attempt > after no_answer comes at 2026-06-10T19:00:00Z',
  },
  {
    id: 'card-number-with-spaces',
    breaks: 'The number of a payment card is not stored in a note.',
    edits: [
      {
        file: `${domain}/promises/has-card-number.ts`,
        find: 'const candidates = /\\d(?:[ -]?\\d){12,18}/g;',
        put: 'const candidates = /\\d{13,19}/g;',
      },
    ],
    tests: `${domain}/promises/has-card-number.test.ts`,
    finds: 'a card number > is found in paid with 4111 1111 1111 1111',
    passes: 'a card number > is found in 4111111111111111',
  },
  {
    id: 'counted-twice',
    breaks: 'A breaker weighs each call once, however often it looks.',
    edits: [
      {
        file: `${domain}/breakers/move-breaker.ts`,
        find: 'events: Math.max(0, total.events - seen.events),',
        put: 'events: total.events,',
      },
    ],
    tests: `${domain}/breakers/move-breaker.test.ts`,
    finds:
      'a breaker that looks at what was counted > takes only what is new, and says how much of it since its level was zero',
    passes: 'a breaker that looks at what was counted > trips later where more is ordinary',
  },
];
