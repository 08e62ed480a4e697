type NounRow = readonly [icon: string, en: string, es: string, sw: string, fr: string];

/** Category → its nouns. */
export type NounRows = Readonly<Record<string, readonly NounRow[]>>;
