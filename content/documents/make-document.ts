import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Document } from './documents.ts';

const { resolve } = createRequire(import.meta.url);
/** The letters of the languages that the documents are written in are all in this part of the font. */
const font = (weight: 400 | 700) => resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff`);

const FLETCHER = new URL('../../packages/ui/src/play/art/fletcher.svg', import.meta.url);

/** Fletcher waving, cut out of the sheet of his poses. */
async function fletcher(): Promise<Buffer> {
  const sheet = readFileSync(FLETCHER, 'utf8');
  const view = /<view id="happy" viewBox="([^"]+)"/.exec(sheet)?.[1];
  if (view === undefined) throw new Error('fletcher.svg has no view "happy".');
  const alone = sheet.replace(/viewBox="[^"]+"/, `viewBox="${view}" width="240" height="262"`);
  return sharp(Buffer.from(alone)).png({ palette: true, quality: 80 }).toBuffer();
}

const INK = '#2b2140';
const TEAL = '#0f7a72';
const CREAM = '#fdf6e9';
const MARGIN = 56;

/** One page to print or to read on a phone. The same words give the same bytes. */
export async function makeDocument({ title, locale, sections }: Document): Promise<Buffer> {
  const paper = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Flink', CreationDate: new Date(0), ModDate: new Date(0) },
  });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((fulfil) => paper.on('end', fulfil));

  paper.registerFont('read', font(400)).registerFont('strong', font(700));
  paper.rect(0, 0, paper.page.width, 132).fill(CREAM);
  paper.image(await fletcher(), paper.page.width - MARGIN - 88, 22, { height: 96 });
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  const say = (kind: 'H1' | 'H2' | 'P', draw: () => void) => whole.add(paper.struct(kind, {}, draw));
  say('H1', () =>
    paper
      .font('strong')
      .fontSize(26)
      .fillColor(INK)
      .text(title, MARGIN, 48, { width: paper.page.width - 2 * MARGIN - 110 }),
  );
  paper.y = 156;
  for (const { heading, lines } of sections) {
    say('H2', () => paper.font('strong').fontSize(16).fillColor(TEAL).text(heading, MARGIN).moveDown(0.3));
    for (const line of lines)
      say('P', () =>
        paper.font('read').fontSize(12).fillColor(INK).text(line, { lineGap: 1 }).moveDown(0.25),
      );
    paper.moveDown(0.4);
  }
  whole.end();
  paper.end();
  await done;
  return Buffer.concat(parts);
}
