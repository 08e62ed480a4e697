import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { png } from '../testing/samples.ts';
import { isTooNested } from './nesting.ts';
import { loadSvgCleaner, type SvgCleaner } from './safe-svg.ts';

const SVG = 'http://www.w3.org/2000/svg';
const { window } = new JSDOM('');
let clean: SvgCleaner;

beforeAll(async () => {
  clean = await loadSvgCleaner();
});

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>${inside}</svg>`;

/** Reads the result with fresh eyes and names everything in it that could run or reach out. */
function dangersIn(svg: string): string[] {
  const root = new window.DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const dangers = root.localName === 'svg' ? [] : [`root ${root.nodeName}`];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.namespaceURI !== SVG) dangers.push(`foreign ${element.nodeName}`);
    if (
      /^(script|foreignobject|iframe|object|embed|set|animate|handler|a|audio|video)$/i.test(
        element.localName,
      )
    ) {
      dangers.push(`element ${element.nodeName}`);
    }
    for (const { name, localName, value } of element.attributes) {
      if (/^on/i.test(localName)) dangers.push(`handler ${name}`);
      if (/script:|expression\(|@import/i.test(value)) dangers.push(`code in ${name}`);
      if (localName === 'href' && !/^\s*(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(value)) {
        dangers.push(`reference ${value}`);
      }
      if (/url\(\s*["']?\s*[^#"'\s]/i.test(value)) dangers.push(`style ${value}`);
    }
  }
  for (const style of root.querySelectorAll('style')) {
    if (/@import|url\(\s*["']?\s*[^#"'\s]|\\|image-set/i.test(style.textContent ?? ''))
      dangers.push('style element');
  }
  if (/<\?|<!/.test(svg)) dangers.push('instruction or declaration');
  return dangers;
}

test('an honest drawing keeps its looks', () => {
  const honest = drawing(
    '<title>Cat</title><defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/></linearGradient>' +
      '<clipPath id="body"><rect width="5" height="5"/></clipPath><filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>' +
      '<style>.a{fill:url(#g)}</style><g clip-path="url(#body)" style="fill:red"><path class="a" d="M0 0h5v5z" filter="url(#f)"/>' +
      '<use xlink:href="#body" x="1"/><text x="1" y="2">Paka<tspan>!</tspan></text>' +
      `<image href="data:image/png;base64,${png().toString('base64')}" width="1" height="1"/>` +
      '<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/></g>',
    ' viewBox="0 0 10 10" role="img" aria-label="a cat (asleep)"',
  );

  expect(clean(honest)).toBe(honest);
});

test('pictures inside a drawing are looked at like pictures: broken and huge ones go, the others go alone', () => {
  const picture = (bytes: Buffer) => `<image href="data:image/png;base64,${bytes.toString('base64')}"/>`;
  const behind = Buffer.concat([png(), Buffer.from('<script>alert(1)</script>')]);

  expect(clean(drawing(picture(behind)))).toBe(drawing(picture(png())));
  expect(clean(drawing(picture(png(30_000, 30_000))))).toBe(drawing('<image/>'));
  expect(clean(drawing(picture(Buffer.from('not a picture'))))).toBe(drawing('<image/>'));
  expect(clean(drawing(picture(png(5_000, 5_000)).repeat(2)))).toBe(
    drawing(`${picture(png(5_000, 5_000))}<image/>`),
  );
});

test('what programs for drawing add is taken out and the drawing stays', () => {
  const exported =
    '<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
    `<!-- Generator --><svg xmlns="${SVG}" xmlns:inkscape="http://inkscape.test" inkscape:version="1"><metadata>words</metadata>` +
    '<style><![CDATA[/* comment */ .a{fill:red}]]></style><path class="a" d="M0 0" inkscape:label="x"/></svg>';

  expect(clean(exported)).toBe(
    `<svg xmlns="${SVG}"><style>  .a{fill:red}</style><path class="a" d="M0 0"/></svg>`,
  );
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script in another case', '<SCRIPT>alert(1)</SCRIPT><sCript href="x"/>'],
  ['a script behind a prefix', `<x:script xmlns:x="${SVG}">alert(1)</x:script>`],
  ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
  ['an event handler', '<rect onclick="alert(1)" ONLOAD="alert(2)"/>'],
  [
    'HTML inside',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  ],
  ['a link that runs', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['a link with spaces inside', '<a xlink:href=" java&#x09;script:alert(1)"><text>x</text></a>'],
  ['a part from elsewhere', '<use href="http://evil.test/x.svg#a"/><use xlink:href="//evil.test/#a"/>'],
  ['a part from a data address', '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'],
  ['a picture from elsewhere', '<image href="http://evil.test/track.png"/><feImage href="//evil.test/x"/>'],
  ['a drawing inside a picture', '<image href="data:image/svg+xml;base64,PHN2Zz48c2NyaXB0Lz48L3N2Zz4="/>'],
  ['a page inside a picture', '<image href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"/>'],
  ['an animation of a link', '<a><animate attributeName="href" values="javascript:alert(1)"/></a>'],
  ['a setting of a handler', '<rect><set attributeName="onmouseover" to="alert(1)"/></rect>'],
  [
    'an animation that is not a movement',
    '<image><animateTransform attributeName="href" to="http://evil.test"/></image>',
  ],
  ['styles from elsewhere', '<style>@import url(http://evil.test/x.css);</style>'],
  ['styles from elsewhere behind escapes', '<style>@\\69mport "http://evil.test/x.css";</style>'],
  ['a font from elsewhere', '<style>@font-face{font-family:x;src:url(http://evil.test/f)}</style>'],
  ['a paint from elsewhere', '<rect fill="url(http://evil.test/#a)" style="mask:url(http://evil.test)"/>'],
  ['a paint behind an escape', '<rect fill="u\\72l(http://evil.test/)"/>'],
  ['a cursor from elsewhere', '<rect style="cursor:url(http://evil.test/x.cur),auto"/>'],
  ['an instruction inside', '<g><?xml-stylesheet href="http://evil.test/x.css"?></g>'],
  ['a base for all links', '<g xml:base="http://evil.test/"><use href="#a"/></g>'],
  ['an end of style in a style', '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>'],
  ['a style in CDATA that ends itself', '<style><![CDATA[</style><script>alert(1)</script>]]></style>'],
  ['a frame', '<iframe xmlns="http://www.w3.org/1999/xhtml" src="http://evil.test"/>'],
  [
    'a handler element',
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  ],
])('%s is taken out', (_name, inside) => {
  const result = clean(drawing(inside, ' onload="alert(1)"'));

  expect(result).not.toBeNull();
  expect(dangersIn(result ?? '')).toEqual([]);
  expect(result).not.toContain('evil.test');
  expect(result).not.toMatch(/alert\(1\)<\/(script|style|handler)/);
});

test.each([
  ['text', 'hello'],
  ['a page', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'],
  ['a drawing in the wrong namespace', '<svg><rect/></svg>'],
  ['a drawing behind a prefix', `<x:svg xmlns:x="${SVG}"/>`],
  ['a drawing that is not closed', `<svg xmlns="${SVG}"><g>`],
  ['two drawings', `<svg xmlns="${SVG}"/><svg xmlns="${SVG}"/>`],
  [
    'entities of its own',
    `<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg xmlns="${SVG}"><text>&b;</text></svg>`,
  ],
  [
    'an entity from a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="${SVG}"><text>&x;</text></svg>`,
  ],
])('%s is refused', (_name, svg) => {
  expect(clean(svg)).toBeNull();
});

