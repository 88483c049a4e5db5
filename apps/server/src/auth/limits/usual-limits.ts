export interface RateLimit {
  windowSeconds: number;
  perAddress: number;
  perAccount: number;
  /** From one address on one account; undefined: whatever the other two allow. */
  perPair?: number;
}

const fiveMinutes = 300;

/** What may be tried how often. Refreshing has no limit: a client takes a 429 there for the end. */
export const usualLimits = {
  token: { windowSeconds: fiveMinutes, perAddress: 150, perAccount: 100, perPair: 10 },
  sign_up: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 30 },
  recover: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 30 },
  // By account ten times as many: one address alone must not keep somebody from their codes.
  verify: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 300 },
  otp: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 30 },
  resend: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 30 },
  // Codes have six digits: a day's tries must stay far below the number there are.
  code: { windowSeconds: 24 * 60 * 60, perAddress: 1000, perAccount: 30 },
  user: { windowSeconds: fiveMinutes, perAddress: 30, perAccount: 30 },
  // By account is by organization here: nobody mails strangers en masse in its name.
  invitation: { windowSeconds: 60 * 60, perAddress: 150, perAccount: 50 },
  // By organization too: anyone who tries number after number does not learn whose they are.
  caller_id_code: { windowSeconds: 60 * 60, perAddress: 60, perAccount: 10 },
  invitation_view: { windowSeconds: fiveMinutes, perAddress: 60, perAccount: 60 },
  external: { windowSeconds: fiveMinutes, perAddress: 150, perAccount: 30 },
  factor: { windowSeconds: 60, perAddress: 15, perAccount: 15 },
  // Set-ups and challenges, so that they do not use up the tries of a code.
  factor_begin: { windowSeconds: 60, perAddress: 15, perAccount: 15 },
  // A code has six digits: at fifteen a minute, anyone who knows the password would soon guess one.
  factor_day: { windowSeconds: 24 * 60 * 60, perAddress: 1000, perAccount: 100 },
  // Whole numbers that somebody looks at, recordings that they listen to, and files that they take: by account alone, because others share
  // the address and must not be refused, nor named to their admins, for what one person does.
  reveal: { windowSeconds: 60, perAddress: 600, perAccount: 30 },
  reveal_day: { windowSeconds: 24 * 60 * 60, perAddress: 20_000, perAccount: 300 },
  listen: { windowSeconds: 60, perAddress: 600, perAccount: 30 },
  listen_day: { windowSeconds: 24 * 60 * 60, perAddress: 20_000, perAccount: 300 },
  download: { windowSeconds: 60 * 60, perAddress: 400, perAccount: 20 },
  // By account is by person, organization and limit: its admins hear of it once a day.
  limit_notice: { windowSeconds: 24 * 60 * 60, perAddress: 1_000, perAccount: 1 },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof usualLimits;
