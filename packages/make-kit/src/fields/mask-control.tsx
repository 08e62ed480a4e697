import { classNames } from '@flink/ui/play/class-names.ts';
import { writtenIn } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MaskField } from '../description/field.ts';
import { marksOf, nextMark, partsOf } from '../description/parts.ts';
import { type ControlProps, useEditing, useSpot, useValueAt } from '../editing.tsx';
import { useFieldWords } from '../words.ts';
import { ListSection } from './list-controls.tsx';
import classes from './mask-control.module.css';

/** The parts of a word or sentence as keys: pressed is given from the start, the others are looked for. */
export function MaskControl({ place, name, field }: ControlProps<MaskField>) {
  const { locale } = useEditing();
  const { t } = useTexts();
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const parts = partsOf(useValueAt([...place.slice(0, -1), field.of]), field.unit, locale);
  const marks = marksOf(spot.value, parts, field.unit);
  return (
    <ListSection place={place} label={label} hint={hint ?? t('make.mask.hint')}>
      {parts.length === 0 ? (
        <p className={classes.none}>{t(`make.mask.none.${field.unit}`)}</p>
      ) : (
        <div className={classes.parts} {...writtenIn(locale, parts.join(''))}>
          {parts.map((part, index) => {
            const mark = marks[index] ?? 0;
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter may stand in a word twice.
                key={index}
                type="button"
                className={classNames(
                  classes.part,
                  mark === 1 && classes.given,
                  mark === 2 && classes.between,
                )}
                aria-label={`${part.trim() === '' ? t('make.mask.space') : part}, ${t(`make.mask.mark.${mark}`)}`}
                aria-pressed={mark === 1}
                onClick={() => spot.set(marks.with(index, nextMark(mark, part, field.unit)))}
              >
                {part.trim() === '' ? '␣' : part}
              </button>
            );
          })}
        </div>
      )}
    </ListSection>
  );
}
