import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import { controlAt, problemAt } from '@flink/make-kit/description/field-at.ts';
import { type Place, placeName, samePlace } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo } from 'react';
import { partWords } from '../languages/part-words.ts';
import classes from './to-fix.module.css';

/** `gameData.problems.3` */
const PROBLEM_DEPTH = 3;

const SIGNS = {
  error: { icon: 'alert-circle', look: classes.bad },
  warning: { icon: 'alert-triangle', look: classes.warn },
  /** Nobody has come to it yet. */
  unwritten: { icon: 'circle-dashed', look: classes.unwritten },
} as const;

/** What keeps it from being ready and what is worth a look: in words, with its place; a press or F8 goes there. */
export const ToFix = memo(function ToFix({
  issues,
  said,
  description,
  chosen,
  onGo,
}: Pick<Editing, 'issues' | 'said' | 'description' | 'chosen'> & {
  readonly onGo: (place: Place) => void;
}) {
  const { t } = useTexts();
  const place = ({ path }: ReviewedIssue) => controlAt(description, path);
  const isHere = (issue: ReviewedIssue) => chosen !== null && samePlace(place(issue), chosen);
  const named = (issue: ReviewedIssue) => {
    const at = place(issue);
    const index = problemAt(at);
    if (index === null) return t('make.editor.everywhere');
    const problem = `${t(`make.unit.${description.unit}`)} ${index + 1}`;
    // Ten of one problem would read alike without.
    return at.length > PROBLEM_DEPTH ? `${problem} · ${partWords(t, description, at)}` : problem;
  };
  const sign = (issue: ReviewedIssue) => (said.includes(issue) ? SIGNS[issue.severity] : SIGNS.unwritten);
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');

  useShortcut('f8', () => {
    const places = issues.map(place);
    const here = chosen === null ? -1 : places.findIndex((one) => placeName(one) === placeName(chosen));
    const target = places[(here + 1) % places.length];
    if (target) onGo(target);
  });

  const list = (title: string, found: readonly ReviewedIssue[]) =>
    found.length > 0 && (
      <section className={classes.part} aria-label={title}>
        <header className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <span className={classes.next}>
            {t('make.editor.next')} <Kbd keys="F8" />
          </span>
        </header>
        <ul className={classes.list}>
          {found.map((issue) => (
            <li key={`${issue.code} ${placeName(issue.path)}`}>
              <button
                type="button"
                className={classes.issue}
                aria-current={isHere(issue) ? 'true' : undefined}
                onClick={() => onGo(place(issue))}
              >
                <span className={sign(issue).look}>
                  <Icon name={sign(issue).icon} size={18} />
                </span>
                <span>
                  <strong className={classes.where}>{named(issue)}</strong>
                  {t(`issue.${issue.code}`, issue.params)}
                </span>
                <Icon name={isHere(issue) ? 'current-location' : 'arrow-right'} size={16} />
              </button>
            </li>
          ))}
        </ul>
      </section>
    );

  return (
    <>
      {list(t('make.editor.toFix'), errors)}
      {errors.length === 0 && (
        <p className={classes.good}>
          <Icon name="circle-check" size={18} />
          {t('make.editor.allGood')}
        </p>
      )}
      {list(t('make.editor.toLookAt'), warnings)}
    </>
  );
});
