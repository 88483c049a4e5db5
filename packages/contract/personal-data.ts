import { oc } from '@orpc/contract';
import * as z from 'zod';
import { plainText } from './common.ts';

/** Why a person's data has to stay, and until when. */
export const retention = z.object({
  contactId: z.uuid(),
  /** The last collection activity on a debt of theirs; null: there was none. */
  lastActivityAt: z.iso.datetime().nullable(),
  /** Until then the records are kept (12 CFR 1006.100); null: nothing asks for it. */
  keptUntil: z.iso.datetime().nullable(),
  /** A call of theirs is under way. */
  isBeingCalled: z.boolean(),
});

export type Retention = z.infer<typeof retention>;

const tags = ['Personal data'];

export const personalDataContract = {
  showRetention: oc
    .route({
      method: 'GET',
      path: '/contacts/{contactId}/retention',
      summary: 'How long the records of a person have to be kept',
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(retention),
  export: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/export',
      summary: 'Everything that is stored about a person, as one document; who asked is recorded',
      tags,
    })
    .input(z.object({ contactId: z.uuid() }))
    .output(z.object({ fileName: z.string(), content: z.record(z.string(), z.unknown()) })),
  erase: oc
    .route({
      method: 'POST',
      path: '/contacts/{contactId}/erase',
      summary: 'Erase a person, where nothing asks for keeping their records',
      tags,
    })
    .input(z.object({ contactId: z.uuid(), because: plainText(500).min(1, 'Say why.') }))
    .output(z.object({})),
};
