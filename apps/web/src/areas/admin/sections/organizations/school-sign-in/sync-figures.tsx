import { SYNC_OUTCOMES, SYNC_WHO } from '@flink/contract/rules/people/school-sync.ts';
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
  const number = new Intl.NumberFormat(locale);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.table}>
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
                  {number.format(figures[who][outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
