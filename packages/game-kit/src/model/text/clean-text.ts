export { cleanText, isSeen, withoutUnseen } from '@flink/contract/rules/clean-text.ts';
