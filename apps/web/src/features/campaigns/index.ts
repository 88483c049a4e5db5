export { measureProgress } from './measure-progress.ts';
