import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';

/** decisions.md, table of templates. */
export const criteria: WordCriteria = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
};

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Matching definitions', es: 'Empareja definiciones', sw: 'Oanisha maana' },
  family: 'match',
  moves: 'dragging',
  criteria,
  library: {
    kind: 'generated',
    place: 50,
    name: { en: 'What Does It Mean?', es: '¿Qué significa?', sw: 'Maana yake nini?' },
    help: {
      en: 'Bring each word to what it means.',
      es: 'Lleva cada palabra a su significado.',
      sw: 'Peleka kila neno kwenye maana yake.',
    },
  },
};
