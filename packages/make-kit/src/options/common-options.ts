import { AUTHOR_FONTS } from '@flink/ui/rich-text/author-lists.ts';
import { choice, colour, onOff } from '../description/field.ts';

/** Spec 3 §9. */
export const FONT_SIZES = [12, 14, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72];
const DELAYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const LIMITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20];
const TRIES = ['n/a', 1, 2, 3, 4, 5];

/** Spec 2 §3: how problems follow each other. An editor offers those that its game reads. */
export const loopOptions = {
  delayBeforeNext: choice(DELAYS, null, { plain: true }),
  randomOrder: onOff(false),
  questionsLimit: choice(LIMITS, 0),
  showAnswer: choice(TRIES, 'n/a'),
  audioBefore: onOff(false),
} as const;

/** Spec 2 §3: how the words of an activity look. */
export const letterOptions = {
  fontFamily: choice(AUTHOR_FONTS, null, { plain: true }),
  fontColor: colour(),
  fontSize: choice(FONT_SIZES, null, { plain: true, atMost: 'maxFontSize' }),
  maxFontSize: choice(FONT_SIZES, null, { plain: true }),
} as const;

export const commonOptions = { ...loopOptions, ...letterOptions } as const;
