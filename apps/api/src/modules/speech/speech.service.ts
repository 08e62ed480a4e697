import { createHash } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { spokenParts, spokenText } from '@flink/contract/rules/play/spoken-text.ts';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/database.ts';
import type { FileKind } from '../../ports/files/content/kinds.ts';
import { parseFileKey } from '../../ports/files/key.ts';
import type { FileStore } from '../../ports/files/port.ts';
import type { Reader, Speech, Spoken, SpokenWord } from '../../ports/speech/port.ts';
import { ttlCache } from '../../ttl-cache.ts';

export interface Sound {
  readonly mp3: Uint8Array;
  /** The same for the same text read by the same voice. */
  readonly etag: string;
  /** Spoken by a person, who may speak it anew. */
  readonly isRecorded?: boolean;
}

/** So long a change in the office is not heard yet. */
const SWITCH_KEPT_MS = 10_000;

interface Wish {
  /** Under which it is kept. */
  readonly name: string;
  readonly locale: string;
  readonly text: string;
  readonly reader: Reader;
}

interface SpeechRooms {
  readonly db: Db;
  readonly files: FileStore;
  readonly speech: Speech;
  readonly log: FastifyBaseLogger;
}

/** Each holds its sound until it is stored. */
const MAX_MAKING = 500;

const asAsked = (text: string) => spokenText(text).toLowerCase();

const keptWords = z.array(
  z.object({ start: z.number(), end: z.number(), from: z.number(), to: z.number() }).readonly(),
);

/** Throws for somebody who has had enough made; what it returns takes the count back when nothing was made. */
export type CountSynthesis = () => Promise<(() => Promise<void>) | undefined>;

/** Sounds are made when somebody asks for them first, and kept. */
export function speechService({ db, files, speech, log }: SpeechRooms) {
  const making = new Map<string, Promise<Spoken>>();

  async function kept(key: string): Promise<Uint8Array | null> {
    try {
      const { stream } = await files.open(parseFileKey(key));
      return Buffer.concat(await stream.toArray());
    } catch (error) {
      if (error instanceof AppError && error.code === 'files.notFound') return null;
      throw error;
    }
  }

  /** Several who ask for the same at once get the same. */
  async function made(wish: Wish, count: CountSynthesis): Promise<Spoken> {
    const begun = making.get(wish.name);
    if (begun) return begun;
    if (making.size >= MAX_MAKING) throw new AppError('server.unavailable');
    const started = make(wish, count);
    making.set(wish.name, started);
    return started;
  }

  async function make({ name, locale, text, reader }: Wish, count: CountSynthesis) {
    let takeBack: Awaited<ReturnType<CountSynthesis>>;
    try {
      takeBack = await count();
      const spoken = await speech.say(text, locale, reader);
      void keep(name, spoken);
      return spoken;
    } catch (error) {
      making.delete(name);
      await takeBack?.();
      throw error;
    }
  }

  /** While somebody listens already. A sound that cannot be kept is made again: nobody is refused for it. */
  async function keep(name: string, { mp3, words }: Spoken): Promise<void> {
    try {
      await put(`${name}.json`, Buffer.from(JSON.stringify(words)), 'data');
      await put(`${name}.mp3`, mp3, 'audio');
    } catch (error) {
      log.warn({ err: error }, 'a spoken text could not be kept');
    } finally {
      making.delete(name);
    }
  }

  const put = (key: string, bytes: Uint8Array, kind: FileKind) => files.put(parseFileKey(key), bytes, kind);

  /** Who reads a language; null where the office has switched it off (Admin, languages). */
  const readerOf = ttlCache(SWITCH_KEPT_MS, async (locale): Promise<Reader | null> => {
    const found = await db
      .selectFrom('locales')
      .select(['tts_enabled as isOn', sql<Reader | null>`tts_voice`.as('reader')])
      .where('code', '=', locale)
      .executeTakeFirst();
    return found?.isOn === false ? null : (found?.reader ?? 'female');
  });

  /** Texts and buttons that were given a sound in the office, by their words; of the same words the button's is heard. */
  const recordedIn = ttlCache(SWITCH_KEPT_MS, async (locale): Promise<ReadonlyMap<string, string>> => {
    const { rows } = await sql<{ label: string; sound: string }>`
      (select string_value as label, string_audio as sound from string_values
        where locale = ${locale} and string_audio is not null order by string_id desc)
      union all
      (select labels ->> ${locale} as label, sounds ->> ${locale} as sound from global_buttons
        where labels ? ${locale} and sounds ? ${locale} order by name desc)`.execute(db);
    return new Map(rows.map(({ label, sound }) => [asAsked(label), sound]));
  });

  async function recorded(locale: string, text: string): Promise<Sound | null> {
    const key = (await recordedIn(locale)).get(asAsked(text));
    const mp3 = key ? await kept(key) : null;
    return key && mp3
      ? { mp3, etag: createHash('sha256').update(key).digest('hex').slice(0, 40), isRecorded: true }
      : null;
  }

  async function wished(locale: string, text: string): Promise<Wish & { readonly hash: string }> {
    const reader = await readerOf(locale);
    const known = speech.voiceFor(locale);
    if (reader === null || known === null) throw new AppError('notFound');
    const voice = reader === 'male' ? `${known}-male` : known;
    const hash = createHash('sha256').update(`${voice}\n${text}`).digest('hex').slice(0, 40);
    return { name: `speech/${voice}/${hash.slice(0, 2)}/${hash}`, hash, locale, text, reader };
  }

  return {
    async sound(locale: string, text: string, count: CountSynthesis): Promise<Sound> {
      const spoken = await recorded(locale, text);
      if (spoken) return spoken;
      const wish = await wished(locale, text);
      const mp3 = (await kept(`${wish.name}.mp3`)) ?? (await made(wish, count)).mp3;
      return { mp3, etag: wish.hash };
    },

    /** A text of any length, read anew for a file of somebody's own; not kept here. */
    async reading(locale: string, text: string, reader: Reader): Promise<Uint8Array> {
      if ((await readerOf(locale)) === null || speech.voiceFor(locale) === null)
        throw new AppError('notFound');
      const parts = spokenParts(text, locale);
      if (parts.length === 0) throw new AppError('speech.noText', { fields: { text: 'speech.noText' } });
      const sounds: Uint8Array[] = [];
      for (const part of parts) sounds.push((await speech.say(part, locale, reader)).mp3);
      return Buffer.concat(sounds);
    },

    async words(locale: string, text: string, count: CountSynthesis): Promise<readonly SpokenWord[]> {
      const wish = await wished(locale, text);
      const json = await kept(`${wish.name}.json`);
      if (json) return keptWords.parse(JSON.parse(Buffer.from(json).toString()));
      return (await made(wish, count)).words;
    },
  };
}
