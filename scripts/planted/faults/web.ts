import type { Fault } from '../fault.ts';

const web = 'apps/web/src';

export const webFaults: readonly Fault[] = [
  {
    id: 'second-factor-unasked',
    breaks: 'A person with a second factor is asked for it, also if their token cannot be read.',
    edits: [
      {
        file: `${web}/features/auth/needs-second-factor.ts`,
        find: `!== 'aal2'`,
        put: `=== 'aal1'`,
      },
    ],
    tests: `${web}/features/auth/needs-second-factor.test.ts`,
    finds: 'needsSecondFactor > is true for a token whose level cannot be read',
    passes: 'needsSecondFactor > is true until the factor was shown',
  },
  {
    id: 'page-of-another-site',
    breaks: 'After signing in nobody is led to a page of another site.',
    edits: [
      {
        file: `${web}/features/auth/remembered-page.ts`,
        find: '/^\\/(?![/\\\\])[^\\t\\n\\r]*$/',
        put: '/^\\/(?!\\/)[^\\t\\n\\r]*$/',
      },
    ],
    tests: `${web}/features/auth/remembered-page.test.ts`,
    finds:
      'the remembered page > is the dashboard when the page is on another site, written backwards',
    passes: 'the remembered page > is the dashboard when the page is on another site',
  },
  {
    id: 'edit-lost',
    breaks: 'What another person entered meanwhile is not lost when a form is saved.',
    edits: [
      {
        file: `${web}/features/contacts/merge-edits.ts`,
        find: 'values[field] = value.mine === value.before ? value.theirs : value.mine;',
        put: 'values[field] = value.mine;',
      },
    ],
    tests: `${web}/features/contacts/merge-edits.test.ts`,
    finds:
      'an edit over what somebody else changed meanwhile > shows what was typed, and what the other entered elsewhere',
    passes:
      'an edit over what somebody else changed meanwhile > names each field that both changed, with both values',
  },
  {
    id: 'sent-twice',
    breaks: 'Pressing a button again after a lost answer does nothing twice.',
    edits: [
      {
        file: `${web}/platform/api/idempotency-key.ts`,
        find: 'if (kept === null || kept.input !== input) {',
        put: 'if (kept === null || kept.input === input) {',
      },
    ],
    tests: `${web}/platform/api/idempotency-key.test.ts`,
    finds: 'createKeyKeeper > keeps the key until the input changes',
    passes: 'createKeyKeeper > makes keys that nobody else has',
  },
  {
    id: 'page-before-the-roles',
    breaks: 'Nothing of a page is shown before it is known what the person may see.',
    edits: [
      {
        file: `${web}/features/access/access-gate.tsx`,
        find: 'access?.hasAccess === false) {',
        put: 'access?.hasOrganization === undefined) {',
      },
    ],
    tests: `${web}/features/access/access-gate.test.tsx`,
    finds: 'the access gate > shows nothing of it to people without',
    passes: 'the access gate > shows the content to people with access',
  },
];
