import { expect, test } from 'vitest';
import { pictureOf } from './own-character.ts';

const hare = { name: 'hare', pictures: { idle: '/idle.png', happy: '/happy.png' } };

test('a pose shows its own picture, else the picture of standing', () => {
  expect(pictureOf(hare, 'happy')).toBe('/happy.png');
  expect(pictureOf(hare, 'thinking')).toBe('/idle.png');
});

test('a drawn character with one picture of its own is drawn in the other poses', () => {
  const fletcher = { name: 'fletcher', pictures: { happy: '/happy.png' } };

  expect(pictureOf(fletcher, 'happy')).toBe('/happy.png');
  expect(pictureOf(fletcher, 'idle')).toBeNull();
  expect(pictureOf(null, 'idle')).toBeNull();
});
