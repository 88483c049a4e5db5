export const pages = {
  back: 'Back to Ringfence',
  about: {
    title: 'About us',
    lead: 'Every call that should be made, and no call that should not.',
    sections: {
      what: {
        title: 'What Ringfence does',
        body: 'Ringfence is used by organizations that call people about debts. It keeps their lists, places their calls and writes down what came of each one.',
      },
      how: {
        title: 'How it decides',
        body: 'Before each call a set of rules is asked, those of the law where the person is and those that the organization added: the hour there, how often they were called, whether they asked not to be called, whether there is consent. If one rule says no, or cannot be answered, the call is not placed. The decision is kept together with its reasons and can be looked up later.',
      },
      who: {
        title: 'Who runs it',
        body: 'This installation is run by the company that gave you its address. For questions about a call you received or an account you owe on, turn to the organization that called you: its name is said at the beginning of every call.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    lead: 'What is kept about you, and what is not.',
    sections: {
      users: {
        title: 'If you work with Ringfence',
        body: 'We keep your name, your email address or phone number, your password as a hash that cannot be turned back, the sessions you are signed in with, and a record of what you did in your organization. That record cannot be changed afterwards; it protects you as well as the people who are called.',
      },
      called: {
        title: 'If you were called',
        body: 'The organization that called you decides what is kept about you and why; Ringfence keeps it on its behalf: your name, phone numbers, what is owed, what you asked for, such as not to be called, and each call with its outcome and why it was allowed. What the law asks to be kept is kept for three years after the last activity on the debt, and then deleted. Phone numbers are masked on the screen, and showing one in full is recorded. Ask that organization to see, correct or erase your data, or to stop calling. A request to stop made during a call is obeyed at once.',
      },
      browser: {
        title: 'What is stored in your browser',
        body: 'Your session, and what you chose: language, theme and organization. There are no advertising cookies, and no service that follows visitors is asked for anything.',
      },
      sharing: {
        title: 'Who else sees it',
        body: 'Each organization sees its own data only. Those who run this installation look after all of them, and what they do inside an organization is recorded there. The telephone company that carries a call learns the number called. The mail service that delivers a message learns its address. Nobody is sold anything.',
      },
    },
  },
  terms: {
    title: 'Terms',
    lead: 'What you agree to by using this installation.',
    sections: {
      use: {
        title: 'Lawful use',
        body: 'Call only people whom you may call, with data that you may use. The rules built in help you to obey the law; they do not replace it, nor legal advice. Do not try to get around them.',
      },
      account: {
        title: 'Your account',
        body: 'Keep your password and your second factor to yourself. What is done with your account is recorded as done by you. Tell an administrator of your organization as soon as you think that somebody else has access.',
      },
      data: {
        title: 'Your data',
        body: 'What your organization uploads stays its own. When an organization is deleted, the records that the law demands are kept for as long as it demands them.',
      },
      warranty: {
        title: 'What is not promised',
        body: 'The software is provided as it is. The agreement between your organization and the company that runs this installation says who answers for what, and goes before this page.',
      },
    },
  },
} as const;
