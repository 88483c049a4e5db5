/** Stands for what was typed and cannot be read: of half a day the browser says no more than of none. */
export const unreadable = '?';

/** What a field of the browser holds. */
export function readTyped({
  value,
  validity,
}: Pick<HTMLInputElement, 'value'> & { validity: Pick<ValidityState, 'badInput'> }): string {
  return value === '' && validity.badInput ? unreadable : value;
}
