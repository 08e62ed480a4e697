import { type TransitionEventHandler, use, useEffect, useReducer, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './scene.module.css';
import { type SceneEvent, type SceneTurn, STANDS_MS, turnScene } from './scene-turns.ts';
import { ThemeContext } from './theme-context.ts';
import { type SceneOf, scenesOf } from './themes.ts';

export interface SceneProps {
  /** A picture of the installation's own, instead of drawn scenes. */
  readonly image?: string;
  /** Which scenes take turns, instead of those of the look's theme: drawn ones, and addresses of pictures. One alone stands still. */
  readonly scenes?: readonly (SceneOf | string)[] | undefined;
}

/** Fills the screen behind the stage. */
export function Scene({ image, scenes }: SceneProps) {
  const theme = use(ThemeContext);
  if (image) return <Layer of={image} />;
  return <Turns key={scenes ? undefined : theme} scenes={scenes ?? scenesOf(theme)} />;
}

function Turns({ scenes }: { readonly scenes: readonly (SceneOf | string)[] }) {
  const count = scenes.length;
  const [turn, send] = useReducer((before: SceneTurn, event: SceneEvent) => turnScene(before, event, count), {
    shown: 0,
  });
  useDue(count, send);
  const places = turn.coming ? [turn.shown, turn.coming.place] : [turn.shown];
  return places.map((place) => {
    const comes = place === turn.coming?.place;
    return (
      <Layer
        key={place}
        of={scenes[place % count]}
        unseen={comes && turn.coming?.loaded === false}
        onFetched={comes ? send : undefined}
        onTransitionEnd={() => send('faded')}
      />
    );
  });
}

/** Nothing turns for people who asked for less motion, nor while nobody looks. */
function useDue(count: number, send: (event: SceneEvent) => void): void {
  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) send('due');
    }, STANDS_MS);
    return () => clearInterval(timer);
  }, [count, send]);
}

interface LayerProps {
  readonly of?: SceneOf | string | undefined;
  readonly unseen?: boolean;
  /** Says whether its picture could be fetched. */
  readonly onFetched?: (event: 'loaded' | 'failed') => void;
  readonly onTransitionEnd?: TransitionEventHandler;
}

function Layer({ of, unseen, onFetched, onTransitionEnd }: LayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!unseen || !layer.current || !onFetched) return;
    // The stylesheet knows which cut this screen gets.
    const address = /url\("(.+)"\)/.exec(getComputedStyle(layer.current).backgroundImage)?.[1];
    const picture = new Image();
    picture.src = address ?? '';
    picture.decode().then(
      () => onFetched('loaded'),
      () => onFetched('failed'),
    );
  }, [unseen, onFetched]);
  return (
    <div
      ref={layer}
      className={classNames(styles.scene, unseen && styles.unseen)}
      {...(typeof of === 'string'
        ? { style: { backgroundImage: `url(${JSON.stringify(of)})` } }
        : { 'data-theme': of?.theme, 'data-number': of?.number })}
      onTransitionEnd={onTransitionEnd}
      aria-hidden="true"
    />
  );
}
