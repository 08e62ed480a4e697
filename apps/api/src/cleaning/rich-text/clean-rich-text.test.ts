import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRichText } from './clean-rich-text.ts';
import { isRichText } from './is-rich-text.ts';

test.each([
  ['', ''],
  ['Plain words.', 'Plain words.'],
  [
    '<p style="text-align: center">My <strong>big</strong> <span style="color: #d42f4b; font-size: 2em">cat</span><br></p>',
    '<p style="text-align: center">My <strong>big</strong> <span style="color: #d42f4b; font-size: 2em">cat</span><br></p>',
  ],
  [
    '<div><h1 class="x">Our <a href="https://a.test">garden</a></h1><p><b>It</b> grows</p></div>',
    '<p>Our garden</p><p><strong>It</strong> grows</p>',
  ],
  [
    '<li>one</li><ul><li class="x">two<ol><li><p>three</p></li></ol></li></ul>',
    '<p>one</p><ul><li>two<ol><li><p>three</p></li></ol></li></ul>',
  ],
  ['<p>3 < 4 & 5</p>', '<p>3 &lt; 4 &amp; 5</p>'],
  ['<p style="color: red; text-align: right">a</p>', '<p style="text-align: right">a</p>'],
])('%s becomes %s', async (sent, kept) => {
  expect(await cleanRichText(sent)).toBe(kept);
});

const HOSTILE = [
  '<script>alert(1)</script>words',
  '<p onclick="alert(1)">words</p>',
  '<p style="background:url(javascript:alert(1))">words</p>',
  '<p style="text-align: center; background: url(//a.test)">words</p>',
  '<span style="color: #fff;font-family: x\\"><img src=x onerror=alert(1)>">words</span>',
  '<a href="javascript:alert(1)">words</a>',
  '<a href="java\tscript:alert(1)">words</a>',
  '<img src=x onerror=alert(1)>words',
  'words<svg onload=alert(1)><text>more</text></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>words',
  'words<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  'words<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">words</noscript>words',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>words',
  '<template><script>alert(1)</script></template>words',
  '<p><p><p style="text-align: center"><script><!--</script><p>words',
  '<<script>script>alert(1)<</script>/script>words',
  '<p>words</p><!--<img src=x onerror=alert(1)>-->',
  '<object data="data:text/html,<script>alert(1)</script>"></object>words',
  '<body onload=alert(1)>words',
  '&lt;script&gt;words',
];

test.each(HOSTILE)('nothing of %s runs or loads, and the words stay', async (sent) => {
  const kept = await cleanRichText(sent);

  expect(isRichText(kept), kept).toBe(true);
  expect(kept).toContain('words');
});

test('what is nested without end, or as long as a text may be, keeps its words', async () => {
  const nested = `${'<b><div>'.repeat(6_000)}words`;
  const long = '<i>words</x>'.repeat(8_000);

  for (const sent of [nested, long, '<'.repeat(100_000), `words${'<p '.repeat(30_000)}`]) {
    const kept = await cleanRichText(sent);
    expect(isRichText(kept)).toBe(true);
    if (sent.includes('words')) expect(kept).toContain('words');
  }
}, 60_000);

test('whatever is sent comes out as rich text, and a second time unchanged', async () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<span style="color: #ff0000',
    '">',
    '<b>',
    '</b>',
    '<ul>',
    '<li>',
    '</ul>',
    'words',
    '&',
    '<!--',
    '-->',
    '<svg>',
    '<style>',
    '</style>',
    '<img src=x onerror=1>',
    '<br/>',
    '\u00a0',
    '"',
    "'",
  );

  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const kept = await cleanRichText(pieces.join(''));

      expect(isRichText(kept), kept).toBe(true);
      expect(await cleanRichText(kept)).toBe(kept);
    }),
    { numRuns: 200, seed: 20_261 },
  );
});

test('marks that are closed by other names are too much as well: their words stay', async () => {
  const sent = `${'<b style="x:1"></i>'.repeat(2_000)}${'<p>x</i>'.repeat(2_900)}`;

  const kept = await cleanRichText(sent);

  expect(kept).not.toContain('<');
  expect(kept.replaceAll(' ', '')).toBe('x'.repeat(2_900));
});
