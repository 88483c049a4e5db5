export { countList, countListJob } from './count-list.ts';
export { type Merge, mergeBatch, prepareMerge, requireUnmoved } from './merge-lists.ts';
export { archiveEmptyList, isListOpen, makeList, requireOpenList } from './open-list.ts';
export { createListRoutes } from './routes.ts';
