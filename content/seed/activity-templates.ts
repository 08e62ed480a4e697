import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import type { WordCriteria } from '@flink/game-kit/model/template.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { models } from '@flink/templates/models.gen.ts';

/** A template that cannot be generated has nothing against any word, and asks for none. */
const ANY_WORD = {
  imageRequired: false,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: null,
  minWords: null,
} as const satisfies Readonly<Record<keyof WordCriteria, boolean | null>>;

const rowOf = (
  alias: string,
  { activityTemplateName, family, criteria, defaultForReports = false }: TemplateFacts,
) => ({
  alias,
  activityTemplateName: activityTemplateName.en,
  family,
  // Spec 2 §4: where an answer passes the turn. Of a game that is not there yet nobody can say it.
  multiplayer: models.get(alias)?.multiplayer ?? false,
  defaultForReports,
  onlyForWordlists: false,
  availableForWordlists: criteria !== undefined,
  ...(criteria ?? ANY_WORD),
});

/** The templates of spec 2 §1 and those that came later, each from the facts in its own folder. */
export const activityTemplates = [...facts].map(([alias, known]) => rowOf(alias, known));
