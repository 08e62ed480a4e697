import { existsSync, writeFileSync } from 'node:fs';
import type { SpeechWish } from '../embedded/messages.ts';

/** Stands in for the child that speaks: the text says what is to happen. Its sound is one byte. */
process.on('disconnect', () => process.exit());
process.on('message', ({ text }: SpeechWish) => {
  const [deed = '', mark = ''] = text.split(' at ');
  if (mark !== '' && existsSync(mark)) return answer();
  if (mark !== '') writeFileSync(mark, '');
  if (deed === 'crash') process.exit(3);
  if (deed === 'throw') throw new Error('broken');
  // As when the engine does not come back: nothing else of this process is ever run.
  if (deed === 'hang') for (;;);
  if (deed === 'wait') setTimeout(answer, 200);
  else answer();
});

const answer = () => process.send?.({ mp3: new Uint8Array(1), words: [] });
