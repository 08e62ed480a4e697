import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.tsx';
import { RoundButton } from '../buttons/round-button.tsx';
import { FilmPlayer } from '../film/film-player.tsx';
import { Sheet } from '../scene/sheet.tsx';
import styles from './floating-video.module.css';

export interface FloatingVideoProps {
  readonly source: string;
  readonly title: string;
  /** The device is silent. */
  readonly silent?: boolean;
  readonly onClose: () => void;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -32, y: 0 },
  ArrowRight: { x: 32, y: 0 },
  ArrowUp: { x: 0, y: -32 },
  ArrowDown: { x: 0, y: 32 },
};

/** A small film beside the game. Its head is a grip: by pointer, or by arrows when it has the focus. */
export function FloatingVideo({ source, title, silent = false, onClose }: FloatingVideoProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const grabbed = useRef<Place | null>(null);
  const [moved, setMoved] = useState<Place>({ x: 0, y: 0 });

  /** The grip stays on the screen: what is moved out could never be closed. */
  function move(by: Place) {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const x = Math.min(Math.max(by.x, -box.left), window.innerWidth - box.right);
    const y = Math.min(Math.max(by.y, -box.top), window.innerHeight - box.bottom);
    setMoved((before) => ({ x: before.x + x, y: before.y + y }));
  }

  const grab = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grabbed.current = { x: event.clientX, y: event.clientY };
  };

  const drag = (event: PointerEvent) => {
    const from = grabbed.current;
    if (from === null) return;
    grabbed.current = { x: event.clientX, y: event.clientY };
    move({ x: event.clientX - from.x, y: event.clientY - from.y });
  };

  const letGo = () => {
    grabbed.current = null;
  };

  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  };

  // It lies above the game: Esc takes it away before anything else.
  const closeFirst = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => closeFirst(event);
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <section
      ref={frame}
      className={styles.frame}
      style={{ transform: `translate(${moved.x}px, ${moved.y}px)` }}
      aria-label={title}
    >
      <Sheet className={styles.sheet}>
        <button
          type="button"
          className={styles.grip}
          aria-label={t('activity.moveVideo')}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={step}
        >
          <span className={styles.dots} aria-hidden="true" />
          <span className={styles.title}>{title}</span>
        </button>
        <RoundButton icon="close" label={t('uiPlay.close')} className={styles.close} onClick={onClose} />
        <div className={styles.film}>
          <FilmPlayer source={source} title={title} silent={silent} />
        </div>
      </Sheet>
    </section>
  );
}
