import { expect, test } from 'vitest';
import { mediaAddress } from './media-address.ts';

test('a file lies in the content folder of its activity', () => {
  expect(mediaAddress('cat.png', 'content/animals')).toBe('/content/animals/cat.png');
});

test('a file of a language version lies in the folder of the version', () => {
  expect(mediaAddress('gato.mp3', '/content/animals/', 'immersion_es')).toBe(
    '/content/animals/immersion_es/gato.mp3',
  );
});

test('a file of the library stands by itself', () => {
  expect(mediaAddress('/pictures/cat.svg', 'content/animals')).toBe('/pictures/cat.svg');
  expect(mediaAddress('/pictures/cat.svg#green', 'content/animals')).toBe('/pictures/cat.svg#green');
  expect(mediaAddress('cat#1.png', 'animals')).toBe('/animals/cat%231.png');
});

test('a spoken text keeps its address', () => {
  expect(mediaAddress('/api/speech/en?text=the+cat', 'content/animals')).toBe('/api/speech/en?text=the+cat');
});

test.each([
  ['../../api/admin', '/content/api/admin'],
  ['//elsewhere.example/cat.png', '/elsewhere.example/cat.png'],
  ['https://elsewhere.example/cat.png', '/content/https%3A/elsewhere.example/cat.png'],
  ['what?#.png', '/content/what%3F%23.png'],
])('%s never leaves this house', (file, address) => {
  expect(mediaAddress(file, 'content')).toBe(address);
});
