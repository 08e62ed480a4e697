import { resolve } from 'node:path';
import { z } from 'zod';
import { isLoopbackAddress, isLoopbackName } from './loopback.ts';
import { StartError } from './start-error.ts';

const text = z.string().trim().min(1);
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);

/** Every variable Flink reads, its default and, as the error, the way out. */
const variables = z.object({
  HOST: text.default('127.0.0.1'),
  PORT: whole(0, 65_535).default(3000),
  FLINK_DATA: text.default('.flink'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FLINK_DATABASE_POOL: whole(2, 200).default(10),
  FLINK_S3_BUCKET: text.optional(),
  FLINK_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FLINK_SECRET: z.string().min(32).optional(),
  FLINK_DEMO: z.enum(['on', 'off', 'open']).default('on'),
  FLINK_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  FLINK_TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  FLINK_METRICS_TOKEN: z.string().min(16).optional(),
  FLINK_REQUESTS_PER_MINUTE: whole(10, 10_000_000).default(3000),
  FLINK_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  FLINK_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  FLINK_MAIL_FROM: text.default('Flink <no-reply@flink.test>'),
  FLINK_SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  FLINK_SMS_ACCOUNT: text.optional(),
  FLINK_SMS_TOKEN: text.optional(),
  FLINK_SMS_FROM: text.optional(),
  FLINK_CLEVER_ID: text.optional(),
  FLINK_CLEVER_SECRET: text.optional(),
  FLINK_CLEVER_URL: z.url({ protocol: /^https?$/ }).default('https://clever.com'),
  FLINK_CLEVER_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.clever.com'),
  FLINK_POLLY_REGION: text.optional(),
  FLINK_POLLY_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  FLINK_CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  FLINK_CHAT_KEY: text.optional(),
  FLINK_CHAT_MODEL: text.optional(),
  FLINK_STRIPE_KEY: text.optional(),
  FLINK_STRIPE_PUBLIC_KEY: text.optional(),
  FLINK_STRIPE_WEBHOOK_SECRET: text.optional(),
  FLINK_STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  FLINK_BRAINTREE_MERCHANT: text.optional(),
  FLINK_BRAINTREE_PUBLIC_KEY: text.optional(),
  FLINK_BRAINTREE_PRIVATE_KEY: text.optional(),
  FLINK_BRAINTREE_ENVIRONMENT: z.enum(['sandbox', 'production']).default('production'),
  FLINK_BRAINTREE_ACCOUNTS: z
    .string()
    .regex(/^[A-Z]{3}:[\w-]+(,[A-Z]{3}:[\w-]+)*$/)
    .optional(),
  FLINK_MPESA_KEY: text.optional(),
  FLINK_MPESA_SECRET: text.optional(),
  FLINK_MPESA_SHORT_CODE: text.optional(),
  FLINK_MPESA_PASS_KEY: text.optional(),
  FLINK_MPESA_URL: z.url({ protocol: /^https?$/ }).default('https://api.safaricom.co.ke'),
});

const WAY_OUT: Readonly<Record<string, string>> = {
  HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  PORT: 'a number from 0 to 65535',
  FLINK_DATA: 'a folder that Flink may write to',
  DATABASE_URL: 'postgres://user:password@host:5432/name, or leave it unset for the embedded database',
  DATABASE_REPLICA_URL: 'postgres://user:password@host:5432/name, or leave it unset',
  FLINK_DATABASE_POOL: 'a number from 2 to 200',
  FLINK_S3_ENDPOINT: 'an http or https address, or leave it unset for AWS',
  FLINK_SECRET: 'at least 32 characters, or leave it unset to have one made',
  FLINK_DEMO: 'on, off or open',
  FLINK_PUBLIC_URL: 'the http or https address under which people reach Flink',
  FLINK_TRUST_PROXY: 'on or off',
  FLINK_METRICS_TOKEN: 'at least 16 characters',
  FLINK_REQUESTS_PER_MINUTE: 'a number from 10 to 10000000',
  FLINK_LOG: 'silent, error, warn, info or debug',
  FLINK_SMTP_URL: 'smtp://user:password@host:587 or smtps://…',
  FLINK_SMS_URL: 'the http or https address of a Twilio-compatible service',
  FLINK_CLEVER_URL: 'an http or https address, or leave it unset for https://clever.com',
  FLINK_CLEVER_API_URL: 'an http or https address, or leave it unset for https://api.clever.com',
  FLINK_POLLY_ENDPOINT: 'an http or https address, or leave it unset for AWS',
  FLINK_CHAT_URL: 'the http or https address of a chat-completions service',
  FLINK_STRIPE_URL: 'an http or https address, or leave it unset for https://api.stripe.com',
  FLINK_BRAINTREE_ENVIRONMENT: 'sandbox or production',
  FLINK_BRAINTREE_ACCOUNTS: 'accounts by currency, such as USD:flink-usd,EUR:flink-eur',
  FLINK_MPESA_URL: 'an http or https address, or leave it unset for https://api.safaricom.co.ke',
};

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]);
    throw new StartError(`The variable ${name} is not usable: set it to ${WAY_OUT[name] ?? 'a text'}.`);
  }
  const v = parsed.data;
  const loopback = isLoopbackName(v.HOST) || isLoopbackAddress(v.HOST);
  if (v.FLINK_DEMO === 'on' && !loopback) {
    throw new StartError(
      `HOST is ${v.HOST}, and the demo world's passwords are public: set FLINK_DEMO=off to start without it, or FLINK_DEMO=open to offer it to everybody who reaches this address.`,
    );
  }
  const sms = smsSettings(v);
  return {
    host: v.HOST,
    port: v.PORT,
    loopback,
    dataFolder: resolve(v.FLINK_DATA),
    databaseUrl: v.DATABASE_URL ?? null,
    databaseReplicaUrl: v.DATABASE_REPLICA_URL ?? null,
    databasePool: v.FLINK_DATABASE_POOL,
    s3: v.FLINK_S3_BUCKET ? { bucket: v.FLINK_S3_BUCKET, endpoint: v.FLINK_S3_ENDPOINT ?? null } : null,
    secret: v.FLINK_SECRET ?? null,
    demo: v.FLINK_DEMO !== 'off',
    demoForEverybody: v.FLINK_DEMO === 'open',
    publicUrl: v.FLINK_PUBLIC_URL?.replace(/\/$/, '') ?? null,
    trustProxy: v.FLINK_TRUST_PROXY === 'on',
    metricsToken: v.FLINK_METRICS_TOKEN ?? null,
    requestsPerMinute: v.FLINK_REQUESTS_PER_MINUTE,
    logLevel: v.FLINK_LOG,
    smtp: v.FLINK_SMTP_URL ? { url: v.FLINK_SMTP_URL, from: v.FLINK_MAIL_FROM } : null,
    sms,
    clever: cleverSettings(v),
    polly: v.FLINK_POLLY_REGION
      ? { region: v.FLINK_POLLY_REGION, endpoint: v.FLINK_POLLY_ENDPOINT ?? null }
      : null,
    chat: chatSettings(v),
    ...paymentSettings(v),
  };
}

