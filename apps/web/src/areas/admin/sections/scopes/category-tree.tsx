import {
  below,
  type Category,
  type Depth,
  itemsUnder,
  placedCategories,
} from '@flink/contract/rules/categories/categories.ts';
import { placeOfCategory } from '@flink/contract/rules/categories/categories-issues.ts';
import {
  withCategory,
  withMoved,
  withoutCategory,
  withTitle,
} from '@flink/contract/rules/categories/edit-categories.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './category-editor.module.css';
import type { ModeProps } from './category-editor.tsx';

interface CategoryTreeProps extends ModeProps {
  readonly errorAt: (place: string) => string | undefined;
  readonly onLeave: (place: string) => void;
}

/** The categories, each with those under it; every one is written in its place. */
export function CategoryTree(props: CategoryTreeProps) {
  const { t } = useTexts();
  const { data, onChange, say, disabled } = props;
  const root = useRef<HTMLDivElement>(null);
  const addFirst = useRef<HTMLButtonElement>(null);
  /** Where the keyboard goes after a press, once it is drawn: a category, or null for the button that adds one. */
  const next = useRef<{ readonly id: string | null } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { id } = next.current;
    const input = id === null ? null : root.current?.querySelector<HTMLElement>(`[data-category="${id}"]`);
    (input ?? addFirst.current)?.focus();
    next.current = null;
  });
  const kind = (depth: Depth) => data[depth].title.trim() || t(`categories.${depth}Kind`);

  const add = (depth: Depth, parentId: string | null) => {
    const id = crypto.randomUUID();
    next.current = { id };
    onChange(withCategory(data, depth, parentId, { id, title: '' }));
  };

  const remove = (category: Category, beside: readonly Category[], parentId: string | null) => {
    const after = withoutCategory(data, category.id);
    const at = beside.indexOf(category);
    const along = placedCategories(data).length - placedCategories(after).length - 1;
    next.current = { id: (beside[at - 1] ?? beside[at + 1])?.id ?? parentId };
    onChange(after);
    say(t('categories.removed', { name: category.title, count: along }));
  };

  const move = (category: Category, by: -1 | 1) => {
    next.current = { id: category.id };
    onChange(withMoved(data, category.id, by));
    say(t(by < 0 ? 'categories.movedUp' : 'categories.movedDown', { name: category.title }));
  };

  const listOf = (depth: Depth, parent: Category | null) => {
    const items = itemsUnder(data, depth, parent?.id ?? null);
    if (items.length === 0) return null;
    return (
      <ul
        className={classes.list}
        aria-label={parent ? t('categories.under', { name: parent.title }) : kind(depth)}
      >
        {items.map((category, at) => {
          const deeper = below(depth);
          const name = category.title.trim() || t('categories.nth', { kind: kind(depth), n: at + 1 });
          return (
            <li key={category.id}>
              <CategoryRow
                {...props}
                category={category}
                label={t('categories.nth', { kind: kind(depth), n: at + 1 })}
                onEnter={() => add(depth, parent?.id ?? null)}
                onMove={(by) => move(category, by)}
              >
                {!disabled && (
                  <>
                    <IconButton
                      icon="arrow-up"
                      inRow
                      label={t('categories.moveUp', { name })}
                      disabled={at === 0}
                      onClick={() => move(category, -1)}
                    />
                    <IconButton
                      icon="arrow-down"
                      inRow
                      label={t('categories.moveDown', { name })}
                      disabled={at === items.length - 1}
                      onClick={() => move(category, 1)}
                    />
                    {deeper && (
                      <IconButton
                        icon="corner-down-right"
                        inRow
                        label={t('categories.addUnder', { kind: kind(deeper), name })}
                        onClick={() => add(deeper, category.id)}
                      />
                    )}
                    <IconButton
                      icon="trash"
                      inRow
                      variant="bad"
                      label={t('categories.remove', { name })}
                      onClick={() => remove(category, items, parent?.id ?? null)}
                    />
                  </>
                )}
              </CategoryRow>
              {deeper && listOf(deeper, category)}
            </li>
          );
        })}
      </ul>
    );
  };

  const none = props.errorAt('firstCategory');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the focus leaving the tree
    <div ref={root} className={classes.tree} onBlur={() => props.onLeave('firstCategory')}>
      {listOf('firstCategory', null)}
      {none && (
        <div className={classes.error}>
          <FieldError>{none}</FieldError>
        </div>
      )}
      {!disabled && (
        <Button icon="plus" ref={addFirst} onClick={() => add('firstCategory', null)}>
          {t('categories.add', { kind: kind('firstCategory') })}
        </Button>
      )}
    </div>
  );
}

interface CategoryRowProps extends CategoryTreeProps {
  readonly category: Category;
  readonly label: string;
  readonly onEnter: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly children: ReactNode;
}

function CategoryRow(props: CategoryRowProps) {
  const { data, onChange, disabled, errorAt, onLeave, category, label, onEnter, onMove, children } = props;
  const errorId = useId();
  const place = placeOfCategory(category.id);
  const error = errorAt(place);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (by) {
      event.preventDefault();
      onMove(by);
    } else if (event.key === 'Enter' && category.title.trim() !== '') {
      event.preventDefault();
      onEnter();
    }
  };
  return (
    <>
      <div className={classes.row}>
        <input
          className={classes.input}
          data-category={category.id}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          placeholder={label}
          autoComplete="off"
          disabled={disabled}
          value={category.title}
          onChange={(event) => onChange(withTitle(data, category.id, event.currentTarget.value), place)}
          onBlur={() => onLeave(place)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.tools}>{children}</div>
      </div>
      {error && (
        <div id={errorId} className={classes.error}>
          <FieldError>{error}</FieldError>
        </div>
      )}
    </>
  );
}
