import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../../play/class-names.ts';
import { type Translate, useTexts } from '../../texts/texts.tsx';
import { useAfter } from '../../timing/use-after.ts';
import { Icon } from '../icons/icon.tsx';
import classes from './saved-sign.module.css';
import { nextTick, savedAgo } from './saved-words.ts';

export type SavingState =
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  /** `isKept`: unless this device has no room for it. */
  | { readonly kind: 'offline'; readonly isKept?: boolean }
  | { readonly kind: 'failed'; readonly onRetry: () => void };

/** A save that is quicker than this is not worth a word. */
const SAVING_AFTER_MS = 400;

function agoInWords(t: Translate, at: number, now: number): string {
  const ago = savedAgo(at, now);
  switch (ago.kind) {
    case 'now':
      return t('office.saved.now');
    case 'seconds':
      return t('office.saved.seconds', { count: ago.count });
    case 'minutes':
      return t('office.saved.minutes', { count: ago.count });
    case 'hours':
      return t('office.saved.hours', { count: ago.count });
    case 'all':
      return t('office.saved.all');
  }
}

function Saved({ at }: { readonly at: number }) {
  const { t } = useTexts();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const wait = nextTick(at, now);
    if (wait === null) return;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [at, now]);

  return (
    <span className={classNames(classes.sign, classes.saved)} aria-hidden="true">
      <Icon name="cloud-check" />
      <span className={classes.words}>{agoInWords(t, at, Math.max(at, now))}</span>
    </span>
  );
}

function Saving() {
  const { t } = useTexts();
  const shown = useAfter(SAVING_AFTER_MS);
  if (!shown) return null;
  return (
    <span className={classNames(classes.sign, classes.saving)} aria-hidden="true">
      <Icon name="refresh" />
      <span className={classes.words}>{t('office.saved.saving')}</span>
    </span>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <span className={classNames(classes.sign, classes.failed)}>
      <Icon name="cloud-x" />
      <span aria-hidden="true">{t('office.saved.failed')}</span>
      <button type="button" className={classes.again} onClick={onRetry}>
        {t('office.saved.again')}
      </button>
    </span>
  );
}

function Unsaved() {
  const { t } = useTexts();
  return (
    <span className={classNames(classes.sign, classes.unsaved)} aria-hidden="true">
      <Icon name="pencil" />
      <span className={classes.words}>{t('office.saved.unsaved')}</span>
    </span>
  );
}

function face(state: SavingState, offline: string): ReactNode {
  switch (state.kind) {
    case 'unsaved':
      return <Unsaved />;
    case 'saving':
      return <Saving />;
    case 'saved':
      return <Saved key={state.at} at={state.at} />;
    case 'offline':
      return (
        <span className={classNames(classes.sign, classes.offline, classes.short)} aria-hidden="true">
          <Icon name="cloud-off" />
          <span className={classes.words}>{offline}</span>
        </span>
      );
    case 'failed':
      return <Failed onRetry={state.onRetry} />;
  }
}

/** Keeps the room of the longest words: what stands beside the sign must not jump when a second has passed. */
function Room() {
  const { t } = useTexts();
  return (
    <span className={classNames(classes.sign, classes.saved, classes.room)} aria-hidden="true">
      <Icon name="cloud-check" />
      <span className={classes.words} data-longest={t('office.saved.seconds', { count: 59 })} />
    </span>
  );
}

/**
 * One sign in one place, which is kept free until there is something to say. A screen reader hears the kind of state
 * once, not every second that passes.
 */
export function SavedSign({ state }: { readonly state: SavingState | null }) {
  const { t } = useTexts();
  const spoken = {
    // Whoever writes knows it, and need not hear it between two saves.
    unsaved: '',
    saving: t('office.saved.saving'),
    saved: t('office.saved.all'),
    offline:
      state?.kind === 'offline' && state.isKept === false
        ? t('office.saved.offlineOpen')
        : t('office.saved.offline'),
    failed: t('office.saved.failed'),
  };
  return (
    <span className={classes.place}>
      <Room />
      {state && face(state, spoken.offline)}
      <VisuallyHidden aria-live="polite">{state && spoken[state.kind]}</VisuallyHidden>
    </span>
  );
}
