import type { TFunction } from 'i18next';

/** What was done, in the reader's language; a word this build does not know is shown as it is. */
export function translateAction(action: string, t: TFunction): string {
  // The texts stand under the words of the record itself.
  const texts: Record<string, string> = t('activity.actions', { returnObjects: true });
  return Object.hasOwn(texts, action) ? (texts[action] ?? action) : action;
}
