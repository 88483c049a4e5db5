import { eventIterator, oc } from '@orpc/contract';
import * as z from 'zod';

/**
 * What the live stream says. Events tell *that* something changed; the data itself is fetched
 * through its own operation, so permissions are checked in one place only.
 */
export const liveEvent = z.discriminatedUnion('kind', [
  /** The stream is connected and has caught up. */
  z.object({ kind: z.literal('ready') }),
  /** Events were missed for too long to be replayed: reload everything on the screen. */
  z.object({ kind: z.literal('reset') }),
  z.object({ kind: z.literal('activity_appended') }),
  z.object({ kind: z.literal('lists_changed') }),
  z.object({ kind: z.literal('contacts_changed') }),
  /** A file on its way in moved on. */
  z.object({ kind: z.literal('imports_changed'), importId: z.uuid() }),
  /** Something done to many contacts moved on. */
  z.object({ kind: z.literal('contact_actions_changed'), actionId: z.uuid() }),
  /** Somebody began or ended to edit a contact. */
  z.object({
    kind: z.literal('contact_edited'),
    contactId: z.uuid(),
    editor: z.object({ id: z.uuid(), fullName: z.string() }),
    isEditing: z.boolean(),
  }),
  z.object({ kind: z.literal('campaigns_changed') }),
  z.object({ kind: z.literal('calls_changed') }),
  z.object({ kind: z.literal('notifications_changed') }),
  /** Calls were stopped or allowed again, or the organization was suspended or renamed. */
  z.object({ kind: z.literal('organization_changed') }),
  /** What calls say, or where they are returned. */
  z.object({ kind: z.literal('scripts_changed') }),
  z.object({ kind: z.literal('members_changed') }),
  /** An audit began or ended. */
  z.object({ kind: z.literal('audits_changed') }),
  z.object({ kind: z.literal('activity_sealed'), position: z.number().int() }),
]);

export type LiveEvent = z.infer<typeof liveEvent>;

export const liveContract = {
  stream: oc
    .route({
      method: 'GET',
      path: '/live',
      summary: 'Changes of the organization as they happen',
      description:
        'Server-sent events. Send Last-Event-ID to receive what was missed. Needs the X-Organization-Id header.',
      tags: ['Live'],
    })
    .output(eventIterator(liveEvent)),
};
