import type { ImportDetail } from '@ringfence/contract/imports';

/**
 * Under which name the columns are remembered: as before, or after the file without what changes from one
 * file to the next, its dates and numbers.
 */
export function suggestLayoutName({
  fileName,
  inspection,
}: {
  fileName: string;
  inspection: Pick<NonNullable<ImportDetail['inspection']>, 'layout'> | null;
}): string {
  const known = inspection?.layout?.name;
  if (known !== undefined) {
    return known;
  }
  const base = fileName.replace(/\.[^.]*$/, '');
  const words = base
    .replaceAll(/\d+/g, ' ')
    .replaceAll(/[\s_.()-]+/g, ' ')
    .trim();
  return (words === '' ? base : words).slice(0, 200);
}
