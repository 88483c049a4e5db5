import { largestImportBytes } from '@ringfence/domain/imports/file-sizes';
import type { RefusalReason } from '@ringfence/domain/imports/refusals';
import { refuse } from './limits.ts';

/** What may come of one file, however small it is packed. */
export interface ReadingLimits {
  /** Characters, each text as often as it stands in a cell. */
  text: number;
  /** With the empty ones between others. */
  cells: number;
  /** Bytes of all the parts of a workbook that are read, each as often as it is. */
  unpacked: number;
}

const megabyte = 1024 ** 2;
const million = 1_000_000;

const bound = (least: number, wanted: number, most: number): number =>
  Math.min(Math.max(least, wanted), most);

/**
 * By the size of the file as it was sent: what a few bytes make of themselves is work that somebody else waits
 * for. A million rows of thirty columns that are packed as tightly as a zip file is allowed to be have half of
 * this; a text that was not packed can never have more.
 */
export function limitReading(bytes: number): ReadingLimits {
  return {
    text: bound(64 * megabyte, 128 * bytes, largestImportBytes),
    cells: bound(8 * million, 64 * bytes, 1000 * million),
    unpacked: bound(128 * megabyte, 300 * bytes, 16 * 1024 * megabyte),
  };
}

/** Counts what comes of a file while it is read, and refuses it where that is too much. */
export class ReadingMeter {
  readonly limits: ReadingLimits;
  #text = 0;
  #cells = 0;
  #unpacked = 0;

  constructor(limits: ReadingLimits) {
    this.limits = limits;
  }

  addText(length: number): void {
    this.#text += length;
    this.#check(this.#text, this.limits.text, 'file_text_too_much', megabyte);
  }

  addCells(count: number): void {
    this.#cells += count;
    this.#check(this.#cells, this.limits.cells, 'file_cells_too_many', million);
  }

  addUnpacked(bytes: number): void {
    this.#unpacked += bytes;
    this.#check(this.#unpacked, this.limits.unpacked, 'workbook_unpacks_too_large', megabyte);
  }

  #check(count: number, limit: number, reason: RefusalReason, unit: number): void {
    if (count > limit) throw refuse(reason, { most: Math.floor(limit / unit) });
  }
}
