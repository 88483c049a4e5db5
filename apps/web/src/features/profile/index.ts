export { useProfile } from './api.ts';
export { readCurrentProfile } from './read-current-profile.ts';
