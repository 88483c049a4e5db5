import { strToU8, type Zippable, zipSync } from 'fflate';

const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface BuiltSheet {
  name: string;
  /** What stands between `<sheetData>` and its end. */
  rows: string;
  dimension?: string;
  state?: string;
}

export interface BuiltWorkbook {
  sheets: BuiltSheet[];
  /** The inner XML of each shared text. */
  strings?: string[];
  /** The number format of each style, by its id; own codes count from 164. */
  styles?: number[];
  formatCodes?: string[];
  is1904?: boolean;
  /** More files in it. */
  extra?: Zippable;
}

/** A small XLSX file, written as Excel writes it. */
export function buildWorkbook(workbook: BuiltWorkbook): Uint8Array {
  const { sheets, strings = [], styles = [0], formatCodes = [] } = workbook;
  const files: Record<string, string> = {
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<?xml version="1.0"?><workbook>${workbook.is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${sheets
      .map(
        ({ name, state }, index) =>
          `<sheet name="${name}" sheetId="${index + 1}" ${state === undefined ? '' : `state="${state}" `}r:id="sheet${index}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map(
        (_sheet, index) =>
          `<Relationship Id="sheet${index}" Type="${relationships}/worksheet" Target="worksheets/sheet${index}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="strings" Type="${relationships}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="styles" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formatCodes
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${code}"/>`)
      .join(
        '',
      )}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styles.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  };
  for (const [index, { rows, dimension }] of sheets.entries()) {
    files[`xl/worksheets/sheet${index}.xml`] =
      `<worksheet>${dimension === undefined ? '' : `<dimension ref="${dimension}"/>`}<sheetData>${rows}</sheetData></worksheet>`;
  }
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync({ ...Object.fromEntries(texts), ...workbook.extra });
}

/** One row of texts, each written into its cell. */
export function writeTextRow(line: number, cells: readonly string[]): string {
  const written = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row r="${line}">${written.join('')}</row>`;
}
