import { MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useLengthWords } from '@flink/ui/office/fields/use-length-words.ts';
import { classNames } from '@flink/ui/play/class-names.ts';
import { writtenIn } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useState } from 'react';
import type { MarkedField } from '../description/field.ts';
import { type ControlProps, useEditing, useSpot } from '../editing.tsx';
import { gridStep } from '../media/picture/grid-keys.ts';
import { useFieldWords } from '../words.ts';
import { ControlFrame, IssueWords } from './control-frame.tsx';
import { listIn } from './list-controls.tsx';
import classes from './marked-control.module.css';
import { markedBetween, type Run, rewritten, textOfRuns, toggled, tokensOfRuns } from './marked-runs.ts';
import { useTextBox, useWritten } from './use-written.ts';

const runsIn = (value: unknown): readonly Run[] => listIn(value) as readonly Run[];

/** A text to write, and below it the same words to press: a pressed one is marked. */
export function MarkedControl({ place, name, field }: ControlProps<MarkedField>) {
  const spot = useSpot(place);
  const { locale } = useEditing();
  const { t } = useTexts();
  const { label, hint } = useFieldWords(name, field);
  const runs = runsIn(spot.value);
  const written = useWritten(runs, spot.type);
  const text = textOfRuns(runs);
  const said = useLengthWords(text.length, MOST_LETTERS.page, hint === undefined ? {} : { hint });
  const box = useTextBox<HTMLTextAreaElement>(text, written);
  const tokens = tokensOfRuns(runs, locale);
  const words = tokens.filter(({ isWord }) => isWord);
  /** The word that Tab leads to: arrows lead from there to the others. */
  const [standing, setStanding] = useState(0);
  const at = Math.min(standing, words.length - 1);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = gridStep(event.key, at, words.length, words.length, isRightToLeft);
    if (to === at) return;
    event.preventDefault();
    setStanding(to);
    event.currentTarget.querySelector<HTMLElement>(`[data-from="${words[to]?.from}"]`)?.focus();
  };
  /** What is selected in the text; with nothing selected, nothing happens. */
  const mark = () => {
    const area = box.ref.current;
    if (!area) return;
    const { selectionStart, selectionEnd } = area;
    spot.set(markedBetween(runs, selectionStart, selectionEnd));
    area.focus();
  };
  return (
    <ControlFrame place={place}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the key of the button below. */}
      <div
        onKeyDown={(event) => {
          if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'm') return;
          event.preventDefault();
          mark();
        }}
      >
        <TextArea
          label={label}
          {...said}
          rows={4}
          language={locale}
          value={text}
          {...box}
          {...written.leaving}
          onChange={(typed) => written.onChange(rewritten(written.newest(), typed))}
        />
        <Button variant="quiet" icon="blockquote" keys="mod+m" onClick={mark}>
          {t('make.marked.selected')}
        </Button>
      </div>
      {tokens.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame around the words.
        <div
          className={classes.words}
          role="group"
          aria-label={t('make.marked.press')}
          {...writtenIn(locale, text)}
          onKeyDown={walk}
        >
          {tokens.map(({ text: word, isWord, marked, from }) =>
            isWord ? (
              <button
                key={from}
                type="button"
                className={classNames(classes.word, marked && classes.marked)}
                aria-pressed={marked}
                data-from={from}
                tabIndex={from === words[at]?.from ? 0 : -1}
                onFocus={() => setStanding(words.findIndex((one) => one.from === from))}
                onClick={() => spot.set(toggled(runs, from, word.length))}
              >
                {word}
              </button>
            ) : (
              <span key={from}>{word}</span>
            ),
          )}
        </div>
      )}
      <IssueWords issues={spot.issues} />
    </ControlFrame>
  );
}
