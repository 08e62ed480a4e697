import { AppError } from '@flink/contract/errors/app-error.ts';
import { withAskedWords } from '@flink/contract/rules/play/asked-words.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { House } from '../../house.ts';
import { parseFileKey } from '../../ports/files/key.ts';
import * as repo from './activities.repo.ts';
import { type HouseText, instructionStringOf, withHouseInstruction } from './house-instruction.ts';

type Data = Readonly<Record<string, unknown>>;

export type ActivitiesService = ReturnType<typeof activitiesService>;

export function activitiesService({ db, files }: Pick<House, 'db' | 'files'>) {
  /** Data that is too large for a row lies in a file (spec 3 §9). */
  async function inFile(key: string): Promise<Data> {
    const { stream } = await files.open(parseFileKey(key));
    return JSON.parse(Buffer.concat(await stream.toArray()).toString());
  }

  /** Spec 3 §3, instructionString: whoever changes the text changes what learners are told. */
  async function withTexts(all: readonly Data[]) {
    const numbers = all.flatMap((data) => instructionStringOf(data) ?? []);
    const texts = numbers.length === 0 ? null : await repo.houseTexts(db, numbers);
    return (data: Data, locale: string): Data => {
      const text = texts?.get(instructionStringOf(data) ?? 0);
      return text ? withHouseInstruction(data, text, locale) : data;
    };
  }

  return {
    /**
     * As stored: whether its template is known and takes the data, the player finds out, which closes the activity
     * (spec 1 §4).
     */
    async activity(id: string, locale: string) {
      const [row] = await repo.activity(db, id);
      if (!row) throw new AppError('play.activityNotFound');
      const { alias, activityTemplateName, multiplayer, teamHelp, dataKey, languageKeys, ...rest } = row;
      const { characters, characterSize, characterLocation, parentVideos, ...activity } = rest;
      const data = dataKey === null ? activity.data : await inFile(dataKey);
      const languageVersionData = { ...activity.languageVersionData };
      for (const [version, key] of Object.entries(languageKeys))
        languageVersionData[version as keyof typeof languageVersionData] = await inFile(key);
      const { activityImage } = data;
      const told = await withTexts([data, ...Object.values(languageVersionData)]);
      // Spec 3 §4.2: in the displayed text.
      const versions = Object.entries(languageVersionData).map(([version, said]) => {
        const language = version.slice('immersion_'.length);
        return [version, withAskedWords(told(said, language), language, data)];
      });
      return {
        ...activity,
        data: withAskedWords(told(data, activity.locale), activity.locale),
        languageVersionData: Object.fromEntries(versions) as typeof languageVersionData,
        activityImage: typeof activityImage === 'string' ? activityImage : null,
        template: {
          alias,
          activityTemplateName,
          multiplayer,
          helpStrings: helpIn(teamHelp, locale),
          characters,
          characterSize,
          characterLocation,
          parentVideos,
        },
      };
    },

    /** The first of a menu, so that it is one that learners meet first; null where nothing is offered. */
    async toTry(locale: string): Promise<string | null> {
      const [first] = await repo.firstOffered(db, locale);
      return first?._id ?? null;
    },

    /** One of each template, so that whoever explains a kind of game can show it. */
    forHelp: (locale: string) => repo.firstOfEachTemplate(db, locale),

    async checkKnown(ids: readonly string[]): Promise<void> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0) return;
      const known = await repo.knownAmong(db, wanted);
      if (known.length < wanted.length) throw new AppError('play.activityNotFound');
    },
  };
}

/** The template's help for teams in the learner's language, else in English. */
function helpIn(text: HouseText | null, locale: string): { team?: string } {
  const team = text?.[locale] ?? text?.[DEFAULT_LOCALE];
  return team === undefined ? {} : { team };
}
