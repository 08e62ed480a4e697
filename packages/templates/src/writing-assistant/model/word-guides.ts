import type { Piece } from '@flink/game-kit/model/content/piece.ts';

interface Thought {
  readonly guide: string;
  readonly starter: string;
}

/** They fit any list of words: one to begin with, what comes to mind, and a story that needs two. */
const THOUGHTS: Readonly<Record<string, readonly Thought[]>> = {
  en: [
    { guide: 'Which of the words do you like best?', starter: 'I like the word …' },
    { guide: 'What does it make you think of?', starter: 'It makes me think of …' },
    { guide: 'Put two of the words into a story. What happens?', starter: 'One day …' },
  ],
  es: [
    { guide: '¿Cuál de las palabras te gusta más?', starter: 'Me gusta la palabra …' },
    { guide: '¿En qué te hace pensar?', starter: 'Me hace pensar en …' },
    { guide: 'Pon dos de las palabras en una historia. ¿Qué pasa?', starter: 'Un día …' },
  ],
  sw: [
    { guide: 'Ni neno lipi unalolipenda zaidi?', starter: 'Napenda neno …' },
    { guide: 'Linakukumbusha nini?', starter: 'Linanikumbusha …' },
    { guide: 'Tumia maneno mawili katika hadithi. Nini kinatokea?', starter: 'Siku moja …' },
  ],
};

/** For what is made from a wordlist, in its language; in one that nobody has written them for there are none. */
export function wordGuides(locale: string): { readonly guides: Piece[]; readonly starters: Piece[] } {
  const thoughts = THOUGHTS[locale] ?? [];
  return {
    guides: thoughts.map(({ guide }) => ({ text: guide })),
    starters: thoughts.map(({ starter }) => ({ text: starter })),
  };
}
