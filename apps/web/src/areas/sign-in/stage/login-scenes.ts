import type { SceneOf } from '@flink/ui/play/scene/themes.ts';
import { firstScene } from '../../../shared/play/first-scene.ts';

/** Spec 1 §9: what the page cycles through when the installation has no pictures of its own, ten at most. */
export const loginScenes: readonly SceneOf[] = [
  firstScene,
  { theme: 'sea', number: 2 },
  { theme: 'forest', number: 2 },
  { theme: 'space', number: 1 },
  { theme: 'savanna', number: 3 },
  { theme: 'sea', number: 1 },
  { theme: 'forest', number: 3 },
  { theme: 'space', number: 3 },
];
