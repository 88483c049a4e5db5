export { cleanNotifications, deleteOldNotifications } from './clean-notifications.ts';
export { type Notice, notifyAllAdmins, notifyMembers, notifyOfAll } from './notify-members.ts';
export { createNotificationRoutes } from './routes.ts';
