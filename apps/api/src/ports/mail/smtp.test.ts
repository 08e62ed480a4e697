import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { inspect } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test, vi } from 'vitest';
import { DeliveryError } from './delivery-error.ts';
import { smtpMailer as openMailer, type SmtpSettings } from './smtp.ts';

vi.setConfig({ testTimeout: 20_000 });

const FROM = 'Flink <no-reply@flink.test>';
const mail = { to: 'ana@flink.test', subject: 'Karibu, Niño', text: 'Hello\nAna', kind: 'greeting' } as const;

const running: { close(done: () => void): unknown }[] = [];

const mailers: ReturnType<typeof openMailer>[] = [];

function smtpMailer(settings: SmtpSettings) {
  const mailer = openMailer(settings);
  mailers.push(mailer);
  return mailer;
}

afterEach(async () => {
  for (const mailer of mailers.splice(0)) mailer.close();
  for (const server of running.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

interface Received {
  readonly recipients: string[];
  readonly sender: string;
  readonly source: string;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error('no such user <ana@flink.test>'), { responseCode });

/** A mail server that takes everything except what each test makes it refuse. */
async function mailServer(refuse: { password?: boolean; recipient?: number; content?: number } = {}) {
  const received: Received[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      logins.push(`${username} ${password}`);
      if (refuse.password) done(refusal(535));
      else done(null, { user: username });
    },
    onRcptTo: (_address, _session, done) => done(refuse.recipient ? refusal(refuse.recipient) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom ? mailFrom.address : '',
          source: Buffer.concat(chunks).toString(),
        });
        done(refuse.content ? refusal(refuse.content) : null);
      });
    },
  });
  server.on('error', () => undefined);
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { received, logins, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function failure(sending: Promise<void>): Promise<DeliveryError> {
  const error = await sending.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`expected a DeliveryError, got ${inspect(error)}`);
  expect(inspect(error, { depth: 10 })).not.toContain('ana@');
  expect(error.explanation).not.toContain('ana');
  return error;
}

test('a mail arrives with its sender, recipient, subject, text and html', async () => {
  const { url, received } = await mailServer();

  await smtpMailer({ url, from: FROM }).send({ ...mail, html: '<p>Hello</p>' });

  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ sender: 'no-reply@flink.test', recipients: ['ana@flink.test'] });
  expect(received[0]?.source).toMatch(/^From: Flink <no-reply@flink\.test>\r$/m);
  expect(received[0]?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Karibu=2C_Ni=C3=B1o\?=\r$/m);
  expect(received[0]?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(received[0]?.source).toContain('Hello\r\nAna');
  expect(received[0]?.source).toContain('<p>Hello</p>');
});

