/** What a film is for, as `get-animations-list` names it (spec 3 §7.4; the last three are ours). */
export const FILM_TYPES = [
  'QuickStart',
  'ParentVideos',
  'Introduction',
  'ActivityBuilder',
  'ActivityResults',
] as const;
