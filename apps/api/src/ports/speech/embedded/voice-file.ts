import type { Reader } from '../port.ts';

/** What the engine finds each reader's voice by. */
export const VOICE_FILES = { female: 'flink', male: 'flink-man' } as const satisfies Record<Reader, string>;

/**
 * In the engine's own terms: a woman's voice around 230 Hz. Shaped like its female3, but livelier and less rough, and
 * without the echo, which blurs consonants and rings on into the next word.
 */
const WOMAN = `language variant
name flink
gender female
pitch 150 255
formant 0 105 80 150
formant 1 120 75 150 -50
formant 2 135 70 150 -250
formant 3 125 80 150
formant 4 125 80 150
formant 5 125 80 150
formant 6 120 70 150
formant 7 110 70 150
formant 8 110 70 150
stressAmp 18 18 20 20 20 20 20 20
breath 0 2 3 3 3 3 3 2
roughness 2
`;

/** A man's voice around 110 Hz, with the engine's own shapes, which are a man's. */
const MAN = `language variant
name flink-man
gender male
pitch 82 135
stressAmp 18 18 20 20 20 20 20 20
roughness 2
`;

export const VOICE_TEXTS: Readonly<Record<Reader, string>> = { female: WOMAN, male: MAN };
