import type { Categories, Category } from '@flink/contract/rules/categories/categories.ts';
import { libraryId } from '../library/library-id.ts';

const GRADES = ['K', '1', '2', '3'] as const;

const categoryOf = (parent: string, title: string): Category => ({
  id: libraryId('category', parent, title),
  title,
  grades: GRADES,
  levels: [],
});

const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  Reading: ['Letters and sounds', 'Sight words', 'Stories'],
  Vocabulary: ['Food', 'Animals', 'Home', 'School', 'Nature'],
  Writing: ['Spelling', 'Sentences'],
};

const subjects = Object.keys(SUBJECTS).map((title) => categoryOf('', title));

/** What the demo author sorts activities and wordlists by: without a scope nobody makes a list for general use. */
export const demoScope: { readonly name: string; readonly categories: Categories } = {
  name: 'Early reading',
  categories: {
    grades: GRADES,
    levels: [],
    assignedLevels: [],
    firstMenu: 'grades',
    firstCategory: { title: 'Subject', items: subjects },
    secondCategory: {
      title: 'Topic',
      items: Object.fromEntries(
        subjects.map(({ id, title }) => [
          id,
          (SUBJECTS[title] ?? []).map((topic) => categoryOf(title, topic)),
        ]),
      ),
    },
    thirdCategory: { title: '', items: {} },
  },
};

/** Who works in it, by the name of the demo sign-in; the head office sees every scope. */
export const demoScopeMembers: readonly string[] = ['author', 'translator', 'authored', 'generated'];
