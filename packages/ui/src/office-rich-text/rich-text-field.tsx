import { Input } from '@mantine/core';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { type FieldWords, fieldWords } from '../office/fields/field-words.tsx';
import { Icon } from '../office/icons/icon.tsx';
import { classNames } from '../play/class-names.ts';
import { useTexts } from '../texts/texts.tsx';
import { AUTHOR_TOOLS, type AuthorTools } from './author-tools.ts';
import classes from './rich-text-field.module.css';
import { ShownHtml } from './shown-html.tsx';

const RichTextPanel = lazy(() => import('./rich-text-panel.tsx'));

export interface RichTextFieldProps extends FieldWords {
  /** HTML of the subset of rules/rich-text.ts. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The language of the text, not of the page. */
  readonly language: string;
  readonly tools?: AuthorTools;
  readonly placeholder?: string;
  /** The editor was closed. */
  readonly onDone?: () => void;
}

/** Spec 3 §2.3, inline rich-text popup: the text as it is shown; pressed, it opens in its place to be written. */
export function RichTextField(props: RichTextFieldProps) {
  const { value, onChange, language, tools = AUTHOR_TOOLS, placeholder, onDone, ...words } = props;
  const { t } = useTexts();
  const id = useId();
  const [opened, setOpened] = useState(false);
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
        <Suspense fallback={<div className={classes.panel} aria-busy="true" />}>
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
            onClick={() => setOpened(true)}
          >
            <Icon name="pencil" size={16} />
          </button>
        </div>
      )}
    </Input.Wrapper>
  );
}
