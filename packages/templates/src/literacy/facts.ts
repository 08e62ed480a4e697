import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Click in text', es: 'Clic en el texto', sw: 'Bofya kwenye matini' },
  family: 'read',
  moves: 'choosing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Read the story. Touch every word that you are asked for.',
      es: 'Lee el cuento. Toca todas las palabras que se piden.',
      sw: 'Soma hadithi. Gusa maneno yote unayoulizwa.',
    },
  },
};
