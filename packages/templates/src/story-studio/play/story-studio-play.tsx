import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { ToldLine } from '@flink/game-kit/react/told-line.tsx';
import { FeedbackButton } from '@flink/game-kit/react/work/feedback-button.tsx';
import { WorkStateLine } from '@flink/game-kit/react/work/work-state-line.tsx';
import { ConfirmDialog } from '@flink/ui/play/dialogs/confirm-dialog.tsx';
import { Companion } from '@flink/ui/play/people/companion.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { lazy, Suspense, useRef, useState } from 'react';
import { type StudioEvent, type StudioState, verdictOf } from '../model/game.ts';
import { template } from '../model/index.ts';
import type { StudioOptions } from '../model/schema.ts';
import { imagesOf, isBlank, type Page, storyText } from '../model/work.ts';
import { Actions } from './actions.tsx';
import { Canvas } from './canvas.tsx';
import { PageList } from './page-list.tsx';
import { PageTurner } from './page-turner.tsx';
import { Shelf } from './shelf.tsx';
import { Stamp } from './stamp.tsx';
import { storyPagesOf, urlOf } from './story-pages.ts';
import styles from './story-studio-play.module.css';
import { useShelfRoom } from './use-shelf-room.ts';
import { usePreparedRecorder } from './use-voice.ts';
import { Voice } from './voice.tsx';

type Props = PlayProps<StudioState, StudioEvent, StudioOptions>;

/** Large, and only for who writes. */
const Writing = lazy(() => import('./writing.tsx'));
const StoryBook = lazy(() =>
  import('@flink/game-kit/react/story-book/story-book.tsx').then(({ StoryBook: Book }) => ({
    default: Book,
  })),
);

/** Without it the buttons would come before the voice of the page. */
const NO_PAGE: Page = { id: '', text: '', pictures: [], audio: null };

