import { htmlOfWords } from '@flink/contract/rules/html-words.ts';
import { Input } from '@mantine/core';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { type FieldWords, fieldWords } from '../office/fields/field-words.tsx';
import { Icon } from '../office/icons/icon.tsx';
import { lazily } from '../office/release/lazily.ts';
import { classNames } from '../play/class-names.ts';
import { writtenIn } from '../texts/language.tsx';
import { useTexts } from '../texts/texts.tsx';
import { AUTHOR_TOOLS, type AuthorTools } from './author-tools.ts';
import classes from './rich-text-field.module.css';
import { ShownHtml } from './shown-html.tsx';

const loadPanel = () => import('./rich-text-panel.tsx');
const RichTextPanel = lazily(loadPanel);
/** Whoever comes near will write soon; a line that is down says so when the editor opens. */
const prepare = () => void loadPanel().catch(() => undefined);

/** Until the editor is there: what is written already stands in the text when it comes. */
function PlainMeanwhile({ label, value, language, onChange }: Omit<RichTextFieldProps, 'tools'>) {
  const [before] = useState(value);
  const [typed, setTyped] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    area.current?.focus();
  }, []);
  return (
    <div className={classes.panel} aria-busy="true">
      {before !== '' && (
        <div className={classes.paper}>
          <ShownHtml html={before} language={language} tools={AUTHOR_TOOLS} />
        </div>
      )}
      <textarea
        ref={area}
        className={classes.meanwhile}
        aria-label={label}
        {...writtenIn(language, typed)}
        value={typed}
        onChange={(event) => {
          const words = event.currentTarget.value;
          setTyped(words);
          // The editor would drop a space at the end, and the next word would touch.
          onChange(before + htmlOfWords(words.replace(/ $/, '\u00a0')));
        }}
      />
    </div>
  );
}

export interface RichTextFieldProps extends FieldWords {
  /** HTML of the subset of rules/rich-text.ts. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The language of the text, not of the page. */
  readonly language: string;
  readonly tools?: AuthorTools;
  readonly placeholder?: string;
  /** It is there to be written at once. */
  readonly startsOpen?: boolean;
  /** The editor was closed. */
  readonly onDone?: () => void;
}

/** Spec 3 §2.3, inline rich-text popup: the text as it is shown; pressed, it opens in its place to be written. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, language, tools = AUTHOR_TOOLS, placeholder, ...rest } = props;
  const { startsOpen = false, onDone, ...words } = rest;
  const { t } = useTexts();
  const id = useId();
  const [opened, setOpened] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const { disabled, 'aria-required': _, ...wrapper } = fieldWords(words);

  const close = () => {
    setOpened(false);
    onDone?.();
    // The button is back after this change is drawn.
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <Input.Wrapper {...wrapper} labelElement="div" labelProps={{ id }}>
      {opened ? (
        <Suspense
          fallback={
            <PlainMeanwhile label={words.label} value={value} language={language} onChange={onChange} />
          }
        >
          <RichTextPanel
            label={words.label}
            value={value}
            language={language}
            tools={tools}
            placeholder={placeholder}
            onChange={onChange}
            onClose={close}
          />
        </Suspense>
      ) : (
        <div className={classNames(classes.shown, words.error && classes.bad)}>
          {value === '' ? (
            <p className={classes.empty}>{placeholder ?? t('richText.empty')}</p>
          ) : (
            <ShownHtml html={value} language={language} tools={tools} />
          )}
          <button
            ref={opener}
            type="button"
            className={classes.open}
            disabled={disabled}
            aria-label={t('richText.write', { label: words.label })}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setOpened(true)}
          >
            <Icon name="pencil" size={16} />
          </button>
        </div>
      )}
    </Input.Wrapper>
  );
}
