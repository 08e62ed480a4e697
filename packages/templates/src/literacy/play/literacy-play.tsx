import { readingFace } from '@flink/game-kit/model/text/author-type.ts';
import { lettersOf } from '@flink/game-kit/model/text/text-size.ts';
import { definePlay, type PlayProps } from '@flink/game-kit/react/play.ts';
import { useReadAlong } from '@flink/game-kit/react/read-along/use-read-along.ts';
import { TaskLine } from '@flink/game-kit/react/task-line.tsx';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { GameLayout } from '@flink/ui/play/game/game-layout.tsx';
import { PictureSheet } from '@flink/ui/play/game/picture-sheet.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { PagedText } from '@flink/ui/play/text/paged-text.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRef } from 'react';
import { type LiteracyEvent, type LiteracyState, markedPlaces } from '../model/game.ts';
import { template } from '../model/index.ts';
import { type LiteracyOptions, USUAL_SIZE } from '../model/schema.ts';
import { LiteracyPassage } from './literacy-passage.tsx';
import styles from './literacy-play.module.css';

type Props = PlayProps<LiteracyState, LiteracyEvent, LiteracyOptions>;

/** The size that stands there where an author chose nothing leaves the choice to the house: as large as there is room. */
const sizeOf = ({ fontSize }: LiteracyOptions): string =>
  fontSize === USUAL_SIZE ? 'var(--len-6)' : lettersOf(fontSize);

/** More of them than a phone has room for beside the buttons of the pages. */
const MOST_DOTS = 6;

function LiteracyPlay(props: Props) {
  const { state, host, options } = props;
  const { t } = useTexts();
  const language = useHouseLanguage();
  const { task, tokens, found } = state.round;
  const marked = markedPlaces(tokens);
  const board = useFocusOnNew<HTMLDivElement>(state.current);
  const text = tokens.map((token) => token.text).join('');
  const turning = useRef<((element: Element) => void) | null>(null);
  const { shown, reading, read, stop } = useReadAlong<HTMLDivElement>(host.reader, {
    text,
    inSilence: host.locale,
    onLit: (word) => turning.current?.(word),
  });

  return (
    <GameLayout
      task={<TaskLine task={task} otherwise={t('games.whichDidYouHear')} host={host} />}
      picture={task.image && <PictureSheet image={host.mediaUrl(task.image)} alt={task.name ?? ''} />}
      companion={host.companion}
    >
      <Sheet ref={board} className={styles.sheet}>
        <PagedText
          key={state.current}
          text={text}
          size={sizeOf(options)}
          fontFamily={readingFace(options.fontFamily)}
          lang={host.locale}
          back={t('literacy.previousPage')}
          next={t('literacy.nextPage')}
          turning={turning}
          foot={
            <>
              <SpeakButton
                text={text}
                label={reading ? t('literacy.stopReading') : t('literacy.readToMe')}
                speaking={reading}
                onClick={reading ? stop : read}
              />
              <p className={styles.found} {...language}>
                {marked.length <= MOST_DOTS &&
                  marked.map((place, index) => (
                    <span
                      key={place}
                      className={styles.dot}
                      data-found={index < found.length ? '' : undefined}
                    />
                  ))}
                <span className={styles.count}>
                  {t('literacy.found', { count: found.length, total: marked.length })}
                </span>
              </p>
            </>
          }
        >
          <LiteracyPassage {...props} shown={shown} />
        </PagedText>
      </Sheet>
    </GameLayout>
  );
}

export const play = definePlay(template, LiteracyPlay, { sizesItself: true });
