interface GlyphPaths {
  /** Filled with the colour at a quarter of its strength. */
  readonly tint?: string;
  /** A broad pale stroke, as of a marker pen. */
  readonly marker?: string;
  readonly line?: string;
  readonly dashed?: string;
  readonly faint?: string;
  readonly solid?: string;
}

/** By alias of the template, 24 by 24 units. */
const glyphPaths: Readonly<Record<string, GlyphPaths>> = {
  'all-together-now': {
    tint: 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z',
    line: 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7ZM5 8.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM19 8.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM6.5 20a5.5 5.5 0 0 1 11 0M2 18.5a3.3 3.3 0 0 1 3-3M22 18.5a3.3 3.3 0 0 0-3-3',
  },
  concentration: {
    tint: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
    line: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 3.5h3.5a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM5 14h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  },
  'directions-grid': {
    tint: 'M14 3h5a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2Z',
    line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7.5 16.5 16.5 7.5M12 7.3h4.7V12',
    faint: 'M3 12h18M12 3v18',
  },
  ebook: {
    tint: 'M12 6.5C9.5 4.8 6 4.5 3 5v13.5c3-.5 6.5-.2 9 1.5z',
    line: 'M12 6.5C9.5 4.8 6 4.5 3 5v13.5c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.5V5c-3-.5-6.5-.2-9 1.5zM12 6.5V20',
  },
  'find-the-one': {
    tint: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
    line: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14ZM16 16l5 5M8 10.5l2 2 3.2-3.6',
  },
  literacy: {
    tint: 'M5 9h5a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z',
    line: 'M3 6h18M3 18h11M5 12h5M15 12h6',
  },
  'match-by-drag': {
    tint: 'M5.6 3.5h4.8a2.6 2.6 0 0 1 2.6 2.6v4.8a2.6 2.6 0 0 1 -2.6 2.6h-4.8a2.6 2.6 0 0 1 -2.6 -2.6v-4.8a2.6 2.6 0 0 1 2.6 -2.6Z',
    line: 'M5.6 3.5h4.8a2.6 2.6 0 0 1 2.6 2.6v4.8a2.6 2.6 0 0 1 -2.6 2.6h-4.8a2.6 2.6 0 0 1 -2.6 -2.6v-4.8a2.6 2.6 0 0 1 2.6 -2.6ZM11.5 11.5l3.2 9 1.8-4 4-1.8z',
  },
  'match-it': {
    tint: 'M5.2 4h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2Z',
    line: 'M5.2 4h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2ZM14 5.5h2.5a2 2 0 0 1 2 2v.5',
    dashed:
      'M15.2 11h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2Z',
  },
  'matching-definitions': {
    line: 'M3 6h5M3 12h5M3 18h5M16 6h5M16 12h5M16 18h5',
    faint: 'M8 6c5 0 3 6 8 6M8 18c5 0 3-12 8-12',
  },
  'missing-elements': {
    tint: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
    line: 'M3 7h18M3 17h4.5M18.5 17H21',
    dashed: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  },
  'moving-answers': {
    tint: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
    line: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM3 8h4M2.5 12h4.5M4 16h5M9 20h8',
  },
  'multiple-choice': {
    line: 'M5.5 3.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM5.5 15.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM11 6h10M11 12h10M11 18h10',
    solid: 'M5.5 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
  },
  ngeli: {
    tint: 'M4 5h16v11H11l-4 4v-4H4z',
    line: 'M4 5h16v11H11l-4 4v-4H4zM9.5 13V8.5l5 4.5V8.5',
  },
  'order-it': {
    tint: 'M4 20v-5h5v5zM9.5 20v-9.5h5V20zM15 20V5h5v15z',
    line: 'M4 20v-5h5.5v-4.5H15V5h5v15z',
  },
  'reading-deluxe': {
    tint: 'M3 5h9v15H3z',
    line: 'M6 9h4M6 13h4M3 5.5h9.5V20H3zM16 9a4 4 0 0 1 0 7M18.5 6.5a8 8 0 0 1 0 12',
  },
  'sentence-connectables': {
    tint: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3Z',
    line: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM13 13.5h6a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM17 7.5h1.5a2 2 0 0 1 2 2V11M6 13v1.5a2 2 0 0 0 2 2',
  },
  'spelling-connectables': {
    tint: 'M4.9 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4Z',
    line: 'M4.9 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4ZM15.4 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4ZM11 12h2M5.5 14l1.3-4 1.3 4M16 10v4h1.6a1.1 1.1 0 0 0 0-2H16h1.4a1 1 0 0 0 0-2z',
  },
  'spelling-keyboard': {
    tint: 'M5.5 6h13a3 3 0 0 1 3 3v6.5a3 3 0 0 1 -3 3h-13a3 3 0 0 1 -3 -3v-6.5a3 3 0 0 1 3 -3Z',
    line: 'M5.5 6h13a3 3 0 0 1 3 3v6.5a3 3 0 0 1 -3 3h-13a3 3 0 0 1 -3 -3v-6.5a3 3 0 0 1 3 -3ZM6.5 10h.01M10.2 10h.01M13.9 10h.01M17.5 10h.01M8 14.5h8',
  },
  'story-studio': {
    tint: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3Z',
    line: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3ZM3.5 16l5-4.5 4 3.5 3-2.5 5 4',
    solid: 'M16 8a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6Z',
  },
  'word-connectables': {
    tint: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4Z',
    line: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM17 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM9 12h6',
  },
  'word-search': {
    marker: 'M7 7l10 10',
    line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7 7h.01M12 7h.01M17 7h.01M7 12h.01M12 12h.01M17 12h.01M7 17h.01M12 17h.01M17 17h.01',
  },
  'writing-assistant': {
    tint: 'M11 19l1-4 7-7 3 3-7 7z',
    line: 'M4 6h9M4 11h6M4 16h4M11 19l1-4 7-7 3 3-7 7z',
  },
};

/** For templates that came later than this list: something to play. */
const TO_PLAY: GlyphPaths = { tint: 'M7 4.5 19.5 12 7 19.5Z', line: 'M7 4.5 19.5 12 7 19.5Z' };

export const glyphOf = (alias: string): GlyphPaths => glyphPaths[alias] ?? TO_PLAY;
