import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'Reading deluxe', es: 'Lectura de lujo', sw: 'Kusoma kwa kina' },
  family: 'read',
  moves: 'leafing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Listen first, if you like. Then press Start, read the text aloud, and press Stop. An adult can listen and mark.',
      es: 'Si quieres, escucha primero. Luego pulsa Empezar, lee el texto en voz alta y pulsa Parar. Un adulto puede escuchar y marcar.',
      sw: 'Ukipenda, sikiliza kwanza. Kisha bonyeza Anza, soma kwa sauti, na bonyeza Simama. Mtu mzima anaweza kusikiliza na kuweka alama.',
    },
  },
};
