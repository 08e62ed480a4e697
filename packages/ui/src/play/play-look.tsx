import '../tokens/fonts-play.css';
import '../tokens/play.css';
import '../tokens/play-base.css';
import type { ReactNode } from 'react';

export type SceneName = 'savanna' | 'sea' | 'forest';

export interface PlayLookProps {
  readonly scene?: SceneName;
  /** A preview inside an office page: the look must not colour the page around it. */
  readonly embedded?: boolean;
  readonly children: ReactNode;
}

/** Everything of the play look, its providers and dialogs included, lives inside one of these. */
export function PlayLook({ scene = 'savanna', embedded, children }: PlayLookProps) {
  return (
    <div data-look="play" data-scene={scene} data-embedded={embedded || undefined}>
      {children}
    </div>
  );
}
