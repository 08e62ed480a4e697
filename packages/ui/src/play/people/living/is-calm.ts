/** True where nothing moves by itself: the system asks for less motion, or the learner has switched animation off. */
export const isCalm = (element: Element): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || element.closest('[data-calm]') !== null;
