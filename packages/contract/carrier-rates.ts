import { oc } from '@orpc/contract';
import { findMinorDigits } from '@ringfence/domain/money/currencies';
import * as z from 'zod';
import { currency } from './common.ts';

/** A thousand of a currency's unit, in millionths of it. */
export const largestRateMicro = 10 ** 9;

const amount = z.number().int().min(0).max(largestRateMicro, 'At most 1,000.');

/** What a carrier account charges for calls to a country. */
export const carrierRate = z.object({
  id: z.uuid(),
  /** ISO 3166-1; null: every country that has no rate of its own. */
  country: z.string().nullable(),
  currency,
  /** In millionths of the currency's unit. */
  perMinuteMicro: z.number().int(),
  perCallMicro: z.number().int(),
  /** A call is charged by whole increments: 60 for begun minutes. */
  incrementSeconds: z.number().int(),
});

export type CarrierRate = z.infer<typeof carrierRate>;

const tags = ['Carrier accounts'];
const one = z.object({ accountId: z.uuid() });

/** All need the X-Organization-Id header; with `all`, super administrators work with the installation's accounts. */
export const carrierRatesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/carrier-accounts/{accountId}/rates',
      summary: 'What an account charges for calls, by country',
      tags,
    })
    .input(one)
    .output(z.object({ rates: z.array(carrierRate), isEditable: z.boolean() })),
  set: oc
    .route({
      method: 'PUT',
      path: '/carrier-accounts/{accountId}/rates',
      summary: 'Say what calls to a country cost',
      description:
        'Replaces the rate that the country has. Calls that have ended keep their cost; those that end from now on follow the rate.',
      tags,
    })
    .input(
      one.extend({
        country: z
          .string()
          .regex(/^[A-Z]{2}$/, 'Choose a country.')
          .nullable(),
        currency: currency.refine(
          (code) => findMinorDigits(code) !== undefined,
          'Choose a currency.',
        ),
        perMinuteMicro: amount,
        perCallMicro: amount,
        incrementSeconds: z
          .number()
          .int()
          .min(1, 'At least 1 second.')
          .max(3600, 'At most an hour.'),
      }),
    )
    .output(carrierRate),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/carrier-accounts/{accountId}/rates/{rateId}',
      summary: 'Remove a rate; calls that have ended keep their cost',
      tags,
    })
    .input(one.extend({ rateId: z.uuid() }))
    .output(z.object({})),
};
