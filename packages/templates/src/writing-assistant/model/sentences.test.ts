import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceEndings } from './sentences.ts';

test.each([
  ['', 0],
  ['I have a frog', 0],
  ['I have a frog.', 1],
  ['i have a frog. it is green. it jumps.', 3],
  ['Look! A frog? Yes.', 3],
  ['What?! Really!!! Wow...', 2],
  ['“Come!” she said. “Why?”', 3],
  ['One.\nTwo.\nThree.', 3],
  ['My name is Mr. Smith.', 1],
  ['Dr. Otieno and Mrs. García came.', 1],
  ['J. K. Rowling wrote it.', 1],
  ['So am I. We went home.', 2],
  ['It costs 3.50 today.', 1],
  ['It costs 3.50. I paid.', 2],
  ['We eat at 5 p.m. every day.', 1],
  ['We eat at 5 p.m. Then we sleep.', 2],
  ['Apples, pears, etc. are fruit.', 1],
  ['I like apples, pears, etc.', 1],
  ['I waited ... and waited.', 1],
  ['When it rains, I …', 0],
  ['When it rains, I ...', 0],
  ['Go to flink.test now.', 1],
  ['1. I went home.\n2. I slept.', 2],
  ['...', 0],
  ['!!!', 0],
  ['¿Dónde está la Sra. Pérez? ¡Aquí!', 2],
  ['Bw. Juma ana mbuzi. Ni mweupe.', 2],
  ['我有一只青蛙。它很绿！它跳吗？', 3],
  ['لدي ضفدع. هل تقفز؟ نعم!', 3],
  ['میرے پاس مینڈک ہے۔ وہ ہرا ہے۔', 2],
  ['मेरे पास मेंढक है। वह हरा है॥', 2],
  ['እንቁራሪት አለኝ። ይዘላል፧', 2],
])('%j has %i', (text, count) => {
  expect(sentenceEndings(text)).toBe(count);
});

test('the sentences of two texts in lines of their own add up', () => {
  const text = fc.array(fc.constantFrom('A frog', '.', '!', '…', ' ', '3.5', 'Mr.', '。', 'jumps'), {
    maxLength: 12,
  });

  fc.assert(
    fc.property(text, text, (one, other) => {
      const [a, b] = [one.join(''), other.join('')];

      expect(sentenceEndings(`${a}\n${b}`)).toBe(sentenceEndings(a) + sentenceEndings(b));
    }),
  );
});
