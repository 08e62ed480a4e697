import { wordsOfHtml } from '@flink/contract/rules/html-words.ts';
import type { PartState } from '@flink/contract/rules/make/translation.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import type { MaskUnit } from '@flink/make-kit/description/field.ts';
import { useIssuesWithin } from '@flink/make-kit/editing.tsx';
import { IssueWords } from '@flink/make-kit/fields/control-frame.tsx';
import { MarkedControl } from '@flink/make-kit/fields/marked-control.tsx';
import { MaskControl } from '@flink/make-kit/fields/mask-control.tsx';
import { useTextBox, useWritten } from '@flink/make-kit/fields/use-written.ts';
import { WrittenRich } from '@flink/make-kit/fields/written-field.tsx';
import { FileByWordControl } from '@flink/make-kit/media/file-fields.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { AUTHOR_TOOLS, type AuthorTools, READING_TOOLS } from '@flink/ui/office-rich-text/author-tools.ts';
import { ShownHtml } from '@flink/ui/office-rich-text/shown-html.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Fragment, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isInLines, listOfWords, wordsOfList } from './list-words.ts';
import classes from './part-row.module.css';
import { asWritten, fieldOf, isMarked, isRich, maskOf, partWords, recordingsOf } from './part-words.ts';
import { changesOf, type Stretch, wordChanges } from './word-changes.ts';

export interface PartRowProps {
  readonly text: PartState;
  readonly description: Description;
  readonly from: string;
  readonly to: string;
  /** The name of the language that is written in. */
  readonly language: string;
  readonly mayEdit: boolean;
  readonly onType: (value: string | readonly string[]) => void;
  readonly onLeave: () => void;
  readonly onFocus: () => void;
  readonly onNext: () => void;
  readonly onStillRight: () => void;
  /** Takes over what the original says. */
  readonly onCopy: () => void;
  /** What can be heard on either side. */
  readonly heard: { readonly original: ReactNode; readonly translation: ReactNode };
  readonly below: ReactNode;
}

