import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: false,
  maxWordLength: 20,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Missing elements', es: 'Elementos que faltan', sw: 'Sehemu zinazokosekana' },
  family: 'spell',
  moves: 'filling',
  criteria,
  library: {
    kind: 'generated',
    place: 70,
    name: { en: 'The Missing Word', es: 'La palabra que falta', sw: 'Neno lililokosekana' },
    help: {
      en: 'A word is missing. Touch the word that belongs in the gap.',
      es: 'Falta una palabra. Toca la que va en el espacio.',
      sw: 'Neno limekosekana. Gusa neno linalojaza pengo.',
    },
    inSentences: true,
  },
};
