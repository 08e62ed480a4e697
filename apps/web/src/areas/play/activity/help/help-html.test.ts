import { expect, test } from 'vitest';
import { cleanHelp, type MarkupNode, wordsOf } from './help-html.ts';

const text = (nodeValue: string): MarkupNode => ({
  nodeType: 3,
  nodeName: '#text',
  nodeValue,
  childNodes: [],
});

function element(
  nodeName: string,
  attributes: Readonly<Record<string, string>>,
  ...childNodes: readonly MarkupNode[]
): MarkupNode {
  return {
    nodeType: 1,
    nodeName,
    nodeValue: null,
    childNodes,
    getAttribute: (name) => attributes[name] ?? null,
  };
}

const clean = (...nodes: readonly MarkupNode[]) => cleanHelp(element('BODY', {}, ...nodes));

test('paragraphs, lists, bold and italic words stay', () => {
  const nodes = clean(
    element('P', {}, text('Tap the '), element('STRONG', {}, text('word')), text('.')),
    element('UL', {}, element('LI', {}, element('EM', {}, text('one')))),
  );

  expect(nodes).toEqual([
    {
      type: 'p',
      children: [
        { type: 'text', text: 'Tap the ' },
        { type: 'b', children: [{ type: 'text', text: 'word' }] },
        { type: 'text', text: '.' },
      ],
    },
    {
      type: 'ul',
      children: [{ type: 'li', children: [{ type: 'i', children: [{ type: 'text', text: 'one' }] }] }],
    },
  ]);
});

test.each(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'svg', 'TEMPLATE', 'NOSCRIPT'])(
  'nothing of a %s element is shown, whatever is inside',
  (name) => {
    expect(clean(element(name, {}, text('alert(1)'), element('P', {}, text('x'))))).toEqual([]);
  },
);

test('a heading is a bold line, for the dialog has a heading of its own', () => {
  expect(clean(element('H2', {}, text('On the farm')))).toEqual([
    { type: 'p', children: [{ type: 'b', children: [{ type: 'text', text: 'On the farm' }] }] },
  ]);
});

test('comments are not shown', () => {
  expect(clean({ nodeType: 8, nodeName: '#comment', nodeValue: 'x', childNodes: [] })).toEqual([]);
});

test('what an element would do or look like is dropped with its attributes', () => {
  const nodes = clean(
    element('P', { onclick: 'alert(1)', style: 'position:fixed', class: 'x', id: 'root' }, text('Tap.')),
  );

  expect(nodes).toEqual([{ type: 'p', children: [{ type: 'text', text: 'Tap.' }] }]);
});

test('of a link only the words stay', () => {
  expect(clean(element('A', { href: 'javascript:alert(1)' }, text('here')))).toEqual([
    { type: 'text', text: 'here' },
  ]);
});

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example/x.png',
  '//elsewhere.example/x.png',
  'data:text/html,x',
  '../../secret.png',
])('a picture from %s is not shown', (src) => {
  expect(clean(element('IMG', { src }))).toEqual([]);
});

test('a picture of the activity is shown with its words, without what it would do on an error', () => {
  expect(clean(element('IMG', { src: 'cat.png', alt: 'a cat', onerror: 'alert(1)' }))).toEqual([
    { type: 'picture', file: 'cat.png', alt: 'a cat' },
  ]);
});

test('paragraphs are read aloud as sentences of their own', () => {
  const nodes = clean(element('P', {}, text('Look  at it.')), element('P', {}, text('Tap it.')));

  expect(wordsOf(nodes)).toBe('Look at it.\nTap it.');
});
