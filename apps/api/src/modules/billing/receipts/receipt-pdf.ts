import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);

type Weight = 400 | 700;

/** A font file holds the letters of one script; the first that matches draws the letter. */
const SCRIPTS: readonly (readonly [letters: RegExp, family: string, part: string])[] = [
  [/[\u0020-\u00ff\u0152\u0153\u2000-\u206f\u20ac\u2212]/u, 'andika', 'andika-latin'],
  [/\p{Script=Latin}/u, 'andika', 'andika-latin-ext'],
  [/\p{Script=Cyrillic}/u, 'andika', 'andika-cyrillic'],
  ...['Arabic', 'Bengali', 'Devanagari', 'Ethiopic', 'Hebrew', 'Thai'].map((script) => {
    const family = `noto-sans-${script.toLowerCase()}`;
    return [new RegExp(`\\p{Script=${script}}`, 'u'), family, `${family}-${script.toLowerCase()}`] as const;
  }),
];

function fontFor(letter: string, weight: Weight): string {
  const [, family, part] = SCRIPTS.find(([letters]) => letters.test(letter)) ?? SCRIPTS[1] ?? [];
  return resolve(`@fontsource/${family}/files/${part}-${weight}-normal.woff`);
}

/** Runs of letters of one font; spaces and marks belong to the run before them. */
function runsOf(text: string, weight: Weight): readonly { readonly font: string; readonly text: string }[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const font = /[\p{L}\p{N}\p{Sc}]/u.test(letter) || !last ? fontFor(letter, weight) : last.font;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const INK = '#2b2140';
const SOFT = '#5f5469';
const LINE = '#d9cdb8';
const MARGIN = 56;
const LABEL_WIDTH = 150;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface Page {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
}

/** One page: the title, a row for each thing that is told, the amount below a line of its own. */
export async function receiptPdf({ title, rows, locale, dir }: Page): Promise<Buffer> {
  const paper = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Flink' },
  });
  const parts: Buffer[] = [];
  paper.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<void>((fulfil) => paper.on('end', fulfil));
  const width = paper.page.width - 2 * MARGIN;
  const align = dir === 'rtl' ? 'right' : 'left';
  const whole = paper.struct('Document');
  paper.addStructure(whole);
  const say = (kind: 'H1' | 'P', draw: () => void) => whole.add(paper.struct(kind, {}, draw));
  const write = (text: string, at: Place, weight: Weight, size: number) => {
    const runs = runsOf(text, weight);
    paper.fontSize(size);
    for (const [place, run] of runs.entries()) {
      const options = { width: at.width, align, continued: place + 1 < runs.length } as const;
      paper.font(run.font);
      if (place === 0) paper.text(run.text, at.x, at.y, options);
      else paper.text(run.text, options);
    }
  };
  const labelX = dir === 'rtl' ? MARGIN + width - LABEL_WIDTH : MARGIN;
  const valueX = dir === 'rtl' ? MARGIN : MARGIN + LABEL_WIDTH;

  paper.fillColor(INK);
  say('H1', () => write(title, { x: MARGIN, y: MARGIN, width }, 700, 26));
  let y = paper.y + 18;
  for (const { label, value } of rows) {
    paper
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(0.75)
      .strokeColor(LINE)
      .stroke();
    y += 9;
    let end = y;
    say('P', () => {
      paper.fillColor(SOFT);
      write(label, { x: labelX, y, width: LABEL_WIDTH - 12 }, 400, 11);
      end = paper.y;
      paper.fillColor(INK);
      write(value, { x: valueX, y, width: width - LABEL_WIDTH }, 700, 12);
    });
    y = Math.max(end, paper.y) + 7;
  }
  whole.end();
  paper.end();
  await done;
  return Buffer.concat(parts);
}
