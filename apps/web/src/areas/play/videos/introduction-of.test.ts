import { expect, test } from 'vitest';
import { introductionOf } from './introduction-of.ts';

const data = (autoAnimation: boolean, introduction?: Record<string, string>) => ({
  selectedSolutionId: 'solution',
  learners: [{ settings: { autoAnimation } }],
  product: { solutions: [{ _id: 'solution', animations: introduction ? { introduction } : {} }] },
});

test('a solution greets in the language of the learner, else in English', () => {
  expect(introductionOf(data(true, { es: 'hola.mp4', en: 'hello.mp4' }), 'es')).toBe(
    '/animations/es/hola.mp4',
  );
  expect(introductionOf(data(true, { en: 'hello.mp4' }), 'sw')).toBe('/animations/en/hello.mp4');
});

test('it does not greet without a film, nor who has turned Auto Animation off', () => {
  expect(introductionOf(data(true), 'en')).toBeNull();
  expect(introductionOf(data(true, { es: 'hola.mp4' }), 'en')).toBeNull();
  expect(introductionOf(data(false, { en: 'hello.mp4' }), 'en')).toBeNull();
});

test('who makes something for the first time sees the film of the activity builder', () => {
  const builder = {
    ...data(true),
    product: { solutions: [{ _id: 'solution', animations: { activityBuilder: { en: 'make.mp4' } } }] },
  };
  expect(introductionOf(builder, 'es', 'activityBuilder')).toBe('/animations/en/make.mp4');
  expect(introductionOf(builder, 'es')).toBeNull();
});
