import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: false,
  spacesAllowed: false,
  maxWordLength: 12,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Word search', es: 'Sopa de letras', sw: 'Tafuta maneno' },
  family: 'spell',
  moves: 'searching',
  criteria,
  library: {
    kind: 'generated',
    place: 55,
    name: { en: 'Word Search', es: 'Sopa de letras', sw: 'Tafuta maneno' },
    help: {
      en: 'Find the words of the list among the letters. Draw along a word, or touch its first and its last letter.',
      es: 'Busca las palabras de la lista entre las letras. Traza una línea sobre la palabra, o toca su primera y su última letra.',
      sw: 'Tafuta maneno ya orodha kati ya herufi. Chora mstari juu ya neno, au gusa herufi yake ya kwanza na ya mwisho.',
    },
  },
};
