import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { useFocusOnNew } from '@flink/game-kit/react/use-focus-on-new.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type CSSProperties, useRef } from 'react';
import type { NgeliState } from '../model/game.ts';
import { sentenceOf, writtenWords } from '../model/sentence.ts';
import { PART_COLOURS } from './part-colours.ts';
import styles from './review.module.css';
import { SoftWord } from './soft-word.tsx';
import { useArcs } from './use-arcs.ts';

export interface ReviewProps {
  readonly state: NgeliState;
  readonly host: PlayHost;
  onNext(): void;
}

/** The whole sentence: the three prefixes answer one another, lit one after the other as it is heard. */
export function Review({ state, host, onNext }: ReviewProps) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const { problem } = state.round;
  const { image, text, correctCategory } = problem.noun;
  const sentence = sentenceOf(problem, host.locale);
  const words = writtenWords(problem, host.locale);
  const list = useRef<HTMLOListElement>(null);
  const arcs = useArcs(list);
  const sheet = useFocusOnNew<HTMLDivElement>(`${state.current} review`);

  return (
    <Sheet hilly ref={sheet} className={styles.review} data-pictured={image ? '' : undefined}>
      <VisuallyHidden>
        <h1 {...house}>{t('ngeli.task.review')}</h1>
      </VisuallyHidden>
      {image && (
        <span className={styles.hold}>
          <Picture image={host.mediaUrl(image)} alt={text} />
        </span>
      )}
      <div className={styles.said}>
        <SpeakButton text={sentence.text} onClick={() => host.say(sentence)} />
        <ol
          ref={list}
          className={styles.sentence}
          aria-label={t('ngeli.sentence')}
          {...inLanguage(host.locale)}
        >
          {words.map(({ part, prefix, rest, before, after }, place) => (
            <li
              key={part}
              style={{ ...colourTokens(PART_COLOURS[part]), '--i': place } as CSSProperties}
              className={styles.word}
            >
              <span>
                {before && <span className={styles.beside}>{before} </span>}
                {prefix && <u data-prefix>{prefix}</u>}
                <SoftWord text={rest} lang={host.locale} />
                {after && <span className={styles.beside}>{after}</span>}
              </span>
            </li>
          ))}
        </ol>
        <svg className={styles.arcs} aria-hidden="true">
          {arcs.map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      </div>
      <div className={styles.foot}>
        <p className={styles.class} {...house}>
          {t('ngeli.class', { name: correctCategory.trim() })}
        </p>
        <Button variant="go" iconEnd="next" data-move="reviewed" onClick={onNext}>
          {t('games.next')}
        </Button>
      </div>
    </Sheet>
  );
}
