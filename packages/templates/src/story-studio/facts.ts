import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Story studio', es: 'Estudio de cuentos', sw: 'Studio ya hadithi' },
  family: 'make',
  moves: 'writing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Write a story, put pictures on its pages and read it aloud.',
      es: 'Escribe un cuento, pon imágenes en sus páginas y léelo en voz alta.',
      sw: 'Andika hadithi, weka picha kwenye kurasa zake na uisome kwa sauti.',
    },
  },
};
