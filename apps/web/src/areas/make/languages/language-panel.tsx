import { isToWrite, type PartState } from '@flink/contract/rules/make/translation.ts';
import { listText } from '@flink/contract/texts/format.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Kbd } from '@flink/ui/office/buttons/kbd.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { percentText } from '@flink/ui/texts/percent-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './language-panel.module.css';

export interface MissingAudio {
  readonly part: PartState;
  readonly label: string;
  /** What is to be read; '' where it is not written yet. */
  readonly words: string;
}

interface LanguagePanelProps {
  readonly parts: readonly PartState[];
  readonly language: string;
  readonly original: string;
  readonly missingAudio: readonly MissingAudio[];
  /** Words of what makes it unplayable. */
  readonly issues: readonly string[];
  readonly isPublished: boolean;
  readonly isDraft: boolean;
  readonly mayEdit: boolean;
  readonly speaking: { readonly at: number; readonly of: number } | null;
  /** Null where the house has no voice for the language. */
  readonly onSpeak: ((missing: readonly MissingAudio[]) => void) | null;
  readonly onShow: (missing: MissingAudio) => void;
  readonly onPublish: () => void;
  readonly onSaveAndNext: () => void;
  readonly isMovingOn: boolean;
  readonly onClean: () => void;
}

/** How far it is, what cannot be heard yet, and whether learners get it. */
export function LanguagePanel(props: LanguagePanelProps) {
  const { parts, language, original, missingAudio, issues, mayEdit, speaking, onSpeak } = props;
  const { t, locale } = useTexts();
  const count = (state: PartState['state']) => parts.filter((one) => one.state === state).length;
  const [done, changed] = [count('done'), count('changed')];
  const toWrite = parts.filter(isToWrite).length;
  const share = parts.length === 0 ? 100 : Math.floor((done / parts.length) * 100);
  const speakable = missingAudio.filter(({ words }) => words !== '');
  const isReady = toWrite === 0 && issues.length === 0;
  const reasons = [
    ...(toWrite > 0 ? [t('make.translate.toWrite', { count: toWrite })] : []),
    ...(changed > 0 ? [t('make.translate.toCheck', { count: changed })] : []),
    ...(missingAudio.length > 0 ? [t('make.translate.audioToAdd', { count: missingAudio.length })] : []),
  ];
  return (
    <aside className={classes.panel} aria-label={t('make.translate.progress')}>
      <div className={classes.progress}>
        <Ring done={done} changed={changed} total={parts.length} share={share} />
        <dl>
          <div>
            <dt>
              <i data-state="done" />
              {t('make.translate.done')}
            </dt>
            <dd>{done}</dd>
          </div>
          <div>
            <dt>
              <i data-state="changed" />
              {t('make.translate.changedSince')}
            </dt>
            <dd>{changed}</dd>
          </div>
          <div>
            <dt>
              <i data-state="missing" />
              {t('make.translate.notYet')}
            </dt>
            <dd>{parts.length - done - changed}</dd>
          </div>
        </dl>
      </div>
      {missingAudio.length > 0 && (
        <section className={classes.section}>
          <div className={classes.head}>
            <h2>{t('make.translate.missingAudio')}</h2>
            <Count value={missingAudio.length} />
            <span className={classes.next}>
              {t('make.translate.nextKey')} <Kbd keys="f8" />
            </span>
          </div>
          <ul className={classes.missing}>
            {missingAudio.map((one) => (
              <li key={one.part.part}>
                <button type="button" className={classes.show} onClick={() => props.onShow(one)}>
                  <b>{one.label}</b>
                  <small>{one.words || t('make.translate.notWritten')}</small>
                </button>
                {mayEdit && onSpeak && one.words !== '' && (
                  <IconButton
                    icon="volume"
                    inRow
                    label={t('make.translate.speakPart', { part: one.label })}
                    disabled={speaking !== null}
                    onClick={() => onSpeak([one])}
                  />
                )}
              </li>
            ))}
          </ul>
          {mayEdit && onSpeak && speakable.length > 0 && (
            <div className={classes.speak}>
              <b>{t('make.translate.speakAll')}</b>
              <p>{t('make.translate.speakAllHint', { count: speakable.length, language })}</p>
              <Button icon="volume" loading={speaking !== null} onClick={() => onSpeak(speakable)}>
                {t('make.translate.makeAudio')}
              </Button>
              <p role="status">{speaking && t('make.translate.speaking', { ...speaking })}</p>
            </div>
          )}
        </section>
      )}
      <section className={classes.section}>
        <h2>{t('make.translate.doneWithIt')}</h2>
        <p className={classes.quiet}>
          {props.isPublished
            ? props.isDraft
              ? t('make.translate.publishedDraft', { language })
              : t('make.translate.published', { language })
            : t('make.translate.learnersSee', { language, original })}
        </p>
        {issues.length > 0 && (
          <ul className={classes.issues}>
            {issues.map((words) => (
              <li key={words}>
                <Icon name="alert-circle" size={16} />
                <span>{words}</span>
              </li>
            ))}
          </ul>
        )}
        {mayEdit && (props.isDraft || !props.isPublished) && (
          <Button fullWidth wraps disabled={!isReady} onClick={props.onPublish}>
            {t('make.translate.markReady', { language })}
          </Button>
        )}
        {mayEdit && (
          <Button
            variant="primary"
            icon="check"
            fullWidth
            keys="mod+shift+enter"
            loading={props.isMovingOn}
            onClick={props.onSaveAndNext}
          >
            {t('make.worklist.saveAndNext')}
          </Button>
        )}
        {reasons.length > 0 && <p className={classes.reasons}>{listText(reasons, locale, 'unit')}</p>}
        {mayEdit && (
          <Button variant="bad" icon="trash" onClick={props.onClean}>
            {t('make.translate.remove', { language })}
          </Button>
        )}
      </section>
    </aside>
  );
}

const AROUND = 2 * Math.PI * 42;

function Ring({
  done,
  changed,
  total,
  share,
}: {
  readonly done: number;
  readonly changed: number;
  readonly total: number;
  readonly share: number;
}) {
  const { t, locale } = useTexts();
  const length = (count: number) => (total === 0 ? 0 : (count / total) * AROUND);
  const stretch = (count: number, before: number) => ({
    strokeDasharray: `${length(count)} ${AROUND}`,
    strokeDashoffset: -length(before),
  });
  return (
    <div className={classes.ring}>
      <svg viewBox="0 0 108 108" width={108} height={108} aria-hidden="true">
        <circle cx={54} cy={54} r={42} className={classes.rest} />
        <circle cx={54} cy={54} r={42} className={classes.ringDone} style={stretch(done, 0)} />
        <circle cx={54} cy={54} r={42} className={classes.ringChanged} style={stretch(changed, done)} />
      </svg>
      <p>
        <b>{percentText(locale, share / 100)}</b>
        <small>{t('make.partsDone', { done, of: total })}</small>
      </p>
    </div>
  );
}
