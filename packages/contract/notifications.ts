import { oc } from '@orpc/contract';
import { notificationKinds } from '@ringfence/domain/notifications/notification-kinds';
import * as z from 'zod';
import { namedOrganization, nextCursor, pageInput } from './common.ts';

export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
  organization: namedOrganization.nullable(),
  /** What it is about, such as a campaign, with its name as it is now. */
  subject: z.object({ kind: z.string(), id: z.uuid(), name: z.string() }).nullable(),
  /** Figures for its sentence, such as how many rows were added. */
  figures: z.record(z.string(), z.number()),
});

export type Notification = z.infer<typeof notification>;

const unread = z.number().int();

/** Of the signed-in person, in all of their organizations. */
export const notificationsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/notifications',
      summary: 'Notifications of the person, newest first',
      tags: ['Notifications'],
    })
    .input(pageInput)
    .output(z.object({ notifications: z.array(notification), unread, nextCursor })),
  count: oc
    .route({
      method: 'GET',
      path: '/notifications/unread',
      summary: 'How many the person has not read',
      tags: ['Notifications'],
    })
    .output(z.object({ unread })),
  read: oc
    .route({
      method: 'POST',
      path: '/notifications/{notificationId}/read',
      summary: 'Mark one as read',
      tags: ['Notifications'],
    })
    .input(z.object({ notificationId: z.uuid() }))
    .output(z.object({ unread })),
  readAll: oc
    .route({
      method: 'POST',
      path: '/notifications/read',
      summary: 'Mark all as read',
      tags: ['Notifications'],
    })
    .output(z.object({ unread })),
};
