export { lookUpLines, lookUpLinesJob } from './look-up-lines.ts';
