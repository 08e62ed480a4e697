import { cleanInThread } from '../clean-in-thread.ts';
import { loadRichTextCleaner } from './rich-text-cleaner.ts';

await cleanInThread(loadRichTextCleaner);
