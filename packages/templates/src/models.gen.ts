// Made by npm run gen from the folders beside this file.
import type { AnyTemplate } from '@flink/game-kit/model/template.ts';
import { template as allTogetherNowTemplate } from './all-together-now/model/index.ts';
import { template as concentrationTemplate } from './concentration/model/index.ts';
import { template as directionsGridTemplate } from './directions-grid/model/index.ts';
import { template as ebookTemplate } from './ebook/model/index.ts';
import { template as findTheOneTemplate } from './find-the-one/model/index.ts';
import { template as literacyTemplate } from './literacy/model/index.ts';
import { template as matchByDragTemplate } from './match-by-drag/model/index.ts';
import { template as matchItTemplate } from './match-it/model/index.ts';
import { template as matchingDefinitionsTemplate } from './matching-definitions/model/index.ts';
import { template as missingElementsTemplate } from './missing-elements/model/index.ts';
import { template as movingAnswersTemplate } from './moving-answers/model/index.ts';
import { template as multipleChoiceTemplate } from './multiple-choice/model/index.ts';
import { template as ngeliTemplate } from './ngeli/model/index.ts';
import { template as orderItTemplate } from './order-it/model/index.ts';
import { template as readingDeluxeTemplate } from './reading-deluxe/model/index.ts';
import { template as sentenceConnectablesTemplate } from './sentence-connectables/model/index.ts';
import { template as spellingConnectablesTemplate } from './spelling-connectables/model/index.ts';
import { template as spellingKeyboardTemplate } from './spelling-keyboard/model/index.ts';
import { template as storyStudioTemplate } from './story-studio/model/index.ts';
import { template as wordConnectablesTemplate } from './word-connectables/model/index.ts';
import { template as wordSearchTemplate } from './word-search/model/index.ts';
import { template as writingAssistantTemplate } from './writing-assistant/model/index.ts';

/** Every template's rules, for the server. The browser takes one at a time from `lazy-play.gen.ts`. */
export const models: ReadonlyMap<string, AnyTemplate> = new Map<string, AnyTemplate>([
  ['all-together-now', allTogetherNowTemplate],
  ['concentration', concentrationTemplate],
  ['directions-grid', directionsGridTemplate],
  ['ebook', ebookTemplate],
  ['find-the-one', findTheOneTemplate],
  ['literacy', literacyTemplate],
  ['match-by-drag', matchByDragTemplate],
  ['match-it', matchItTemplate],
  ['matching-definitions', matchingDefinitionsTemplate],
  ['missing-elements', missingElementsTemplate],
  ['moving-answers', movingAnswersTemplate],
  ['multiple-choice', multipleChoiceTemplate],
  ['ngeli', ngeliTemplate],
  ['order-it', orderItTemplate],
  ['reading-deluxe', readingDeluxeTemplate],
  ['sentence-connectables', sentenceConnectablesTemplate],
  ['spelling-connectables', spellingConnectablesTemplate],
  ['spelling-keyboard', spellingKeyboardTemplate],
  ['story-studio', storyStudioTemplate],
  ['word-connectables', wordConnectablesTemplate],
  ['word-search', wordSearchTemplate],
  ['writing-assistant', writingAssistantTemplate],
]);
