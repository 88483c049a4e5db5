export { cleanNotifications, deleteOldNotifications } from './clean-notifications.ts';
export { type Notice, notifyAllAdmins, notifyMembers } from './notify-members.ts';
export { createNotificationRoutes } from './routes.ts';
