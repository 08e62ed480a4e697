import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('nothing set gives the fixed points', () => {
  const config = readConfig({});

  expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, databaseUrl: null, s3: null, demo: true });
  expect(config.dataFolder.endsWith('/.flink')).toBe(true);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://root@localhost/x'],
  ['FLINK_SECRET', 'short'],
  ['FLINK_DEMO', 'maybe'],
  ['FLINK_S3_ENDPOINT', 'minio'],
  ['FLINK_LOG', 'loud'],
  ['FLINK_SMTP_URL', 'http://mail'],
  ['FLINK_CLEVER_URL', 'clever.com'],
  ['FLINK_CLEVER_API_URL', 'ftp://api.clever.com'],
  ['FLINK_POLLY_ENDPOINT', 'polly'],
  ['FLINK_CHAT_URL', 'chat'],
  ['FLINK_REQUESTS_PER_MINUTE', '100000000'],
])('a wrong %s stops the start with one sentence that names it', (name, value) => {
  const start = () => readConfig({ [name]: value });

  expect(start).toThrow(StartError);
  expect(start).toThrow(new RegExp(`^The variable ${name} is not usable: set it to [^\\n]+\\.$`));
});

test('too many requests a minute are refused with the most that can be set', () => {
  expect(() => readConfig({ FLINK_REQUESTS_PER_MINUTE: '100000000' })).toThrow(
    'a number from 10 to 10000000',
  );
});

test('the demo world is refused on an address that others can reach', () => {
  expect(() => readConfig({ HOST: '0.0.0.0' })).toThrow(/FLINK_DEMO=off.*FLINK_DEMO=open/);
  expect(readConfig({ HOST: '0.0.0.0', FLINK_DEMO: 'off' }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', FLINK_DEMO: 'open' }).demo).toBe(true);
});

test('half a text message service is refused', () => {
  expect(() => readConfig({ FLINK_SMS_URL: 'https://sms.test' })).toThrow(/FLINK_SMS_ACCOUNT/);
});

test('without both of its names Clever is not used, and half of them is refused', () => {
  expect(readConfig({}).clever).toBeNull();
  expect(() => readConfig({ FLINK_CLEVER_ID: 'app' })).toThrow(/not FLINK_CLEVER_SECRET: set both/);
  expect(() => readConfig({ FLINK_CLEVER_SECRET: 'word' })).toThrow(/not FLINK_CLEVER_ID: set both/);
});

test('Clever is asked at its own addresses unless others are named', () => {
  const both = { FLINK_CLEVER_ID: 'app', FLINK_CLEVER_SECRET: 'word' };

  expect(readConfig(both).clever).toEqual({
    id: 'app',
    secret: 'word',
    url: 'https://clever.com',
    apiUrl: 'https://api.clever.com',
  });
  expect(readConfig({ ...both, FLINK_CLEVER_URL: 'http://127.0.0.1:9/' }).clever?.url).toBe(
    'http://127.0.0.1:9',
  );
});

test('a region switches Polly on', () => {
  expect(readConfig({}).polly).toBeNull();
  expect(readConfig({ FLINK_POLLY_REGION: 'eu-west-1' }).polly).toEqual({
    region: 'eu-west-1',
    endpoint: null,
  });
});

test('a chat service needs its key and its model', () => {
  const whole = { FLINK_CHAT_URL: 'https://chat.example/v1/', FLINK_CHAT_KEY: 'k', FLINK_CHAT_MODEL: 'm' };

  expect(readConfig({}).chat).toBeNull();
  expect(readConfig(whole).chat).toEqual({ url: 'https://chat.example/v1', key: 'k', model: 'm' });
  expect(() => readConfig({ ...whole, FLINK_CHAT_KEY: '' })).toThrow(/FLINK_CHAT_KEY and FLINK_CHAT_MODEL/);
});
