import type { PreviewRow } from '@ringfence/contract/imports';

type Place = Pick<PreviewRow['values'][number], 'field' | 'position'>;

export function previewKey({ field, position }: Place): string {
  return `${field} ${position}`;
}

/** Every field that one of the rows has, each once, in the order in which they come. */
export function listPreviewFields(rows: readonly Pick<PreviewRow, 'values'>[]): Place[] {
  const places = new Map<string, Place>();
  for (const { field, position } of rows.flatMap(({ values }) => values)) {
    const place = { field, position };
    places.set(previewKey(place), places.get(previewKey(place)) ?? place);
  }
  return [...places.values()];
}
