// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('what the editor writes stays as it is', () => {
  const text =
    '<p style="text-align: center">My <strong>big</strong> <span style="color: #d42f4b; font-size: 2em">cat</span><br></p>';

  expect(cleanHtml(text)).toBe(text);
});

test('a text from elsewhere keeps its words, its paragraphs and its bold letters', () => {
  expect(
    cleanHtml(
      '<div><h1 class="x">Our <a href="https://a.test">garden</a></h1><p onclick="x()"><b>It</b> <span style="color:#000;font-weight:700">grows</span></p></div>',
    ),
  ).toBe('<p>Our garden</p><p><strong>It</strong> <span><strong>grows</strong></span></p>');
});

test('a paste from a word processor keeps the allowed marks only', () => {
  expect(
    cleanHtml(
      '<html><head><style>p{mso-x:1}</style></head><body><!--StartFragment--><p class="MsoNormal" style="text-align:center;mso-line-height-rule:exactly"><b><span style="font-size:14.0pt;font-family:&quot;Comic Sans MS&quot;;mso-fareast-language:EN-US">Our <u>farm</u></span></b><o:p></o:p></p><ul><li class="MsoListParagraph" style="mso-list:l0"><p>a cow</p></li><li>a hen<ol><li>an egg</li></ol></li></ul><table><tr><td>milk</td></tr></table></body></html>',
    ),
  ).toBe(
    '<p style="text-align: center"><strong><span style="font-family: Comic Sans MS">Our <u>farm</u></span></strong></p><ul><li><p>a cow</p></li><li>a hen<ol><li>an egg</li></ol></li></ul><p>milk</p>',
  );
});

test('a table becomes lines, and words of two cells do not touch', () => {
  expect(
    cleanHtml(
      '<table>\n <tbody>\n <tr>\n  <td>cow</td>\n  <td><p class="MsoNormal">la <b>vaca</b></p><p>el toro</p></td><td> </td></tr>\n <tr><th>hen</th><td><ul><li>la gallina</li></ul></td></tr><tr><td></td></tr></tbody></table>',
    ),
  ).toBe('<p>cow la <strong>vaca</strong> el toro</p><p>hen la gallina</p>');
});

test('an item that is in no list is a paragraph', () => {
  expect(cleanHtml('<li>one</li><div><ul><li>two</li></ul></div>')).toBe('<p>one</p><ul><li>two</li></ul>');
});

test('nothing that runs or loads comes in', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg><g onload=alert(1)></g><text>a</text></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<style>@import url(//a.test)</style>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(//a.test)">a</p>',
    '<a href="javascript:alert(1)">a</a>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  ];

  for (const markup of hostile) {
    expect(cleanHtml(markup)).not.toMatch(
      /script|on\w+=|url|src|href|<(?!\/?(p|ul|ol|li|br|strong|em|u|span)\b)/i,
    );
  }
});
