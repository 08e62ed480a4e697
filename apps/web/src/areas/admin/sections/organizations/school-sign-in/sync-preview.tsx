import type { SyncOutcome } from '@flink/contract/rules/people/school-sync.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { StatePip, type StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './school-sign-in.module.css';
import { SyncFigures } from './sync-figures.tsx';
import type { Preview } from './use-school-link.ts';

const TONES: Readonly<Record<SyncOutcome, StateTone>> = {
  new: 'ok',
  changed: 'info',
  moved: 'info',
  archived: 'warn',
  restored: 'ok',
  refused: 'bad',
  unchanged: 'none',
};

/** What a sync would do, before it does it: figures first, then each with its reason. */
export function SyncPreview({ preview }: { readonly preview: Preview }) {
  const { t, locale } = useTexts();
  const { figures, entries, total } = preview;
  const number = (value: number) => numberText(value, locale);
  return (
    <Card title={t('schools.look')}>
      <div className={classes.stack}>
        {preview.needsApproval && (
          <StatePip tone="warn">
            {t('schools.waits', { count: preview.vanishing, known: preview.known })}
          </StatePip>
        )}
        <SyncFigures figures={figures} label={t('schools.figures')} />
        {total === 0 ? (
          <p className={classes.hint}>{t('schools.nothing')}</p>
        ) : (
          <PlainTable label={t('schools.each')} atMost="60vh">
            <thead>
              <tr>
                <th scope="col">{t('web.name')}</th>
                <th scope="col">{t('schools.who')}</th>
                <th scope="col">{t('schools.at')}</th>
                <th scope="col">{t('schools.what')}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map(({ who, schoolId, name, outcome, centerName, reason }) => (
                <tr key={`${who} ${schoolId}`}>
                  <th scope="row">{name || schoolId}</th>
                  <td>{t(`schools.whoOne.${who}`)}</td>
                  <td>{centerName ?? t('web.none')}</td>
                  <td className={classes.what}>
                    <StatePip tone={TONES[outcome]} inTable>
                      {t(`schools.outcome.${outcome}`)}
                    </StatePip>
                    {reason && <p className={classes.reason}>{t(`error.${reason}`)}</p>}
                  </td>
                </tr>
              ))}
            </tbody>
          </PlainTable>
        )}
        {entries.length < total && (
          <p className={classes.hint}>
            {t('schools.first', { n: number(entries.length), total: number(total) })}
          </p>
        )}
      </div>
    </Card>
  );
}
