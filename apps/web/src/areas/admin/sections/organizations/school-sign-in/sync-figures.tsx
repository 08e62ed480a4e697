import { SYNC_OUTCOMES, SYNC_WHO } from '@flink/contract/rules/people/school-sync.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './school-sign-in.module.css';
import type { SchoolSync } from './use-school-link.ts';

/** How many of each kind came, or would come, to what. */
export function SyncFigures({
  figures,
  label,
}: {
  readonly figures: SchoolSync['figures'];
  readonly label: string;
}) {
  const { t, locale } = useTexts();
  const number = (value: number) => numberText(value, locale);
  return (
    <PlainTable label={label}>
      <thead>
        <tr>
          <td />
          {SYNC_OUTCOMES.map((outcome) => (
            <th key={outcome} scope="col" className={classes.number}>
              {t(`schools.outcome.${outcome}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SYNC_WHO.map((who) => (
          <tr key={who}>
            <th scope="row">{t(`schools.whoMany.${who}`)}</th>
            {SYNC_OUTCOMES.map((outcome) => (
              <td key={outcome} className={classes.number} data-none={figures[who][outcome] === 0}>
                {number(figures[who][outcome])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