/** One text of the original, beside it the same in another language. */
export function PartRow(props: PartRowProps) {
  const { text, description, from, language, heard } = props;
  const { t } = useTexts();
  // What changed in the original is needed until the last letter: the first one already makes the part a done one.
  const [changedFrom, setChangedFrom] = useState<string | null>(null);
  const was = text.was ?? changedFrom;
  const label = partWords(t, description, text.place);
  const described = fieldOf(description, text.place);
  const mask = props.mayEdit ? maskOf(description, text.place) : null;
  const recordings = props.mayEdit ? recordingsOf(description, text.place) : null;
  const issues = useIssuesWithin(text.place);
  const written = {
    ...props,
    label: t('make.translate.partIn', { part: label, language }),
    unit: described?.field.kind === 'texts' ? described.field.unit : ('words' as const),
  };
  const hasMarks = isMarked(description, text.place);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who comes and goes.
    <div
      className={classes.pair}
      data-state={text.state}
      data-part={text.part}
      onFocus={() => setChangedFrom(was)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setChangedFrom(null);
      }}
    >
      <div className={classes.original}>
        <div className={classes.label}>
          <span>{label}</span>
          {heard.original}
        </div>
        {was === null && isRich(text) ? (
          <ShownHtml html={text.value} language={from} tools={toolsOf(text)} />
        ) : (
          <p className={classes.words} {...(text.value === '' ? {} : inLanguage(from))}>
            {text.value === '' ? t('make.translate.nothingThere') : <Original text={{ ...text, was }} />}
          </p>
        )}
      </div>
      <div className={classes.copy}>
        {!hasMarks && props.mayEdit && text.value !== '' && (
          <IconButton
            icon="arrow-right"
            inRow
            label={t('make.translate.copyPart', { part: label })}
            // Tab goes down the translation; by key it is Ctrl and the arrow.
            tabIndex={-1}
            onClick={props.onCopy}
          />
        )}
      </div>
      <div className={classes.translation}>
        <div className={classes.label}>
          <span aria-hidden={!hasMarks}>{label}</span>
          {heard.translation}
        </div>
        {hasMarks && described?.field.kind === 'marked' ? (
          <MarkedControl place={text.place} name={described.name} field={described.field} />
        ) : isRich(text) ? (
          <RichWritten {...written} />
        ) : (
          <Written {...written} />
        )}
        {/* What is not written yet is said by the figures. */}
        {text.state !== 'missing' && !hasMarks && <IssueWords issues={issues} />}
        {mask && <MaskControl {...mask} />}
        {recordings && text.translation !== '' && <FileByWordControl {...recordings} />}
        {props.below}
      </div>
      {(text.state === 'changed' || text.state === 'copied') && (
        <div className={classes.stale}>
          <Icon name="alert-triangle" size={18} />
          <span>{t(`make.translate.${text.state}`)}</span>
          {props.mayEdit && (
            <Button onClick={props.onStillRight}>
              <span className={classes.hidden}>{label}: </span>
              {text.state === 'changed'
                ? t('make.translate.stillRight')
                : t('make.translate.rightSo', { language })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const toolsOf = ({ place }: PartState): AuthorTools =>
  place[0] === 'gameData' ? READING_TOOLS : AUTHOR_TOOLS;

const listOf = (words: string): readonly string[] => (words === '' ? [] : words.split('\n'));

function Original({ text: { kind, value, was } }: { readonly text: PartState }) {
  const isList = kind === 'texts';
  if (was === null) return isList ? listOf(value).join(', ') : wordsOfHtml(value);
  const changes = isList
    ? changesOf(listOf(was), listOf(value))
    : wordChanges(wordsOfHtml(was), wordsOfHtml(value));
  return changes.map((change, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
    <Fragment key={index}>
      {isList && index > 0 && ', '}
      <Stretched {...change} />
    </Fragment>
  ));
}

function Stretched({ kind, text }: Stretch) {
  if (kind === 'gone') return <del>{text}</del>;
  return kind === 'new' ? <ins>{text}</ins> : <span>{text}</span>;
}

interface WrittenProps extends PartRowProps {
  readonly label: string;
  /** Of a list: what it consists of. */
  readonly unit: MaskUnit;
}

/** A list as one line: what was typed stays as it was typed until the field is left. */
function useListWriting({ text, to, unit, onType }: WrittenProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (text.kind !== 'texts') return null;
  const own = listOf(text.translation);
  const writing = { unit, original: listOf(text.value), own, locale: to };
  const isTyped = typed !== null && listOfWords(typed, writing).join('\n') === text.translation;
  return {
    words: isTyped ? typed : wordsOfList(own, writing),
    write: (words: string) => {
      setTyped(words);
      onType(listOfWords(words, writing));
    },
    leave: () => setTyped(null),
    hasLines: isInLines(writing),
  };
}

/** Words whose letters may be set, in the same field as in the editor. */
function RichWritten({ text, label, to, mayEdit, onType, onLeave, onFocus, onNext }: WrittenProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field in it.
    <div
      className={classes.rich}
      data-written
      onFocus={onFocus}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
        event.preventDefault();
        onNext();
      }}
    >
      <WrittenRich
        label={label}
        language={to}
        tools={toolsOf(text)}
        disabled={!mayEdit}
        value={asWritten(text, text.translation)}
        onChange={onType}
        onDone={onLeave}
      />
    </div>
  );
}

const linesIn = (text: string): number => text.split('\n').length;

/** The end of the line is the end of the part; a text of several lines is left with Ctrl Enter. */
function Written(props: WrittenProps) {
  const { text, label, to, unit, language, mayEdit, onType, onLeave, onFocus, onCopy, onNext } = props;
  const { t } = useTexts();
  const hintId = useId();
  const list = useListWriting(props);
  const plain = list?.words ?? text.translation;
  const written = useWritten(plain, list?.write ?? onType);
  const box = useTextBox<HTMLTextAreaElement>(plain, written);
  const hasLines = list ? list.hasLines : text.value.includes('\n');

  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mod = event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && (mod || !hasLines)) {
      event.preventDefault();
      onNext();
    }
    if (event.key === 'ArrowRight' && mod && plain === '') {
      event.preventDefault();
      onCopy();
    }
  };

  return (
    <>
      <textarea
        className={classes.field}
        data-written
        aria-label={label}
        placeholder={t('make.translate.writeIn', { language })}
        rows={linesIn(plain)}
        readOnly={!mayEdit}
        {...(list ? { 'aria-describedby': hintId } : {})}
        {...inLanguage(to)}
        {...box}
        {...written.leaving}
        onChange={({ currentTarget }) => {
          currentTarget.rows = linesIn(currentTarget.value);
          written.onChange(currentTarget.value);
        }}
        onKeyDown={keys}
        onFocus={onFocus}
        onBlur={() => {
          written.leaving.onBlur();
          list?.leave();
          onLeave();
        }}
      />
      {list && (
        <small id={hintId} className={classes.hint}>
          {t(`make.translate.list.${unit}`)}
        </small>
      )}
    </>
  );
}
