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
  activityTemplateName: { en: 'Multiple choice', es: 'Opción múltiple', sw: 'Chaguo nyingi' },
  family: 'choose',
  moves: 'choosing',
  criteria,
  defaultForReports: true,
  library: {
    kind: 'generated',
    place: 100,
    // Spec 1 §2: the item of this name always comes last in its group.
    name: { en: 'I Know These Words', es: 'Conozco estas palabras', sw: 'Nayajua maneno haya' },
    help: {
      en: 'Look at the picture. Then touch its word.',
      es: 'Mira la imagen. Luego toca su palabra.',
      sw: 'Tazama picha. Kisha gusa neno lake.',
    },
    helpWithoutPictures: {
      en: 'Read or listen. Then touch the word that fits.',
      es: 'Lee o escucha. Luego toca la palabra que corresponde.',
      sw: 'Soma au sikiliza. Kisha gusa neno linalofaa.',
    },
  },
};
