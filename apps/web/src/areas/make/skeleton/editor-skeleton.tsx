import { SKELETON_AFTER_MS, SkeletonBar } from '@flink/ui/office/states/skeleton.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useAfter } from '@flink/ui/timing/use-after.ts';
import classes from './editor-skeleton.module.css';

const PROBLEMS = [0, 1, 2, 3, 4, 5];
const FIELDS = [0, 1, 2, 3];
const OPTIONS = [0, 1, 2];

/** The editor before it has come: its problems, the fields of the open one, and what is chosen beside it. */
export function EditorSkeleton() {
  const { t } = useTexts();
  const shown = useAfter(SKELETON_AFTER_MS);
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{shown ? t('office.loading') : ''}</VisuallyHidden>
      {shown && (
        <div className={classes.editor} aria-hidden="true">
          <div className={classes.outline} data-skeleton="outline">
            {PROBLEMS.map((place) => (
              <div key={place} className={classes.problem}>
                <SkeletonBar place={place} />
              </div>
            ))}
          </div>
          <div className={classes.fields} data-skeleton="fields">
            {FIELDS.map((place) => (
              <div key={place} className={classes.field}>
                <SkeletonBar place={place} />
                <div className={classes.input} />
              </div>
            ))}
          </div>
          <div className={classes.options} data-skeleton="options">
            {OPTIONS.map((place) => (
              <SkeletonBar key={place} place={place} />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
