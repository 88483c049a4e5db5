export { LiveIndicator } from './live-indicator.tsx';
export { LiveProvider } from './live-provider.tsx';
