import type { User } from './issue-session.ts';
import { audience } from './settings.ts';

/** Absent rather than null: clients ask whether the field is there. */
function presentTime<Name extends string>(name: Name, time: Date | null) {
  return time === null ? {} : { [name]: time.toISOString() };
}

export function presentUser(user: User) {
  return {
    id: user.id,
    aud: audience,
    role: 'authenticated',
    email: user.email,
    phone: '',
    ...presentTime('email_confirmed_at', user.email_confirmed_at),
    ...presentTime('confirmed_at', user.email_confirmed_at),
    ...presentTime('last_sign_in_at', user.last_sign_in_at),
    ...presentTime('banned_until', user.banned_until),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: [],
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}
