import { useEffect, useRef } from 'react';
import { inTurn } from './in-turn.ts';

/** Came before in this tab: drawn at once. */
const known = new Set<string>();

export interface QuietPictureProps {
  readonly src: string;
  readonly className: string | undefined;
}

/** An ornament that says nothing new: a few at a time, given up with the page that shows them. */
export function QuietPicture({ src, className }: QuietPictureProps) {
  const place = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = place.current;
    if (!image || known.has(src)) return;
    const leave = inTurn(() => {
      image.src = src;
    });
    const came = () => {
      known.add(src);
      leave();
    };
    image.addEventListener('load', came);
    image.addEventListener('error', leave);
    return () => {
      image.removeEventListener('load', came);
      image.removeEventListener('error', leave);
      if (!known.has(src)) image.removeAttribute('src');
      leave();
    };
  }, [src]);
  return (
    <img
      ref={place}
      className={className}
      src={known.has(src) ? src : undefined}
      alt=""
      draggable={false}
      decoding="async"
      fetchPriority="low"
    />
  );
}
