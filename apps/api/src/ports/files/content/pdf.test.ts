import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import * as sample from '../testing/samples.ts';
import { isPlainPdf } from './pdf.ts';

/** Objects packed into a stream, as most programs write them today. */
function packed(objects: Readonly<Record<number, string>>, filter = '/FlateDecode'): Buffer {
  const entries = Object.entries(objects);
  const bodies = entries.map(([, text]) => `${text} `);
  const places = entries.map(([number], index) => `${number} ${bodies.slice(0, index).join('').length}`);
  const head = `${places.join(' ')} `;
  const text = Buffer.from(head + bodies.join(''), 'latin1');
  const body = filter.includes('FlateDecode') ? deflateSync(text) : text;
  return Buffer.concat([
    Buffer.from(
      `9 0 obj<</Type/ObjStm/N ${entries.length}/First ${head.length}/Length ${body.length}/Filter ${filter}>>stream\n`,
    ),
    body,
    Buffer.from('\nendstream endobj\n'),
  ]);
}

const object = (text: string) => Buffer.from(`5 0 obj${text}endobj\n`, 'latin1');

test.each([
  ['a plain one', sample.pdf()],
  ['one that opens at a page', sample.pdf('/OpenAction[3 0 R /XYZ null null 0]')],
  ['one that goes to a page by an action', sample.pdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]>>')],
  [
    'one whose page to open at is written elsewhere',
    sample.pdf('/OpenAction 5 0 R', object('<</Type/Action/S/GoTo/D[3 0 R /Fit]>>')),
  ],
  [
    'one whose page to open at is packed',
    sample.pdf('/OpenAction 5 0 R', packed({ 4: '<</A 1>>', 5: '<</S/GoTo/D<feff>>>' })),
  ],
  [
    'one with links',
    sample.pdf('', object('<</Type/Annot/Subtype/Link/A<</S/URI/URI(https://flink.test/AA)>>>>')),
  ],
  ['one with an outline', sample.pdf('', object('<</Type/Outlines/First 6 0 R/Last 7 0 R>>'))],
])('%s is taken', async (_name, bytes) => {
  expect(await isPlainPdf(bytes)).toBe(true);
});

test.each([
  ['a script on opening', sample.pdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  ['a script with a disguised name', sample.pdf('', object('<</S/J#61v#61Script/JS(x)>>'))],
  ['a script packed with other objects', sample.pdf('', packed({ 5: '<</S/JavaScript/JS(x)>>' }))],
  ['a disguised name in a packed object', sample.pdf('', packed({ 5: '<</S/#4aavaScript>>' }))],
  ['a page opened on the web by itself', sample.pdf('/OpenAction<</S/URI/URI(https://evil.test)>>')],
  [
    'an action on opening that is written elsewhere',
    sample.pdf('/OpenAction 5 0 R', object('<</S/URI/URI(https://evil.test)>>')),
  ],
  ['an action on opening that is nowhere', sample.pdf('/OpenAction 7 0 R')],
  [
    'an action behind going to a page',
    sample.pdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 5 0 R>>', object('<</S/URI/URI(x)>>')),
  ],
  [
    'two answers to where it opens',
    sample.pdf('/OpenAction 5 0 R', object('[3 0 R/Fit]'), object('<</S/URI/URI(x)>>')),
  ],
  ['an action bound to a page', sample.pdf('', object('<</Type/Page/AA<</O<</S/URI/URI(x)>>>>>>'))],
  ['a program to start', sample.pdf('', object('<</S/Launch/F(calc.exe)>>'))],
  ['a file carried along', sample.pdf('', object('<</Type/Filespec/EF<</F 6 0 R>>>>'))],
  ['a list of files carried along', sample.pdf('/Names<</EmbeddedFiles 6 0 R>>')],
  ['a form of another kind', sample.pdf('/AcroForm<</XFA 6 0 R>>')],
  ['a locked one, which cannot be looked into', sample.pdf('/Encrypt 6 0 R')],
  [
    'objects packed in an unusual way',
    sample.pdf('', packed({ 5: '<</A 1>>' }, '[/ASCIIHexDecode/FlateDecode]')),
  ],
  ['objects whose packing is written elsewhere', sample.pdf('', packed({ 5: '<</A 1>>' }, '6 0 R'))],
  ['objects that unpack without end', sample.pdf('', packed({ 5: ' '.repeat(33_000_000) }))],
])('%s is refused', async (_name, bytes) => {
  expect(await isPlainPdf(bytes)).toBe(false);
});
