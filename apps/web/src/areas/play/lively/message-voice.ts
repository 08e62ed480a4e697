/** Reads lines aloud as soon as nothing else is heard; what it returns takes them back. */
export type SayMessage = (lines: readonly string[]) => () => void;

/** Nobody waits longer for a message than this, even while a long text is read. */
const WAITS_MS = 4_000;
const LOOKS_EVERY_MS = 150;
/** Older ones are out of date. */
const MAX_WAITING = 3;

export interface MessageVoiceParts {
  isSpeaking(): boolean;
  read(line: string): Promise<void>;
  stop(): void;
}

interface Message {
  readonly lines: readonly string[];
  gone: boolean;
}

/** Reads messages one after the other, each when nothing else is heard. */
export function createMessageVoice({ isSpeaking, read, stop }: MessageVoiceParts): SayMessage {
  let waiting: readonly Message[] = [];
  let current: Message | null = null;

  async function untilQuiet({ gone }: Message): Promise<void> {
    for (let waited = 0; isSpeaking() && !gone && waited < WAITS_MS; waited += LOOKS_EVERY_MS)
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
  }

  async function readAll(): Promise<void> {
    while (current === null && waiting.length > 0) {
      const [message, ...others] = waiting;
      waiting = others;
      if (!message) return;
      current = message;
      await untilQuiet(message);
      for (const line of message.lines) if (!message.gone) await read(line);
      current = null;
    }
  }

  return (lines) => {
    const message: Message = { lines, gone: false };
    waiting = [...waiting, message].slice(-MAX_WAITING);
    void readAll();
    return () => {
      message.gone = true;
      waiting = waiting.filter((other) => other !== message);
      if (current === message) stop();
    };
  };
}
