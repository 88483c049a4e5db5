import type { Fault } from '../fault.ts';

const twilio = 'packages/carriers/twilio';

export const carrierFaults: readonly Fault[] = [
  {
    id: 'unsigned-webhook',
    breaks: 'Nobody but the carrier tells what became of a call.',
    edits: [
      {
        file: `${twilio}/read-webhook.ts`,
        find: '  if (!isProven(token, request, form)) return undefined;\n',
        put: '',
      },
    ],
    tests: `${twilio}/twilio-carrier.test.ts`,
    finds:
      'Twilio, over HTTP to the simulator > takes nothing for true that the carrier did not sign',
    passes: 'Twilio, over HTTP to the simulator > places a call and tells of it step by step',
  },
  {
    id: 'broken-connection-is-a-refusal',
    breaks: 'A request that breaks off may have placed a call, and is not sent again.',
    edits: [
      {
        file: `${twilio}/explain-failure.ts`,
        find: `'syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')`,
        put: `'syscall' in error`,
      },
    ],
    tests: `${twilio}/explain-failure.test.ts`,
    finds:
      'a request that failed on the way > may have placed a call when the connection was reset',
    passes: 'a request that failed on the way > placed nothing when the connection was refused',
  },
];
