import type { Categories } from '@flink/contract/rules/categories/categories.ts';
import { categoriesIssues } from '@flink/contract/rules/categories/categories-issues.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type KeyboardEvent, useId, useState } from 'react';
import type { FieldInputProps } from '../../resource/fields/field-props.ts';
import { AssignMode } from './assign-mode.tsx';
import classes from './category-editor.module.css';
import { EditMode } from './edit-mode.tsx';
import { useUndo } from './use-undo.ts';

/** What both modes need of the editor. */
export interface ModeProps {
  readonly data: Categories;
  /** `typing` names the text whose letters are one step of undoing. */
  readonly onChange: (data: Categories, typing?: string) => void;
  /** What became of a press that shows elsewhere, for who does not see it. */
  readonly say: (words: string) => void;
  readonly disabled: boolean;
}

/** Grades, levels and categories of a scope: first written, then assigned to each other (spec 3 §4.3). */
export function CategoryEditor({
  label,
  error,
  value,
  onChange,
  errorAt,
  disabled = false,
}: FieldInputProps) {
  const { t } = useTexts();
  const titleId = useId();
  const whyId = useId();
  const data = value as Categories;
  const [wanted, setWanted] = useState<'edit' | 'assign'>('edit');
  const [said, setSaid] = useState('');
  const { change, undo } = useUndo(data, onChange);
  const isValid = Object.keys(categoriesIssues(data)).length === 0;
  // What was taken back may leave nothing to assign.
  const mode = isValid ? wanted : 'edit';
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || disabled || !undo) return;
    event.preventDefault();
    undo();
  };
  const shared: ModeProps = {
    data,
    onChange: (next, typing) => change(next, typing),
    say: setSaid,
    disabled,
  };

  return (
    <section className={classes.editor} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header className={classes.head}>
        <div className={classes.words}>
          <h2 id={titleId} className={classes.title}>
            {label}
          </h2>
          <p id={whyId} className={classes.hint}>
            {t(
              mode === 'assign'
                ? 'categories.assignHint'
                : isValid
                  ? 'categories.ready'
                  : 'categories.editHint',
            )}
          </p>
        </div>
        <div className={classes.buttons}>
          {!disabled && (
            <Button variant="quiet" icon="arrow-back-up" keys="mod+z" disabled={!undo} onClick={undo}>
              {t('categories.undo')}
            </Button>
          )}
          {mode === 'edit' ? (
            <Button
              icon="list-check"
              disabled={!isValid}
              aria-describedby={whyId}
              onClick={() => setWanted('assign')}
            >
              {t('categories.assign')}
            </Button>
          ) : (
            <Button icon="pencil" onClick={() => setWanted('edit')}>
              {t('categories.edit')}
            </Button>
          )}
        </div>
      </header>
      {error && (
        <div className={classes.whole}>
          <FieldError>{error}</FieldError>
        </div>
      )}
      {mode === 'edit' ? <EditMode {...shared} errorAt={errorAt} /> : <AssignMode {...shared} />}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}
