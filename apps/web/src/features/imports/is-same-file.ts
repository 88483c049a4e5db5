import type { ImportSummary } from '@ringfence/contract/imports';

/** Whether a file is the one of which a part has arrived, so that only the rest has to be sent. */
export function isSameFile(
  { state, fingerprint, fileBytes }: Pick<ImportSummary, 'state' | 'fingerprint' | 'fileBytes'>,
  size: number,
  found: string,
): boolean {
  return state === 'uploading' && fileBytes === size && fingerprint !== '' && fingerprint === found;
}
