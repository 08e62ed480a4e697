// Made by npm run gen from packages/contract/src/calls.
export const ownDataEndpoints = {
  ownSessions: ['GET', '/api/auth/sessions'],
  endOwnSessions: ['POST', '/api/auth/end-sessions'],
  ownData: ['GET', '/api/families/personal-data'],
  askForOwnArchive: ['POST', '/api/families/personal-data/archive'],
  ownArchiveLink: ['POST', '/api/families/personal-data/archive-link'],
  askToDeleteOwn: ['POST', '/api/families/personal-data/deletion'],
  keepOwn: ['POST', '/api/families/personal-data/keep'],
} as const;
