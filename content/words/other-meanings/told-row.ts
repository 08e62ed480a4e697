/** Of a word that no picture shows: what it means, told to a child, and a sentence in which it stands exactly as it is named. */
export type ToldRow = readonly [english: string, definition: string, sentence: string];
