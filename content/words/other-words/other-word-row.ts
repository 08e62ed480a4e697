type OtherWordRow = readonly [en: string, es: string, sw: string, fr: string];

/** Category → its words. */
export type OtherWordRows = Readonly<Record<string, readonly OtherWordRow[]>>;
