export { useProfile } from './api.ts';
