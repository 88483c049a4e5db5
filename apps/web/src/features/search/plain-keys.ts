import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';

const storageKey = 'ringfence-single-keys';

/**
 * People who speak to the computer, or brush keys by accident, can switch off what single keys do
 * (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return readStored(storageKey) !== 'off';
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) {
    removeStored(storageKey);
  } else {
    writeStored(storageKey, 'off');
  }
}

/** Where keys mean something of their own: fields, and what lies over the page. */
const ownKeys = [
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="dialog"]',
  '[role="listbox"]',
  '[role="menu"]',
].join();

type KeyPress = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'isComposing' | 'repeat' | 'target'
>;

/** Whether a key was pressed for the page as a whole, and nobody is typing. */
export function isPlainKey(event: KeyPress): boolean {
  const { target } = event;
  const isHeld = event.altKey || event.ctrlKey || event.metaKey;
  const isTaken = event.defaultPrevented || event.isComposing || event.repeat;
  const isElsewhere = target instanceof Element && target.closest(ownKeys) !== null;
  return !isHeld && !isTaken && !isElsewhere && areSingleKeysOn();
}