test('copies of copies of copies are refused before a browser hangs on them', () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );

  expect(clean(drawing(`<rect id="l0"/>${levels.join('')}`))).toBeNull();
  expect(clean(drawing('<g id="a"><use href="#a"/></g>'))).toBeNull();
  expect(clean(drawing('<rect id="a"/><use href="#a"/><use href="#a"/>'))).not.toBeNull();
});

test.each([
  ['deep', '<g>'.repeat(100_000) + '</g>'.repeat(100_000)],
  ['deep behind values that look like ends', '<g a="/>">'.repeat(80_000) + '</g>'.repeat(80_000)],
  ['deep behind comments that look like ends', '<g><!--</g>-->'.repeat(60_000) + '</g>'.repeat(60_000)],
  ['wide', '<g/>'.repeat(200_000)],
  ['full of comments that never end', '<!--'.repeat(200_000)],
])('a drawing that is too %s is refused before it is parsed', (_name, inside) => {
  expect(isTooNested(drawing(inside))).toBe(true);
  expect(clean(drawing(inside))).toBeNull();
});

const names = fc.constantFrom(
  ...'svg g rect path use image feImage style script SCRIPT foreignObject a animate set animateTransform text iframe x:script html:img'.split(
    ' ',
  ),
);
const attributeNames = fc.constantFrom(
  ...'href xlink:href onload onClick style fill filter src xml:base attributeName values to from class id begin formaction'.split(
    ' ',
  ),
);
const values = fc.oneof(
  fc.constantFrom(
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\u0009script:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'data:image/png;base64,AAAA',
    'http://evil.test/',
    '//evil.test',
    '#a',
    '#',
    'url(#a)',
    'url(http://evil.test)',
    'u\\72l(http://evil.test)',
    'url(\u00a0"http://evil.test")',
    'url(/**/http://evil.test)',
    'x:expression(alert(1))',
    '@import "http://evil.test"',
    'href',
    'onload',
    'transform',
    'a;b',
    ']]>',
    '--><script>',
    '</style><script>',
  ),
  fc.string({ maxLength: 12 }),
);
const escaped = (text: string) =>
  text
    .replace(/[&<>"'\n\t\r]|[^\x20-\x7e]/g, (c) => `&#${c.codePointAt(0)};`)
    .replace(/&#(?:[0-8]|1[1-2]|1[4-9]|2\d|3[01]|5[5-7]\d{3}|6553[45]);/g, '');

const { element: hostileElement } = fc.letrec<{ element: string; content: string }>((tie) => ({
  content: fc.oneof(
    { depthSize: 'small' },
    values.map(escaped),
    values.map((text) => `<![CDATA[${text.replaceAll(']]>', '').replace(/[^\x20-\x7e]/g, '')}]]>`),
    fc.constantFrom('<!-- <script> -->', '<?php x ?>', '<?xml-stylesheet href="http://evil.test"?>'),
    tie('element'),
  ),
  element: fc
    .tuple(
      names,
      fc.uniqueArray(fc.tuple(attributeNames, values), { maxLength: 4, selector: ([name]) => name }),
      fc.array(tie('content'), { maxLength: 3 }),
    )
    .map(([name, attributes, children]) => {
      const written = attributes.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('');
      return `<${name}${written}>${children.join('')}</${name}>`;
    }),
}));

const NAMESPACES = ' xmlns:x="http://www.w3.org/2000/svg" xmlns:html="http://www.w3.org/1999/xhtml"';

test('whatever is thrown at it, nothing that runs or reaches out is left, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.array(hostileElement, { maxLength: 4 }), (elements) => {
      const result = clean(drawing(elements.join(''), NAMESPACES));
      if (result === null) return;

      expect(dangersIn(result)).toEqual([]);
      expect(clean(result)).toBe(result);
    }),
    { numRuns: 150 },
  );
});

test('a drawing of thousands of paths is refused before it is read as a document', () => {
  const paths = (count: number) => drawing('<path d="M0 0h1"/>'.repeat(count));

  expect(isTooNested(paths(8_000))).toBe(true);
  expect(isTooNested(drawing('<path d="M0 0h1"></path>'.repeat(3_000)))).toBe(false);
});
