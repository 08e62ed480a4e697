import type { ReactNode } from 'react';
import { classNames } from '../../play/class-names.ts';
import { useTexts } from '../../texts/texts.tsx';
import { Button } from '../buttons/button.tsx';
import { Fox } from '../icons/fox.tsx';
import { Icon } from '../icons/icon.tsx';
import classes from './empty-state.module.css';

export type Emptiness =
  /** Before the first one: the fox and the next step. */
  | {
      readonly kind: 'first';
      readonly title: string;
      readonly message?: string;
      readonly actions?: ReactNode;
    }
  /** A filter finds nothing: names the filters and clears them. */
  | {
      readonly kind: 'filtered';
      readonly title?: string;
      readonly message?: string;
      readonly onClear: () => void;
      readonly actions?: ReactNode;
    }
  /** What happened, what was kept, and Try again. */
  | {
      readonly kind: 'error';
      readonly title?: string;
      readonly message?: string;
      readonly onRetry: () => void;
    }
  /** More than anybody pages through: asks for a search. */
  | {
      readonly kind: 'tooMuch';
      readonly total: number;
      readonly message?: string;
      readonly actions?: ReactNode;
    };

interface Face {
  readonly art: ReactNode;
  readonly title: string;
  readonly message?: string;
  readonly actions?: ReactNode;
}

function useFace(state: Emptiness): Face {
  const { t } = useTexts();
  switch (state.kind) {
    case 'first':
      return { art: <Fox size={56} />, ...state };
    case 'filtered':
      return {
        art: <Icon name="filter-search" size={40} />,
        title: state.title ?? t('office.empty.filtered'),
        message: state.message ?? t('office.empty.filteredHint'),
        actions: (
          <>
            <Button onClick={state.onClear}>{t('office.empty.clearFilters')}</Button>
            {state.actions}
          </>
        ),
      };
    case 'error':
      return {
        art: <Icon name="plug-connected-x" size={40} />,
        title: state.title ?? t('office.empty.noResponse'),
        message: state.message ?? t('office.empty.noResponseHint'),
        actions: (
          <Button variant="primary" icon="refresh" onClick={state.onRetry}>
            {t('office.empty.tryAgain')}
          </Button>
        ),
      };
    case 'tooMuch':
      return {
        art: <Icon name="stack-2" size={40} />,
        title: t('office.empty.tooMuch', { total: state.total }),
        message: state.message ?? t('office.empty.tooMuchHint'),
        actions: state.actions,
      };
  }
}

export function EmptyState({ state }: { readonly state: Emptiness }) {
  const face = useFace(state);
  return (
    <div className={classes.state} role={state.kind === 'error' ? 'alert' : 'status'}>
      <span className={classNames(classes.art, state.kind === 'error' && classes.bad)}>{face.art}</span>
      <p className={classes.title}>{face.title}</p>
      {face.message && <p className={classes.words}>{face.message}</p>}
      {face.actions && <div className={classes.actions}>{face.actions}</div>}
    </div>
  );
}
