import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { StudioEvent } from '../model/game.ts';
import { MOST_PAGES } from '../model/schema.ts';
import type { Page } from '../model/work.ts';
import styles from './page-list.module.css';

export interface PageListProps {
  readonly pages: readonly Page[];
  readonly current: number;
  url(file: string, own: boolean): string | null;
  send(event: StudioEvent): void;
  /** The page on the desk is to go. */
  onDrop(): void;
  /** Its voice is to go, where it has one. */
  readonly onDeleteVoice: (() => void) | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

interface Sheets extends PageListProps {
  /** Beside each other, where they come as a sheet of their own. */
  readonly spread?: boolean;
}

export function PageList({ pages, current, url, send, onDrop, spread = false }: Sheets) {
  const { t, dir } = useTexts();
  const list = useRef<HTMLOListElement>(null);

  // A page that is added or turned to is seen in the list.
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const keys = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-move]') ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (event.key === 'Delete' && at === current && pages.length > 1) onDrop();
    if (step === undefined || at === -1) return;
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    event.preventDefault();
    buttons[at + (sideways && dir === 'rtl' ? -step : step)]?.focus();
  };

  return (
    <ol
      ref={list}
      className={styles.pages}
      data-spread={spread || undefined}
      aria-label={t('storyStudio.pages')}
      onKeyDown={keys}
    >
      {pages.map((page, place) => {
        const picture = page.pictures[0];
        const address = picture && url(picture.file, picture.own);
        return (
          <li key={page.id}>
            <button
              type="button"
              className={styles.page}
              data-move={`turn ${place}`}
              aria-current={place === current ? 'page' : undefined}
              aria-label={
                page.audio
                  ? t('storyStudio.pageWithVoice', { page: place + 1 })
                  : t('storyStudio.page', { page: place + 1 })
              }
              onClick={() => send({ type: 'turn', place })}
            >
              <span className={styles.mini}>{address && <img src={address} alt="" />}</span>
              <b className={styles.number}>{place + 1}</b>
              {page.audio && (
                <i className={styles.voice}>
                  <Icon name="speak" />
                </i>
              )}
            </button>
            {place === current && pages.length > 1 && (
              <button
                type="button"
                className={styles.drop}
                aria-label={t('storyStudio.dropPage', { page: place + 1 })}
                onClick={onDrop}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        );
      })}
      {pages.length < MOST_PAGES && (
        <li>
          <button
            type="button"
            className={styles.add}
            data-move="add"
            aria-label={t('storyStudio.addPage', { count: pages.length, most: MOST_PAGES })}
            onClick={() => send({ type: 'add' })}
          >
            <Icon name="plus" />
          </button>
        </li>
      )}
    </ol>
  );
}
