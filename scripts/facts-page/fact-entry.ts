import type { Contract } from '../../packages/contract/contract.ts';
import type { ImportField, ImportKind } from '../../packages/domain/imports/import-words.ts';

/** An operation of the API by its name, and the field of its input, such as `fields.birthYear`. */
type ApiField = {
  [Part in keyof Contract]: `${Part}.${Extract<keyof Contract[Part], string>} ${string}`;
}[keyof Contract];

type UploadColumn = `${ImportKind} ${ImportField}`;

/** A label of the screen, by its place in the English words, and where it stands. */
export interface ScreenField {
  where: string;
  label: string;
}

/** A fact of a person, a number or a debt: it comes in by hand, by file and by the API. */
export interface Entered {
  of: 'contact';
  what: string;
  screen: ScreenField;
  upload: readonly UploadColumn[] | { none: string };
  api: readonly ApiField[];
}

/** A choice of the organization, which no file of people tells. */
export interface Chosen {
  of: 'organization';
  what: string;
  screen: ScreenField;
  api: readonly ApiField[];
}

/** What Ringfence knows of itself, and why nobody enters it. */
export interface Own {
  of: 'ringfence';
  what: string;
  because: string;
}

export type FactEntry = Entered | Chosen | Own;
