import { wordsOfHtml } from '@flink/contract/rules/html-words.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { CheckboxField } from '@flink/ui/office/fields/checkbox-field.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { AUTHOR_TOOLS, READING_TOOLS } from '@flink/ui/office-rich-text/author-tools.ts';
import { RichTextField } from '@flink/ui/office-rich-text/rich-text-field.tsx';
import { ShownHtml } from '@flink/ui/office-rich-text/shown-html.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Fragment, type KeyboardEvent, useId, useState } from 'react';
import { Elsewhere } from '../languages/elsewhere.tsx';
import { changesOf, wordChanges } from '../languages/word-changes.ts';
import { type Draft, isOpen, keepMine, takeTheirs } from './drafts.ts';
import classes from './text-row.module.css';

interface TextRowProps {
  readonly activityId: string;
  readonly label: string;
  readonly draft: Draft;
  readonly from: string;
  readonly to: string;
  /** The name of the language that is written in. */
  readonly language: string;
  readonly mayEdit: boolean;
  readonly onChange: (change: (draft: Draft) => Draft) => void;
}

/** A text of the original, what changed in it, and the field for its translation. */
export function TextRow(props: TextRowProps) {
  const { activityId, label, draft, from, to, language, mayEdit, onChange } = props;
  const { t } = useTexts();
  const [hasFocus, setFocus] = useState(false);
  const hintId = useId();
  const { base, refused } = draft;
  const open = isOpen(draft);
  const isCopy =
    base.form !== 'html' &&
    draft.value.trim() !== '' &&
    draft.value === base.source &&
    /\p{L}/u.test(base.source);
  const settles = base.state === 'changed' || isCopy || base.state === 'copied';
  const write = (value: string) => onChange((old) => ({ ...old, value, right: false }));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices who comes and goes.
    <div
      className={classes.row}
      data-open={open}
      data-state={base.state}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      <div className={classes.source}>
        <p className={classes.label}>{label}</p>
        <Source draft={draft} from={from} />
      </div>
      <div className={classes.target}>
        <Target
          {...props}
          label={t('make.translate.partIn', { part: label, language })}
          hintId={hintId}
          onWrite={write}
        />
        {(base.form === 'list' || base.form === 'marked') && (
          <small id={hintId} className={classes.hint}>
            {t(`make.worklist.hint.${base.form}`)}
          </small>
        )}
        {settles && mayEdit && (
          <CheckboxField
            label={
              base.state === 'changed'
                ? t('make.translate.stillRight')
                : t('make.translate.rightSo', { language })
            }
            checked={draft.right}
            onChange={(right) => onChange((old) => ({ ...old, right }))}
          />
        )}
        {refused && (
          <div className={classes.refused} role="alert">
            <p>
              <Icon name="alert-triangle" size={16} /> {t(`make.worklist.refused.${refused.why}`)}
            </p>
            {refused.why === 'theirs' && refused.text && (
              <p className={classes.theirs} {...inLanguage(to)}>
                {wordsOfHtml(refused.text.translation)}
              </p>
            )}
            {refused.text && refused.why !== 'broken' && (
              <div className={classes.choices}>
                <Button onClick={() => onChange(keepMine)}>{t('make.worklist.keepMine')}</Button>
                {refused.why === 'theirs' && (
                  <Button onClick={() => onChange(takeTheirs)}>{t('make.worklist.takeTheirs')}</Button>
                )}
              </div>
            )}
          </div>
        )}
        {hasFocus && mayEdit && (
          <Elsewhere
            activityId={activityId}
            locale={to}
            text={{ value: base.source, translation: draft.value }}
            onTake={write}
          />
        )}
      </div>
    </div>
  );
}

function Source({ draft: { base }, from }: { readonly draft: Draft; readonly from: string }) {
  const { form, source, was } = base;
  if (was === null && form === 'html')
    return <ShownHtml html={source} language={from} tools={toolsOf(base.place)} />;
  const list = (text: string) => text.split('\n');
  const changes =
    was === null
      ? null
      : form === 'list'
        ? changesOf(list(was), list(source))
        : wordChanges(wordsOfHtml(was), wordsOfHtml(source));
  return (
    <p className={classes.words} {...inLanguage(from)}>
      {changes === null
        ? form === 'list'
          ? list(source).join(', ')
          : source
        : changes.map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same.
            <Fragment key={index}>
              {form === 'list' && index > 0 && ', '}
              {kind === 'gone' ? <del>{text}</del> : kind === 'new' ? <ins>{text}</ins> : text}
            </Fragment>
          ))}
    </p>
  );
}

const toolsOf = (place: readonly (string | number)[]) =>
  place[0] === 'gameData' ? READING_TOOLS : AUTHOR_TOOLS;

interface TargetProps extends TextRowProps {
  readonly hintId: string;
  readonly onWrite: (value: string) => void;
}

function Target({ draft, label, to, language, mayEdit, hintId, onWrite }: TargetProps) {
  const { t } = useTexts();
  const { form, source, place } = draft.base;
  if (form === 'html')
    return (
      <div className={classes.rich}>
        <RichTextField
          label={label}
          language={to}
          tools={toolsOf(place)}
          disabled={!mayEdit}
          value={draft.value}
          onChange={onWrite}
        />
      </div>
    );
  const hasLines = form === 'list' || source.includes('\n');
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    // The end of a line is the end of the text, where the original has one line.
    if (event.key !== 'Enter' || event.shiftKey || hasLines) return;
    event.preventDefault();
    focusNext(event.currentTarget);
  };
  return (
    <textarea
      className={classes.field}
      aria-label={label}
      placeholder={t('make.translate.writeIn', { language })}
      rows={draft.value.split('\n').length}
      readOnly={!mayEdit}
      {...(form === 'list' || form === 'marked' ? { 'aria-describedby': hintId } : {})}
      {...inLanguage(to)}
      value={draft.value}
      onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      onKeyDown={keys}
    />
  );
}

function focusNext(field: HTMLElement): void {
  const fields = [...document.querySelectorAll<HTMLElement>('textarea')];
  fields[fields.indexOf(field) + 1]?.focus();
}
