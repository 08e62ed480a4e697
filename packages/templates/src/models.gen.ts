// Made by npm run gen from the folders beside this file.
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { template as allTogetherNowTemplate } from './all-together-now/model/index.ts';
import { generator as concentrationGenerator } from './concentration/model/generate.ts';
import { template as concentrationTemplate } from './concentration/model/index.ts';
import { template as directionsGridTemplate } from './directions-grid/model/index.ts';
import { template as ebookTemplate } from './ebook/model/index.ts';
import { generator as findTheOneGenerator } from './find-the-one/model/generate.ts';
import { template as findTheOneTemplate } from './find-the-one/model/index.ts';
import { template as literacyTemplate } from './literacy/model/index.ts';
import { generator as matchByDragGenerator } from './match-by-drag/model/generate.ts';
import { template as matchByDragTemplate } from './match-by-drag/model/index.ts';
import { generator as matchItGenerator } from './match-it/model/generate.ts';
import { template as matchItTemplate } from './match-it/model/index.ts';
import { generator as matchingDefinitionsGenerator } from './matching-definitions/model/generate.ts';
import { template as matchingDefinitionsTemplate } from './matching-definitions/model/index.ts';
import { generator as missingElementsGenerator } from './missing-elements/model/generate.ts';
import { template as missingElementsTemplate } from './missing-elements/model/index.ts';
import { generator as movingAnswersGenerator } from './moving-answers/model/generate.ts';
import { template as movingAnswersTemplate } from './moving-answers/model/index.ts';
import { generator as multipleChoiceGenerator } from './multiple-choice/model/generate.ts';
import { template as multipleChoiceTemplate } from './multiple-choice/model/index.ts';
import { template as ngeliTemplate } from './ngeli/model/index.ts';
import { generator as orderItGenerator } from './order-it/model/generate.ts';
import { template as orderItTemplate } from './order-it/model/index.ts';
import { template as readingDeluxeTemplate } from './reading-deluxe/model/index.ts';
import { generator as sentenceConnectablesGenerator } from './sentence-connectables/model/generate.ts';
import { template as sentenceConnectablesTemplate } from './sentence-connectables/model/index.ts';
import { generator as spellingConnectablesGenerator } from './spelling-connectables/model/generate.ts';
import { template as spellingConnectablesTemplate } from './spelling-connectables/model/index.ts';
import { generator as spellingKeyboardGenerator } from './spelling-keyboard/model/generate.ts';
import { template as spellingKeyboardTemplate } from './spelling-keyboard/model/index.ts';
import { template as storyStudioTemplate } from './story-studio/model/index.ts';
import { generator as wordConnectablesGenerator } from './word-connectables/model/generate.ts';
import { template as wordConnectablesTemplate } from './word-connectables/model/index.ts';
import { generator as wordSearchGenerator } from './word-search/model/generate.ts';
import { template as wordSearchTemplate } from './word-search/model/index.ts';
import { generator as writingAssistantGenerator } from './writing-assistant/model/generate.ts';
import { template as writingAssistantTemplate } from './writing-assistant/model/index.ts';

/**
 * Every template's rules with its generator, for the server. The browser takes one at a time from `lazy-play.gen.ts`,
 * and no generator: who plays makes no games.
 */
export const models: ReadonlyMap<string, AnyTemplate> = new Map<string, AnyTemplate>([
  ['all-together-now', allTogetherNowTemplate],
  ['concentration', { ...concentrationTemplate, generator: concentrationGenerator }],
  ['directions-grid', directionsGridTemplate],
  ['ebook', ebookTemplate],
  ['find-the-one', { ...findTheOneTemplate, generator: findTheOneGenerator }],
  ['literacy', literacyTemplate],
  ['match-by-drag', { ...matchByDragTemplate, generator: matchByDragGenerator }],
  ['match-it', { ...matchItTemplate, generator: matchItGenerator }],
  ['matching-definitions', { ...matchingDefinitionsTemplate, generator: matchingDefinitionsGenerator }],
  ['missing-elements', { ...missingElementsTemplate, generator: missingElementsGenerator }],
  ['moving-answers', { ...movingAnswersTemplate, generator: movingAnswersGenerator }],
  ['multiple-choice', { ...multipleChoiceTemplate, generator: multipleChoiceGenerator }],
  ['ngeli', ngeliTemplate],
  ['order-it', { ...orderItTemplate, generator: orderItGenerator }],
  ['reading-deluxe', readingDeluxeTemplate],
  ['sentence-connectables', { ...sentenceConnectablesTemplate, generator: sentenceConnectablesGenerator }],
  ['spelling-connectables', { ...spellingConnectablesTemplate, generator: spellingConnectablesGenerator }],
  ['spelling-keyboard', { ...spellingKeyboardTemplate, generator: spellingKeyboardGenerator }],
  ['story-studio', storyStudioTemplate],
  ['word-connectables', { ...wordConnectablesTemplate, generator: wordConnectablesGenerator }],
  ['word-search', { ...wordSearchTemplate, generator: wordSearchGenerator }],
  ['writing-assistant', { ...writingAssistantTemplate, generator: writingAssistantGenerator }],
]);
