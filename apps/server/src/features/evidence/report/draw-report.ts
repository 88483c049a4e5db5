import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { breakLines } from './break-lines.ts';
import type { Block, Report } from './report.ts';
import { createTextShower, type TextShower } from './show-text.ts';

const page = { width: 612, height: 792, margin: 54, foot: 36 };
const widest = page.width - 2 * page.margin;
const ink = rgb(0.1, 0.12, 0.16);
const grey = rgb(0.38, 0.41, 0.46);
const rule = rgb(0.82, 0.84, 0.87);
const leading = 1.35;
const cellGap = 8;
const leftOutNote =
  'A question mark stands for signs that the font of this document does not have. The signed JSON file has them as they are.';

interface Line {
  /** Each with its place from the left edge of the text. */
  cells: readonly { text: string; left: number; font: PDFFont; size: number; isGrey?: boolean }[];
  height: number;
  /** Whether a thin line stands above. */
  isRuled?: boolean;
}

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

interface Column {
  text: string;
  left: number;
  width: number;
  font: PDFFont;
  isGrey?: boolean;
}

/** Texts side by side, each broken within its column. */
function setColumns(columns: readonly Column[], size: number, shower: TextShower): Line[] {
  const broken = columns.map(({ text, width, font }) =>
    breakLines(shower.show(text), width, (part) => font.widthOfTextAtSize(part, size)),
  );
  const height = Math.max(...broken.map((lines) => lines.length));
  return Array.from({ length: height }, (_, nth) => ({
    height: size * leading,
    cells: columns.flatMap(({ left, font, isGrey = false }, place) => {
      const text = broken[place]?.[nth];
      return text === undefined ? [] : [{ text, left, font, size, isGrey }];
    }),
  }));
}

const gap = (height: number): Line => ({ cells: [], height });

function setRow(cells: readonly string[], widths: readonly number[], font: PDFFont, fonts: Fonts) {
  let left = 0;
  return cells.map((text, place): Column => {
    const width = (widths[place] ?? 0) * widest;
    const column = { text, left, width: width - cellGap, font, isGrey: font === fonts.bold };
    left += width;
    return column;
  });
}

function setBlock(block: Block, fonts: Fonts, shower: TextShower): Line[] {
  const { plain, bold } = fonts;
  const whole = (text: string, font: PDFFont): Column => ({ text, left: 0, width: widest, font });
  switch (block.kind) {
    case 'heading':
      return [gap(14), ...setColumns([whole(block.text, bold)], 12, shower), gap(3)];
    case 'text':
      return [...setColumns([whole(block.text, plain)], 9, shower), gap(3)];
    case 'terms':
      return block.rows.flatMap(([term, value]) =>
        setColumns(
          [
            { text: term, left: 0, width: widest * 0.32 - cellGap, font: plain, isGrey: true },
            { text: value, left: widest * 0.32, width: widest * 0.68, font: plain },
          ],
          9,
          shower,
        ),
      );
    case 'table': {
      if (block.rows.length === 0) return setColumns([whole(block.empty, plain)], 9, shower);
      const head = setColumns(setRow(block.columns, block.widths, bold, fonts), 8, shower);
      const rows = block.rows.flatMap((cells) =>
        setColumns(setRow(cells, block.widths, plain, fonts), 8, shower).map((line, nth, all) => ({
          ...line,
          height: line.height + (nth === all.length - 1 ? 2 : 0),
          isRuled: nth === 0,
        })),
      );
      return [...head, ...rows, gap(3)];
    }
  }
}

function drawLine(sheet: PDFPage, line: Line, top: number): void {
  const { margin } = page;
  if (line.isRuled) {
    const y = top - 1;
    const end = { x: page.width - margin, y };
    sheet.drawLine({ start: { x: margin, y }, end, thickness: 0.5, color: rule });
  }
  for (const { text, left, font, size, isGrey } of line.cells) {
    const y = top - size * 1.15;
    sheet.drawText(text, { x: margin + left, y, size, font, color: isGrey ? grey : ink });
  }
}

/** A report as a PDF, with the fonts that every reader has. */
export async function drawReport(report: Report): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const fonts = { plain, bold };
  const shower = createTextShower(new Set(plain.getCharacterSet()));
  document.setTitle(shower.show(report.title));
  document.setProducer('Ringfence');
  document.setCreationDate(report.createdAt);
  document.setModificationDate(report.createdAt);
  const whole = { left: 0, width: widest };
  const lines = [
    ...setColumns([{ ...whole, text: report.title, font: bold }], 18, shower),
    ...setColumns([{ ...whole, text: report.lead, font: plain, isGrey: true }], 10, shower),
    ...report.blocks.flatMap((block) => setBlock(block, fonts, shower)),
  ];
  const note: Block = { kind: 'text', text: leftOutNote };
  if (shower.hasLeftOut()) lines.push(gap(14), ...setBlock(note, fonts, shower));
  let sheet = document.addPage([page.width, page.height]);
  let top = page.height - page.margin;
  for (const line of lines) {
    if (top - line.height < page.margin) {
      sheet = document.addPage([page.width, page.height]);
      top = page.height - page.margin;
    }
    drawLine(sheet, line, top);
    top -= line.height;
  }
  const sheets = document.getPages();
  const foot = shower.show(report.foot);
  for (const [place, each] of sheets.entries()) {
    const number = `${place + 1} / ${sheets.length}`;
    const right = page.width - page.margin - plain.widthOfTextAtSize(number, 8);
    each.drawText(foot, { x: page.margin, y: page.foot, size: 8, font: plain, color: grey });
    each.drawText(number, { x: right, y: page.foot, size: 8, font: plain, color: grey });
  }
  return document.save();
}
