import type { Description } from '@flink/make-kit/description/description.ts';
import { outlineOf } from '@flink/make-kit/description/outline.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './clash-dialog.module.css';
import type { Choice } from './save-meeting.ts';
import type { Theirs } from './settle-clash.ts';

export interface AskedClash {
  readonly theirs: Theirs;
  readonly answer: (choice: Choice) => void;
}

/** Both sides of what two authors changed; closing it keeps the own, which is on the screen. */
export function ClashDialog({
  asked,
  description,
}: {
  readonly asked: AskedClash | null;
  readonly description: Description;
}) {
  const { t } = useTexts();
  if (asked === null) return null;
  const { theirs, answer } = asked;
  const said = (part: string, value: unknown): string => {
    if (value === null) return t('make.clash.gone');
    if (part.startsWith('problem.')) {
      const { title } = outlineOf(description.problems ?? {}, value);
      return title === '' ? JSON.stringify(value) : title;
    }
    return typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <Dialog
      opened
      width="decide"
      title={t('make.clash.title', { name: theirs.savedBy ?? t('make.clash.somebody') })}
      lead={t('make.clash.lead')}
      onClose={() => answer('mine')}
      foot={
        <>
          <Button onClick={() => answer('theirs')}>{t('make.clash.takeTheirs')}</Button>
          <Button variant="primary" data-autofocus onClick={() => answer('mine')}>
            {t('make.clash.keepMine')}
          </Button>
        </>
      }
    >
      <ul className={classes.clashes}>
        {theirs.clashes.map(({ part, mine, theirs: other }) => (
          <li key={part} className={classes.clash}>
            <div>
              <strong>{t('make.clash.mine')}</strong>
              <p className={classes.side}>{said(part, mine)}</p>
            </div>
            <div>
              <strong>{t('make.clash.theirs')}</strong>
              <p className={classes.side}>{said(part, other)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
