import type { SceneOf } from '@flink/ui/play/scene/themes.ts';

/** The one that is there from the first paint; it stays after the sign-in until the learner's own is known. */
export const firstScene: SceneOf = { theme: 'savanna', number: 1 };

/** It stands still: pages lay their own backgrounds over it. */
export const STILL: readonly SceneOf[] = [firstScene];
