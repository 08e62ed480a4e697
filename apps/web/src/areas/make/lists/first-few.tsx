import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';
import { firstOf } from './first-of.ts';

interface FirstFew<Thing> {
  readonly shown: readonly Thing[];
  /** Opens the others; null where all are shown. */
  readonly more: ReactNode;
}

/** A long list by its first few, and one press for the others. */
export function useFirstFew<Thing>(all: readonly Thing[], few: number): FirstFew<Thing> {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? all : firstOf(all, few);
  const others = all.length - shown.length;
  return {
    shown,
    more:
      others === 0 ? null : (
        <Button variant="quiet" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('make.andMore', { count: others })}
        </Button>
      ),
  };
}
