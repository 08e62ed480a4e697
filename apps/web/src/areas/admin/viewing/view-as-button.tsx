import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { useViewAs, type Viewed } from './use-view-as.ts';

interface ViewAsButtonProps {
  readonly person: Viewed;
  readonly name: string;
}

/** Opens Flink as this person sees it; nothing for whom that is not offered. */
export function ViewAsButton({ person, name }: ViewAsButtonProps) {
  const { t } = useTexts();
  const { offers, view } = useViewAs();
  const [opening, setOpening] = useState(false);
  if (!offers(person)) return null;
  return (
    <Button
      icon="eye"
      loading={opening}
      aria-label={t('viewing.asPerson', { name })}
      onClick={async () => {
        setOpening(true);
        await view(person);
        setOpening(false);
      }}
    >
      {t('viewing.as')}
    </Button>
  );
}
