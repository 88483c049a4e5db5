export { useListChoices } from './api.ts';
