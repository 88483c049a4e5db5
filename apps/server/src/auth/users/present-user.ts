import * as z from 'zod';
import type { User } from '../sessions/issue-session.ts';
import { audience } from '../settings.ts';

// Times inside JSON come as PostgreSQL writes them; clients get all times in one spelling.
const moment = z.string().transform((text) => new Date(text).toISOString());

const identities = z.array(
  z.object({
    id: z.string(),
    provider: z.string(),
    provider_id: z.string(),
    identity_data: z.record(z.string(), z.unknown()),
    last_sign_in_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

const factors = z.array(
  z.object({
    id: z.string(),
    friendly_name: z.string(),
    factor_type: z.string(),
    status: z.enum(['unverified', 'verified']),
    last_challenged_at: moment.nullable(),
    created_at: moment,
    updated_at: moment,
  }),
);

/** Absent rather than null: clients ask whether the field is there. */
function presentTime<Name extends string>(name: Name, time: Date | null) {
  return time === null ? {} : { [name]: time.toISOString() };
}

export function presentIdentities(user: Pick<User, 'id' | 'identities'>) {
  return identities
    .parse(user.identities)
    .map(({ id, provider_id, identity_data, ...identity }) => ({
      identity_id: id,
      id: provider_id,
      user_id: user.id,
      identity_data,
      ...identity,
      email: typeof identity_data.email === 'string' ? identity_data.email : '',
    }));
}

export function presentFactors(user: Pick<User, 'factors'>) {
  return factors.parse(user.factors).map(({ friendly_name, ...factor }) => ({
    ...factor,
    ...(friendly_name === '' ? {} : { friendly_name }),
    phone: '',
  }));
}

export function presentUser(user: User) {
  const shownFactors = presentFactors(user);
  return {
    id: user.id,
    aud: audience,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...presentTime('email_confirmed_at', user.email_confirmed_at),
    ...presentTime('phone_confirmed_at', user.phone_confirmed_at),
    ...presentTime('confirmed_at', user.email_confirmed_at ?? user.phone_confirmed_at),
    ...presentTime('invited_at', user.invited_at),
    ...presentTime('confirmation_sent_at', user.confirmation_sent_at),
    ...presentTime('recovery_sent_at', user.recovery_sent_at),
    ...presentTime('email_change_sent_at', user.email_change_sent_at),
    ...(user.new_email === null ? {} : { new_email: user.new_email }),
    ...(user.new_phone === null ? {} : { new_phone: user.new_phone }),
    ...presentTime('last_sign_in_at', user.last_sign_in_at),
    ...presentTime('banned_until', user.banned_until),
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    identities: presentIdentities(user),
    ...(shownFactors.length === 0 ? {} : { factors: shownFactors }),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}