/** All of them, or none. */
function together<Names extends keyof z.output<typeof variables>>(
  v: z.output<typeof variables>,
  names: readonly Names[],
): readonly string[] | null {
  const missing = names.filter((name) => v[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new StartError(
      `${names.filter((name) => v[name] !== undefined).join(', ')} is set but not the rest: set ${missing.join(', ')} too, or unset it.`,
    );
  return names.map((name) => String(v[name]));
}

function paymentSettings(v: z.output<typeof variables>) {
  const stripe = together(v, ['FLINK_STRIPE_KEY', 'FLINK_STRIPE_PUBLIC_KEY', 'FLINK_STRIPE_WEBHOOK_SECRET']);
  const braintree = together(v, [
    'FLINK_BRAINTREE_MERCHANT',
    'FLINK_BRAINTREE_PUBLIC_KEY',
    'FLINK_BRAINTREE_PRIVATE_KEY',
  ]);
  const mpesa = together(v, [
    'FLINK_MPESA_KEY',
    'FLINK_MPESA_SECRET',
    'FLINK_MPESA_SHORT_CODE',
    'FLINK_MPESA_PASS_KEY',
  ]);
  if (mpesa && !v.FLINK_PUBLIC_URL)
    throw new StartError(
      'FLINK_MPESA_KEY is set but not FLINK_PUBLIC_URL: M-Pesa tells of payments there, set it too.',
    );
  const [key = '', publicKey = '', webhookSecret = ''] = stripe ?? [];
  const [merchantId = '', braintreePublicKey = '', privateKey = ''] = braintree ?? [];
  const [mpesaKey = '', secret = '', shortCode = '', passKey = ''] = mpesa ?? [];
  return {
    stripe: stripe && { key, publicKey, webhookSecret, url: withoutEnd(v.FLINK_STRIPE_URL) },
    braintree: braintree && {
      merchantId,
      publicKey: braintreePublicKey,
      privateKey,
      environment: v.FLINK_BRAINTREE_ENVIRONMENT,
      accounts: Object.fromEntries(
        (v.FLINK_BRAINTREE_ACCOUNTS?.split(',') ?? []).map((one) => one.split(':') as [string, string]),
      ),
    },
    mpesa: mpesa && { key: mpesaKey, secret, shortCode, passKey, url: withoutEnd(v.FLINK_MPESA_URL) },
  };
}

function chatSettings({
  FLINK_CHAT_URL: url,
  FLINK_CHAT_KEY: key,
  FLINK_CHAT_MODEL: model,
}: z.output<typeof variables>) {
  if (!url) return null;
  if (!key || !model) {
    throw new StartError(
      'FLINK_CHAT_URL is set but not the rest: set FLINK_CHAT_KEY and FLINK_CHAT_MODEL too, or unset it.',
    );
  }
  return { url: withoutEnd(url), key, model };
}

function smsSettings(v: z.output<typeof variables>) {
  if (!v.FLINK_SMS_URL) return null;
  const { FLINK_SMS_ACCOUNT: account, FLINK_SMS_TOKEN: token, FLINK_SMS_FROM: from } = v;
  if (!account || !token || !from) {
    throw new StartError(
      'FLINK_SMS_URL is set but not the rest: set FLINK_SMS_ACCOUNT, FLINK_SMS_TOKEN and FLINK_SMS_FROM too, or unset it.',
    );
  }
  return { url: v.FLINK_SMS_URL, account, token, from };
}

function cleverSettings(v: z.output<typeof variables>) {
  const { FLINK_CLEVER_ID: id, FLINK_CLEVER_SECRET: secret } = v;
  if (!id && !secret) return null;
  if (!id || !secret) {
    const [set, missing] = id
      ? ['FLINK_CLEVER_ID', 'FLINK_CLEVER_SECRET']
      : ['FLINK_CLEVER_SECRET', 'FLINK_CLEVER_ID'];
    throw new StartError(
      `${set} is set but not ${missing}: set both for Clever, or neither for the sandbox.`,
    );
  }
  return { id, secret, url: withoutEnd(v.FLINK_CLEVER_URL), apiUrl: withoutEnd(v.FLINK_CLEVER_API_URL) };
}

const withoutEnd = (url: string) => url.replace(/\/$/, '');
