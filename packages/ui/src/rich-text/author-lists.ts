/** What authors choose letters from; learners get the part of it that an activity offers. */
export {
  RICH_TEXT_FONTS as AUTHOR_FONTS,
  RICH_TEXT_SIZES as AUTHOR_SIZES,
} from '@flink/contract/rules/rich-text.ts';
