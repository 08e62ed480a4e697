import type { ReplyOf, Sent } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { markOfText } from '@flink/contract/rules/make/translated-texts.ts';

export type TextsOfActivity = ReplyOf<Calls['translationTexts']>['data'][number];
export type TextOfActivity = TextsOfActivity['texts'][number];
type SavedActivity = ReplyOf<Calls['saveTranslations']>['data'][number];
type SentText = Sent<Calls['saveTranslations']>['body']['activities'][number]['texts'][number];
export type Refused = SavedActivity['refused'][number];

/** What is written of a text and not saved yet. */
export interface Draft {
  readonly value: string;
  /** It is right as it stands, although the source changed or both languages say the same. */
  readonly right: boolean;
  /** The text that the writing began with: another one after somebody else has changed it. */
  readonly base: TextOfActivity;
  readonly refused: Refused | null;
}

export type Drafts = ReadonlyMap<string, Draft>;

export const keyOf = (activityId: string, part: string): string => `${activityId} ${part}`;

/** A draft for every text of these activities; what is written already stays. */
export function draftsOf(activities: readonly TextsOfActivity[], written: Drafts): Drafts {
  return new Map(
    activities.flatMap(({ _id, texts }) =>
      texts.map((text): [string, Draft] => {
        const key = keyOf(_id, text.part);
        return [
          key,
          written.get(key) ?? { value: text.translation, right: false, base: text, refused: null },
        ];
      }),
    ),
  );
}

const isChanged = ({ value, right, base }: Draft): boolean => right || value !== base.translation;

const own = ({ _id, texts }: TextsOfActivity, drafts: Drafts): readonly (readonly [string, Draft])[] =>
  texts.flatMap(({ part }) => {
    const draft = drafts.get(keyOf(_id, part));
    return draft ? [[part, draft] as const] : [];
  });

export const isUnsaved = (activity: TextsOfActivity, drafts: Drafts): boolean =>
  own(activity, drafts).some(([, draft]) => isChanged(draft));

/** Only what was changed is sent: the rest may have been translated by somebody else meanwhile. */
export const sentTexts = (activity: TextsOfActivity, drafts: Drafts): SentText[] =>
  own(activity, drafts).flatMap(([part, draft]) =>
    isChanged(draft)
      ? [
          {
            part,
            value: draft.value,
            mark: draft.base.mark,
            sourceMark: draft.base.sourceMark,
            right: draft.right,
          },
        ]
      : [],
  );

/** After a save that was refused in part: what was saved is the new base, the rest stays as it was written. */
export function withRefusals(
  activities: readonly TextsOfActivity[],
  drafts: Drafts,
  saved: readonly SavedActivity[],
): Drafts {
  const next = new Map(drafts);
  for (const activity of activities) {
    const result = saved.find(({ _id }) => _id === activity._id);
    if (!result || result.error !== null) continue;
    for (const [part, draft] of own(activity, drafts)) {
      const refused = result.refused.find((one) => one.part === part) ?? null;
      const key = keyOf(activity._id, part);
      if (refused) next.set(key, { ...draft, refused });
      else if (isChanged(draft))
        next.set(key, { ...draft, right: false, refused: null, base: savedBase(draft) });
    }
  }
  return next;
}

const savedBase = ({ base, value }: Draft): TextOfActivity => ({
  ...base,
  translation: value,
  state: value === '' ? 'missing' : 'done',
  was: null,
  mark: markOfText(value),
});

/** One's own words stay, on top of what somebody else has saved or of the changed source. */
export const keepMine = (draft: Draft): Draft =>
  draft.refused?.text ? { ...draft, base: draft.refused.text, refused: null } : { ...draft, refused: null };

export const takeTheirs = (draft: Draft): Draft =>
  draft.refused?.text
    ? { value: draft.refused.text.translation, right: false, base: draft.refused.text, refused: null }
    : draft;

/** Whether something is still to be done about it. */
export const isOpen = ({ base, value, right }: Draft): boolean =>
  base.state === 'missing' || base.state === 'copied'
    ? value.trim() === '' || (value === base.source && !right)
    : base.state === 'changed' && !right && value === base.translation;
