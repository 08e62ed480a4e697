import { placeOf, StoryPicture } from '@flink/game-kit/react/story-book/story-picture.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { StudioEvent } from '../model/game.ts';
import type { Page, Picture } from '../model/work.ts';
import styles from './canvas.module.css';
import { changedBy, changeOfFingers, changeOfKey, type Point } from './moving.ts';

export interface CanvasProps {
  readonly page: Page;
  readonly number: number;
  url(file: string, own: boolean): string | null;
  send(event: StudioEvent): void;
  announce(text: string): void;
  /** Where there is no shelf beside the desk. */
  readonly onShelf?: (() => void) | undefined;
  /** The writing tools, where there is no room for them. */
  readonly tools?: { readonly open: boolean; toggle(): void } | undefined;
}

interface Touch {
  readonly at: number;
  readonly picture: Picture;
  readonly from: Map<number, Point>;
  readonly to: Map<number, Point>;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** The picture of a page: each piece is moved by a finger, turned and sized by two, and all of it by keys. */
export function Canvas({ page, number, url, send, announce, onShelf, tools }: CanvasProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = picked === null ? undefined : page.pictures[picked];

  const moveTo = (at: number, picture: Picture) => send({ type: 'move', page: page.id, at, picture });
  const take = (at: number) => {
    const gone = page.pictures[at];
    send({ type: 'take', page: page.id, at });
    setPicked(null);
    if (gone) announce(t('storyStudio.tookAway', { name: gone.name }));
    frame.current?.focus();
  };

  const press = (event: PointerEvent<HTMLElement>, at: number) => {
    const picture = page.pictures[at];
    if (!picture) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPicked(at);
    const now = touch.current?.at === at ? touch.current : null;
    const from = new Map(now?.to ?? []);
    from.set(event.pointerId, pointOf(event));
    // A second finger begins anew from where the first has brought it.
    touch.current = { at, picture, from, to: new Map(from) };
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const now = touch.current;
    if (!now?.to.has(event.pointerId)) return;
    now.to.set(event.pointerId, pointOf(event));
    const side = frame.current?.clientWidth ?? 0;
    moveTo(
      now.at,
      changedBy(now.picture, changeOfFingers([...now.from.values()], [...now.to.values()], side)),
    );
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const now = touch.current;
    if (!now) return;
    const from = new Map(now.to);
    from.delete(event.pointerId);
    const picture = page.pictures[now.at];
    touch.current = from.size === 0 || !picture ? null : { at: now.at, picture, from, to: new Map(from) };
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const picture = page.pictures[at];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      take(at);
      return;
    }
    const change = changeOfKey(event.key, event.shiftKey);
    if (!change || !picture || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveTo(at, changedBy(picture, change));
  };

  const corners = (
    <>
      {tools && (
        <button
          type="button"
          className={styles.letters}
          aria-label={t('richText.tools')}
          aria-expanded={tools.open}
          onPointerDown={(event) => event.preventDefault()}
          onClick={tools.toggle}
        >
          Aa
        </button>
      )}
      {onShelf && (
        <div className={styles.more}>
          <RoundButton icon="picture" label={t('storyStudio.pictures')} onClick={onShelf} />
        </div>
      )}
      {chosen && picked !== null && (
        <div className={styles.hand}>
          <RoundButton
            icon="close"
            label={t('storyStudio.takeAway', {
              name: chosen.name || t('storyStudio.picture', { number: picked + 1 }),
            })}
            onClick={() => take(picked)}
          />
        </div>
      )}
    </>
  );

  return (
    <StoryPicture pictures={[]} className={styles.canvas} around={corners}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a frame of pictures */}
      <div
        ref={frame}
        className={styles.frame}
        role="group"
        tabIndex={-1}
        aria-label={t('storyStudio.pictureOf', { page: number })}
      >
        {page.pictures.map((picture, at) => {
          const address = url(picture.file, picture.own);
          return (
            <button
              // Two of the same picture may lie on a page; only their places tell them apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={at}
              type="button"
              className={styles.item}
              style={placeOf(picture)}
              aria-label={picture.name || t('storyStudio.picture', { number: at + 1 })}
              aria-description={t('storyStudio.howToMove')}
              aria-pressed={at === picked}
              onFocus={() => setPicked(at)}
              onKeyDown={(event) => keys(event, at)}
              onPointerDown={(event) => press(event, at)}
              onPointerMove={drag}
              onPointerUp={release}
              onPointerCancel={release}
            >
              {address && <img src={address} alt="" draggable={false} />}
            </button>
          );
        })}
      </div>
    </StoryPicture>
  );
}
