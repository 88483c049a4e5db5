import type { FileSource } from '../file-source.ts';
import { limitReading, ReadingMeter } from '../measure-reading.ts';
import type { ZipEntry } from '../zip/read-directory.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import { createAttributeReader, refuseBroken, XmlScanner } from './scan-xml.ts';

export interface Sheet {
  name: string;
  isHidden: boolean;
  entry: ZipEntry;
}

/** Where the parts of a workbook lie. */
export interface Workbook {
  source: FileSource;
  sheets: Sheet[];
  strings: ZipEntry | null;
  styles: ZipEntry | null;
  is1904: boolean;
  /** Counts what is read of it. */
  meter: ReadingMeter;
}

/** What one part of a workbook may unpack to; no more than a piece of it is in memory. */
export const largestSheet = 8 * 1024 ** 3;
const largestPart = 8 * 1024 ** 2;
const mostSheets = 1000;
const longestName = 255;
const readType = createAttributeReader('Type');
const readTarget = createAttributeReader('Target');
const readRelationId = createAttributeReader('Id');
const readName = createAttributeReader('name');
const readState = createAttributeReader('state');
const readSheetRelation = createAttributeReader('id');
const readDate1904 = createAttributeReader('date1904');

interface Relation {
  /** The last word of its type, such as `worksheet`. */
  type: string;
  path: string;
}

/**
 * Tells the parts of a workbook, by the relations that it names itself. What may come of it is limited by the
 * bytes that were sent, where it lay packed in another file.
 */
export async function openWorkbook(
  source: FileSource,
  entries: ZipEntry[],
  sentBytes = source.bytes,
): Promise<Workbook> {
  const byPath = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const find = (path: string | undefined) => byPath.get((path ?? '').toLowerCase()) ?? null;
  const scan = async (entry: ZipEntry | null, onOpen: (name: string, tag: string) => void) => {
    if (entry === null) return;
    const scanner = new XmlScanner({ onOpen, onClose: () => {} });
    await scanPart(source, entry, scanner, largestPart);
  };
  const readRelations = async (path: string): Promise<Map<string, Relation>> => {
    const relations = new Map<string, Relation>();
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    await scan(find(`${folder}_rels/${path.slice(folder.length)}.rels`), (name, tag) => {
      if (name !== 'Relationship') return;
      relations.set(readRelationId(tag) ?? '', {
        type: (readType(tag) ?? '').split('/').at(-1) ?? '',
        path: resolvePath(folder, readTarget(tag) ?? ''),
      });
    });
    return relations;
  };

  const roots = await readRelations('');
  const path = findByType(roots, 'officeDocument') ?? 'xl/workbook.xml';
  const relations = await readRelations(path);
  const named: { name: string; isHidden: boolean; id: string }[] = [];
  let is1904 = false;
  await scan(find(path), (name, tag) => {
    if (name === 'sheet') {
      const state = readState(tag) ?? 'visible';
      const id = readSheetRelation(tag) ?? '';
      named.push({ name: cleanName(readName(tag) ?? ''), isHidden: state !== 'visible', id });
    } else if (name === 'workbookPr') {
      is1904 = /^(?:1|true)$/i.test(readDate1904(tag) ?? '');
    }
  });
  const sheets = named.slice(0, mostSheets).flatMap(({ name, isHidden, id }) => {
    const relation = relations.get(id);
    const entry = relation?.type === 'worksheet' ? find(relation.path) : null;
    return entry === null ? [] : [{ name, isHidden, entry }];
  });
  if (sheets.length === 0) throw refuseBroken();
  return {
    source,
    sheets,
    strings: find(findByType(relations, 'sharedStrings')),
    styles: find(findByType(relations, 'styles')),
    is1904,
    meter: new ReadingMeter(limitReading(sentBytes)),
  };
}

function findByType(relations: ReadonlyMap<string, Relation>, wanted: string): string | undefined {
  return [...relations.values()].find(({ type }) => type === wanted)?.path;
}

/** A name is shown and compared; one that Excel could not have written is cut. */
const cleanName = (name: string): string =>
  name.replace(/\p{C}/gu, '\uFFFD').slice(0, longestName).toWellFormed();

function resolvePath(folder: string, target: string): string {
  if (target.length > longestName) return '';
  const path: string[] = [];
  for (const part of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
}

async function scanPart(
  source: FileSource,
  entry: ZipEntry,
  scanner: XmlScanner,
  mostBytes: number,
): Promise<void> {
  const decoder = new TextDecoder();
  for await (const piece of unpackEntry(source, entry, mostBytes)) {
    scanner.push(decoder.decode(piece, { stream: true }));
  }
  scanner.push(decoder.decode());
  scanner.end();
}
