import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { guidesOf, localesOf, startersOf } from '../model/game.ts';
import styles from './guide.module.css';
import { Reading } from './reading.tsx';
import type { Props } from './writing-assistant-play.tsx';

export interface GuideProps extends Props {
  /** Puts the beginning of a sentence where the writer is. */
  onStarter(words: string): void;
}

const nameOf = (locale: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;

/** A question that leads on, with the beginning of a sentence that answers it. */
export function Guide({ state, host, send, onStarter }: GuideProps) {
  const { t, locale: page } = useTexts();
  const house = useHouseLanguage();
  const [reads, setReads] = useState(false);
  const { current, guideLocale, data } = state;
  const guides = guidesOf(state);
  const guide = guides[current];
  const asks = Boolean(guide?.text.trim());
  const told = host.instruction;
  const usual = told ?? { text: t('writingAssistant.writeAbout'), locale: page };
  const task = guide && asks ? guide : { ...guide, ...usual };
  const spoken = asks ? guideLocale : usual.locale;
  const locales = localesOf(state);
  const { reading } = data;
  const turn = (by: -1 | 1) => send({ type: 'guide', place: current + by });
  return (
    <Sheet className={styles.guide}>
      {asks && told && (
        <p className={styles.told} {...inLanguage(told.locale)}>
          {told.text}
        </p>
      )}
      <div className={styles.top}>
        <SpeakButton text={task.text} onClick={() => host.say(task, spoken)} />
        <h1 className={styles.task} {...inLanguage(spoken)}>
          {task.text}
        </h1>
      </div>
      {(locales.length > 1 || reading) && (
        <div className={styles.ways}>
          {reading && (
            <Button icon="book" onClick={() => setReads(true)}>
              {t('writingAssistant.readFirst')}
            </Button>
          )}
          {locales.length > 1 &&
            locales.map((locale) => (
              <Button
                key={locale}
                variant="ghost"
                className={styles.language}
                aria-pressed={locale === guideLocale}
                onClick={() => send({ type: 'language', locale })}
                {...inLanguage(locale)}
              >
                {nameOf(locale)}
              </Button>
            ))}
        </div>
      )}
      <div className={styles.steps}>
        {startersOf(state).map(({ text }) => (
          <button
            key={text}
            type="button"
            className={styles.starter}
            // The cursor stays in the text, and a tablet's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onStarter(text.replace(/\s*(?:…|\.\.\.)\s*$/u, ''))}
            {...inLanguage(host.locale)}
          >
            {text}
          </button>
        ))}
        {guides.length > 1 && (
          <>
            <RoundButton
              icon="back"
              label={t('writingAssistant.previousGuide')}
              className={styles.previous}
              disabled={current === 0}
              onClick={() => turn(-1)}
            />
            <p className={styles.counter} {...house}>
              {t('writingAssistant.guideOf', { place: current + 1, count: guides.length })}
            </p>
            <RoundButton
              icon="forward"
              label={t('writingAssistant.nextGuide')}
              className={styles.next}
              disabled={current === guides.length - 1}
              onClick={() => turn(1)}
            />
          </>
        )}
      </div>
      {reads && reading && <Reading reading={reading} host={host} onClose={() => setReads(false)} />}
    </Sheet>
  );
}
