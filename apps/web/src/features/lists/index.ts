export { useListChoices, useListsOf } from './api.ts';