test('a mail that comes again and again says how one press ends it, and takes no address that would be more', async () => {
  const { url, received } = await mailServer();
  const send = (stopUrl: string) => smtpMailer({ url, from: FROM }).send({ ...mail, stopUrl });

  await send('https://flink.test/api/stop/1');

  expect(received[0]?.source).toMatch(/^List-Unsubscribe: <https:\/\/flink\.test\/api\/stop\/1>\r$/m);
  expect(received[0]?.source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  for (const wrong of ['https://flink.test/\r\nBcc: eve@evil.test', 'mailto:eve@evil.test', 'https://a>b'])
    await expect(send(wrong)).rejects.toThrow();
});

test('a subject and a text made to add recipients or headers add none', async () => {
  const { url, received } = await mailServer();

  await smtpMailer({ url, from: FROM }).send({
    ...mail,
    subject: 'Hi\r\nBcc: eve@evil.test\r\n\r\n<script>',
    text: 'Hi\r\n.\r\nMAIL FROM:<eve@evil.test>\r\nRCPT TO:<eve@evil.test>\r\nDATA',
  });

  expect(received).toHaveLength(1);
  expect(received[0]?.recipients).toEqual(['ana@flink.test']);
  expect(received[0]?.source).not.toMatch(/^Bcc:/im);
});

test('user and password are sent, also with signs in them', async () => {
  const { url, received, logins } = await mailServer();

  await smtpMailer({ url: url.replace('//', '//me%40x:p%3Aw%2F@'), from: FROM }).send(mail);

  expect(logins).toEqual(['me@x p:w/']);
  expect(received).toHaveLength(1);
});

test('a password is never sent in the clear to another machine', async () => {
  const { url, received, logins } = await mailServer();
  const elsewhere = url.replace('//127.0.0.1', '//me:secret@0.0.0.0');

  const error = await failure(smtpMailer({ url: elsewhere, from: FROM }).send(mail));

  expect(error.why).toBe('unreachable');
  expect([received, logins]).toEqual([[], []]);
});

test('a wrong password is told as that, and worth another attempt once it is mended', async () => {
  const { url } = await mailServer({ password: true });

  const error = await failure(smtpMailer({ url: url.replace('//', '//me:wrong@'), from: FROM }).send(mail));

  expect(error).toMatchObject({ why: 'auth', isFinal: false, code: 'mail.failed' });
  expect(error.explanation).toBe('The other side did not accept our credentials (535).');
});

test('a refused recipient is final; one refused for now is not', async () => {
  const never = await mailServer({ recipient: 550 });
  const later = await mailServer({ recipient: 451 });

  const refused = await failure(smtpMailer({ url: never.url, from: FROM }).send(mail));
  const postponed = await failure(smtpMailer({ url: later.url, from: FROM }).send(mail));

  expect(refused).toMatchObject({ why: 'refused', isFinal: true });
  expect(postponed).toMatchObject({ why: 'temporary', isFinal: false });
  expect(never.received).toEqual([]);
});

test('refused content is final', async () => {
  const { url } = await mailServer({ content: 554 });

  expect(await failure(smtpMailer({ url, from: FROM }).send(mail))).toMatchObject({
    why: 'refused',
    isFinal: true,
  });
});

async function tcpServer(greet: (server: Server) => void): Promise<string> {
  const server = createServer();
  greet(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  running.push(server);
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a server that is not there is unreachable', async () => {
  const url = await tcpServer(() => undefined);
  await new Promise<void>((resolve) => running.pop()?.close(resolve));

  const error = await failure(smtpMailer({ url, from: FROM }).send(mail));

  expect(error).toMatchObject({ why: 'unreachable', isFinal: false });
});

test('a server that stays silent is a time-out', async () => {
  const sockets: { destroy(): void }[] = [];
  const url = await tcpServer((server) => server.on('connection', (socket) => sockets.push(socket)));

  const error = await failure(smtpMailer({ url, from: FROM, timeoutMs: 200 }).send(mail));

  for (const socket of sockets) socket.destroy();
  expect(error).toMatchObject({ why: 'timeout', isFinal: false });
});

test('a server that answers in drops holds no message for ever', async () => {
  const sockets: { destroy(): void }[] = [];
  const url = await tcpServer((server) =>
    server.on('connection', (socket) => {
      sockets.push(socket);
      const dripping = setInterval(() => socket.write('220-still here\r\n'), 20);
      socket.on('error', () => undefined).on('close', () => clearInterval(dripping));
    }),
  );

  const error = await failure(smtpMailer({ url, from: FROM, messageTimeoutMs: 200 }).send(mail));

  for (const socket of sockets) socket.destroy();
  expect(error).toMatchObject({ why: 'timeout', isFinal: false });
});

test('a server that speaks something else is unreachable', async () => {
  const url = await tcpServer((server) =>
    server.on('connection', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  );

  expect((await failure(smtpMailer({ url, from: FROM }).send(mail))).isFinal).toBe(false);
});

test('a wrong address never reaches the server', async () => {
  const { url, received } = await mailServer();

  const error = await failure(
    smtpMailer({ url, from: FROM }).send({ ...mail, to: 'ana@flink.test\r\nRCPT TO:<b@c.d>' }),
  );

  expect(error).toMatchObject({ why: 'badAddress', code: 'mail.badAddress', isFinal: true });
  expect(received).toEqual([]);
});

test('a sender that is no address stops the start with the name of the variable', () => {
  expect(() => smtpMailer({ url: 'smtp://127.0.0.1', from: 'Flink' })).toThrow(/FLINK_MAIL_FROM/);
});
