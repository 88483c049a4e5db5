export { countList, countListJob } from './count-list.ts';
export { makeList, requireOpenList } from './open-list.ts';
export { createListRoutes } from './routes.ts';
