import { MOST_LETTERS } from '@flink/game-kit/model/content/field-kinds.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { ColourField } from '@flink/ui/office/colour/colour-field.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { NumberField } from '@flink/ui/office/fields/number-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { ReactNode } from 'react';
import type * as described from '../description/field.ts';
import { type Place, placeName } from '../document/place.ts';
import { added, moved, removed } from '../document/problems.ts';
import { type ControlProps, useEditing, useSpot } from '../editing.tsx';
import { type NamedField, useFieldWords } from '../words.ts';
import { ControlFrame, IssueWords, useIssueText, Warnings } from './control-frame.tsx';
import classes from './list-controls.module.css';
import { linesOf, type Selected, withWordLines } from './pasted-lines.ts';
import { useChoiceWords } from './simple-controls.tsx';
import { useLeftLines } from './use-left-lines.ts';
import { WrittenField } from './written-field.tsx';

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A list with its name, how many there are, and what is wrong with it as a whole. */
export function ListSection(props: {
  readonly place: Place;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly count?: string | undefined;
  /** False while what is open inside leads there itself. */
  readonly leads?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const { issues } = useSpot(props.place);
  return (
    <ControlFrame place={props.place} leads={props.leads}>
      <section aria-label={props.label}>
        <header className={classes.head}>
          <h3 className={classes.title}>{props.label}</h3>
          {props.count !== undefined && <span className={classes.count}>{props.count}</span>}
        </header>
        {props.hint !== undefined && <p className={classes.hint}>{props.hint}</p>}
        {props.children}
        <IssueWords issues={issues} />
      </section>
    </ControlFrame>
  );
}

/** A row of a list: what is in it, and how to move and remove it. */
function Row(props: {
  readonly name: string;
  readonly index: number;
  readonly length: number;
  readonly removable: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  const { name, index, length } = props;
  return (
    <li className={classes.row}>
      <div className={classes.cell}>{props.children}</div>
      <IconButton
        icon="arrow-up"
        inRow
        disabled={index === 0}
        label={t('make.list.up', { name })}
        onClick={() => props.onMove(index - 1)}
      />
      <IconButton
        icon="arrow-down"
        inRow
        disabled={index === length - 1}
        label={t('make.list.down', { name })}
        onClick={() => props.onMove(index + 1)}
      />
      <IconButton
        icon="trash"
        inRow
        disabled={!props.removable}
        label={t('make.list.remove', { name })}
        onClick={props.onRemove}
      />
    </li>
  );
}

function Word(props: {
  readonly place: Place;
  readonly label: string;
  readonly onPaste: (lines: readonly string[], selected: Selected) => void;
  readonly onEnter: () => void;
}) {
  const spot = useSpot(props.place);
  const { locale } = useEditing();
  const error = useIssueText(spot.issues);
  return (
    <ControlFrame place={props.place} strings={locale}>
      <div
        onPasteCapture={(event) => {
          const lines = linesOf(event.clipboardData.getData('text/plain'));
          if (lines.length < 2) return;
          event.preventDefault();
          const { selectionStart, selectionEnd, value } = event.target as HTMLInputElement;
          const start = selectionStart ?? value.length;
          props.onPaste(lines, { start, end: selectionEnd ?? start });
        }}
      >
        <WrittenField
          label={props.label}
          {...(error === undefined ? {} : { error })}
          value={typeof spot.value === 'string' ? spot.value : ''}
          onChange={(typed) => spot.type(typed)}
          onEnter={props.onEnter}
          language={locale}
          maxLength={MOST_LETTERS.listed}
        />
      </div>
      <Warnings issues={spot.issues} />
    </ControlFrame>
  );
}

/** Rows of a list one below the other, and the button that makes the next. */
function RowList(props: {
  readonly place: Place;
  readonly words: NamedField;
  readonly list: readonly unknown[];
  readonly most: number;
  readonly least?: number;
  readonly onChange: (list: readonly unknown[]) => void;
  readonly onAdd: () => void;
  readonly row: (index: number) => ReactNode;
}) {
  const { words, list, most, least = 0, onChange } = props;
  return (
    <>
      <ol className={classes.rows}>
        {list.map((_one, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: what is listed has no ids, and two may be the same.
            key={index}
            name={words.one(index)}
            index={index}
            length={list.length}
            removable={list.length > least}
            onMove={(to) => onChange(moved(list, index, to))}
            onRemove={() => onChange(removed(list, index))}
          >
            {props.row(index)}
          </Row>
        ))}
      </ol>
      <Button
        icon="plus"
        data-add={placeName(props.place)}
        disabled={list.length >= most}
        onClick={props.onAdd}
      >
        {words.add}
      </Button>
    </>
  );
}

/** Words one below the other; lines that are pasted become several, Enter makes the next. */
export function TextsControl({ place, name, field }: ControlProps<described.TextsField>) {
  const spot = useSpot(place);
  const { choose } = useEditing();
  const { t } = useTexts();
  const words = useFieldWords(name, field);
  const list = listIn(spot.value);
  const tellLeft = useLeftLines(field.most);
  const add = (at: number) => {
    if (list.length >= field.most) return;
    spot.set(added(list, at, ''));
    choose([...place, at]);
  };
  return (
    <ListSection
      place={place}
      label={words.label}
      hint={words.hint}
      count={t('make.list.count', { count: list.length, most: field.most })}
    >
      <RowList
        place={place}
        words={words}
        list={list}
        most={field.most}
        onChange={spot.set}
        onAdd={() => add(list.length)}
        row={(index) => (
          <Word
            place={[...place, index]}
            label={words.one(index)}
            onPaste={(lines, selected) => {
              const next = withWordLines(list, index, selected, lines, field.most);
              spot.set(next);
              tellLeft(lines, next);
            }}
            onEnter={() => add(index + 1)}
          />
        )}
      />
    </ListSection>
  );
}

export function NumbersControl({ place, name, field }: ControlProps<described.NumbersField>) {
  const spot = useSpot(place);
  const words = useFieldWords(name, field);
  const list = listIn(spot.value);
  const numberAt = (index: number) => (typeof list[index] === 'number' ? list[index] : null);
  return (
    <ListSection place={place} label={words.label} hint={words.hint}>
      <RowList
        place={place}
        words={words}
        list={list}
        most={field.length}
        onChange={spot.set}
        onAdd={() => spot.set([...list, field.first])}
        row={(index) => (
          <ControlFrame place={[...place, index]}>
            <NumberField
              label={words.one(index)}
              min={field.least}
              max={field.most}
              value={numberAt(index)}
              onChange={(next) => spot.type(list.with(index, next ?? field.least))}
            />
          </ControlFrame>
        )}
      />
    </ListSection>
  );
}

/** Spec 3 §5.4: the last item of an option group cannot be unchecked. */
export function ChoicesControl({ place, name, field }: ControlProps<described.ChoicesField>) {
  const spot = useSpot(place);
  const { label, hint } = useFieldWords(name, field);
  const called = useChoiceWords(field, field.words ?? name);
  const chosen = listIn(spot.value ?? field.usual);
  return (
    <ListSection place={place} label={label} hint={hint}>
      <div className={classes.checks}>
        {field.values.map((value) => (
          <CheckboxField
            key={value}
            label={called(value)}
            checked={chosen.includes(value)}
            disabled={chosen.length === 1 && chosen[0] === value}
            onChange={(checked) =>
              spot.set(field.values.filter((one) => (one === value ? checked : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </ListSection>
  );
}

/** Black, so that the first colour can be read wherever it stands. */
const FIRST_COLOUR = '#000000';
const MOST_COLOURS = 8;

export function ColoursControl({ place, name, field }: ControlProps<described.ColoursField>) {
  const spot = useSpot(place);
  const words = useFieldWords(name, field);
  const list = listIn(spot.value ?? field.usual);
  const colourAt = (index: number) => (typeof list[index] === 'string' ? list[index] : FIRST_COLOUR);
  return (
    <ListSection place={place} label={words.label}>
      <RowList
        place={place}
        words={words}
        list={list}
        most={MOST_COLOURS}
        least={1}
        onChange={spot.set}
        onAdd={() => spot.set([...list, FIRST_COLOUR])}
        row={(index) => (
          <ControlFrame place={[...place, index]}>
            <ColourField
              label={words.one(index)}
              value={colourAt(index)}
              onChange={(colour) => spot.set(list.with(index, colour))}
            />
          </ControlFrame>
        )}
      />
    </ListSection>
  );
}
