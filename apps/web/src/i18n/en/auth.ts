export const auth = {
  title: 'Sign in',
  lead: 'Every call that should be made, and no call that should not.',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  newHere: 'No account yet?',
  toRegistration: 'Create an account',
  demoNote:
    'This installation holds sample data. The demo sign-ins were printed in the terminal where Ringfence was started.',
  fields: {
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter a complete email address, such as name@example.com.',
    passwordMissing: 'Enter your password.',
  },
  errors: {
    invalidCredentials: 'The email or the password is not right.',
    emailNotConfirmed: 'Confirm your email address first: follow the link in the message we sent.',
    banned: 'This account is blocked. Contact your administrator.',
    tooManyAttempts: 'Too many attempts. Wait a few minutes and try again.',
    unreachable: 'Ringfence cannot be reached right now. Check your connection and try again.',
    unexpected: 'Signing in did not work. Try again in a moment.',
  },
} as const;
