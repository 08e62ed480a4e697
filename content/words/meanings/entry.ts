/** The syllables are parted by a middle dot; the word stands in the sentence exactly as it is named. */
type Told = readonly [syllables: string, definition: string, sentence: string];

/** One noun in the languages of the library. The related word goes by its English name. */
interface Entry {
  readonly related: string;
  readonly en: Told;
  readonly es: Told;
  readonly sw: Told;
}

/** By the English name of the noun. */
export type Entries = Readonly<Record<string, Entry>>;
