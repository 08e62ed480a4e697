import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Directions grid', es: 'Cuadrícula de direcciones', sw: 'Gridi ya maelekezo' },
  family: 'choose',
  moves: 'choosing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Listen or read where to look. Touch what stands there.',
      es: 'Escucha o lee dónde mirar. Toca lo que está allí.',
      sw: 'Sikiliza au soma mahali pa kutazama. Gusa kilichopo hapo.',
    },
  },
};
