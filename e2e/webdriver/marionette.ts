import { connect, type Socket } from 'node:net';
import { marionetteNameOf, type Wire } from './wire.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** A session of Firefox over Marionette, the WebDriver that is built into it: no further program is needed. */
export async function openOverMarionette(port: number, capabilities: object): Promise<Wire> {
  const socket = connect(port, '127.0.0.1');
  const ask = await dialogue(socket);
  await ask('WebDriver:NewSession', { capabilities: { alwaysMatch: capabilities } });
  return {
    send: (command, parameters) => ask(marionetteNameOf(command), parameters),
    screenshot: async () =>
      Buffer.from((await ask('WebDriver:TakeScreenshot', { full: false })) as string, 'base64'),
    close: async () => {
      await ask('Marionette:Quit', { flags: ['eForceQuit'] });
      socket.end();
    },
  };
}

/** Every message is its length in bytes, a colon, and JSON; the first one is a greeting. */
function dialogue(socket: Socket): Promise<(name: string, parameters: object) => Promise<unknown>> {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let last = 0;
  const ask = (name: string, parameters: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      const message = JSON.stringify([0, last, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });

  return new Promise((greeted, failed) => {
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      for (let message = take(); message !== undefined; message = take()) hear(JSON.parse(message));
    });
    const end = (error: Error) => {
      failed(error);
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    socket.on('error', end);
    socket.on('close', () => end(new Error('Firefox has ended the session.')));

    function take(): string | undefined {
      const colon = received.indexOf(':');
      if (colon === -1) return undefined;
      const from = colon + 1;
      const to = from + Number(received.subarray(0, colon).toString());
      if (received.length < to) return undefined;
      const message = received.subarray(from, to).toString();
      received = received.subarray(to);
      return message;
    }

    function hear(message: object | [1, number, { error: string; message: string } | null, unknown]): void {
      if (!Array.isArray(message)) {
        greeted(ask);
        return;
      }
      const [, id, error, result] = message;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else
        asked?.resolve(
          result !== null && typeof result === 'object' && 'value' in result ? result.value : result,
        );
    }
  });
}
