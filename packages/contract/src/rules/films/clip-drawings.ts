/** What a clip may show of the product's own drawings. */
export const CLIP_CHARACTERS = ['fletcher', 'pendo', 'otto', 'luna'] as const;
export const CLIP_POSES = ['idle', 'happy', 'thinking', 'celebrating'] as const;
export const CLIP_THEMES = ['savanna', 'sea', 'forest', 'space'] as const;
export const CLIP_ICONS = [
  'back',
  'book',
  'check',
  'heart',
  'help',
  'hint',
  'home',
  'next',
  'pen',
  'picture',
  'play',
  'players',
  'reports',
  'settings',
  'speak',
  'video',
] as const;
