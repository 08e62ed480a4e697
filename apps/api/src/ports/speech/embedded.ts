import type { ChildProcess } from 'node:child_process';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { SpeechAnswer, SpeechWish } from './embedded/messages.ts';
import { type Speaker, startSpeaker } from './embedded/speaker.ts';
import { voiceNamed } from './embedded/voices.ts';
import type { Reader, Speech, Spoken } from './port.ts';

export interface EmbeddedSettings {
  readonly program?: URL;
  readonly answerWithinMs?: number;
  readonly onStart?: (child: ChildProcess) => void;
}

/** Raised when the same text would sound otherwise: another engine, manner or encoding. */
const VERSION = 'espeak-2';
/** The second is started only when somebody would have to wait for the first. */
const MOST_SPEAKERS = 2;
/** Some seconds of work; who comes then is told to come back. */
const MOST_WAITING = 100;
const ANSWER_WITHIN_MS = 10_000;
/** Until the compiler behind WebAssembly has seen enough, a word takes five times as long. */
const WARM_UP: Readonly<Record<string, string>> = {
  en: 'cat dog elephant house mouse tree water sun moon hello bread chair window',
  es: 'gato perro elefante casa agua sol',
  sw: 'paka mbwa tembo nyumba maji jua',
};

interface Order {
  readonly wish: SpeechWish;
  readonly isRetry: boolean;
  resolve(answer: SpeechAnswer): void;
  reject(error: Error): void;
}

/** espeak-ng in children of this process. One that breaks or hangs takes nobody with it: another takes its wish, once. */
export function embeddedSpeech({
  program = new URL('./embedded/child.ts', import.meta.url),
  answerWithinMs = ANSWER_WITHIN_MS,
  onStart = () => undefined,
}: EmbeddedSettings = {}): Speech {
  const speakers = new Set<Speaker>();
  const orders: Order[] = [];
  let closed = false;

  function freeSpeaker(): Speaker | null {
    for (const speaker of speakers) if (!speaker.isBusy()) return speaker;
    if (speakers.size >= MOST_SPEAKERS) return null;
    const started = startSpeaker({ program, answerWithinMs, onStart });
    speakers.add(started);
    return started;
  }

  function goOn(): void {
    while (orders.length > 0) {
      const speaker = freeSpeaker();
      const order = speaker && orders.shift();
      if (!order) return;
      void carryOut(order, speaker);
    }
  }

  async function carryOut(order: Order, speaker: Speaker): Promise<void> {
    try {
      order.resolve(await speaker.say(order.wish));
    } catch (error) {
      speakers.delete(speaker);
      if (closed || order.isRetry) order.reject(new AppError('speech.noFile', { cause: error }));
      else orders.unshift({ ...order, isRetry: true });
    }
    goOn();
  }

  function answerTo(wish: SpeechWish): Promise<SpeechAnswer> {
    if (closed || orders.length >= MOST_WAITING) return Promise.reject(new AppError('server.unavailable'));
    return new Promise((resolve, reject) => {
      orders.push({ wish, isRetry: false, resolve, reject });
      goOn();
    });
  }

  async function say(text: string, locale: string, reader: Reader = 'female'): Promise<Spoken> {
    const voice = voiceNamed(locale);
    if (voice === null) throw new AppError('notFound');
    const answer = await answerTo({ text, voice, locale, reader });
    if (answer === null) throw new AppError('speech.noText');
    return answer;
  }

  function unlessClosed(error: unknown): void {
    if (!closed) throw error;
  }

  return {
    voiceFor: (locale) => {
      const name = voiceNamed(locale);
      return name && `${VERSION}-${name}`;
    },
    say,
    warmUp: async () => {
      for (const [locale, words] of Object.entries(WARM_UP)) {
        // A house that closes while the voice gets up has not failed.
        for (const word of closed ? [] : words.split(' ')) await say(word, locale).catch(unlessClosed);
      }
    },
    close: async () => {
      closed = true;
      for (const order of orders.splice(0)) order.reject(new AppError('server.unavailable'));
      await Promise.all([...speakers].map((speaker) => speaker.stop()));
    },
  };
}
