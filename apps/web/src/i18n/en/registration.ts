export const registration = {
  title: 'Create an account',
  lead: 'First your account, then your organization.',
  fullName: 'Full name',
  passwordHint: 'At least {{length}} characters. Avoid common passwords.',
  submit: 'Create account',
  submitting: 'Creating the account…',
  haveAccount: 'Already have an account?',
  toLogin: 'Sign in',
  fields: {
    fullNameMissing: 'Enter your full name.',
    fullNameTooLong: 'Enter at most 200 characters.',
    taken: 'There is already an account with this email address or phone number. Sign in instead.',
    passwordTooShort: 'Choose a password of at least {{length}} characters.',
    passwordCharacters: 'Mix lowercase and uppercase letters, numbers and symbols.',
    passwordWeak: 'This password is too easy to guess. Choose another one.',
  },
  errors: {
    noUserId: 'User creation failed - no user ID returned',
    invalid: 'Some fields are not valid. Check them and try again.',
    tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
    disabled: 'New accounts cannot be created here. Contact your administrator.',
    unreachable: 'Ringfence cannot be reached right now. Check your connection and try again.',
    unexpected: 'We could not create your account. Try again in a moment.',
  },
  closed: {
    body: 'New accounts cannot be created here. Ask your administrator for one.',
  },
  confirmation: {
    mailTitle: 'Check your email',
    mailBody:
      'We sent an email to {{address}}. Open its link or enter its code here to confirm your address.',
    stuckTitle: 'Your address is not confirmed',
    stuckBody:
      'This server cannot send email, so you cannot confirm your address yourself. Ask your administrator.',
    phoneTitle: 'Check your phone',
    phoneBody: 'We sent a code to {{address}}. Enter it here to confirm your number.',
    nothingCame: 'Nothing arrived? Check your spam folder or send it again.',
    known: 'If you already have an account, sign in instead.',
    resend: 'Send again',
    resendIn: 'Send again in {{seconds}} s',
    resent: 'Sent again.',
    toLogin: 'Back to sign in',
  },
  welcome: {
    title: 'Welcome to Ringfence',
    titleNamed: 'Welcome to Ringfence, {{name}}',
    body: 'Your account is ready. Open your organization to get started.',
    invited: 'Joining a team that already uses Ringfence? Ask its admin to invite you.',
    invitedBy:
      'Joining a team that already uses Ringfence? Ask its admin to invite {{email}}, then try again.',
  },
  noOrganization: {
    title: 'No organization access',
    body: 'Your account does not belong to an organization yet. Contact your administrator to be added to an organization.',
  },
  checkFailed: {
    title: 'Your access could not be checked',
    body: 'We could not find out which organizations you belong to. Nothing was changed.',
  },
  organization: {
    title: 'Open your organization',
    body: 'You will be its admin and can invite your team.',
    name: 'Organization name',
    nameMissing: 'Enter the name of your organization.',
    nameTooLong: 'Enter at most 200 characters.',
    submit: 'Open organization',
    submitting: 'Opening the organization…',
    refused:
      'You cannot open an organization here. Contact an administrator to be added to one that exists.',
  },
} as const;
