import type {
  DateOrder,
  DecimalMark,
  Delimiter,
  Encoding,
  ImportField,
  ImportKind,
  MissingRule,
  NegativeMeaning,
} from './import-words.ts';

/** How the bytes of a file become rows of cells. */
export interface FileFormat {
  /** A workbook is read by its sheet, text by its encoding and delimiter. */
  kind: 'text' | 'workbook';
  encoding: Encoding;
  delimiter: Delimiter;
  /** The name of the sheet; null for text. */
  sheet: string | null;
  /** The line of the header, the first of the file being 1; 0: the file has none. */
  headerLine: number;
  /** In a zip file: which of its files is meant. */
  entry: string | null;
}

/** What one column of the file holds. */
export interface ColumnMapping {
  /** As it stands in the file; `Column 3` where the file has no header. */
  name: string;
  /** Null: it is left out. */
  field: ImportField | 'custom' | null;
  /** Of several phones or debts in a row, which: 0 is the first. */
  position: number;
  /** The name of the organization's own field, where `field` is `custom`. */
  customName: string | null;
}

export interface SuggestedColumn extends ColumnMapping {
  /** 0 to 1: how sure the match is, by the header, the cells, or an earlier upload. */
  confidence: number;
  because: 'layout' | 'header' | 'content' | 'none';
  /** The first cells that are not empty. */
  samples: readonly string[];
}

/** How the cells of a file are read. */
export interface Mapping {
  kind: ImportKind;
  format: FileFormat;
  columns: readonly ColumnMapping[];
  /** For numbers and addresses that name none: ISO 3166-1. */
  country: string;
  /** For amounts that name none: ISO 4217. */
  currency: string;
  dateOrder: DateOrder;
  decimalMark: DecimalMark;
  /** The zone of the moments of past calls, where they name none. */
  zone: string;
  missingRule: MissingRule;
  /** Left out: credits, but where every balance is one, it is asked. */
  negativeBalances?: NegativeMeaning | undefined;
  /**
   * Places of the columns of which one identifies a person, where that has to be asked; the one that is taken where
   * nobody can be asked is the first. Left out once it is answered.
   */
  personCandidates?: readonly number[] | undefined;
}
