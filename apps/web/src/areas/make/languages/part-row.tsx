import type { PartState } from '@flink/contract/rules/make/translation.ts';
import type { Description } from '@flink/make-kit/description/description.ts';
import { MarkedControl } from '@flink/make-kit/fields/marked-control.tsx';
import { MaskControl } from '@flink/make-kit/fields/mask-control.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { KeyboardEvent, ReactNode } from 'react';
import { htmlOfWords, isHtml, wordsOfHtml } from './html-words.ts';
import classes from './part-row.module.css';
import { fieldOf, maskOf, partWords } from './part-words.ts';
import { wordChanges } from './word-changes.ts';

export interface PartRowProps {
  readonly text: PartState;
  readonly description: Description;
  readonly from: string;
  readonly to: string;
  /** The name of the language that is written in. */
  readonly language: string;
  readonly mayEdit: boolean;
  readonly onType: (value: string) => void;
  readonly onLeave: () => void;
  readonly onFocus: () => void;
  readonly onNext: () => void;
  readonly onStillRight: () => void;
  /** Whether nothing of the same list stands behind it. */
  readonly isLast: boolean;
  /** What can be heard on either side. */
  readonly heard: { readonly original: ReactNode; readonly translation: ReactNode };
  readonly below: ReactNode;
}

/** One text of the original, beside it the same in another language. */
export function PartRow(props: PartRowProps) {
  const { text, description, from, to, language, heard } = props;
  const { t } = useTexts();
  const label = partWords(t, description, text.place);
  const marked = fieldOf(description, text.place);
  const mask = props.mayEdit ? maskOf(description, text.place, props.isLast) : null;
  const isMarked = marked?.field.kind === 'marked' && text.place.at(-1) === marked.name;
  return (
    <div className={classes.pair} data-state={text.state} data-part={text.part}>
      <div className={classes.original}>
        <div className={classes.label}>
          <span>{label}</span>
          {heard.original}
        </div>
        <p className={classes.words} {...inLanguage(from)}>
          {text.was === null ? wordsOfHtml(text.value) : <Changes was={text.was} now={text.value} />}
        </p>
      </div>
      <div className={classes.copy}>
        {!isMarked && props.mayEdit && (
          <IconButton
            icon="arrow-right"
            inRow
            label={t('make.translate.copyPart', { part: label })}
            onClick={() => props.onType(text.value)}
          />
        )}
      </div>
      <div className={classes.translation}>
        <div className={classes.label}>
          <span aria-hidden={!isMarked}>{label}</span>
          {heard.translation}
        </div>
        {isMarked && marked.field.kind === 'marked' ? (
          <MarkedControl place={text.place} name={marked.name} field={marked.field} />
        ) : (
          <Written {...props} label={t('make.translate.partIn', { part: label, language })} to={to} />
        )}
        {mask && <MaskControl {...mask} />}
        {props.below}
      </div>
      {text.state === 'changed' && (
        <div className={classes.stale}>
          <Icon name="alert-triangle" size={18} />
          <span>{t('make.translate.changed')}</span>
          {props.mayEdit && (
            <Button onClick={props.onStillRight}>
              <span className={classes.hidden}>{label}: </span>
              {t('make.translate.stillRight')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Changes({ was, now }: { readonly was: string; readonly now: string }) {
  return wordChanges(wordsOfHtml(was), wordsOfHtml(now)).map(({ kind, text }, index) => {
    const key = `${index} ${kind}`;
    if (kind === 'gone') return <del key={key}>{text}</del>;
    return kind === 'new' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
  });
}

/** The end of the line is the end of the part; a text of several lines is left with Ctrl Enter. */
function Written({
  text,
  label,
  to,
  language,
  mayEdit,
  onType,
  onLeave,
  onFocus,
  onNext,
}: PartRowProps & { readonly label: string }) {
  const { t } = useTexts();
  const isRich = isHtml(text.value);
  const plain = wordsOfHtml(text.translation);
  const lines = Math.max(plain.split('\n').length, 1);
  const hasLines = isRich || text.value.includes('\n');

  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mod = event.ctrlKey || event.metaKey;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && (mod || !hasLines)) {
      event.preventDefault();
      onNext();
    }
    if (event.key === 'ArrowRight' && mod && plain === '') {
      event.preventDefault();
      onType(text.value);
    }
  };

  return (
    <textarea
      className={classes.field}
      aria-label={label}
      placeholder={t('make.translate.writeIn', { language })}
      rows={lines}
      readOnly={!mayEdit}
      {...inLanguage(to)}
      value={plain}
      onChange={({ currentTarget: { value } }) => onType(isRich ? htmlOfWords(value) : value)}
      onKeyDown={keys}
      onFocus={onFocus}
      onBlur={onLeave}
    />
  );
}
