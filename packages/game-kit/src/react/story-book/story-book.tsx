import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reader } from '../read-along/reader.ts';
import { useReadAlong } from '../read-along/use-read-along.ts';
import { usePrintedBook } from './printed-book.tsx';
import { type Story, textOf, writtenPages } from './story.ts';
import styles from './story-book.module.css';
import { StoryPicture } from './story-picture.tsx';
import { StoryText } from './story-text.tsx';
import { useRecording } from './use-recording.ts';

/** A finger that goes further than this turns the page. */
const SWIPE_PX = 50;

export interface StoryBookProps {
  readonly story: Story;
  /** Reads a page that nobody has read aloud yet; its words light up as they are heard. */
  readonly reader: Reader;
  onClose(): void;
}

/** A story as a book: leafed by buttons, arrows and finger, heard in its author's voice, printed to be folded. */
export function StoryBook({ story, reader, onClose }: StoryBookProps) {
  const { t } = useTexts();
  const [at, setAt] = useState(0);
  const pages = writtenPages(story.pages);
  const page = pages[at] ?? pages[0];
  const recording = useRecording(page?.audio ?? null);
  const text = textOf(page?.html ?? '');
  const voice = useReadAlong<HTMLDivElement>(reader, { text, inSilence: story.lang });
  const sound = page?.audio
    ? { on: recording.playing, start: recording.play, stop: recording.stop }
    : { on: voice.reading, start: () => void voice.read(), stop: voice.stop };
  const printing = usePrintedBook({ ...story, pages });
  const { dir } = inLanguage(story.lang);
  const down = useRef<number | null>(null);

  const turn = (by: number) => setAt((now) => Math.max(0, Math.min(pages.length - 1, now + by)));
  /** To the right is on in English, and back in Arabic. */
  const towards = (right: boolean) => turn(right === (dir === 'ltr') ? 1 : -1);
  // Wherever the focus is: the book lies above everything else.
  const leaf = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    towards(event.key === 'ArrowRight');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leaf(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const release = (event: PointerEvent) => {
    const from = down.current;
    down.current = null;
    if (from === null || Math.abs(event.clientX - from) < SWIPE_PX) return;
    towards(event.clientX < from);
  };
  return (
    <Dialog title={story.title} size="screen" onClose={onClose}>
      <div className={styles.room}>
        <article
          className={styles.book}
          aria-label={t('storyBook.page', { page: at + 1, count: pages.length })}
          aria-live="polite"
          onPointerDown={(event) => {
            down.current = event.clientX;
          }}
          onPointerUp={release}
          onPointerCancel={() => {
            down.current = null;
          }}
        >
          {page && (
            <div key={page.id} className={styles.leaf} {...inLanguage(story.lang)}>
              <StoryPicture pictures={page.pictures} className={styles.picture} />
              <StoryText ref={voice.shown} html={page.html} lang={story.lang} className={styles.text} />
            </div>
          )}
        </article>
        <div className={styles.foot}>
          <RoundButton
            icon="back"
            label={t('storyBook.back')}
            aria-disabled={at === 0 || undefined}
            onClick={() => turn(-1)}
          />
          <p className={styles.count}>{t('storyBook.page', { page: at + 1, count: pages.length })}</p>
          {(page?.audio || text !== '') && (
            <SpeakButton
              text=""
              label={sound.on ? t('storyBook.stop') : t('storyBook.listen')}
              speaking={sound.on}
              onClick={sound.on ? sound.stop : sound.start}
            />
          )}
          <RoundButton icon="print" label={t('storyBook.print')} onClick={printing.print} />
          <RoundButton
            icon="forward"
            tone="sun"
            label={t('storyBook.next')}
            aria-disabled={at === pages.length - 1 || undefined}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      {printing.paper}
    </Dialog>
  );
}
