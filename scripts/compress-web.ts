import { setPriority } from 'node:os';
import { compressWeb } from './build-web.ts';

/** Beside a product that is in use: whatever people do there goes first. */
setPriority(10);
await compressWeb();
