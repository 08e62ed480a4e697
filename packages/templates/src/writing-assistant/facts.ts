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
  activityTemplateName: { en: 'Writing assistant', es: 'Asistente de escritura', sw: 'Msaidizi wa uandishi' },
  family: 'make',
  moves: 'writing',
  criteria,
  library: {
    kind: 'hand-made',
    name: {
      en: 'Write with These Words',
      es: 'Escribe con estas palabras',
      sw: 'Andika kwa maneno haya',
    },
    help: {
      en: 'Write what you think. The guides ask you questions, and the words may help you. Three sentences are a text.',
      es: 'Escribe lo que piensas. Las guías te hacen preguntas y las palabras te pueden ayudar. Tres oraciones ya son un texto.',
      sw: 'Andika unachofikiri. Miongozo inakuuliza maswali, na maneno yanaweza kukusaidia. Sentensi tatu ni insha fupi.',
    },
  },
};
