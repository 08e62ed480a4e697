import { expect, test } from 'vitest';
import { isSafeCss, withoutComments } from './safe-css.ts';

test.each([
  '.a{fill:red;stroke:rgb(1, 2, 3)}',
  '.b{fill:url(#grad);clip-path:url( "#clip-1" )}',
  '@keyframes x{from{transform:rotate(0deg)}to{transform:rotate(360deg)}}',
  '@media (max-width:100px){.a{fill:blue}}',
  'font-family:"Roboto", sans-serif',
  'translate(1 2) scale(3)',
  'M0 0L10 10z',
])('%s is safe', (css) => {
  expect(isSafeCss(css)).toBe(true);
});

test.each([
  'fill:url(http://evil.test/x)',
  'fill:url(//evil.test/x)',
  'fill:URL(data:text/html,x)',
  'fill:url("#a" , x)',
  'fill:url(#a)url(http://evil.test)',
  'fill:u\\72l(http://evil.test)',
  'fill:url/**/(http://evil.test)',
  '@import "http://evil.test/x.css"',
  '@IMPORT url(#a)',
  '@font-face{font-family:x;src:url(#a)}',
  '@charset "utf-7"',
  'background:image-set("http://evil.test/x" 1x)',
  'background:-webkit-image-set("http://evil.test/x" 1x)',
  'background:src("http://evil.test/x")',
  'width:expression(alert(1))',
  'behavior:url(#x)',
  '-moz-binding : url(#x)',
  '</style><script>',
])('%s is not safe', (css) => {
  expect(isSafeCss(css)).toBe(false);
});

test('a comment goes, and what it held apart comes together before it is judged', () => {
  expect(isSafeCss(withoutComments('.a{fill:red}/* made by hand */'))).toBe(true);
  expect(isSafeCss(withoutComments('fill:url(/*x*/http://evil.test)'))).toBe(false);
  expect(isSafeCss(withoutComments('a:"/*";b:url(http://evil.test)'))).toBe(false);
});
