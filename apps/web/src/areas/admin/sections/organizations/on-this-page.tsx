import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './form-parts.module.css';

/** The parts of a long form, to jump to. */
export function OnThisPage({
  parts,
}: {
  readonly parts: readonly { readonly id: string; readonly label: string }[];
}) {
  const { t } = useTexts();
  return (
    <nav className={classes.onPage} aria-label={t('organizations.onThisPage')}>
      {parts.map(({ id, label }) => (
        <a key={id} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}
