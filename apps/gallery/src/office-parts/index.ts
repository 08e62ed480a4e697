import type { Specimen } from '../specimen.ts';

export const officeParts: readonly Specimen[] = [];
