import { type RefObject, useEffect, useRef } from 'react';
import type { Pose } from '../characters.ts';
import { isCalm } from './is-calm.ts';

const HOP: Keyframe[] = [
  { transform: 'none' },
  { transform: 'scale(1.06, 0.92)', offset: 0.18 },
  { transform: 'translateY(-9%) scale(0.97, 1.04)', offset: 0.48 },
  { transform: 'scale(1.04, 0.95)', offset: 0.78 },
  { transform: 'none' },
];

/** Leans over and nods twice: never sad, always on the learner's side. */
const NOD: Keyframe[] = [
  { transform: 'none' },
  { transform: 'rotate(-3.5deg)', offset: 0.25 },
  { transform: 'rotate(-3.5deg) translateY(1.2%) scaleY(0.985)', offset: 0.42 },
  { transform: 'rotate(-3.5deg)', offset: 0.58 },
  { transform: 'rotate(-3.5deg) translateY(1.2%) scaleY(0.985)', offset: 0.74 },
  { transform: 'none' },
];

const STEPS = [0, 0.2, 0.4, 0.6, 0.8];
const walkFrom = (percent: number): Keyframe[] => [
  ...STEPS.map((offset, step) => ({
    offset,
    transform: `translate(${percent * (1 - offset)}%, ${step % 2 === 0 ? 0 : -3}%) rotate(${step % 2 === 0 ? 1.5 : -1.5}deg)`,
  })),
  { offset: 1, transform: 'none' },
];

/** He walks in, hops when an answer was right, and nods when it was not. */
export function useMoves(
  figure: RefObject<HTMLElement | null>,
  pose: Pose,
  text: string,
  walksIn: boolean,
): void {
  const isIn = useRef(false);

  useEffect(() => {
    const element = figure.current;
    if (!element || isCalm(element)) return;
    if (!isIn.current) {
      isIn.current = true;
      if (!walksIn) return;
      const { left, right } = element.getBoundingClientRect();
      const isAtEnd = left + right > document.documentElement.clientWidth;
      // He is mirrored where lines run from the right, and so are his ways.
      const way = Number(getComputedStyle(element).getPropertyValue('--way') || 1);
      element.animate(walkFrom((isAtEnd ? 110 : -110) * way), { duration: 700, easing: 'ease-out' });
      return;
    }
    if (text === '') return;
    if (pose === 'happy' || pose === 'celebrating')
      element.animate(HOP, { duration: 560, easing: 'ease-in-out' });
    if (pose === 'thinking') element.animate(NOD, { duration: 900, easing: 'ease-in-out' });
  }, [figure, pose, text, walksIn]);
}
