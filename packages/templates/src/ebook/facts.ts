import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';

export const facts: TemplateFacts = {
  activityTemplateName: { en: 'E-book', es: 'Libro electrónico', sw: 'Kitabu pepe' },
  family: 'read',
  moves: 'leafing',
  library: {
    kind: 'hand-made',
    help: {
      en: 'Read the book, or let it read to you. Touch a word to hear it. Turn the pages to the end.',
      es: 'Lee el libro o deja que te lo lea. Toca una palabra para oírla. Pasa las páginas hasta el final.',
      sw: 'Soma kitabu, au kiache kikusomee. Gusa neno ulisikie. Fungua kurasa hadi mwisho.',
    },
  },
};
