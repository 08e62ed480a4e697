import { allows } from '@flink/contract/access/rules.ts';
import { MOVING, MOVING_LOOKS } from '@flink/make-kit/legacy/template-of.ts';
import type { OpenedDialog } from '@flink/make-kit/media/use-lazy-dialog.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { type Option, SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { handOver } from '../../../shared/office/hand-over.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { FIRST_LANGUAGE, usualLanguage } from '../new-activity/new-activity-dialog.tsx';
import { offeredTemplates } from '../new-activity/new-activity-rule.ts';
import { LegacyChoice } from './legacy-choice.tsx';
import classes from './legacy-dialog.module.css';
import { reportText } from './legacy-report.ts';
import { LegacyRow } from './legacy-row.tsx';
import { skippedWords } from './legacy-words.ts';
import { useLegacy } from './use-legacy.ts';

interface LegacyDialogProps extends OpenedDialog {
  readonly common: MakeCommon;
  /** Those that were converted, when the dialog closes. */
  readonly onConverted: (ids: readonly string[]) => void;
}

/** Spec 3 §5.3: old activities are chosen, looked at, and converted; what cannot be taken over is told. */
export default function LegacyDialog({ common, opened, onClose, onConverted }: LegacyDialogProps) {
  const { t, locale: language } = useTexts();
  const choosesLanguage = allows(
    { flinkMake: { controls: { languageSelector: true } } },
    holderOf(useSession()),
  );
  const usual = common.locales.find(({ code }) => code === usualLanguage.get())?.code;
  const [locale, setLocale] = useState((choosesLanguage ? usual : undefined) ?? FIRST_LANGUAGE);
  const legacy = useLegacy(common, locale);
  const { phase, rows, skipped } = legacy;
  const busy = phase === 'converting';
  const isChoosing = phase === 'choosing' || phase === 'reading';
  const done = rows.flatMap(({ state }) => (state.kind === 'done' ? [state.activity._id] : []));

  const templates = offeredTemplates(common.templates, language).flatMap(
    ({ alias, activityTemplateName: label }): Option[] =>
      alias === MOVING
        ? MOVING_LOOKS.map((look) => ({
            value: `${alias}/${look}`,
            label: `${label}: ${t(`make.choice.look.${look}`)}`,
          }))
        : [{ value: alias, label }],
  );
  const nameOf = (choice: string | null) => templates.find(({ value }) => value === choice)?.label ?? '';

  const close = () => {
    if (busy) return;
    onClose();
    if (done.length > 0) onConverted(done);
  };
  const keep = () =>
    handOver(
      new Blob([reportText(rows, skipped, nameOf, t)], { type: 'text/plain;charset=utf-8' }),
      `${t('make.legacy.reportFile')}.txt`,
    );

  return (
    <Dialog
      opened={opened}
      closeButton={!busy}
      width="choose"
      title={t('make.legacy.open')}
      lead={t('make.legacy.lead')}
      onClose={close}
      foot={
        <>
          {!isChoosing && (
            <Button variant="quiet" icon="download" disabled={busy} onClick={keep}>
              {t('make.legacy.keepReport')}
            </Button>
          )}
          {busy ? (
            <Button key="stop" icon="player-stop" autoFocus onClick={legacy.stop}>
              {t('make.legacy.stopNow')}
            </Button>
          ) : (
            // Each takes the focus from the button that went.
            <Button
              key="close"
              variant={!isChoosing && legacy.ready === 0 ? 'primary' : 'quiet'}
              autoFocus={done.length > 0}
              onClick={close}
            >
              {done.length > 0 ? t('make.legacy.close') : t('office.dialog.cancel')}
            </Button>
          )}
          {!isChoosing && legacy.ready > 0 && !busy && (
            <Button
              variant="primary"
              // Not from who chooses a template just now.
              autoFocus={!document.activeElement?.closest('[data-legacy]')}
              onClick={legacy.convert}
            >
              {t('make.legacy.convert', { count: legacy.ready })}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.sheet}>
        {choosesLanguage && (
          <SelectField
            label={t('make.language')}
            required
            searchable
            disabled={busy || done.length > 0}
            value={locale}
            onChange={(next) => next !== null && setLocale(next)}
            options={common.locales.map(({ code, displayName }) => ({ value: code, label: displayName }))}
          />
        )}
        {isChoosing ? (
          <LegacyChoice busy={phase === 'reading'} refused={legacy.refused} onSet={legacy.choose} />
        ) : (
          <>
            <div className={classes.line}>
              <p role="status" className={classes.found}>
                {busy || done.length > 0
                  ? t('make.legacy.progress', { done: done.length, all: rows.length })
                  : t('make.legacy.found', { count: rows.length })}
              </p>
              {!busy && done.length === 0 && (
                <Button variant="quiet" icon="arrow-back-up" autoFocus onClick={legacy.again}>
                  {t('make.legacy.another')}
                </Button>
              )}
            </div>
            <ul className={classes.rows} aria-label={t('make.legacy.list')}>
              {rows.map((row) => (
                <LegacyRow
                  key={row.candidate._id}
                  row={row}
                  templates={templates}
                  busy={busy}
                  onTemplate={(choice) => legacy.chooseTemplate(row.candidate._id, choice)}
                />
              ))}
            </ul>
            {skipped.map((file) => (
              <p key={file.path} className={classes.facts}>
                {skippedWords(file, t)}
              </p>
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}
