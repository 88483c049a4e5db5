export { useActivityPreview } from './api.ts';
export { ActivityList } from './components/activity-list.tsx';
export { ScheduledHeader } from './components/scheduled-header.tsx';
