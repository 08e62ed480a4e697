import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { lazy, Suspense, useState } from 'react';
import styles from './shelf.module.css';

const Clipart = lazy(() => import('./clipart.tsx'));

const TINTS = ['red', 'orange', 'green', 'blue', 'purple'] as const;

export interface ShelfProps {
  readonly images: readonly { readonly file: string; readonly name: string }[];
  readonly words: readonly string[];
  readonly clipart: boolean;
  readonly host: PlayHost;
  onPicture(picture: { readonly file: string; readonly name: string; readonly own: boolean }): void;
  onWord(word: string): void;
  /** With it the shelf comes as a sheet. */
  readonly onClose?: () => void;
}

/** The pictures and words of the activity, and the way to more pictures. */
export function Shelf({ images, words, clipart, host, onPicture, onWord, onClose }: ShelfProps) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const [more, setMore] = useState(false);
  const content = (
    <div className={styles.shelf} data-sheet={onClose ? '' : undefined}>
      {!onClose && images.length > 0 && (
        <h2 className={styles.title}>
          <Icon name="picture" />
          <span {...house}>{t('storyStudio.pictures')}</span>
        </h2>
      )}
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ file, name }, index) => (
            // An author may give the same picture twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <button
                type="button"
                style={{ background: `var(--${TINTS[index % TINTS.length]}-tint)` }}
                aria-label={t('storyStudio.putInOne', { name: name || String(index + 1) })}
                onClick={() => onPicture({ file, name, own: false })}
              >
                <img src={host.mediaUrl(file)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {words.length > 0 && (
        <>
          <h2 className={styles.title}>
            <span {...house}>{t('storyStudio.words')}</span>
          </h2>
          <ul className={styles.words} {...inLanguage(host.locale)}>
            {words.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => onWord(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {clipart && (
        <Button icon="plus" onClick={() => setMore(true)}>
          {t('storyStudio.more')}
        </Button>
      )}
      {more && (
        <Suspense>
          <Clipart host={host} onPicture={onPicture} onClose={() => setMore(false)} />
        </Suspense>
      )}
    </div>
  );
  return onClose ? (
    <Dialog title={t('storyStudio.pictures')} onClose={onClose}>
      {content}
    </Dialog>
  ) : (
    content
  );
}
