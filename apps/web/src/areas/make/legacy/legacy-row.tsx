import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { FieldError } from '@flink/ui/office/fields/field-error.tsx';
import { type Option, SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { editorOf } from '../lists/make-data.ts';
import classes from './legacy-dialog.module.css';
import { rowWords } from './legacy-report.ts';
import type { LegacyRow as Row } from './use-legacy.ts';

interface LegacyRowProps {
  readonly row: Row;
  readonly templates: readonly Option[];
  readonly busy: boolean;
  readonly onTemplate: (choice: string) => void;
}

/** One old activity: what it is, what becomes of it, what cannot be taken over. */
export function LegacyRow({ row, templates, busy, onTemplate }: LegacyRowProps) {
  const { t } = useTexts();
  const { candidate, choice, state } = row;
  const words = rowWords(row, t);
  const isFixed = state.kind === 'refused' || state.kind === 'done' || state.kind === 'sending';
  return (
    <li className={classes.row} data-legacy={candidate.name}>
      <div className={classes.what}>
        <h3 className={classes.name}>{candidate.name}</h3>
        <p className={classes.facts}>
          {[...(candidate.folder.path === candidate.name ? [] : [candidate.folder.path]), ...words.facts]
            .filter((fact) => fact !== '')
            .join(' · ')}
        </p>
      </div>
      <div className={classes.state}>
        <StatePip tone={words.tone}>{words.state}</StatePip>
      </div>
      {state.kind !== 'refused' && (
        <div className={classes.template}>
          <SelectField
            label={t('make.legacy.template', { name: candidate.name })}
            placeholder={t('make.legacy.pickTemplate')}
            searchable
            value={choice}
            disabled={busy || isFixed}
            options={templates}
            onChange={(next) => next !== null && onTemplate(next)}
          />
        </div>
      )}
      {(words.refusal.length > 0 || words.hint !== null) && (
        <div className={classes.wide} role={state.kind === 'failed' ? 'alert' : undefined}>
          {words.refusal.map((line) => (
            <p key={line} className={classes.reason}>
              <FieldError>{line}</FieldError>
            </p>
          ))}
          {words.hint !== null && <p className={classes.facts}>{words.hint}</p>}
        </div>
      )}
      {state.kind === 'sending' && (
        <div className={classes.wide}>
          <progress className={classes.bar} max={1} value={state.share} aria-label={words.state} />
          {state.waits && (
            <p role="status" className={classes.facts}>
              {t('make.legacy.lineGone')}
            </p>
          )}
        </div>
      )}
      {words.losses.length > 0 && (
        <details className={classes.wide}>
          <summary>{t('make.legacy.losses', { count: words.losses.length })}</summary>
          <ul className={classes.losses}>
            {words.losses.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {state.kind === 'done' && (
        <div className={classes.wide}>
          <LinkButton href={editorOf(state.activity._id)}>
            {t('make.legacy.openEditor', { name: state.activity.activityName })}
          </LinkButton>
        </div>
      )}
    </li>
  );
}
