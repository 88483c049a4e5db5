import { oc } from '@orpc/contract';
import * as z from 'zod';

/** Until when the person is available for calls; null: they are not. */
const availability = z.object({ availableUntil: z.iso.datetime().nullable() });

const tags = ['Availability'];

/** Of the person who asks, in the organization they work in. */
export const availabilityContract = {
  show: oc
    .route({
      method: 'GET',
      path: '/availability',
      summary: 'Whether the person is available for calls',
      tags,
    })
    .output(availability),
  change: oc
    .route({
      method: 'PUT',
      path: '/availability',
      summary: 'Become available for calls, or stop being so',
      description:
        'Members who are available are notified when somebody asks to speak to a person. It ends by itself after twelve hours, when they sign out, five minutes after their last live connection, and with the membership.',
      tags,
    })
    .input(z.object({ isAvailable: z.boolean() }))
    .output(availability),
};
