import { randomInt } from 'node:crypto';
import { ONE_PERSON_ALPHABET, ONE_PERSON_LENGTH } from '@flink/contract/rules/people/username.ts';

/** Spec 1 §4 and decisions: the learner of the one-person product has fixed names. */
export const ONE_PERSON_NAME = { firstname: 'Solo', lastname: 'Player' } as const;

export function onePersonUsername(random: (below: number) => number = randomInt): string {
  return Array.from({ length: ONE_PERSON_LENGTH }, () =>
    ONE_PERSON_ALPHABET.charAt(random(ONE_PERSON_ALPHABET.length)),
  ).join('');
}
