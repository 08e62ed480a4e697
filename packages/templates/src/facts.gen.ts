// Made by npm run gen from the folders beside this file.
import type { TemplateFacts } from '@flink/game-kit/model/facts.ts';
import { facts as allTogetherNowFacts } from './all-together-now/facts.ts';
import { facts as concentrationFacts } from './concentration/facts.ts';
import { facts as directionsGridFacts } from './directions-grid/facts.ts';
import { facts as ebookFacts } from './ebook/facts.ts';
import { facts as findTheOneFacts } from './find-the-one/facts.ts';
import { facts as literacyFacts } from './literacy/facts.ts';
import { facts as matchByDragFacts } from './match-by-drag/facts.ts';
import { facts as matchItFacts } from './match-it/facts.ts';
import { facts as matchingDefinitionsFacts } from './matching-definitions/facts.ts';
import { facts as missingElementsFacts } from './missing-elements/facts.ts';
import { facts as movingAnswersFacts } from './moving-answers/facts.ts';
import { facts as multipleChoiceFacts } from './multiple-choice/facts.ts';
import { facts as ngeliFacts } from './ngeli/facts.ts';
import { facts as orderItFacts } from './order-it/facts.ts';
import { facts as readingDeluxeFacts } from './reading-deluxe/facts.ts';
import { facts as sentenceConnectablesFacts } from './sentence-connectables/facts.ts';
import { facts as spellingConnectablesFacts } from './spelling-connectables/facts.ts';
import { facts as spellingKeyboardFacts } from './spelling-keyboard/facts.ts';
import { facts as storyStudioFacts } from './story-studio/facts.ts';
import { facts as wordConnectablesFacts } from './word-connectables/facts.ts';
import { facts as wordSearchFacts } from './word-search/facts.ts';
import { facts as writingAssistantFacts } from './writing-assistant/facts.ts';

/** What is known of every template besides its rules, of the planned ones too, for content and tools. */
export const facts: ReadonlyMap<string, TemplateFacts> = new Map<string, TemplateFacts>([
  ['all-together-now', allTogetherNowFacts],
  ['concentration', concentrationFacts],
  ['directions-grid', directionsGridFacts],
  ['ebook', ebookFacts],
  ['find-the-one', findTheOneFacts],
  ['literacy', literacyFacts],
  ['match-by-drag', matchByDragFacts],
  ['match-it', matchItFacts],
  ['matching-definitions', matchingDefinitionsFacts],
  ['missing-elements', missingElementsFacts],
  ['moving-answers', movingAnswersFacts],
  ['multiple-choice', multipleChoiceFacts],
  ['ngeli', ngeliFacts],
  ['order-it', orderItFacts],
  ['reading-deluxe', readingDeluxeFacts],
  ['sentence-connectables', sentenceConnectablesFacts],
  ['spelling-connectables', spellingConnectablesFacts],
  ['spelling-keyboard', spellingKeyboardFacts],
  ['story-studio', storyStudioFacts],
  ['word-connectables', wordConnectablesFacts],
  ['word-search', wordSearchFacts],
  ['writing-assistant', writingAssistantFacts],
]);
