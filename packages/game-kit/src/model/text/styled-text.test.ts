import { expect, test } from 'vitest';
import { styledText } from './styled-text.ts';

test('the words are read without their marks, a paragraph ends a line', () => {
  expect(styledText('<p>The <strong>kite</strong> &amp; I</p><p>flew<br>away</p>').text).toBe(
    'The kite & I\nflew\naway',
  );
});

test('each sign knows how it is set, inside as many marks as there are', () => {
  const { styleAt, text } = styledText(
    '<p>A <strong>red <span style="color: #d92626; font-size: 48px; font-family: Comic Sans MS">kite</span></strong> up</p>',
  );

  expect(styleAt(0)).toEqual({});
  expect(styleAt(text.indexOf('red'))).toEqual({ bold: true });
  expect(styleAt(text.indexOf('kite'))).toEqual({
    bold: true,
    color: '#d92626',
    fontFamily: 'Comic Sans MS',
    size: 2,
  });
  expect(styleAt(text.indexOf('up'))).toEqual({});
});

test('places count from the first word, whatever stands before it', () => {
  expect(styledText('<p></p><p> <em>Up</em></p>').styleAt(0)).toEqual({ italic: true });
});

test('the box stands as its first paragraph does', () => {
  expect(styledText('<p style="text-align: center">a</p><p style="text-align: right">b</p>').align).toBe(
    'center',
  );
  expect(styledText('<p>a</p>')).not.toHaveProperty('align');
});

test('no style but ours comes through', () => {
  const hostile = '<p><span style="color: url(x); font-family: x\\"y; font-size: 900px">a</span></p>';

  expect(styledText(hostile).styleAt(0)).toEqual({});
  expect(styledText('<img src=x onerror=alert(1)>a').text).toBe('a');
});
