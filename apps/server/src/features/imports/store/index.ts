export { compareRows } from './compare-rows.ts';
export type { ComparedFindings } from './describe-changes.ts';
export { addUnheeded } from './find-unheeded.ts';
export { storeRows } from './store-rows.ts';
export { explainUndo, undoRows } from './undo-rows.ts';
