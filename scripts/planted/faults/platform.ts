import type { Fault } from '../fault.ts';

const platform = 'apps/server/src/platform';

export const platformFaults: readonly Fault[] = [
  {
    id: 'events-of-others',
    breaks: 'A page hears of what happens in its own organization alone.',
    edits: [
      {
        file: `${platform}/live/hub.ts`,
        find: 'const watched = organizationId ?? allOrganizations;',
        put: 'const watched = allOrganizations;',
      },
    ],
    tests: `${platform}/live/live.integration.test.ts`,
    finds: 'the live stream > says nothing of another organization',
    passes: 'the live stream > tells an event of one process to the watchers of another',
  },
  {
    id: 'key-used-again',
    breaks: 'A request that is sent again under its key is done once.',
    edits: [
      {
        file: `${platform}/idempotency/read-key.ts`,
        find: 'const text = headers.get(idempotencyKeyHeader)',
        put: `const text = headers.get('x-idempotency-key')`,
      },
    ],
    tests: 'apps/server/src/features/records/record-restriction.integration.test.ts',
    finds:
      'what is entered about a person > is entered once, however often it is sent with one key',
    passes:
      'what is entered about a person > by a clock that runs a little ahead holds from now on',
  },
  {
    id: 'numbers-in-the-log',
    breaks: 'No telephone number stands in a log.',
    edits: [{ file: `${platform}/log/log.ts`, find: `  'e164',\n`, put: '' }],
    tests: `${platform}/log/log.test.ts`,
    finds:
      'the log > removes what is personal or secret: {"call":{"contact":{"e164":"+13125550100"}}}',
    passes: 'the log > removes what is personal or secret: {"password":"+13125550100"}',
  },
  {
    id: 'address-from-the-header',
    breaks: 'Nobody escapes the limits by writing another address into a header.',
    edits: [
      {
        file: `${platform}/http/peer-address.ts`,
        find: 'hops.at(-trustedProxyCount)',
        put: 'hops.at(0)',
      },
    ],
    tests: `${platform}/http/peer-address.test.ts`,
    finds:
      'the peer address > is what the outermost trusted proxy saw, whatever the client wrote before',
    passes: 'the peer address > is that of the connection when no proxy is trusted',
  },
  {
    id: 'gap-in-the-record',
    breaks: 'Entries that were taken out of the activity record with their seals are missed.',
    edits: [
      {
        file: `${platform}/activity/verify-chain.ts`,
        find: 'const isGap = position !== expected;',
        put: 'const isGap = position < expected;',
      },
    ],
    tests: `${platform}/activity/verify-chain.integration.test.ts`,
    finds:
      'verifying the activity record > names the places of entries that were deleted with their seals',
    passes: 'verifying the activity record > names an entry that was changed',
  },
];
