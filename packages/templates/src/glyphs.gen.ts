// Made by npm run gen from the folders beside this file.
import type { Glyph } from '@flink/game-kit/model/facts.ts';
import { glyph as allTogetherNowGlyph } from './all-together-now/glyph.ts';
import { glyph as concentrationGlyph } from './concentration/glyph.ts';
import { glyph as directionsGridGlyph } from './directions-grid/glyph.ts';
import { glyph as ebookGlyph } from './ebook/glyph.ts';
import { glyph as findTheOneGlyph } from './find-the-one/glyph.ts';
import { glyph as literacyGlyph } from './literacy/glyph.ts';
import { glyph as matchByDragGlyph } from './match-by-drag/glyph.ts';
import { glyph as matchItGlyph } from './match-it/glyph.ts';
import { glyph as matchingDefinitionsGlyph } from './matching-definitions/glyph.ts';
import { glyph as missingElementsGlyph } from './missing-elements/glyph.ts';
import { glyph as movingAnswersGlyph } from './moving-answers/glyph.ts';
import { glyph as multipleChoiceGlyph } from './multiple-choice/glyph.ts';
import { glyph as ngeliGlyph } from './ngeli/glyph.ts';
import { glyph as orderItGlyph } from './order-it/glyph.ts';
import { glyph as readingDeluxeGlyph } from './reading-deluxe/glyph.ts';
import { glyph as sentenceConnectablesGlyph } from './sentence-connectables/glyph.ts';
import { glyph as spellingConnectablesGlyph } from './spelling-connectables/glyph.ts';
import { glyph as spellingKeyboardGlyph } from './spelling-keyboard/glyph.ts';
import { glyph as storyStudioGlyph } from './story-studio/glyph.ts';
import { glyph as wordConnectablesGlyph } from './word-connectables/glyph.ts';
import { glyph as wordSearchGlyph } from './word-search/glyph.ts';
import { glyph as writingAssistantGlyph } from './writing-assistant/glyph.ts';

/** For the menu, which shows many games before it loads one. */
export const glyphs: ReadonlyMap<string, Glyph> = new Map<string, Glyph>([
  ['all-together-now', allTogetherNowGlyph],
  ['concentration', concentrationGlyph],
  ['directions-grid', directionsGridGlyph],
  ['ebook', ebookGlyph],
  ['find-the-one', findTheOneGlyph],
  ['literacy', literacyGlyph],
  ['match-by-drag', matchByDragGlyph],
  ['match-it', matchItGlyph],
  ['matching-definitions', matchingDefinitionsGlyph],
  ['missing-elements', missingElementsGlyph],
  ['moving-answers', movingAnswersGlyph],
  ['multiple-choice', multipleChoiceGlyph],
  ['ngeli', ngeliGlyph],
  ['order-it', orderItGlyph],
  ['reading-deluxe', readingDeluxeGlyph],
  ['sentence-connectables', sentenceConnectablesGlyph],
  ['spelling-connectables', spellingConnectablesGlyph],
  ['spelling-keyboard', spellingKeyboardGlyph],
  ['story-studio', storyStudioGlyph],
  ['word-connectables', wordConnectablesGlyph],
  ['word-search', wordSearchGlyph],
  ['writing-assistant', writingAssistantGlyph],
]);
