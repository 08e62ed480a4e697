export { written as default } from './tools/boundaries/configuration.ts';
