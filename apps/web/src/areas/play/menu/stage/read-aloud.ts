import { speak, stopSpeaking } from '../../../../shared/speak.ts';

export interface SpokenLine {
  readonly text: string;
  readonly locale: string;
}

/** Who speaks now: what is read line by line stops when something else is read. */
let turn = 0;

/** Each line in its own language. */
export async function readAloud(lines: readonly SpokenLine[]): Promise<void> {
  turn += 1;
  const mine = turn;
  for (const { text, locale } of lines) {
    if (turn !== mine) return;
    await speak(text, locale);
  }
}

export function hush(): void {
  turn += 1;
  stopSpeaking();
}
