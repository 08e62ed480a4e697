import type { ComponentType } from 'react';

type Screen = () => Promise<{ readonly default: ComponentType }>;

/** The screens of Make by name, apart from the route table: their addresses are not in the first load of a learner. */
export const screens = {
  home: () => import('./home-screen.tsx'),
  editList: () => import('./edit-list/edit-list-screen.tsx'),
  editor: () => import('./editor/editor-screen.tsx'),
  examples: () => import('./examples/examples-screen.tsx'),
  generate: () => import('./generate/generate-screen.tsx'),
  groups: () => import('./groups/groups-screen.tsx'),
  publishRequests: () => import('./publishing/publish-requests-screen.tsx'),
  language: () => import('./languages/language-screen.tsx'),
  search: () => import('./search/search-screen.tsx'),
  searchWordlists: () => import('./wordlists/search-wordlists-screen.tsx'),
  translations: () => import('./translations/worklist-screen.tsx'),
  translate: () => import('./translations/write-screen.tsx'),
  wordlists: () => import('./wordlists/wordlists-screen.tsx'),
} as const satisfies Readonly<Record<string, Screen>>;
