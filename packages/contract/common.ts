import { reassignedAnswers } from '@ringfence/domain/compliance/reassigned-answers';
import * as z from 'zod';

export const currency = z.string().regex(/^[A-Z]{3}$/);

/** A sum may be larger than a number holds exactly: it is then given as the largest number that is exact. */
function tellLargest({ value }: z.core.$ZodCatchCtx): number {
  if (Number.isInteger(value)) return Math.sign(Number(value)) * Number.MAX_SAFE_INTEGER;
  throw new Error('an amount is not a whole number');
}

/** An amount in the smallest unit of its currency, such as cents. */
export const money = z.object({ amountMinor: z.number().int().catch(tellLargest), currency });

/** What calls cost, in millionths of the currency's unit: a call may cost less than a cent. */
export const cost = z.object({ amountMicro: z.number().int(), currency });

/** A billion in a currency with cents: nobody owes more, and many such amounts can still be summed up. */
export const largestAmountMinor = 10 ** 11;
export const enteredAmount = z
  .number()
  .int()
  .max(largestAmountMinor, 'This is more than anybody owes.');
export const enteredMoney = z.object({ amountMinor: enteredAmount, currency });

/** Which version of something was read, before it was changed. */
export const readVersion = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export type Money = z.infer<typeof money>;
export type Cost = z.infer<typeof cost>;

/** Which page of a list: how many rows, and after which place. */
export const pageInput = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: z.string().max(200).optional(),
});

export const nextCursor = z.string().nullable();

/** A telephone number of which only the last digits are shown, such as `+1 ••• ••• 0142`. */
export const maskedPhone = z.string();

/** One line of text for people: trimmed, and without control characters, which no store takes. */
export const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `At most ${longest} characters.`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'Leave out line breaks and control characters.');

/** A day that somebody enters. There is no year 0 in any store, and nothing before this is meant. */
export const enteredDay = z.iso
  .date()
  .refine((day) => day >= '1900-01-01', 'Enter a day after 1900.');

/** The organization that a row belongs to: sent with it, because a list may span organizations. */
export const namedOrganization = z.object({ id: z.uuid(), name: z.string() });

export type NamedOrganization = z.infer<typeof namedOrganization>;

/** E.164, such as +13125550000. */
export const phoneNumber = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'Enter the number with + and country code, such as +13125550000.');

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(320)
  .pipe(z.email('Enter an email address.'));

/** What the Reassigned Numbers Database answered of a number, and on which day (47 CFR 64.1200(m)). */
export const reassignedCheck = z.object({
  checkedOn: enteredDay,
  answer: z.enum(reassignedAnswers),
});
