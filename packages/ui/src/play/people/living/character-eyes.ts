import type { CharacterName, Pose } from '../characters.ts';

/** Where the open eyes of a drawing are, and what they are painted with: every character has the same eyes (design/play). */
interface Eyes {
  readonly y: number;
  readonly iris: string;
  readonly lid: string;
}

export const EYE_CENTRES = [138, 262] as const;

export const characterEyes: Readonly<Record<CharacterName, Eyes>> = {
  fletcher: { y: 194, iris: '#A5562A', lid: '#F5792F' },
  luna: { y: 202, iris: '#1BA79C', lid: '#AC9DD8' },
  otto: { y: 190, iris: '#2F8F7E', lid: '#7CCB88' },
  pendo: { y: 188, iris: '#7A5AA8', lid: '#B2BDEA' },
};

/** How far the head is tilted in the poses with open eyes; in the others the eyes are closed or the figure is in the air. */
export const headTilt: Readonly<Partial<Record<Pose, number>>> = { idle: 0, thinking: 6 };
