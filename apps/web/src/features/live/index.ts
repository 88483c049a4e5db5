export { computeBackoff } from './compute-backoff.ts';
export { hearEvents } from './hear-events.ts';
export { LiveIndicator } from './live-indicator.tsx';
export { LiveProvider } from './live-provider.tsx';
export { wait } from './wait.ts';
