import type { ShownDraft } from '../../../shared/preview/draft-stage.ts';
import type { MakeCommon } from '../lists/make-data.ts';

type Draft = Omit<ShownDraft, 'round'>;

/** A preview with the character that Admin chose for the template. */
export function withTemplateLook(
  draft: Draft,
  common: Pick<MakeCommon, 'templates' | 'characters'> | undefined,
): Draft {
  const template = common?.templates.find(({ _id }) => _id === draft.activity.templateId);
  if (!common || !template) return draft;
  const { characters, characterSize, characterLocation } = template;
  return {
    ...draft,
    characters: common.characters,
    activity: {
      ...draft.activity,
      template: { ...draft.activity.template, characters, characterSize, characterLocation },
    },
  };
}
