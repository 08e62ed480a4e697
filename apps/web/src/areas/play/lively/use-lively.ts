import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useState } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { usePlayData } from '../data/menu-data.ts';

type Lively = typeof import('./lively.ts');

/**
 * Characters that move, and messages that are read to who cannot read yet: they come after the page, and without a
 * connection the page does without them. Returns how a character is drawn, or null.
 */
export function useLively(): Lively['LivingCharacter'] | null {
  const { locale } = useTexts();
  const [lively, setLively] = useState<Lively | null>(null);
  const team = useSession()?.team;
  const animates = usePlayData()?.learners[0]?.settings.autoAnimation;

  useEffect(() => {
    import('./lively.ts').then(setLively, () => {});
  }, []);
  useEffect(
    () => (team ? lively?.enliven({ locale, team, animates }) : undefined),
    [lively, locale, team, animates],
  );

  return lively?.LivingCharacter ?? null;
}
