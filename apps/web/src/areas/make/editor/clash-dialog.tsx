import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { DifferenceList } from '../versions/difference-list.tsx';
import { differencesBetween } from '../versions/differences.ts';
import type { Choice } from './save-meeting.ts';
import { type Theirs, withTheirs } from './settle-clash.ts';

export interface AskedClash {
  readonly theirs: Theirs;
  readonly mine: ActivityData;
  readonly answer: (choice: Choice) => void;
}

/** Both sides of what two authors changed; closing it keeps the own, which is on the screen. */
export function ClashDialog({
  asked,
  editing,
}: {
  readonly asked: AskedClash | null;
  readonly editing: Pick<Editing, 'description' | 'locale' | 'host'>;
}) {
  const { t } = useTexts();
  if (asked === null) return null;
  const { theirs, mine, answer } = asked;
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
          <Button variant="primary" onClick={() => answer('mine')}>
            {t('make.clash.keepMine')}
          </Button>
        </>
      }
    >
      {/* It opens while somebody writes: the next space must not answer for them. */}
      <div tabIndex={-1} data-autofocus>
        <DifferenceList
          differences={differencesBetween(editing.description, mine, withTheirs(mine, theirs))}
          editing={editing}
          authors
        />
      </div>
    </Dialog>
  );
}
