import { cleanInThread } from '../../../cleaning/clean-in-thread.ts';
import { loadSvgCleaner } from './safe-svg.ts';

await cleanInThread(loadSvgCleaner);
