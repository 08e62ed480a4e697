import type { Translate } from '@flink/ui/texts/texts.tsx';
import type { RewardStand } from './reward.ts';

export function standWords(t: Translate, stand: RewardStand): string {
  switch (stand.kind) {
    case 'none':
      return '';
    case 'saving':
      return t('familyPoints.missing', { count: stand.missing });
    case 'ready':
      return t('familyPoints.ready');
  }
}
