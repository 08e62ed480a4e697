import type { Clip, ClipScene, ClipThing } from '@flink/contract/entities/clip.ts';
import { placeAt, sceneAt } from '@flink/contract/rules/films/clip-timing.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../buttons/icon.tsx';
import { Character } from '../../people/character.tsx';
import { Scene } from '../../scene/scene.tsx';
import type { FilmMedia } from '../film-media.ts';
import styles from './clip.module.css';

export interface ClipStageProps {
  readonly clip: Clip;
  readonly media: FilmMedia;
}

const MOMENTS = ['timeupdate', 'seeked'];

/** The scene of the moment. What moves is placed by hand in each frame: React draws only what is new in a scene. */
export function ClipStage({ clip, media }: ClipStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const scene = clip.scenes[index];

  useLayoutEffect(() => {
    const place = () => {
      const now = sceneAt(clip, media.currentTime);
      setIndex(now.index);
      if (now.index === index) placeThings(stage.current, clip.scenes[index], now.seconds);
    };
    place();
    for (const name of MOMENTS) media.addEventListener(name, place);
    return () => {
      for (const name of MOMENTS) media.removeEventListener(name, place);
    };
  }, [clip, media, index]);

  return (
    <div
      ref={stage}
      className={styles.stage}
      dir="ltr"
      lang={clip.locale}
      aria-hidden="true"
      data-scene={index}
    >
      {scene && <Background scene={scene} />}
      {scene?.things.map((thing, place) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a scene never changes
          key={`${index} ${place}`}
          className={styles.thing}
          data-thing=""
          style={
            thing.drawing.kind === 'text'
              ? { fontSize: `${thing.size}cqh` }
              : { inlineSize: `${thing.size}cqw` }
          }
        >
          <Drawing drawing={thing.drawing} drawings={clip.drawings} />
        </div>
      ))}
    </div>
  );
}

function placeThings(stage: HTMLElement | null, scene: ClipScene | undefined, seconds: number): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const elements = stage?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
  for (const [place, element] of [...elements].entries()) {
    const thing = scene?.things[place];
    if (!thing) continue;
    const { x, y, scale, opacity } = placeAt(thing, seconds, calm);
    element.style.transform = `translate(calc(${x}cqw - 50%), calc(${y}cqh - 50%)) scale(${scale})`;
    element.style.opacity = String(opacity);
  }
}

function Background({ scene: { background } }: { readonly scene: ClipScene }) {
  if (background.kind === 'colour')
    return <div className={styles.background} style={{ backgroundColor: background.colour }} />;
  return (
    <div className={styles.background} data-embedded="">
      <Scene scenes={[background]} />
    </div>
  );
}

interface DrawingProps extends Pick<Clip, 'drawings'> {
  readonly drawing: ClipThing['drawing'];
}

function Drawing({ drawing, drawings }: DrawingProps) {
  switch (drawing.kind) {
    case 'character':
      return <Character who={drawing.name} pose={drawing.pose} />;
    case 'picture':
      return <img src={`/pictures/${drawing.file}`} alt="" draggable={false} />;
    case 'icon':
      return (
        <span className={styles.disc} style={{ backgroundColor: drawing.colour }}>
          <Icon name={drawing.name} className={styles.icon} />
        </span>
      );
    case 'svg':
      return (
        <img
          src={`data:image/svg+xml,${encodeURIComponent(drawings[drawing.id] ?? '')}`}
          alt=""
          draggable={false}
        />
      );
    case 'text':
      return (
        <span className={styles.text} style={{ color: drawing.colour }} dir="auto">
          {drawing.text}
        </span>
      );
  }
}
