import { type ContactView, toFilterInput } from './contact-view.ts';

/** A view as it is kept. The list is part of it where it was chosen as a filter. */
export function toViewInput({ filter, sort, direction, columns }: ContactView) {
  return { filter: toFilterInput(filter), sort, direction, columns: [...columns] };
}
