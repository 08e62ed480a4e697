import type { Preview } from '@flink/contract/entities/generation.ts';
import {
  letterOrderIsKnown,
  lettersNotYetTaught,
  TAUGHT_LEVELS,
} from '@flink/contract/rules/make/letters-taught.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import classes from './generate.module.css';
import { PrintWords } from './print-words.tsx';

/** The words of the list: which are not there, and which have letters that a level has not come to. */
export function WordStrip({ preview }: { readonly preview: Preview }) {
  const { t, locale: reads } = useTexts();
  const [level, setLevel] = useState<string | null>(null);
  const { words, locale, name } = preview;
  return (
    <section className={classes.words} aria-label={t('make.generate.words')}>
      <ul className={classes.chips}>
        {words.map(({ word, wordId, picture }) => {
          const later = level === null ? [] : lettersNotYetTaught(word, Number(level), locale);
          return (
            <li
              key={word}
              className={classes.chip}
              data-unknown={wordId === null ? '' : undefined}
              data-later={later.length > 0 ? '' : undefined}
            >
              {picture && <img src={picture} alt="" />}
              <span dir="auto" lang={locale}>
                {word}
              </span>
              {wordId === null && (
                <small title={t('make.generate.missed.word')}>
                  <Icon name="alert-triangle" size={14} />
                  <span className={classes.hidden}>{t('make.generate.missed.word')}</span>
                </small>
              )}
              {later.length > 0 && (
                <small>
                  <Icon name="alert-triangle" size={14} />
                  {t('make.generate.later', { letters: listText(later, reads) })}
                </small>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.wordTools}>
        {letterOrderIsKnown(locale) && (
          <SelectField
            label={t('make.generate.level')}
            value={level}
            clearable
            placeholder={t('make.generate.anyLevel')}
            onChange={setLevel}
            options={Array.from({ length: TAUGHT_LEVELS }, (_, index) => ({
              value: String(index + 1),
              label: t('make.generate.levelNumber', { number: index + 1 }),
            }))}
          />
        )}
        <PrintWords name={name} locale={locale} words={words} />
      </div>
    </section>
  );
}
