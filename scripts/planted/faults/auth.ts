import type { Fault } from '../fault.ts';

const auth = 'apps/server/src/auth';

export const authFaults: readonly Fault[] = [
  {
    id: 'used-token-again',
    breaks: 'A refresh token that comes back after it was used ends the session.',
    edits: [
      {
        file: `${auth}/sessions/refresh-session.ts`,
        find: 'if (isSame === false || elapsed > services.settings.refreshReuseSeconds * 1000) {',
        put: 'if (isSame === false) {',
      },
    ],
    tests: `${auth}/sessions/refresh-session.integration.test.ts`,
    finds: 'refreshing a session > ends the session when a used token comes back later',
    passes: 'refreshing a session > rotates the token and keeps the session',
  },
  {
    id: 'banned-goes-on',
    breaks: 'A person who is banned is not signed in any longer.',
    edits: [
      {
        file: `${auth}/sessions/refresh-session.ts`,
        find: `  if (user.banned_until !== null && user.banned_until > now) return refuse('user_banned');\n`,
        put: '',
      },
    ],
    tests: `${auth}/sessions/refresh-session.integration.test.ts`,
    finds: 'refreshing a session > refuses a token that nobody was given, and a banned user',
    passes: 'refreshing a session > gives two tabs the same living token',
  },
  {
    id: 'code-used-twice',
    breaks: 'A code of a second factor opens the account once.',
    edits: [
      {
        file: `${auth}/queries/factors.ts`,
        find: '(last_used_step is null or last_used_step < $3)',
        put: '(last_used_step is null or last_used_step <= $3)',
      },
    ],
    tests: `${auth}/factors/verify-factor.integration.test.ts`,
    finds: 'showing a code > takes a challenge once, and a code once',
    passes: 'showing a code > refuses a wrong one, counts it, and tells of it',
  },
  {
    id: 'codes-tried-without-end',
    breaks: 'A mailed code is dead after five wrong ones.',
    edits: [
      {
        file: `${auth}/one-time/take-token.ts`,
        find: '      kept.tries < mostWrongCodes &&\n',
        put: '',
      },
    ],
    tests: `${auth}/one-time/verify-token.integration.test.ts`,
    finds: 'a code > is dead after five wrong ones, which are recorded, while the link lives on',
    passes: 'a code > is good for a quarter of an hour',
  },
  {
    id: 'led-to-another-site',
    breaks: 'The link of a mail leads to no other site.',
    edits: [
      {
        file: `${auth}/flows/choose-redirect.ts`,
        find: 'if (asked.origin === site.origin) return true;',
        put: 'if (asked.href.startsWith(site.origin)) return true;',
      },
    ],
    tests: `${auth}/flows/choose-redirect.test.ts`,
    finds:
      'choosing where to lead somebody > leads to the site instead of https://calls.example.com.evil.example/',
    passes: 'choosing where to lead somebody > leads to the site when nothing was asked for',
  },
];
