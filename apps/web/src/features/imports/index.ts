export { useImportLink } from './use-import-link.ts';
