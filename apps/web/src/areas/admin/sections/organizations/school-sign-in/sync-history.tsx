import { Button } from '@flink/ui/office/buttons/button.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { momentText } from '../../../../../shared/moment.ts';
import classes from './school-sign-in.module.css';
import { SyncFigures } from './sync-figures.tsx';
import type { SchoolSync } from './use-school-link.ts';

const TONES = { done: 'ok', waiting: 'warn', failed: 'bad', dismissed: 'still' } as const;

interface SyncHistoryProps {
  readonly syncs: readonly SchoolSync[];
  readonly looking: boolean;
  /** Reads the lists anew: of the people on them no sync keeps a name. */
  readonly onLook: (() => void) | undefined;
}

/** The last sync with its figures, those before it in a line each. */
export function SyncHistory({ syncs, looking, onLook }: SyncHistoryProps) {
  const { t } = useTexts();
  const [latest, ...earlier] = syncs;
  const refused = Object.values(latest?.figures ?? {}).some((counts) => counts.refused > 0);
  return (
    <Card title={t('schools.lastSync')}>
      {latest === undefined ? (
        <p className={classes.hint}>{t('schools.never')}</p>
      ) : (
        <div className={classes.stack}>
          <SyncLine sync={latest} />
          {latest.state === 'done' && <SyncFigures figures={latest.figures} label={t('schools.lastSync')} />}
          {refused && onLook && (
            <div className={classes.buttons}>
              <Button variant="quiet" icon="search" loading={looking} onClick={onLook}>
                {t('schools.whoRefused')}
              </Button>
            </div>
          )}
          {earlier.length > 0 && (
            <details className={classes.earlier}>
              <summary>{t('schools.earlier', { count: earlier.length })}</summary>
              <ul>
                {earlier.map((sync) => (
                  <li key={sync._id}>
                    <SyncLine sync={sync} />
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    </Card>
  );
}

function SyncLine({ sync }: { readonly sync: SchoolSync }) {
  const { t, locale } = useTexts();
  return (
    <div className={classes.line}>
      <StatePip tone={TONES[sync.state]}>{t(`schools.state.${sync.state}`)}</StatePip>
      <span>
        {t('schools.when', {
          moment: momentText(sync.endedAt, locale),
          who: sync.askedBy ?? t('schools.byClock'),
        })}
      </span>
      {sync.error && (
        <p className={classes.reason}>{t('schools.failed', { reason: t(`error.${sync.error}`) })}</p>
      )}
    </div>
  );
}
