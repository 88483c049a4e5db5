export { useReadAll } from './use-mark-read.ts';
export { useUnreadCount } from './use-unread-count.ts';