function StoryStudioPlay({ state, host, options, send }: Props) {
  const { t } = useTexts();
  const [book, setBook] = useState(false);
  const [shelf, setShelf] = useState(false);
  const [tools, setTools] = useState(false);
  /** What somebody wants to take away, until it was asked whether it may go. */
  const [going, setGoing] = useState<'page' | 'voice' | null>(null);
  const hasShelfRoom = useShelfRoom();
  const insert = useRef<((words: string) => void) | null>(null);
  const { work, current, data } = state;
  const page = work.pages[current] ?? NO_PAGE;
  const number = current + 1;
  const mode = options.storyStudioMode;
  const writes = mode !== 'recorder';
  usePreparedRecorder(mode !== 'editor');
  const enough = verdictOf(state) === 'mastered';
  const url = (file: string, own: boolean) => urlOf(host, file, own);

  const put = (picture: { readonly file: string; readonly name: string; readonly own: boolean }) => {
    // Each new one a little aside: two that lie on each other look like one.
    const aside = (page.pictures.length % 5) * 0.08;
    send({
      type: 'put',
      page: page.id,
      picture: { ...picture, x: 0.35 + aside, y: 0.4 + aside, size: 0.4, turn: 0 },
    });
    host.announce(t('storyStudio.putIn', { name: picture.name }));
    setShelf(false);
  };
  const shelfProps = {
    images: imagesOf(data),
    words: writes ? data.words.map(({ text }) => text).filter((text) => text.trim() !== '') : [],
    clipart: data.importClipart,
    host,
    onPicture: put,
    onWord: (word: string) => {
      insert.current?.(word);
      setShelf(false);
    },
  };

  const drop = () => {
    setGoing(null);
    send({ type: 'drop', page: page.id });
    host.announce(t('storyStudio.pageGone', { page: number }));
    if (page.audio !== null) void host.desk?.remove([page.audio]);
  };
  const deleteVoice = () => {
    setGoing(null);
    send({ type: 'record', page: page.id, audio: null });
    if (page.audio !== null) void host.desk?.remove([page.audio]);
  };
  const onDeleteVoice = page.audio === null || mode === 'editor' ? undefined : () => setGoing('voice');
  const feedback = writes && options.aiFeedbackEnabled && (
    <FeedbackButton faceOnly host={host} text={storyText(work)} />
  );

  const Pages = hasShelfRoom ? PageList : PageTurner;
  const said = enough
    ? t('storyStudio.wellDone')
    : writes
      ? t('storyStudio.tell')
      : t('storyStudio.readToMe');

  const canvas = (
    <Canvas
      key={page.id}
      page={page}
      number={number}
      url={url}
      send={send}
      announce={host.announce}
      onShelf={hasShelfRoom ? undefined : () => setShelf(true)}
      tools={!hasShelfRoom && writes ? { open: tools, toggle: () => setTools(!tools) } : undefined}
    />
  );

  return (
    <div className={styles.studio} data-mode={mode}>
      <ToldLine host={host} />
      <Pages
        pages={work.pages}
        current={current}
        url={url}
        send={send}
        // Of a page on which nothing is nothing is lost.
        onDrop={() => (isBlank(page) ? drop() : setGoing('page'))}
        onDeleteVoice={onDeleteVoice}
      />
      <Sheet className={styles.desk}>
        <Suspense fallback={<div className={styles.leaf} />}>
          {writes ? (
            <Writing
              key={page.id}
              value={page.text}
              onChange={(text) => send({ type: 'write', page: page.id, text })}
              label={t('storyStudio.textOf', { page: number })}
              lang={host.locale}
              editor={options.editor}
              insert={insert}
              hasTools={hasShelfRoom || tools}
              feedback={hasShelfRoom ? null : feedback}
              canvas={canvas}
              stamp={
                options.needApproval && (
                  <Stamp approved={work.approved} onChange={(on) => send({ type: 'approve', on })} />
                )
              }
            />
          ) : (
            <div className={styles.leaf} data-told="">
              {canvas}
              {options.needApproval && (
                <Stamp approved={work.approved} onChange={(on) => send({ type: 'approve', on })} />
              )}
            </div>
          )}
        </Suspense>
      </Sheet>
      {hasShelfRoom && (
        <Sheet className={styles.shelf}>
          <Shelf {...shelfProps} />
        </Sheet>
      )}
      <div className={styles.foot}>
        <Sheet className={styles.bench}>
          {mode !== 'editor' && (
            <Voice
              key={page.id}
              page={page}
              number={number}
              host={host}
              send={send}
              onDelete={hasShelfRoom ? onDeleteVoice : undefined}
            />
          )}
          {host.desk && <WorkStateLine state={host.desk.state} />}
        </Sheet>
        <Actions
          feedback={hasShelfRoom && feedback}
          onBook={() => setBook(true)}
          onDone={enough ? () => send({ type: 'finish' }) : undefined}
        />
      </div>
      {hasShelfRoom ? (
        <div className={styles.coach}>
          <Companion pose={enough ? 'happy' : 'idle'} text={said} corner="end" />
        </div>
      ) : (
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      )}
      {shelf && !hasShelfRoom && <Shelf {...shelfProps} onClose={() => setShelf(false)} />}
      {going === 'page' && (
        <ConfirmDialog
          title={t('storyStudio.dropPage', { page: number })}
          message={t('storyStudio.dropped')}
          ok={t('storyStudio.drop')}
          cancel={t('storyStudio.keep')}
          danger
          onAnswer={(yes) => (yes ? drop() : setGoing(null))}
        />
      )}
      {going === 'voice' && (
        <ConfirmDialog
          title={t('storyStudio.deleteVoice')}
          message={t('storyStudio.voiceGoes', { page: number })}
          ok={t('storyStudio.delete')}
          cancel={t('storyStudio.keep')}
          danger
          onAnswer={(yes) => (yes ? deleteVoice() : setGoing(null))}
        />
      )}
      {book && (
        <Suspense>
          <StoryBook
            story={{
              title: work.title || t('storyStudio.myStory'),
              author: '',
              lang: host.locale,
              pages: storyPagesOf(work.pages, host),
            }}
            reader={host.reader}
            onClose={() => setBook(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

export const play = definePlay(template, StoryStudioPlay);
