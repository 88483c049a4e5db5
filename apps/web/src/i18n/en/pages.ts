export const pages = {
  back: 'Back to Ringfence',
  about: {
    title: 'About us',
    lead: 'Every call that should be made, and no call that should not.',
    sections: {
      what: {
        title: 'What Ringfence does',
        body: 'Organizations use Ringfence to call people about debts. It keeps their lists, places their calls and records the outcome of each one.',
      },
      how: {
        title: 'How it decides',
        body: 'Before each call, Ringfence checks the rules of the law where the person is and those the organization added: the local time, how often they were called, whether they asked not to be called, whether there is consent. If one rule says no, or cannot be answered, the call is not placed. The decision is kept with its reasons and can be looked up later.',
      },
      who: {
        title: 'Who runs it',
        body: 'The company that gave you its address runs this installation. For questions about a call you received or an account you owe on, contact the organization that called you: every call starts with its name.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is kept about you, and what is not.',
    sections: {
      users: {
        title: 'If you work with Ringfence',
        body: 'We keep your name, your email address or phone number, your password as a hash that cannot be reversed, the sessions you are signed in with, and a record of what you did in your organization. That record cannot be changed later; it protects you as well as the people who are called.',
      },
      called: {
        title: 'If you were called',
        body: 'The organization that called you decides what is kept about you and why; Ringfence keeps it on its behalf: your name, phone numbers, what is owed, what you asked for, such as not to be called, and each call with its outcome and why it was allowed. What the law asks to be kept is kept for three years after the last activity on the debt, and then deleted. Phone numbers are masked on the screen, and showing one in full is recorded. Ask that organization to see, correct or erase your data, or to stop calling. A request to stop made during a call is obeyed at once.',
      },
      browser: {
        title: 'What is stored in your browser',
        body: 'Your session and your choices: language, theme and organization. There are no advertising cookies and no tracking services.',
      },
      sharing: {
        title: 'Who else sees it',
        body: 'Each organization sees only its own data. The people who run this installation manage all of them, and what they do inside an organization is recorded there. The phone company that carries a call learns the number called. The mail service that delivers a message learns its address. Nothing is sold to anyone.',
      },
    },
  },
  terms: {
    title: 'Terms',
    lead: 'What you agree to by using this installation.',
    sections: {
      use: {
        title: 'Lawful use',
        body: 'Call only people you may call, with data you may use. The built-in rules help you comply with the law; they do not replace it, or legal advice. Do not try to get around them.',
      },
      account: {
        title: 'Your account',
        body: 'Keep your password and your second factor to yourself. Everything done with your account is recorded as done by you. If you think someone else has access, tell an administrator of your organization at once.',
      },
      data: {
        title: 'Your data',
        body: 'What your organization uploads remains its own. When an organization is deleted, the records the law requires are kept for as long as it requires.',
      },
      warranty: {
        title: 'What is not promised',
        body: 'The software is provided as is. The agreement between your organization and the company that runs this installation says who is responsible for what, and takes precedence over this page.',
      },
    },
  },
} as const;
