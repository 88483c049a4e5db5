export { isPlainKey } from './plain-keys.ts';
export { useGoToKeys } from './use-go-to-keys.ts';
