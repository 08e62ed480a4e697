import { type ChildProcess, fork } from 'node:child_process';
import type { SpeechAnswer, SpeechWish } from './messages.ts';

export interface SpeakerSettings {
  readonly program: URL;
  /** Whoever is silent for longer hangs, and is ended. */
  readonly answerWithinMs: number;
  readonly onStart: (child: ChildProcess) => void;
}

/** One child that speaks. It answers one wish at a time; once it is gone it stays gone. */
export interface Speaker {
  say(wish: SpeechWish): Promise<SpeechAnswer>;
  isBusy(): boolean;
  stop(): Promise<void>;
}

interface Waiting {
  resolve(answer: SpeechAnswer): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

export function startSpeaker({ program, answerWithinMs, onStart }: SpeakerSettings): Speaker {
  const child = fork(program, {
    // Neither the secrets of the house nor the flags it was started with are its business.
    env: {},
    execArgv: ['--disable-warning=ExperimentalWarning'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let waiting: Waiting | null = null;
  let end: string | null = null;

  const settle = (): Waiting | null => {
    const settled = waiting;
    waiting = null;
    if (settled) clearTimeout(settled.timer);
    return settled;
  };
  const leave = (how: string) => {
    end ??= how;
    settle()?.reject(new Error(end));
  };
  child.on('message', (answer: SpeechAnswer) => settle()?.resolve(answer));
  child.once('exit', (code, signal) => leave(`The voice ended with ${signal ?? code}.`));
  child.on('error', (error) => leave(`The voice cannot be used: ${error.message}`));
  onStart(child);

  return {
    say: (wish) =>
      new Promise((resolve, reject) => {
        if (end !== null) return reject(new Error(end));
        const timer = setTimeout(() => {
          leave(`The voice was silent for ${answerWithinMs} ms.`);
          child.kill('SIGKILL');
        }, answerWithinMs);
        waiting = { resolve, reject, timer };
        child.send(wish);
      }),
    isBusy: () => waiting !== null,
    stop: () => {
      leave('The voice was stopped.');
      child.kill('SIGKILL');
      return gone;
    },
  };
}
