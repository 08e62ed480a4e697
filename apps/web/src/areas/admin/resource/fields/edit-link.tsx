import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './fields.module.css';
import { sectionOf, useMaySee } from './use-offered.ts';

interface EditLinkProps {
  /** The name of the resource. */
  readonly to: string;
  readonly id: string;
  /** What the row is called. */
  readonly name: string;
}

/** From what is chosen to its own page, for who may open that (spec 3 §2.3). */
export function EditLink({ to, id, name }: EditLinkProps) {
  const { t } = useTexts();
  const Link = useLink();
  const section = sectionOf(to);
  const maySee = useMaySee(to);
  if (!maySee || section === undefined || name === '') return null;
  return (
    <p className={classes.editLink}>
      <Link href={`/admin/${section}/edit/${id}`}>{t('manage.editChosen', { name })}</Link>
    </p>
  );
}
