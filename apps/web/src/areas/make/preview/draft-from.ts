import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { withAskedWords } from '@flink/contract/rules/play/asked-words.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import { valueAt, withValueAt } from '@flink/make-kit/document/place.ts';
import type { ShownDraft } from '../../../shared/preview/draft-stage.ts';

const PROBLEMS = ['gameData', 'problems'] as const;

/** The problem that is being written comes first, the others behind it in their order. */
export function beginningAt(
  data: ActivityData,
  index: number,
  description: Pick<Description, 'options'>,
): ActivityData {
  const problems = valueAt(data, PROBLEMS);
  if (!Array.isArray(problems) || !(index >= 0 && index < problems.length)) return data;
  const turned = withValueAt(data, PROBLEMS, [...problems.slice(index), ...problems.slice(0, index)]);
  return 'randomOrder' in description.options
    ? withValueAt(turned, ['options', 'randomOrder'], false)
    : turned;
}

/** A language version as it is being written, and the rest of the activity that it leaves to its original. */
export interface WrittenVersion {
  readonly locale: string;
  readonly data: ActivityData;
}

/** An activity as a learner's player gets it, with the working copy in place of what is published. */
export function draftFrom(
  activity: OpenedActivity,
  data: ActivityData,
  multiplayer: boolean,
  version: WrittenVersion | null = null,
): ShownDraft['activity'] {
  const { activityImage } = data;
  return {
    _id: activity._id,
    activityName: activity.activityName,
    contentFolder: activity.contentFolder,
    locale: activity.locale,
    monolingual: activity.monolingual && version === null,
    templateId: activity.templateId,
    generatedFrom: activity.generatedFromWordlist,
    template: {
      alias: activity.templateAlias,
      activityTemplateName: activity.activityTemplateName,
      multiplayer,
      helpStrings: {},
      characters: [],
      characterSize: null,
      characterLocation: null,
      parentVideos: {},
    },
    data: { ...withAskedWords(data, activity.locale) },
    // It is shown in the language in which it is being made.
    languageVersionData:
      version === null
        ? {}
        : { [`immersion_${version.locale}`]: { ...withAskedWords(version.data, version.locale, data) } },
    activityImage: typeof activityImage === 'string' ? activityImage : null,
  };
}
